import assert from 'node:assert/strict';
import {test} from 'node:test';
import {counted} from '#page/cards/room.js';

const answer = (table, payoffs, change = {}) => ({
  game: 'leduc',
  seat: 0,
  table,
  isOver: payoffs !== null,
  payoffs,
  ...change,
});

test('each deal counts once, and another game or seat begins anew', () => {
  let tally = counted(null, answer('a', null));
  assert.deepEqual([tally.deals, tally.sums], [0, []]);
  tally = counted(tally, answer('a', [0.1, -0.1]));
  tally = counted(tally, answer('a', [0.1, -0.1]));
  tally = counted(tally, answer('b', null));
  tally = counted(tally, answer('b', [0.2, -0.2]));
  assert.deepEqual([tally.deals, tally.sums], [2, [0.3, -0.3]]);
  assert.equal(counted(tally, answer('c', null, {seat: 1})).deals, 0);
});
