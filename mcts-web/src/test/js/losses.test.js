import assert from 'node:assert/strict';
import {test} from 'node:test';
import {estimateOfEnd, estimated} from '#page/state/estimates.js';
import {newGame} from '#page/state/game.js';
import {accuracy, judgement, losses, verdict, worst} from '#page/state/losses.js';

const [CHANCE, OVER] = [-1, null];
const estimate = (value, best = 'a', means = {}) => ({value, best, means, spec: 'uct', review: true});

/** A game that a walk with a SPEC has gone through, with the estimates of its plies. */
const reviewed = (moves, estimates) =>
  Object.entries(estimates).reduce((game, [ply, one]) => estimated(game, moves.slice(0, ply), one), {
    ...newGame('g', null, moves),
    review: 'uct',
  });

test('a move loses what was expected less what is expected after it, to whoever moved', () => {
  const game = reviewed(['a', 'b', 'c'], {0: estimate(0.6), 1: estimate(0.5), 2: estimate(0.8), 3: estimateOfEnd(1)});
  const lost = losses(game, [0, 1, 0, OVER]).map(({loss}) => Number(loss.toFixed(6)));
  // x: 0.6 to 0.5; o: 0.5 to 1 - 0.8; x: 0.8 to 1 is no loss.
  assert.deepEqual(lost, [0.1, 0.3, 0]);
});

test('only searches of one walk through the game are compared, and its end', () => {
  const game = reviewed(['a', 'b', 'c', 'd', 'e'], {
    0: estimate(0.6),
    1: {...estimate(0.1), review: false},
    2: estimate(0.8),
    3: estimate(0.7),
    4: {...estimate(0.2), spec: 'flat'},
    5: estimateOfEnd(1),
  });
  assert.deepEqual(
    losses(game, [0, 1, 0, 1, 0, OVER]).map(({ply}) => ply),
    [2],
  );
});

test('a loss has the name that lichess gives it', () => {
  assert.deepEqual([0.04, 0.05, 0.1, 0.15].map(judgement), [undefined, 'inaccuracy', 'mistake', 'blunder']);
});

test('the luck of the dice is no loss', () => {
  const game = reviewed(['a', '3', 'b'], {0: estimate(0.6, 'z', {a: 0.55, z: 0.6}), 2: estimate(0.1)});
  const [first] = losses(game, [0, CHANCE, 1, CHANCE]);
  assert.deepEqual([first.ply, first.move, first.better, Number(first.loss.toFixed(6))], [0, 'a', 'z', 0.05]);
});

test('what has not been searched is left out', () => {
  assert.deepEqual(losses(reviewed(['a', 'b'], {1: estimate(0.5)}), [0, 1, 0]), []);
});

test('what the search before a move thought of it stands for no search of the position after it', () => {
  assert.deepEqual(losses(reviewed(['a'], {0: estimate(0.5, 'z', {a: 0.1, z: 0.5})}), [0, 1]), []);
});

test('a move that was tried holds or still loses, as is proven or as it is expected', () => {
  const after = (next, proven = null) =>
    verdict(losses(reviewed(['a'], {0: estimate(0.5), 1: {...estimate(next), proven}}), [0, 1])[0]);
  assert.deepEqual(
    [after(0.48), after(0.2), after(0.5, 'draw'), after(0, 'win'), after(1, 'loss')],
    [
      'a holds: 50 % before it, 48 % after it.',
      'a still loses: 50 % before it, 20 % after it.',
      'a holds the draw.',
      'a still loses.',
      'a wins.',
    ],
  );
});

test('the accuracy is that of lichess', () => {
  assert.equal(Math.round(accuracy([{loss: 0}])), 100);
  // 103.1668 exp(-0.4354) - 3.1669 = 63.58 for a loss of ten percent.
  assert.equal(accuracy([{loss: 0.1}]).toFixed(2), '63.58');
  assert.equal(accuracy([{loss: 0.1}, {loss: 0}]).toFixed(1), '81.8');
  assert.equal(accuracy([{loss: 1}]), 0);
  assert.equal(accuracy([]), null);
});

test('the worst come first', () => {
  const lost = [0.01, 0.3, 0.05, 0.2].map((loss, ply) => ({ply, loss}));
  assert.deepEqual(
    worst(lost, 2).map(({ply}) => ply),
    [1, 3],
  );
  assert.deepEqual(
    worst(lost, 9).map(({ply}) => ply),
    [1, 3, 2],
  );
});
