// The board of tic-tac-toe.
import {html, svg} from '../lit.js';
import {cellBoard} from './cellboard.js';

export const title = 'Tic-tac-toe';

const MARKS = 'xo';
const NAMES = [3, 2, 1].map((row) => [...'abc'].map((column) => `${column}${row}`));
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const count = (position, mark) => [...position].filter((cell) => cell === mark).length;

export const turn = (position) => (count(position, 'x') > count(position, 'o') ? 1 : 0);

const cross = (x, y, radius) =>
  svg`<path d=${`M${x - radius} ${y - radius}L${x + radius} ${y + radius}M${x + radius} ${y - radius}L${x - radius} ${y + radius}`}></path>`;

const mark = (player, x, y, radius, more = '') => svg`<g class=${`mark p${player} ${more}`}>
  ${player === 0 ? cross(x, y, radius) : svg`<circle cx=${x} cy=${y} r=${radius * 1.12}></circle>`}
</g>`;

export const piece = (player) =>
  html`<svg viewBox="0 0 40 40" class="piece" aria-hidden="true">${mark(player, 20, 20, 11, 'small')}</svg>`;

export function draw(look) {
  const cells = [...look.position].map((cell) => (MARKS.includes(cell) ? MARKS.indexOf(cell) : null));
  const names = NAMES.flat();
  const line = LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
  return cellBoard(look, {
    kind: 'tictactoe', title: `Board of ${title}`, men: [0, 3, 6].map((from) => cells.slice(from, from + 3)), names: NAMES,
    named: (move) => (names.includes(move) ? [move] : null),
    draw: (player, x, y, more) => mark(player, x, y, 24, more),
    word: (player) => MARKS[player],
    mine: (player) => player,
    against: (cell) => `${cell} is taken by ${MARKS[cells[names.indexOf(cell)]]}.`,
    above: (centre) => (line ? row(centre(names[line[0]]), centre(names[line[2]])) : ''),
  });
}

const row = ([x1, y1], [x2, y2]) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 30, ((y2 - y1) / length) * 30];
  return svg`<line class="row" x1=${x1 - dx} y1=${y1 - dy} x2=${x2 + dx} y2=${y2 + dy}></line>`;
};
