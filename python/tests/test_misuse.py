"""Every misuse is an error, never a crash, and says what is wrong."""

import copy
import multiprocessing
import os
import pickle
import threading
from random import Random

import numpy as np
import pytest

import hedgerow

OWN_SET = hedgerow.TileSet.parse("mine", hedgerow.TileSet.printed("carcassonne").text.replace("count = 8", "count = 7", 1)
                                 .replace("total = 72", "total = 71"))


def finished(rules="carcassonne/first"):
    table = hedgerow.Table(rules)
    while not table.over:
        table.play(table.legal_actions[0])
    return table


def test_a_wrong_action_is_refused_with_its_rule_and_changes_nothing():
    table = hedgerow.Table("carcassonne/first", seed="7")
    before = table.position
    with pytest.raises(hedgerow.IllegalAction) as caught:
        table.play("P@5,5r0")
    assert caught.value.rule == "C4" and "(C4)" in str(caught.value)
    assert table.position == before
    with pytest.raises(hedgerow.IllegalAction) as caught:
        table.play("-")
    assert caught.value.rule == "C9"
    for nonsense in ["", "P@", "P@1,0r9", "Q", "+ZZ", "monk", "take:", "\0"]:
        with pytest.raises(hedgerow.FormatError):
            table.play(nonsense)
    for nonsense in [None, 3, 2.5, [], object()]:
        with pytest.raises(TypeError):
            table.play(nonsense)
    assert table.position == before


def test_a_finished_game_takes_nothing_more():
    table = finished()
    assert table.legal_actions == [] and table.to_act is None and table.winners
    with pytest.raises(hedgerow.GameOver) as caught:
        table.play("-")
    assert caught.value.rule == "C11"
    with pytest.raises(hedgerow.GameOver):
        hedgerow.Bot("greedy").choose(table)
    with pytest.raises(hedgerow.GameOver):
        hedgerow.Space("carcassonne/first").decode(table, 0)
    assert hedgerow.Space("carcassonne/first").mask(table).sum() == 0


def test_what_belongs_to_another_game_is_refused():
    hunters = hedgerow.Table("hunters/en-2014")
    action = hedgerow.Table("carcassonne/first").legal_actions[0]
    with pytest.raises(hedgerow.ForeignGame):
        hunters.play(action)
    space = hedgerow.Space("carcassonne/first")
    for use in [space.mask, space.planes, space.features, space.table, space.offered, lambda at: space.decode(at, 0)]:
        with pytest.raises(hedgerow.ForeignGame):
            use(hunters)
    with pytest.raises(hedgerow.ForeignGame):
        hedgerow.Table(hedgerow.Game("carcassonne/first", [OWN_SET])).play(action)


def test_what_does_not_exist_is_said():
    wrong = [
        lambda: hedgerow.Rules("carcassonne/next"),
        lambda: hedgerow.Rules("carcassonne/first+ox"),
        lambda: hedgerow.TileSet.printed("nowhere"),
        lambda: hedgerow.TileSet.parse("x", "not toml ["),
        lambda: hedgerow.Record.parse("no record"),
        lambda: hedgerow.Position.parse("no position"),
        lambda: hedgerow.Bot("genius"),
        lambda: hedgerow.Bot("hard:evals=0"),
        lambda: hedgerow.arena(["normal"]),
        lambda: hedgerow.arena(["normal", "random"], games=0),
        lambda: hedgerow.Position("carcassonne/first", seats=9),
        lambda: hedgerow.Position("carcassonne/first", seats=2, first=7),
        lambda: hedgerow.Position("carcassonne/first").hand(5),
        lambda: hedgerow.Position("carcassonne/first").explain("X@1,0r0"),
        lambda: hedgerow.Table("carcassonne/first", seed="  "),
        lambda: hedgerow.Table("carcassonne/first", draws={"sky": []}),
        lambda: hedgerow.Table("carcassonne/first", draws={"land": ["Q", "Q"]}),
        lambda: hedgerow.Space("carcassonne/first", window=3),
        lambda: hedgerow.Batch("carcassonne/first", games=0),
        lambda: hedgerow.Batch("carcassonne/first", games=2, reward="fame"),
        lambda: hedgerow.Batch("carcassonne/first", games=2, observation="smell"),
        lambda: hedgerow.Game("carcassonne/first", [hedgerow.TileSet.printed("hunters")]),
        lambda: hedgerow.Game("carcassonne/first", []),
        lambda: hedgerow.Table("carcassonne/first").record(["only one"]),
        lambda: hedgerow.Table("carcassonne/first").record().analyse(),
        lambda: finished().record().analyse("bottomless"),
    ]
    for use in wrong:
        with pytest.raises(hedgerow.HedgerowError) as caught:
            use()
        assert len(str(caught.value)) > 10 and "panicked" not in str(caught.value)
    with pytest.raises(hedgerow.HedgerowError) as caught:
        hedgerow.Position("carcassonne/first", seats=6)
    assert caught.value.rule == "R13"


def test_what_holds_a_game_can_be_pickled_and_copied():
    table = hedgerow.Table("hunters/en-2014", seats=3, seed="7")
    for _ in range(40):
        table.play(table.legal_actions[-1])
    own = hedgerow.Table(hedgerow.Game("carcassonne/first", [OWN_SET]))
    things = [
        hedgerow.Rules("carcassonne/first+river"),
        hedgerow.Game("hunters/en-2014"),
        OWN_SET,
        own.game,
        own.position,
        own.legal_actions[0],
        own.record(),
        table.position,
        table.legal_actions[-1],
        table.record(),
    ]
    for thing in things:
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing and type(again) is type(thing)
        if isinstance(thing, hedgerow.Position):
            assert again.key == thing.key
            with pytest.raises(TypeError):
                hash(thing)
        else:
            assert hash(again) == hash(thing)
        assert copy.deepcopy(thing) == thing
    assert pickle.loads(pickle.dumps(hedgerow.Bot("hard", "x"))).name == "hard"
    assert pickle.loads(pickle.dumps(hedgerow.Space(own.game, 20))).window == 20
    error = pickle.loads(pickle.dumps(refusal()))
    assert isinstance(error, hedgerow.IllegalAction) and error.rule == "C4"
    dealt = hedgerow.Table("carcassonne/first", seats=3, first=2, draws={"land": ["X", "A"]}, seed="s")
    for one in [table, dealt]:
        again = pickle.loads(pickle.dumps(one))
        for _ in range(30):
            assert again.position == one.position and again.record() == one.record()
            again.play(again.legal_actions[0])
            one.play(one.legal_actions[0])
    for thing in [hedgerow.Batch("carcassonne/first", games=1), table.position.tiles[0], table.position.features()[0]]:
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(thing)
    twin = copy.copy(table)
    table.play(table.legal_actions[0])
    assert twin.position != table.position


def refusal():
    try:
        hedgerow.Table("carcassonne/first", seed="7").play("P@5,5r0")
    except hedgerow.IllegalAction as error:
        return error


def test_threads_share_a_table_without_harm():
    """Uses at the same time are played one after the other, or refused."""
    table = hedgerow.Table("carcassonne/first", seats=5)
    bot = hedgerow.Bot("normal")
    wrong = []

    def play():
        try:
            while not table.over:
                try:
                    for action in bot.choose(table, evaluations=10):
                        table.play(action)
                except (hedgerow.HedgerowError, RuntimeError):
                    continue  # another thread was first
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and table.over
    assert hedgerow.Record.parse(str(table.record())).end.scores == table.scores


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_plays_on():
    batch = hedgerow.Batch("carcassonne/first", games=8, threads=2)
    batch.step(batch.sample())
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(steps_of, [batch_seed for batch_seed in range(4)]) == [20] * 4
    batch.step(batch.sample())


def steps_of(seed):
    batch = hedgerow.Batch("carcassonne/first", games=4, seed=seed, threads=2)
    for step in range(20):
        batch.step(batch.sample())
    return step + 1


def test_a_batch_refuses_what_it_cannot_play_and_plays_nothing_then():
    batch = hedgerow.Batch("carcassonne/first", games=4, seed=7)
    mask = batch.mask.copy()
    good = batch.sample()
    for wrong in [good[:3], np.append(good, 0), [0.5] * 4, [[0] * 4], None, "abcd", [10**9] * 4, [-1] * 4, [2**70] * 4]:
        with pytest.raises((hedgerow.HedgerowError, TypeError, OverflowError)):
            batch.step(wrong)
    last_is_wrong = good.copy()
    last_is_wrong[3] = int(np.argmin(mask[3]))
    with pytest.raises(hedgerow.IllegalAction, match="game 3 of the batch") as caught:
        batch.step(last_is_wrong)
    assert caught.value.rule == "C9", "passing comes after the tile"
    assert (batch.mask == mask).all() and (batch.number == [0, 1, 2, 3]).all()
    batch.step([int(action) for action in good])
    with pytest.raises(hedgerow.HedgerowError):
        batch.position(4)


def test_arrays_that_were_made_read_only_are_an_error():
    batch = hedgerow.Batch("carcassonne/first", games=2)
    batch.mask.flags.writeable = False
    with pytest.raises(hedgerow.HedgerowError):
        batch.step(batch.sample())


def damaged(text, random):
    """The text with a few letters changed, doubled or taken away."""
    letters = list(text)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(letters))
        letters[at : at + random.randint(0, 2)] = random.choice(["", "9", "-", "\n", "r", "A", letters[at] * 2, "0 1"])
    return "".join(letters)


@pytest.mark.parametrize("rules", ["carcassonne/first+river", "hunters/en-2014", "discovery/advanced"])
def test_damaged_texts_are_refused_or_played_and_break_nothing(rules):
    random = Random(rules)
    table = hedgerow.Table(rules, seats=3)
    for _ in range(60):
        table.play(random.choice(table.legal_actions))
    texts = [
        (hedgerow.Position.parse, table.position.text),
        (lambda text: hedgerow.Record.parse(text).end, str(table.record())),
        (lambda text: hedgerow.Position(hedgerow.Game(rules, [hedgerow.TileSet.parse("x", text)])), table.game.sets[0].text),
    ]
    played = 0
    for read, text in texts:
        for _ in range(150):
            try:
                position = read(damaged(text, random))
            except hedgerow.InternalError:
                raise
            except hedgerow.HedgerowError:
                continue
            for _ in range(20):
                if not position.over:
                    position.play(random.choice(position.legal_actions))
            assert hedgerow.Position.parse(position.text, position.game.sets) == position
            played += 1
    assert played > 3
