import assert from 'node:assert/strict';
import {test} from 'node:test';
import {render} from '#page/lit.js';
import {throwView} from '#page/boards/die.js';
import {state, update} from '#page/state/store.js';
import {keyOf, newGame} from '#page/state/game.js';

function chanceOf(...outcomes) {
  const game = newGame('tictactoe');
  update({
    game,
    catalog: {games: [], tables: []},
    dice: 'hand',
    sides: [{kind: 'human'}, {kind: 'human'}],
    isPaused: false,
    place: {
      key: keyOf(game),
      position: '.........',
      player: -1,
      isOver: false,
      players: [-1],
      legalMoves: outcomes.map((move) => ({move, probability: 1 / outcomes.length})),
    },
  });
  const view = document.createElement('div');
  render(throwView(), view);
  return view;
}

const words = (view) => [...view.querySelectorAll('button')].map((button) => button.textContent.trim());

test('a die shows its faces', () => {
  const view = chanceOf('1', '2', '3', '4', '5', '6');
  assert.equal(view.querySelectorAll('svg.die').length, 6);
  assert.equal(view.querySelector('.hint').textContent, 'The die shows');
});

test('other outcomes are written, and are played as they are', () => {
  const view = chanceOf('heads', 'tails');
  assert.deepEqual(words(view), ['heads', 'tails']);
  assert.equal(view.querySelector('.throw').getAttribute('aria-label'), 'Outcome of chance');
  /** @type {HTMLElement} */ (view.querySelector('[data-test=throw-tails]')).click();
  assert.deepEqual(state.game.moves, ['tails']);
});
