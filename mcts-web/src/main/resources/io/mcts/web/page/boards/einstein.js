// The board of EinStein würfelt nicht: five by five, stones with numbers, and a die.
import {html, svg} from '../lit.js';
import {cellBoard} from './cellboard.js';

export const title = 'EinStein';

const SIDE = 5;
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

/** The stones by rows from the top: {player, number} or null. */
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
  return NAMES.map((_, row) => cells.slice(row * SIDE, (row + 1) * SIDE));
}

const NAMES = [5, 4, 3, 2, 1].map((row) => [...'abcde'].map((column) => `${column}${row}`));

const stone = ({player, number}, x, y, more = '') => svg`<g class=${`stone p${player} ${more}`}>
  <rect x=${x - 36} y=${y - 36} width="72" height="72" rx="18"></rect>
  <rect class="rim" x=${x - 31} y=${y - 31} width="62" height="62" rx="14"></rect>
  <text class="number" x=${x} y=${y + 13}>${number}</text>
</g>`;

export const piece = (player) => html`<svg viewBox="0 0 80 80" class="piece" aria-hidden="true">
  ${stone({player, number: ''}, 40, 40)}
</svg>`;

const GOALS = {'0 0': 'goal1', '4 4': 'goal0'};

export function draw(look) {
  const stones = stonesOf(look.position);
  const goal = (row, column) => GOALS[`${row} ${column}`];
  return cellBoard(look, {
    kind: 'einstein', title: `Board of ${title}`, men: stones, names: NAMES,
    named: (move) => (move.includes('-') ? move.split('-') : null),
    draw: stone,
    word: ({player, number}) => `${COLOURS[player]} ${number}`,
    against: (cell, from) => against(cell, from, look, stones),
    mark: goal,
    flag: (row, column, man, x, y) => (goal(row, column) && man === null
      ? svg`<path class=${`flag ${goal(row, column)}`} d=${`M${x - 12} ${y + 22}v-44l28 12l-28 12`}></path>` : ''),
  });
}

/** Why a cell cannot be chosen. */
function against(cell, from, look, stones) {
  const at = (name) => stones.flat()[NAMES.flat().indexOf(name)];
  const moves = [...look.legal].filter((move) => move.includes('-'));
  if (from !== null) {
    return `Stone ${at(from).number} cannot go from ${from} to ${cell}. ${WAYS[look.player]}`;
  }
  if (at(cell) === null) {
    return moves.some((move) => move.endsWith(`-${cell}`))
      ? `More than one stone can go to ${cell}: choose the stone first.`
      : `There is no stone on ${cell}. Choose a stone that is marked, then its goal.`;
  }
  if (at(cell).player !== look.player) {
    return `The stone on ${cell} is ${COLOURS[at(cell).player]}'s, and ${COLOURS[look.player]} is to move.`;
  }
  const numbers = [...new Set(moves.map((move) => at(move.split('-')[0]).number))].sort();
  return `The die shows ${die(look.position)}: only stone ${numbers.join(' or ')} may move.`;
}
