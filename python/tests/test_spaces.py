"""Spaces: what a number means, for every preset, and at the window's edge."""

import numpy as np
import pytest

import hedgerow

RULES = [str(rules) for rules in hedgerow.Rules.all()]


@pytest.mark.parametrize("rules", RULES)
def test_every_legal_action_has_a_number_of_its_own(rules):
    space, random = hedgerow.Space(rules), np.random.default_rng(1)
    for seed in range(3):
        table = hedgerow.Table(rules, seats=2 + seed, seed=str(seed))
        while not table.over:
            legal = table.legal_actions
            numbers = [space.encode(table, action) for action in legal]
            assert len(set(numbers)) == len(legal) and max(numbers) < space.size
            mask = space.mask(table)
            assert sorted(numbers) == np.flatnonzero(mask).tolist()
            choice = int(random.integers(len(legal)))
            assert space.decode(table, numbers[choice]) == legal[choice]
            table.play(legal[choice])


def test_the_layout_of_version_1():
    """Written down: these numbers never change."""
    sizes = {"carcassonne/first": 4163, "hunters/en-2014": 4163, "discovery/standard": 5187, "discovery/advanced": 9283}
    for rules, size in sizes.items():
        assert hedgerow.Space(rules).size == size
    space = hedgerow.Space("carcassonne/first")
    assert space.name == "hedgerow/actions32-v1"
    assert (space.observation_name("planes"), space.observation_name("features")) == (
        "hedgerow/planes32-v1",
        "hedgerow/features-v1",
    )
    table = hedgerow.Table("carcassonne/first", draws={"land": ["X"]})
    # 67 before the placements, then row 16, column 17 of 32, rotation 0.
    assert space.encode(table, "X@1,0r0") == 67 + 4 * (16 * 32 + 17)
    assert space.encode(table, "X@-1,0r0") == 67 + 4 * (16 * 32 + 15)
    table.play("X@1,0r0")
    uses = {str(action): number for number, action in space.offered(table)}
    # Ports clockwise from the north-west corner: field, road, field on each side.
    assert uses["-"] == 0
    assert uses["thief:R"] == 3 + 1 and uses["thief:S"] == 3 + 4
    assert uses["farmer:a"] == 3 + 0
    assert hedgerow.Space("hunters/en-2014").planes_shape == (32, 32, 66)


def test_a_hut_and_a_take_and_the_second_tile_have_their_places():
    space = hedgerow.Space("hunters/en-2014")
    huts = set()
    table = hedgerow.Table("hunters/en-2014")
    while not table.over:
        huts |= {number for number, action in space.offered(table) if action.piece == "hut"}
        table.play(table.legal_actions[0])
    assert huts and all(3 + 16 <= number < 3 + 32 for number in huts)
    space = hedgerow.Space("discovery/advanced")
    takes, seconds = set(), set()
    table = hedgerow.Table("discovery/advanced", seed="2")
    first = 67 + 4 * 1024
    while not table.over:
        offered = space.offered(table)
        takes |= {number for number, action in offered if action.kind == "take"}
        hand = table.position.hand(table.to_act)
        if len(set(hand)) == 2:
            seconds |= {number for number, action in offered if action.kind == "place" and action.tile == hand[1]}
        table.play(table.legal_actions[-1 if len(table.record()) % 3 else 0])
    assert takes and all(first <= number < first + 1024 for number in takes)
    assert seconds and all(first + 1024 <= number for number in seconds)


def test_a_number_that_is_not_legal_is_refused_with_its_rule():
    space, table = hedgerow.Space("carcassonne/first"), hedgerow.Table("carcassonne/first", draws={"land": ["X"]})

    def refused(number):
        with pytest.raises(hedgerow.IllegalAction) as caught:
            space.decode(table, number)
        return caught.value.rule

    far, beside, taken = (67 + 4 * (16 * 32 + column) for column in (25, 17, 16))
    assert (refused(far), refused(taken), refused(67 + 4 * (17 * 32 + 16)), refused(0)) == ("C4", "C4", "C4", "C9")
    assert refused(beside + 1) is None, "another rotation of a tile that looks the same is not offered"
    assert refused(1) == refused(2) == "C3", "no tile is given up in this game"
    table.play("X@1,0r0")
    assert refused(beside) == "C3" and refused(3 + 16) == "C3", "the piece is due now; there are no huts"
    assert refused(3 + 12) is None, "the tile has nothing inside"


def line(length):
    """A row of tiles to the east: straight roads."""
    text = hedgerow.TileSet.printed("carcassonne").text
    tiles = text.split("\n[[tile]]\n")
    start = next(tile for tile in tiles if tile.startswith('id = "D"')).replace("count = 4", "count = 1")
    road = next(tile for tile in tiles if tile.startswith('id = "U"')).replace("count = 8", f"count = {length}")
    text = "\n[[tile]]\n".join([f'start = "D"\ntotal = {length + 1}\n', start, road])
    return hedgerow.Game("carcassonne/first", [hedgerow.TileSet.parse("line", text)])


def test_at_the_edge_of_the_window_a_game_goes_on():
    game = line(60)
    narrow, wide = hedgerow.Space(game, 16), hedgerow.Space(game, 64)
    assert not narrow.complete and wide.complete
    table = hedgerow.Table(game)
    x = 0
    while not table.over:
        assert narrow.mask(table).sum() > 0
        assert wide.mask(table).sum() == len(table.legal_actions)
        for number, action in narrow.offered(table):
            assert narrow.decode(table, number) == action
        east = [action for action in table.legal_actions if action.kind == "place" and action.square == (x + 1, 0)]
        if east:
            x += 1
            # The row wraps around: 16 columns after the start comes the start's own column.
            assert narrow.cell((x, 0)) == (8, (8 + x) % 16)
            table.play(east[0])
        else:
            table.play(table.legal_actions[0])
    assert x == 60


def test_planes_and_features_show_the_board():
    space = hedgerow.Space("carcassonne/first")
    table = hedgerow.Table("carcassonne/first", draws={"land": ["X", "U"]})
    planes = space.planes(table)
    assert planes[..., 0].sum() == 1 and planes[16, 16, 0] == 1
    # The start tile: a city along the north, a road from east to west, fields. City 1, road 2, field 3.
    assert planes[16, 16, 2:18].tolist() == [1, 1, 1, 3, 2, 3, 3, 3, 3, 3, 2, 3, 0, 0, 0, 0]
    assert planes[16, 15, 1] == planes[16, 17, 1] == 1 and planes[..., 1].sum() == 2
    table.play("X@1,0r0")
    table.play("thief:S")
    assert table.to_act == 1
    mine, theirs = space.planes(table, 0), space.planes(table, 1)
    # The piece stands at port 4, the east; the seat that sees comes first.
    assert mine[16, 17, 61] == 5 and theirs[16, 17, 62] == 5
    assert mine[16, 17, 18 + 4] == 1 and theirs[16, 17, 18 + 4] == 2
    assert theirs[16, 17, 34 + 4] == 1, "the road is open at one end"
    features = space.features(table, 0)
    head = 25 + 5 * 24
    assert features[:3].sum() == 0, "seat 0 is not to act"
    assert space.features(table, 1)[0] == 1
    road = head + (1 * 5 + 0) * 3
    assert features[road : road + 3].tolist() == pytest.approx([0.1, 0.01, 0.1])


def test_all_seats_see_the_same_from_their_side():
    table = hedgerow.Table("carcassonne/modern+river", seats=4, seed="4")
    space = hedgerow.Space("carcassonne/modern+river")
    for _ in range(100):
        table.play(table.legal_actions[-1])
    views = [space.planes(table, seat) for seat in range(4)]
    pieces = np.stack([view[..., 61:65] for view in views])
    for seat in range(4):
        assert (np.roll(pieces[seat], seat, axis=-1) == pieces[0]).all()
    scores = table.scores
    for seat in range(4):
        seen = space.table(table, seat)[6:18:3] * 100
        assert seen.round().tolist() == [scores[(seat + turn) % 4] for turn in range(4)]


@pytest.mark.parametrize("window", [8, 64])
def test_a_batch_with_own_tiles_goes_on_beyond_the_window(window):
    game = line(60)
    space, batch = hedgerow.Space(game, window), hedgerow.Batch(game, games=3, seed=1, window=window, observation="planes")
    widest = ended = 0
    while not ended:
        for place in range(3):
            position = batch.position(place)
            assert (space.mask(position) == batch.mask[place]).all()
            assert (space.planes(position) == batch.planes[place]).all()
            columns = [tile.square[0] for tile in position.tiles]
            widest = max(widest, max(columns) - min(columns) + 1)
        batch.step(batch.sample())
        ended = batch.ended.sum()
    assert widest > 8, "the boards are wider than the narrow window"
