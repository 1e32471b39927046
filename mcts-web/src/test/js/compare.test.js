import assert from 'node:assert/strict';
import {test} from 'node:test';
import {differences} from '#page/search/comparetab.js';

const figures = (visits) => ({
  bestMove: 'a',
  moves: Object.entries(visits).map(([move, own]) => ({move, visits: own, mean: own === 0 ? 0.5 : 0.25})),
});

test('a move that was never visited has no mean', () => {
  const [{name, a, b, difference}] = differences(figures({a: 0, b: 1}), figures({a: 3, b: 1}));
  assert.deepEqual([name, a.mean, b.mean, difference], ['a', null, 0.25, 0.75]);
});

test('of many moves those that differ most are listed', () => {
  const visits = Object.fromEntries(Array.from({length: 361}, (_, index) => [`m${index}`, index]));
  const all = differences(figures(visits), figures({...visits, m7: 9000}));
  assert.deepEqual([all.length, all[0].name], [18, 'm7']);
});
