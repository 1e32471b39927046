import assert from 'node:assert/strict';
import {test} from 'node:test';
import {state, update} from '#page/state/store.js';
import {begin, setSide, show, takeBack} from '#page/state/actions.js';
import {gameOfRecord} from '#page/records/load.js';
import {newGame} from '#page/state/game.js';

const GAMES = [
  {name: 'tictactoe', suggestions: {opponent: 'uct,iterations=200', analysis: 'solver', comparison: 'uct'}},
  {name: 'einstein', suggestions: {opponent: 'uct,iterations=250', analysis: 'fitted', comparison: 'uct'}},
  {name: 'connectfour', suggestions: {opponent: 'uct,iterations=9', analysis: 'uct', comparison: 'uct'}},
];

test('each kind of game has its own searches, and gets them back', () => {
  update({game: null, catalog: {games: GAMES}});
  begin('tictactoe');
  setSide(1, {spec: 'uct,iterations=7'});
  update({game: newGame('tictactoe', null, ['a1']), searches: {main: {}, second: null}});
  show(
    gameOfRecord({
      game: 'einstein',
      start: 's',
      moves: [],
      names: ['red one', 'blue one'],
      ending: null,
      source: 'text',
    }),
  );
  assert.equal(state.sides[1].spec, 'uct,iterations=250', 'the search of the other game');
  assert.ok(state.analysis.spec.startsWith('fitted'), 'its analysis');
  assert.equal(state.searches.main, null, 'figures of the game before');
  assert.deepEqual(state.game.names, ['red one', 'blue one']);
  takeBack();
  assert.equal(state.sides[1].spec, 'uct,iterations=7');
});

test('a new game of the same kind keeps its searches', () => {
  update({game: null, settings: {}, catalog: {games: GAMES}});
  begin('connectfour');
  setSide(0, {kind: 'search'});
  begin('connectfour:rows=5');
  assert.equal(state.sides[0].kind, 'search');
});

test('a resigned game has its winner', () => {
  const record = {game: 'einstein', start: 's', moves: ['1'], rewards: [0, 1], ending: 'recorded'};
  assert.deepEqual(gameOfRecord(record).ending, {winner: 1, how: 'recorded'});
  assert.equal(gameOfRecord({...record, ending: null}).ending, null);
});
