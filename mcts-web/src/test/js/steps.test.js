import assert from 'node:assert/strict';
import {test} from 'node:test';
import {back, forth, stops} from '#page/state/steps.js';
import {numbers} from '#test/numbers.js';

const [CHANCE, OVER] = [-1, null];
const [person, search] = [{kind: 'human'}, {kind: 'search'}];

test('against a search undo and redo go from choice to choice of the person', () => {
  const plies = stops([0, 1, 0, 1, 0], [person, search]);
  assert.deepEqual(plies, [0, 2, 4]);
  assert.deepEqual([back(4, plies), forth(2, plies, 4)], [2, 4]);
});

test('a throw is no stop', () => {
  assert.deepEqual(stops([CHANCE, 0, CHANCE, 1, CHANCE, 0, OVER], [person, person]), [1, 3, 5]);
});

test('where no person plays, every choice is a stop', () => {
  assert.deepEqual(stops([0, 1, 0, OVER], [search, search]), [0, 1, 2]);
});

test('redo comes back to where undo came from', () => {
  const next = numbers(11);
  for (let round = 0; round < 2000; round++) {
    const players = Array.from({length: 2 + next(12)}, () => next(3) - 1);
    const last = players.length - 1;
    const plies = stops(players, [[person, search][next(2)], [person, search][next(2)]]);
    for (const at of [...plies, last].filter((ply) => ply > 0)) {
      const before = back(at, plies);
      assert.ok(before < at, `undo from ${at} of ${plies}`);
      assert.equal(forth(before, plies, last), at, `redo after undo from ${at} of ${plies}`);
    }
  }
});
