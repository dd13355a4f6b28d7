#!/usr/bin/env python3
"""Prints the content hash of tile set files, as it stands in records (docs/record-format.md). Needs Python 3.11.

    python3 examples/set_hash.py crates/rules/sets/discovery.toml
"""

import hashlib
import sys
import tomllib

# What may lie on a segment: the key in a set file and the word in the canonical text, in the order of the text.
GOODS = [
    ("shields", "shield"),
    ("gold", "gold"),
    ("mushrooms", "mushrooms"),
    ("fish", "fish"),
    ("deer", "deer"),
    ("mammoth", "mammoth"),
    ("aurochs", "aurochs"),
    ("tiger", "tiger"),
    ("fire", "fire"),
    ("shrine", "shrine"),
]


def canonical(tiles):
    """All that matters of a set, in a fixed form."""
    lines = [f"start {tiles.get('start', '-')} last {tiles.get('last', '-')}"]
    for tile in tiles["tile"]:
        line = f"{tile['id']} {tile['count']} {tile['ports'].replace(' ', '')}"
        cities = tile.get("cities", [])
        # Segments and what they touch are listed in the order of the file.
        letters = list(tile["segments"])
        for letter, segment in tile["segments"].items():
            line += f" {letter}={segment['kind']}"
            for key, word in GOODS:
                if count := int(segment.get(key, 0)):
                    line += f",{word}:{count}"
            # A city of The Discovery counts on its land and on the sea it looks at.
            if count := sum(letter in (city["land"], city["sea"]) for city in cities):
                line += f",city:{count}"
            line += f",lake:{segment['lake']}" if "lake" in segment else ""
            line += ",spring" if segment.get("spring") else ""
            touched = "".join(other for other in letters if other in segment.get("touches", []))
            line += f",touches:{touched}" if touched else ""
        for city in cities:
            line += f" city:{city['land']}{city['sea']}"
        lines.append(line)
    return "".join(line + "\n" for line in lines)


for file in sys.argv[1:]:
    with open(file, "rb") as text:
        tiles = tomllib.load(text)
    print(hashlib.sha256(canonical(tiles).encode()).hexdigest(), file)
