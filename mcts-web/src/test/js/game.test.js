import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cutOff, ended, endingOf, goneTo, newGame, onLine, played, without} from '#page/state/game.js';
import {estimateAt, estimated, estimatesOf} from '#page/state/estimates.js';
import {numbers} from '#test/numbers.js';

const lines = (game) => game.lines.map(({moves}) => moves.join(''));

test('the same move follows the line', () => {
  const game = played(goneTo(newGame('g', null, ['a', 'b', 'c']), 1), 'b');
  assert.deepEqual([game.moves.join(''), game.at, game.lines], ['abc', 2, []]);
});

test('another move begins a variation, and the old line stays', () => {
  const game = played(goneTo(newGame('g', null, ['a', 'b', 'c']), 1), 'x');
  assert.deepEqual([game.moves.join(''), game.at, lines(game)], ['ax', 2, ['abc']]);
});

test('a line and its variation change places', () => {
  const game = played(goneTo(newGame('g', null, ['a', 'b', 'c']), 1), 'x');
  const other = onLine(game, 0);
  assert.deepEqual([other.moves.join(''), other.at, lines(other)], ['abc', 2, ['ax']]);
  assert.deepEqual(lines(without(other, 0)), []);
});

test('what goes on in the line looked at is no variation', () => {
  const cut = cutOff(goneTo(newGame('g', null, ['a', 'b', 'c']), 1));
  assert.deepEqual([cut.moves.join(''), lines(cut)], ['a', ['abc']]);
  const again = played(played(cut, 'b'), 'c');
  assert.deepEqual([again.moves.join(''), lines(again)], ['abc', []]);
});

test('an estimate is of the position that was searched, whatever line is looked at', () => {
  let game = newGame('g', null, ['a', 'b', 'c']);
  for (const ply of [0, 1, 2, 3]) {
    game = estimated(game, game.moves.slice(0, ply), {value: ply / 4});
  }
  const values = (line) => estimatesOf(line).map((estimate) => estimate?.value);
  const changed = played(goneTo(game, 1), 'x');
  assert.deepEqual(values(changed), [0, 0.25, undefined]);
  assert.equal(estimateAt(played(changed, 'c'), 3), undefined);
  assert.deepEqual(values(onLine(changed, 0)), [0, 0.25, 0.5, 0.75]);
});

test('an ending holds at the end of its line alone', () => {
  const game = ended(newGame('g', null, ['a', 'b']), {winner: 0, how: 'resignation'});
  assert.equal(endingOf(game).winner, 0);
  assert.equal(endingOf(goneTo(game, 1)), null);
  const other = played(goneTo(game, 1), 'x');
  assert.equal(endingOf(other), null);
  assert.equal(endingOf(goneTo(onLine(other, 0), 2)).winner, 0);
});

test('whatever is played, no line is lost, and none is the beginning of another', () => {
  const next = numbers(7);
  let game = newGame('g');
  const seen = new Set();
  for (let step = 0; step < 600; step++) {
    const kind = next(10);
    if (kind < 6 && game.moves.length < 8) {
      game = played(game, 'abc'[next(3)]);
      seen.add(game.moves.slice(0, game.at).join(''));
    } else if (kind < 9) {
      game = goneTo(game, next(game.moves.length + 1));
    } else if (game.lines.length > 0) {
      game = onLine(game, next(game.lines.length));
    }
    const all = [game.moves.join(''), ...lines(game)];
    if (game.lines.length < 50) {
      for (const line of seen) {
        assert.ok(
          all.some((other) => other.startsWith(line)),
          `${line} of ${all}`,
        );
      }
    }
    for (const [index, line] of all.entries()) {
      for (const [number, other] of all.entries()) {
        assert.equal(
          index !== number && other !== '' && line.startsWith(other) && number > 0,
          false,
          `${other} in ${line}`,
        );
      }
    }
    if (step % 40 === 39) {
      game = newGame('g');
      seen.clear();
    }
  }
});
