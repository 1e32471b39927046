import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formula, phasesOf} from '#page/steps/phases.js';

test('an iteration selects, expands, simulates and backpropagates', () => {
  const kinds = (choices) => phasesOf({choices}).map(({kind}) => kind);
  assert.deepEqual(kinds([{isUntried: false}, {isUntried: true}]), ['select', 'expand', 'simulate', 'backpropagate']);
  assert.deepEqual(kinds([{isUntried: false}, {isUntried: false}]), ['select', 'select', 'simulate', 'backpropagate']);
});

test('the formula has its numbers', () => {
  assert.equal(
    formula({visits: 8, mean: 0.625, exploration: 0.917, bound: 1.542}, 31, 1.4),
    '0.63 + 1.4 · √(ln 31 / 8) = 0.63 + 0.92 = 1.54',
  );
});
