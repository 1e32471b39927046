import assert from 'node:assert/strict';
import {test} from 'node:test';
import {html, render} from '#page/lit.js';
import {boardView} from '#page/boards/boards.js';
import {look} from '#page/boards/look.js';
import {candidateArrow} from '#page/boards/marks.js';
import {state, update} from '#page/state/store.js';
import {keyOf, newGame} from '#page/state/game.js';

/** A board that no game has: a tower may go along the row, or the player takes the last cell. */
function shown(change = {}) {
  const game = newGame('madeup');
  update({
    game,
    catalog: {
      tables: [],
      games: [{name: 'madeup', title: 'Made up', players: ['amber', 'teal'], board: {style: 'tiles'}}],
    },
    sides: [{kind: 'human'}, {kind: 'human'}],
    isPaused: false,
    isFlipped: false,
    selected: null,
    hovered: null,
    message: null,
    preview: null,
    place: {
      key: keyOf(game),
      position: 'w',
      player: 0,
      nextPlayer: 0,
      isOver: false,
      players: [0],
      cellsOfMoves: [],
      board: {
        style: 'tiles',
        columns: ['k', 'l', 'm'],
        rows: ['1'],
        names: ['k1', 'l1', 'm1'],
        cells: ['T', '', ''],
        pieces: [{symbol: 'T', player: 0, sign: 't', label: 'amber tower'}],
        lines: [],
        goals: {m1: 0},
        die: null,
        advice: 'Go along.',
        editor: null,
      },
      legalMoves: [
        {move: 'k-l', cells: ['k1', 'l1']},
        {move: 'take', cells: ['m1']},
        {move: 'rest', cells: []},
      ].map((legal) => ({...legal, probability: null})),
      ...change,
    },
  });
  const view = document.createElement('div');
  const redraw = () => render(boardView(look()), view);
  redraw();
  return {
    view,
    redraw,
    click: (name) => {
      view.querySelector(`[data-test=${name}]`).dispatchEvent(new MouseEvent('click'));
      redraw();
    },
  };
}

const labels = ({view}) => [...view.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'));

test('cells, pieces, goals and moves are those that the server tells', () => {
  const board = shown();
  assert.deepEqual(labels(board), ['k1, amber tower, may move', 'l1, empty', 'm1, empty']);
  assert.equal(board.view.querySelectorAll('.flag.goal0').length, 1);
  assert.deepEqual(
    [...board.view.querySelectorAll('.choices button')].map((button) => button.textContent.trim()),
    ['rest'],
  );
});

test('a piece is taken and put down', () => {
  const board = shown();
  board.click('cell-k1');
  assert.deepEqual(labels(board)[1], 'l1, empty, can be reached');
  board.click('cell-l1');
  assert.deepEqual(state.game.moves, ['k-l']);
});

test('a move by one cell or none is made at once', () => {
  shown().click('cell-m1');
  assert.deepEqual(state.game.moves, ['take']);
  shown().click('choice-rest');
  assert.deepEqual(state.game.moves, ['rest']);
});

test('what cannot be is told in the words of the server', () => {
  const board = shown({legalMoves: [{move: 'k-l', cells: ['k1', 'l1'], probability: null}]});
  board.click('cell-m1');
  assert.equal(state.message.text, 'No move goes to m1. Go along.');
  assert.deepEqual(state.game.moves, []);
});

test('the shares of arrows that lead to one cell do not overlap', () => {
  const ends = (move) => [
    [move === 'a' ? 50 : 150, 250],
    [100, 150],
  ];
  const all = ['a', 'b'].map((move) => ({move, share: 0.5, mean: 0.5, proven: null, grade: 'best', isBest: false}));
  const view = document.createElement('div');
  render(html`<svg>${all.map((one) => candidateArrow(one, all, ends))}</svg>`, view);
  const [first, second] = [...view.querySelectorAll('.tag')].map((tag) =>
    ['y', 'height'].map((name) => Number(tag.getAttribute(name))),
  );
  assert.ok(Math.abs(first[0] - second[0]) >= first[1]);
});
