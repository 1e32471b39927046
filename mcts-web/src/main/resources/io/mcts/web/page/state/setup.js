// The game that is being set up: its options, its beginning, and the board on which that is put together. The server
// says what comes of it.
import {edit, position} from '../server/http.js';
import {nameOf, optionsOf, wordOf} from './game.js';
import {state, update} from './store.js';

/** Changes what is being set up. */
export const changed = (change) => update({dialog: {...state.dialog, error: null, ...change}});

/**
 * What is being set up: the entry of a game, its options and beginning, blank for its own, and its word; at first what
 * is played.
 */
export function setup() {
  const name = state.dialog.game ?? nameOf(state.game.word);
  const entry = state.catalog.games.find((game) => game.name === name);
  const own = name === nameOf(state.game.word) ? optionsOf(state.game.word) : {};
  const options = {...(state.dialog.options ?? own), ...state.dialog.edited};
  return {entry, options, start: state.dialog.start ?? '', word: wordOf(entry, options)};
}

/** Sets an option: what was put on the board before goes with the board. */
export const setOption = (name, value) =>
  changed({options: {...setup().options, [name]: value}, edited: {}, start: ''});

const keyNow = () => JSON.stringify([setup().word, setup().start]);

/**
 * The board of what is set up, {base, cells, editor and the rest of a board}, where it is known and can be edited;
 * otherwise null.
 */
export const boardToEdit = () =>
  state.dialog.board?.editor && state.dialog.board.key === keyNow() ? state.dialog.board : null;

let asked = null;

/** Asks for the board of what is set up, once. */
export async function conductSetup() {
  if (state.dialog?.name !== 'new') {
    asked = null;
    return;
  }
  const key = keyNow();
  if (asked === key || state.dialog.board?.key === key) {
    return;
  }
  asked = key;
  const {word, start} = setup();
  const {board, start: begun} = await position({game: word, start: start || null, moves: []}).catch(() => ({
    board: null,
  })); // it is told when it is played
  if (state.dialog?.name === 'new' && key === keyNow()) {
    update({dialog: {...state.dialog, board: board && {...board, key, base: {game: word, start: begun}}}});
  }
}

let edits = Promise.resolve();

/** Does what was clicked, one after the other. */
function inTurn(work) {
  edits = edits.then(() => boardToEdit() && work(boardToEdit())).catch((failure) => changed({error: failure.message}));
}

/** When all that was clicked is done. */
export const edited = () => edits;

async function take(board, editor, change) {
  const {cells, start, options} = await edit({
    ...board.base,
    cells: board.cells,
    choices: editor.map(({value}) => value),
    ...change,
  });
  changed({start, edited: {...state.dialog.edited, ...options}});
  changed({board: {...board, cells, editor, key: keyNow()}});
}

/** Puts a piece on a cell, or takes it away. */
export const put = (cell, symbol) =>
  inTurn((board) => take(board, board.editor, {cell, piece: board.cells[cell] === symbol ? '' : symbol}));

/** Makes one of the other choices. */
export const choose = (name, value) =>
  inTurn((board) =>
    take(
      board,
      board.editor.map((choice) => (choice.name === name ? {...choice, value} : choice)),
      {cell: -1},
    ),
  );

/** Takes all pieces away. */
export const clear = () =>
  inTurn((board) => take({...board, cells: board.cells.map(() => '')}, board.editor, {cell: -1}));
