import assert from 'node:assert/strict';
import {test} from 'node:test';
import {estimateNow} from '#page/search/estimate.js';
import {estimateAt, estimateOfEnd, estimated, estimatesOf} from '#page/state/estimates.js';
import {ended, goneTo, keyOf, newGame} from '#page/state/game.js';
import {losses} from '#page/state/losses.js';
import {state, update} from '#page/state/store.js';
import {outcome} from '#page/state/turn.js';
import {announcement, sentence} from '#page/view/status.js';

/** A game of two passes that black wins on the board. */
const passed = estimated(newGame('go', null, ['pass', 'pass']), ['pass', 'pass'], estimateOfEnd(1));

function look(game) {
  const isOver = game.at === 2;
  update({
    catalog: /** @type {any} */ ({games: [{name: 'go', players: ['black', 'white']}]}),
    game,
    place: {key: keyOf(game), isOver, rewards: isOver ? [1, 0] : null, player: isOver ? null : 0, players: []},
    sides: [{kind: 'human'}, {kind: 'human'}],
  });
}

test('what was agreed or a file says goes before the board, for sentence, bar, curve and report', () => {
  for (const [winner, how, words, value] of [
    [1, 'score', 'white wins by the score agreed on.', 0],
    [1, 'recorded', 'white wins as the record says.', 0],
    [null, 'recorded', 'A draw as the record says.', 0.5],
  ]) {
    const game = ended(passed, {winner, how});
    look(game);
    assert.equal(sentence(), words);
    assert.equal(estimateNow(), value);
    assert.equal(estimatesOf(game).at(-1).value, value);
    assert.equal(estimateAt(game, 2).value, value);
  }
});

test('without another result the board tells it', () => {
  look(passed);
  assert.deepEqual([sentence(), estimateNow(), outcome()], ['black wins.', 1, 0]);
});

test('a game given up is over for the bar at its end, and its last move is judged by the search after it', () => {
  const reviewed = (value) => ({value, best: 'a', means: {}, spec: 'uct', review: true});
  let game = {...newGame('go', null, ['a', 'b']), review: 'uct'};
  game = estimated(estimated(game, ['a'], reviewed(0.5)), ['a', 'b'], reviewed(0.4));
  game = ended(game, {winner: 0, how: 'resignation'});
  look({...game, at: 2});
  state.place = {...state.place, isOver: false, rewards: null, player: 0};
  assert.equal(estimateNow(), 1);
  assert.equal(estimatesOf(game).at(-1).value, 1);
  assert.deepEqual(
    losses(game, [0, 1, 0]).map(({ply, loss}) => [ply, loss]),
    [[1, 0]],
  );
  look(goneTo(game, 1));
  assert.deepEqual([outcome(), estimateNow()], [null, 0.5]);
});

test('each move is told in words, with what a review found of it', () => {
  const reviewed = (value) => ({value, best: 'c', means: {}, spec: 'uct', review: true});
  let game = {...newGame('go', null, ['a']), review: 'uct'};
  look(game);
  state.place = {...state.place, players: [0, 1]};
  assert.equal(announcement(), 'black played a.');
  game = estimated(estimated(game, [], reviewed(0.75)), ['a'], reviewed(0.5));
  update({game});
  assert.equal(announcement(), 'black played a. It is a blunder that lost 25 %; better is c.');
  look(goneTo(game, 0));
  assert.equal(announcement(), '');
});
