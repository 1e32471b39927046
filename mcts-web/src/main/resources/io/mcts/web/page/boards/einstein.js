// The board of EinStein würfelt nicht: five by five, stones with numbers, and a die.
import {html, svg} from '../lit.js';
import {state, update} from '../state/store.js';
import {grab} from './drag.js';
import {candidateTo, grid, turned} from './grid.js';
import {attempt} from './look.js';
import {candidateArrow, stepArrow} from './marks.js';

export const title = 'EinStein';

const SIDE = 5;
const CELL = 100;
const MARGIN = 24;
const STONES = ['ABCDEF', 'abcdef'];
const PLAYERS = 'rb';
const COLOURS = ['red', 'blue'];
const WAYS = [
  'Red moves one cell right, down, or diagonally down to the right.',
  'Blue moves one cell left, up, or diagonally up to the left.',
];

const words = (position) => position.split(' ');

export const turn = (position) => PLAYERS.indexOf(words(position)[1]);

/** The number on the die, or null if it is yet to be thrown. */
export const die = (position) => (words(position)[2] === '-' ? null : Number(words(position)[2]));

/** The stones by cell: 25 of {player, number} or null, from the top left. */
function stonesOf(position) {
  const cells = [];
  for (const letter of words(position)[0].replaceAll('/', '')) {
    if (/\d/.test(letter)) {
      cells.push(...Array(Number(letter)).fill(null));
    } else {
      const player = STONES[0].includes(letter) ? 0 : 1;
      cells.push({player, number: STONES[player].indexOf(letter) + 1});
    }
  }
  return cells;
}

const name = (row, column) => `${'abcde'[column]}${SIDE - row}`;

const indexOf = (cell) => (SIDE - Number(cell[1])) * SIDE + 'abcde'.indexOf(cell[0]);

const stone = (player, number, x, y, more = '') => svg`<g class=${`stone p${player} ${more}`}>
  <rect x=${x - 36} y=${y - 36} width="72" height="72" rx="18"></rect>
  <rect class="rim" x=${x - 31} y=${y - 31} width="62" height="62" rx="14"></rect>
  <text class="number" x=${x} y=${y + 13}>${number}</text>
</g>`;

export const piece = (player) => html`<svg viewBox="0 0 80 80" class="piece" aria-hidden="true">
  ${stone(player, '', 40, 40)}
</svg>`;

export function draw(look) {
  const stones = stonesOf(look.position);
  const view = turned(SIDE, SIDE, look.isFlipped);
  const centreAt = (row, column) => {
    const [seenRow, seenColumn] = view(row, column);
    return [MARGIN + seenColumn * CELL + CELL / 2, seenRow * CELL + CELL / 2];
  };
  const centre = (cell) => centreAt(SIDE - Number(cell[1]), 'abcde'.indexOf(cell[0]));
  const ends = (move) => move.split('-').map(centre);
  const moves = [...look.legal].filter((move) => move.includes('-'));
  const movable = new Set(moves.map((move) => move.split('-')[0]));
  const held = look.drag?.from ?? look.selected;
  const targets = new Set(moves.filter((move) => move.startsWith(`${held}-`)).map((move) => move.split('-')[1]));
  const steps = look.moves.filter((move) => move.includes('-'));
  const last = steps.length > 0 ? steps.at(-1).split('-') : [];

  const field = (_, index) => {
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    const [x, y] = centreAt(row, column);
    const cell = name(row, column);
    const goal = index === SIDE * SIDE - 1 ? 'goal0' : index === 0 ? 'goal1' : '';
    return svg`<rect class=${`field ${goal} ${last.includes(cell) ? 'last' : ''}`} x=${x - 47} y=${y - 47}
        width="94" height="94" rx="10"></rect>
      ${goal && !stones[index] ? svg`<path class=${`flag ${goal}`} d=${`M${x - 12} ${y + 22}v-44l28 12l-28 12`}></path>` : ''}`;
  };
  const placed = (piece, index) => {
    const cell = name(Math.floor(index / SIDE), index % SIDE);
    if (piece === null || look.drag?.from === cell) {
      return '';
    }
    const [x, y] = centreAt(Math.floor(index / SIDE), index % SIDE);
    return stone(piece.player, piece.number, x, y,
        `${movable.has(cell) ? 'movable' : ''} ${held === cell ? 'held' : ''} ${look.isFresh && last[1] === cell ? 'fresh' : ''}`);
  };
  const target = (cell) => {
    const [x, y] = centre(cell);
    return stones[indexOf(cell)]
      ? svg`<rect class="capture" x=${x - 42} y=${y - 42} width="84" height="84" rx="22"></rect>`
      : svg`<circle class="target" cx=${x} cy=${y} r="11"></circle>`;
  };
  const candidates = look.candidates.filter(({move}) => move.includes('-'));
  const letters = look.isFlipped ? 'edcba' : 'abcde';
  return html`<svg viewBox=${`0 0 ${MARGIN + SIDE * CELL} ${SIDE * CELL + MARGIN}`}
      class=${`board einstein ${look.drag ? 'dragging' : ''}`}>
    <g aria-hidden="true">
      ${stones.map(field)}
      ${[0, 1, 2, 3, 4].map((i) => svg`
        <text class="coordinate" x=${MARGIN + i * CELL + CELL / 2} y=${SIDE * CELL + 17}>${letters[i]}</text>
        <text class="coordinate" x="11" y=${i * CELL + CELL / 2 + 4}>${look.isFlipped ? i + 1 : SIDE - i}</text>`)}
      ${stones.map(placed)}
      ${[...targets].map(target)}
      ${candidates.toReversed().map((one) => candidateArrow(one, candidates, ends))}
      ${look.steps.filter(({number}) => number !== null).map((step) => stepArrow(step, ends))}
      ${look.drag ? inHand(look, stones) : ''}
    </g>
    ${grid({
      rows: SIDE, columns: SIDE, side: CELL, left: MARGIN, view, name,
      title: `Board of ${title}`,
      kind: (row, column) => (movable.has(name(row, column)) ? 'movable' : ''),
      label: (row, column) => label(row, column, stones, movable, targets),
      candidate: (row, column) => candidateTo(`-${name(row, column)}`),
      choose: (row, column) => choose(name(row, column), look, stones),
      press: (event, row, column) => movable.has(name(row, column)) && grab(event, name(row, column),
          (to) => choose(to, {...look, selected: name(row, column)}, stones)),
    })}
  </svg>`;
}

function label(row, column, stones, movable, targets) {
  const cell = name(row, column);
  const piece = stones[row * SIDE + column];
  const what = piece === null ? 'empty' : `${COLOURS[piece.player]} ${piece.number}`;
  return `${cell}, ${what}${movable.has(cell) ? ', may move' : ''}${targets.has(cell) ? ', can be reached' : ''}`;
}

/** A stone under the pointer. */
function inHand({drag}, stones) {
  const piece = stones[indexOf(drag.from)];
  return stone(piece.player, piece.number, drag.x, drag.y, 'inhand');
}

/** What choosing a cell means: a stone to move, or where it goes. */
function choose(cell, look, stones) {
  const moves = [...look.legal].filter((move) => move.includes('-'));
  const from = look.selected;
  if (from !== null && moves.includes(`${from}-${cell}`)) {
    attempt(`${from}-${cell}`, '');
    return;
  }
  if (moves.some((move) => move.startsWith(`${cell}-`))) {
    update({selected: state.selected === cell ? null : cell, message: null});
    return;
  }
  const arrivals = moves.filter((move) => move.endsWith(`-${cell}`));
  if (from === null && arrivals.length === 1) {
    attempt(arrivals[0], '');
    return;
  }
  attempt(null, against(cell, from, look, stones, moves));
}

/** Why a cell cannot be chosen. */
function against(cell, from, look, stones, moves) {
  const piece = stones[indexOf(cell)];
  if (from !== null) {
    return `Stone ${stones[indexOf(from)].number} cannot go from ${from} to ${cell}. ${WAYS[look.player]}`;
  }
  if (piece === null) {
    return moves.some((move) => move.endsWith(`-${cell}`))
      ? `More than one stone can go to ${cell}: choose the stone first.`
      : `There is no stone on ${cell}. Choose a stone that is marked, then its goal.`;
  }
  if (piece.player !== look.player) {
    return `The stone on ${cell} is ${COLOURS[piece.player]}'s, and ${COLOURS[look.player]} is to move.`;
  }
  const numbers = [...new Set(moves.map((move) => stones[indexOf(move.split('-')[0])].number))].sort();
  return `The die shows ${die(look.position)}: only stone ${numbers.join(' or ')} may move.`;
}
