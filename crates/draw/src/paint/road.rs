//! Roads, bridges, and what stands where roads end.

use super::Easel;
use super::palette as colour;
use super::symbols;
use super::water::bled;
use crate::geometry::at;
use crate::shape::End;
use crate::svg::{AREA_BLEED, LINE_BLEED, Layers, PathData, path_element};
use hedgerow_rules::FeatureKind;

/// The garden of a monastery, with a hedge around it: room for the church, and for a monk beside it.
pub fn yard(easel: &mut Easel) {
    let Some(monastery) = easel.shape.monastery else { return };
    let mut garden = PathData::default();
    garden.curve(&monastery.yard()).close();
    path_element(&mut easel.body, colour::GARDEN, &garden.0);
    path_element(&mut easel.body, colour::GARDEN_HEDGE, &garden.0);
}

pub fn roads(easel: &mut Easel) {
    let (mut edge, mut top) = (PathData::default(), PathData::default());
    for road in easel.shape.lines.iter().filter(|line| line.kind == FeatureKind::Road) {
        edge.curve(&bled(&road.curve, road.end.is_none(), AREA_BLEED));
        top.curve(&bled(&road.curve, road.end.is_none(), LINE_BLEED));
    }
    let body = &mut easel.body;
    let mut parapet = PathData::default();
    let mut shadow = PathData::default();
    for (place, way) in &easel.shape.bridges {
        let across = way.turned();
        for sign in [-1.0, 1.0] {
            let side = *place + across * (sign * 5.4);
            parapet.to(side - *way * 10.5).line(side + *way * 10.5);
        }
        shadow.to(*place - *way * 9.0).line(*place + *way * 9.0);
    }
    path_element(body, "fill=\"none\" stroke=\"#4f8299\" stroke-width=\"13\"", &shadow.0);
    path_element(body, colour::ROAD_EDGE, &edge.0);
    path_element(body, colour::ROAD_TOP, &top.0);
    path_element(body, "fill=\"none\" stroke=\"#7d6a58\" stroke-width=\"2.6\" stroke-linecap=\"round\"", &parapet.0);
    path_element(body, "fill=\"none\" stroke=\"#cdbfa6\" stroke-width=\"1.3\" stroke-linecap=\"round\"", &parapet.0);
}

/// The village where roads meet, and the monastery.
pub fn ends(easel: &mut Easel) {
    if let Some(crossing) = easel.shape.crossing {
        let mut green = PathData::default();
        green.circle(crossing, 8.2);
        path_element(&mut easel.body, "fill=\"#d9c692\" stroke=\"#a98f63\" stroke-width=\"1.3\"", &green.0);
        let directions: Vec<_> = easel
            .shape
            .lines
            .iter()
            .filter(|line| line.end == Some(End::Crossing))
            .map(|line| (line.curve.start - crossing).unit())
            .collect();
        // Houses stand between the roads, and a tree in the very middle shows that every road ends.
        let mut tree = Layers::new(&[colour::TREE_SHADE, colour::TREE, colour::TREE_LIGHT]);
        (0..3).for_each(|layer| {
            tree.on(layer).dot(crossing);
        });
        tree.write(&mut easel.body);
        for corner in [at(-12.5, -11.0), at(12.5, -11.0), at(-12.5, 12.0), at(12.5, 12.0)] {
            let free = directions.iter().all(|way| (corner.unit() - *way).length() > 0.6);
            if free {
                easel.stand(symbols::HOUSE, crossing + corner, 0.85);
            }
        }
    }
    if let Some(monastery) = easel.shape.monastery {
        easel.stand(symbols::MONASTERY, monastery.church(), 1.0);
    }
}
