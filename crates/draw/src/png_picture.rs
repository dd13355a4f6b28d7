//! SVG as PNG, by resvg.

use hedgerow_text::{Text, errors, text};
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The most pixels a picture may have: enough for any board, too few to run out of memory.
const MOST_PIXELS: f64 = 64e6;

/// Why a picture could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// The document cannot be read as SVG; the reason is in English.
    Svg(String),
    /// The picture would have too many pixels.
    TooLarge {
        /// How wide it would be.
        width: u64,
        /// How high it would be.
        height: u64,
    },
    /// The pixels could not be written; the reason is in English.
    Encoding(String),
}

errors! { PngError; }

impl From<&PngError> for Text {
    fn from(error: &PngError) -> Text {
        match error {
            PngError::Svg(reason) => text!("draw-unreadable", reason = reason),
            // As words: numbers of pixels are not grouped.
            PngError::TooLarge { width, height } => {
                text!("draw-too-large", width = width.to_string(), height = height.to_string())
            }
            PngError::Encoding(reason) => text!("draw-unwritable", reason = reason),
        }
    }
}

/// Renders an SVG document, `scale` pixels a unit.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| PngError::Svg(error.to_string()))?;
    let size = tree.size();
    // Stretched to whole pixels, so that the paper reaches the last row and column.
    let pixels = |length: f32| f64::from(length * scale).round().max(1.0);
    let (width, height) = (pixels(size.width()), pixels(size.height()));
    let too_large = PngError::TooLarge { width: width as u64, height: height as u64 };
    if width * height > MOST_PIXELS {
        return Err(too_large);
    }
    let mut pixmap = Pixmap::new(width as u32, height as u32).ok_or(too_large)?;
    let fit = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, fit, &mut pixmap.as_mut());
    encode(&pixmap).map_err(|error| PngError::Encoding(error.to_string()))
}

/// Our pictures have no holes, so three bytes a pixel are enough; and as they are kept longer than they take to make, well packed.
fn encode(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header()?;
    let pixels: Vec<u8> = pixmap.data().chunks(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(file)
}
