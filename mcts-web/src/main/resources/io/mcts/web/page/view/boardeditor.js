// A position set up by the mouse: a tool is chosen, and cells are clicked.
import {html, svg} from '../lit.js';
import {boardOf} from '../boards/boards.js';
import {LETTERS, wood} from '../boards/go.js';

const EMPTY = '.';
const BLOCKED = '#';
const SIZE = 34;

const rowsOf = (text) => text.split('/').map((row) => [...row.replace(/\d/g, (digit) => EMPTY.repeat(digit))]);

/** Connect Four has no stone above an empty cell: they fall. */
function fallen(rows) {
  const all = rows.map((row) => [...row]);
  for (let column = 0; column < all[0].length; column++) {
    for (let changed = true; changed;) {
      const row = all.findIndex((line, index) => index + 1 < all.length && /[xo]/.test(line[column]) && all[index + 1][column] === EMPTY);
      changed = row >= 0;
      if (changed) {
        [all[row][column], all[row + 1][column]] = [EMPTY, all[row][column]];
      }
    }
  }
  return all;
}

/** The rows after moves, as if nothing were ever captured. */
function stonesOf(text, {lines = 9}) {
  const rows = Array.from({length: Number(lines)}, () => Array(Number(lines)).fill(EMPTY));
  text.split(' ').forEach((move, index) => {
    if (/\d/.test(move)) {
      rows[lines - Number(move.slice(1))][LETTERS.indexOf(move[0])] = 'XO'[index % 2];
    }
  });
  return rows;
}

/** Whether the chain of a stone has a liberty. */
function isFree(rows, row, column, stone = rows[row][column], seen = new Set()) {
  const cell = rows[row]?.[column];
  const isNew = cell === stone && !seen.has(`${row} ${column}`);
  seen.add(`${row} ${column}`);
  return cell === EMPTY || (isNew && [[0, 1], [1, 0], [0, -1], [-1, 0]].some(([down, right]) => isFree(rows, row + down, column + right, stone, seen)));
}

/** Whether a text is a list of moves on this board, none of which captures. */
function isQuiet(text, options) {
  const {lines = 9} = options;
  const points = text.split(' ').filter((move) => move !== 'pass' && move !== '-');
  const isOnBoard = (move) => /^[A-HJ-T][1-9]\d?$/.test(move) && LETTERS.indexOf(move[0]) < lines && Number(move.slice(1)) <= lines;
  return new Set(points).size === points.length && points.every(isOnBoard)
      && stonesOf(text, options).every((line, row, rows) => line.every((_, column) => isFree(rows, row, column)));
}

/** Moves in turn that put down the stones of Go and leave the turn to a player: who has too few passes first. */
function movesTo({rows, mover}) {
  const of = (stone) => rows.flatMap((line, row) => line.flatMap((cell, column) => (cell === stone ? [`${LETTERS[column]}${rows.length - row}`] : [])));
  const [black, white] = [of('X'), of('O')];
  const isWhite = mover === 'O';
  const turns = isWhite ? Math.max(black.length - 1, white.length) : Math.max(black.length, white.length);
  const padded = (moves, length) => [...Array(length - moves.length).fill('pass'), ...moves];
  const [first, second] = [padded(black, turns + Number(isWhite)), padded(white, turns)];
  return first.flatMap((move, index) => [move, ...second.slice(index, index + 1)]).join(' ') || '-';
}

/** How a game writes its positions: its pieces as tools with their players, who may move, and the text of cells and mover. */
const FORMS = {
  tictactoe: {
    tools: [['x', 0], ['o', 1]],
    empty: () => '.........',
    read: (text) => ({rows: rowsOf(text.replace(/(...)(?=.)/g, '$1/'))}),
    write: ({rows}) => rows.flat().join(''),
  },
  connectfour: {
    tools: [['x', 0], ['o', 1], [BLOCKED, null]], movers: 'xo',
    empty: ({rows = 6, columns = 7}) => `${Array(Number(rows)).fill(EMPTY.repeat(columns)).join('/')} x`,
    read: (text) => ({rows: rowsOf(text.split(' ')[0]), mover: text.split(' ')[1]}),
    write: ({rows, mover}) => `${fallen(rows).map((row) => row.join('')).join('/')} ${mover}`,
  },
  einstein: {
    tools: [...'ABCDEF'].map((letter) => [letter, 0]).concat([...'abcdef'].map((letter) => [letter, 1])), movers: 'rb', dice: '-123456', isSingle: true,
    empty: () => '5/5/5/5/5 r -',
    read: (text) => ({rows: rowsOf(text.split(' ')[0]), mover: text.split(' ')[1], die: text.split(' ')[2]}),
    write: ({rows, mover, die}) => `${rows.map((row) => row.join('').replace(/\.+/g, (dots) => dots.length)).join('/')} ${mover} ${die}`,
  },
  go: {
    tools: [['X', 0], ['O', 1]], movers: 'XO',
    empty: () => '-',
    read: (text, options) => ({rows: stonesOf(text, options), mover: text === '-' ? 'X' : 'XO'[text.split(' ').length % 2]}),
    write: movesTo,
    fits: isQuiet,
  },
};

/** What the letters of positions stand for, to be read out. */
const WORDS = {[BLOCKED]: 'blocked', r: 'red', b: 'blue', '-': 'yet to be thrown', X: 'black', O: 'white'};

/** What is written on a piece. */
const sign = (piece) => (/[A-F]/i.test(piece) ? String('ABCDEF'.indexOf(piece.toUpperCase()) + 1) : piece === BLOCKED ? '✕' : piece);

/** Whether the positions of a game can be set up so. */
export const isEditable = (name, {rows = 6, columns = 7, lines = 9}) =>
  FORMS[name] !== undefined && [rows, columns].every((side) => side >= 3 && side <= 12) && lines >= 2 && lines <= 19;

/** Whether the editor can show a position that was typed: one with the rows that the game has, or moves without captures. */
export const fits = (name, start, options) => start === ''
    || (FORMS[name].fits?.(start, options) ?? (options.rows === undefined || start.split('/').length === Number(options.rows)));

/** The blocked cells of a position, as the option of Connect Four has them. */
const blockedOf = (rows) => rows.flatMap((line, row) => line.flatMap((cell, column) => (cell === BLOCKED ? [`${row}-${column}`] : []))).join('+') || 'none';

/** The empty board with the blocked cells of the options. */
function begun(name, options) {
  const {empty, read, write} = FORMS[name];
  const place = read(empty(options), options);
  (/^\d/.test(options.blocked ?? '') ? options.blocked.split('+') : []).forEach((cell) => {
    const [row, column] = cell.split('-');
    if (place.rows[row]?.[column]) {
      place.rows[row][column] = BLOCKED;
    }
  });
  return write(place);
}

/**
 * The board.
 *
 * @param name the game, and `options` its options
 * @param start the position, or blank for the beginning
 * @param tool the piece that a click puts down, or undefined for the first; a click on the same piece takes it away
 * @param change called with what changes: {tool}, {start}, {start, blocked}
 */
export function boardEditor({name, options, start, tool: chosen, change}) {
  const {tools, movers, dice, isSingle, read, write} = FORMS[name];
  const beginning = begun(name, options);
  const text = start || beginning;
  const place = read(text, options);
  const tool = chosen ?? tools[0][0];
  const players = Object.fromEntries(tools);
  const set = (more) => {
    const after = write({...place, ...more});
    const blocked = name === 'connectfour' ? {blocked: blockedOf(read(after).rows)} : {};
    const isBeginning = after.split(' ')[0] === begun(name, {...options, ...blocked}).split(' ')[0] && !more.mover;
    change({start: isBeginning ? '' : after, ...blocked});
  };
  const put = (row, column) => {
    const isSame = place.rows[row][column] === tool;
    set({rows: place.rows.map((line, r) => line.map((cell, c) =>
      (r === row && c === column ? (isSame ? EMPTY : tool) : isSingle && cell === tool ? EMPTY : cell)))});
  };
  const cellName = (row, column) => (name === 'connectfour' ? `column ${column + 1}, row ${place.rows.length - row}`
    : `${name === 'go' ? LETTERS[column] : 'abcde'[column]}${place.rows.length - row}`); // as on the board
  const keyed = (event, row, column) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      put(row, column);
    }
  };
  const cell = (piece, row, column) => svg`<g role="button" tabindex="0" class=${`slot ${piece === BLOCKED ? 'on' : ''}`} data-test=${`edit-${row}-${column}`}
      aria-label=${`${cellName(row, column)}, ${piece === EMPTY ? 'empty' : WORDS[piece] ?? piece}`}
      @click=${() => put(row, column)} @keydown=${(event) => keyed(event, row, column)}>
    <rect x=${column * SIZE + 1} y=${row * SIZE + 1} width=${SIZE - 2} height=${SIZE - 2} rx="7"></rect>
    ${piece === EMPTY ? '' : name === 'go' ? svg`<circle class=${`p${players[piece]}`} cx=${(column + 0.5) * SIZE} cy=${(row + 0.5) * SIZE} r=${SIZE * 0.38}></circle>` : svg`<text class=${`p${players[piece] ?? ''}`} x=${(column + 0.5) * SIZE} y=${(row + 0.5) * SIZE + 6}>${sign(piece)}</text>`}</g>`;
  const choice = (label, values, current, choose, test, show) => html`<div class="segmented" role="group" aria-label=${label}>
    ${values.map((value) => html`<button class=${value === current ? 'on' : ''} aria-pressed=${String(value === current)} aria-label=${`${label}: ${WORDS[value] ?? value}`} data-test=${`${test}-${value}`}
        @click=${() => choose(value)}>${show(value)}</button>`)}</div>`;
  const names = {x: 0, o: 1, r: 0, b: 1, ...players};
  return html`<div class=${`board-editor ${name}`} data-test="board-editor">
    ${choice('Piece', tools.map(([piece]) => piece), tool, (piece) => change({tool: piece}), 'tool',
        (piece) => (isSingle || piece === BLOCKED
          ? html`<span class=${`p${players[piece] ?? ''}`} title=${piece === BLOCKED ? 'blocked cell' : ''}>${sign(piece)}</span>`
          : html`<span class="piece-button">${boardOf(name).piece(players[piece])}</span>`))}
    <svg viewBox=${`0 0 ${place.rows[0].length * SIZE} ${place.rows.length * SIZE}`} width=${place.rows[0].length * SIZE} role="group" aria-label="Board">
      ${name === 'go' ? wood(place.rows.length, SIZE) : ''}${place.rows.map((line, row) => line.map((piece, column) => cell(piece, row, column)))}</svg>
    ${movers ? html`<div class="row wrap"><span class="about">To move</span>${choice('To move', [...movers], place.mover, (mover) => set({mover}), 'mover',
        (mover) => html`<span class="piece-button">${boardOf(name).piece(names[mover])}</span>`)}
      ${dice ? html`<span class="about">Die</span>${choice('Die', [...dice], place.die, (die) => set({die}), 'die', (die) => (die === '-' ? '?' : die))}` : ''}</div>` : ''}
    <p class="about">Choose a piece, then click cells; a second click takes it away.</p></div>`;
}
