import assert from 'node:assert/strict';
import {test} from 'node:test';
import {state, update} from '#page/state/store.js';
import {clockText, count} from '#page/state/clock.js';
import {make} from '#page/state/course.js';
import {keyOf, newGame} from '#page/state/game.js';

let now = 0;
performance.now = () => now;

function begin() {
  update({isPaused: true, game: newGame('tictactoe'), place: null});
  count();
  const game = newGame('tictactoe');
  update({
    game,
    connection: 'open',
    sides: [{kind: 'human'}, {kind: 'human'}],
    isPaused: false,
    thought: 0,
    place: {
      key: keyOf(game),
      position: '.........',
      player: 0,
      isOver: false,
      legalMoves: [{move: 'a1'}],
      players: [0],
    },
  });
  count();
}

test('a move takes the time up to it, not up to the last tick', () => {
  now = 1000;
  begin();
  now = 1100;
  count();
  now = 1199;
  make('a1');
  assert.equal(state.game.turns[0].millis, 199);
  assert.equal(state.thought, 0);
});

test('a clock that does not run counts nothing', () => {
  now = 5000;
  begin();
  update({isPaused: true});
  count();
  now = 9000;
  count();
  assert.equal(state.thought, 0);
});

test('less than a tenth of a second too late is no negative time', () => {
  assert.deepEqual([-1, -99, -100, 0].map(clockText), ['0:00.0', '0:00.0', '−0:00.1', '0:00.0']);
});
