import assert from 'node:assert/strict';
import {test} from 'node:test';
import {classOf, weighed} from '#page/search/weighed.js';
import {state} from '#page/state/store.js';

const move = (name, visits, mean, proven = null) => ({move: name, visits, mean, proven, line: [name]});
const figures = {player: 1, bestMove: 'a', moves: [move('a', 900, 0.6), move('b', 98, 0.59), move('c', 2, 0.9)]};

test('a move of a few visits is faint, however good it looks', () => {
  assert.deepEqual(
    weighed(figures).map(({isFaint}) => isFaint),
    [false, false, true],
  );
  assert.ok(classOf(weighed(figures)[2]).includes('faint'));
});

test('what is proven needs no visits', () => {
  const [, proven] = weighed({...figures, moves: [move('a', 900, 0.6), move('b', 1, 0, 'loss')]});
  assert.equal(proven.isFaint, false);
});

test('values are those of the player who moves, or of the one that was chosen', () => {
  const shown = (viewpoint, proven = null) => {
    state.viewpoint = viewpoint;
    const [one] = weighed({...figures, moves: [move('a', 9, 0.75, proven)]});
    state.viewpoint = null;
    return [one.mean, one.proven, one.grade];
  };
  assert.deepEqual(shown(null), [0.75, null, 'best']);
  assert.deepEqual(shown(1, 'win'), [0.75, 'win', 'best']);
  assert.deepEqual(shown(0, 'win'), [0.25, 'loss', 'best']);
});
