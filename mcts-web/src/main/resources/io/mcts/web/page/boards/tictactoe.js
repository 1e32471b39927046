// The board of tic-tac-toe.
import {html, svg} from '../lit.js';
import {candidateTo, grid, turned} from './grid.js';
import {attempt} from './look.js';
import {disc, ordinal} from './marks.js';

export const title = 'Tic-tac-toe';

const SIDE = 3;
const CELL = 100;
const MARGIN = 22;
const MARKS = 'xo';
const EMPTY = '.';
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const count = (position, mark) => [...position].filter((cell) => cell === mark).length;

export const turn = (position) => (count(position, 'x') > count(position, 'o') ? 1 : 0);

const name = (row, column) => `${'abc'[column]}${SIDE - row}`;

const indexOf = (move) => (SIDE - Number(move[1])) * SIDE + 'abc'.indexOf(move[0]);

const cross = (x, y, radius) =>
  svg`<path d=${`M${x - radius} ${y - radius}L${x + radius} ${y + radius}M${x + radius} ${y - radius}L${x - radius} ${y + radius}`}></path>`;

const mark = (player, x, y, radius, more = '') => svg`<g class=${`mark p${player} ${more}`}>
  ${player === 0 ? cross(x, y, radius) : svg`<circle cx=${x} cy=${y} r=${radius * 1.12}></circle>`}
</g>`;

export const piece = (player) =>
  html`<svg viewBox="0 0 40 40" class="piece" aria-hidden="true">${mark(player, 20, 20, 11, 'small')}</svg>`;

export function draw(look) {
  const view = turned(SIDE, SIDE, look.isFlipped);
  const centre = (index) => {
    const [row, column] = view(Math.floor(index / SIDE), index % SIDE);
    return [MARGIN + column * CELL + CELL / 2, row * CELL + CELL / 2];
  };
  const cells = [...look.position];
  const line = LINES.find(([a, b, c]) => cells[a] !== EMPTY && cells[a] === cells[b] && cells[b] === cells[c]);
  const last = look.lastMove === null ? -1 : indexOf(look.lastMove);
  const hovered = look.hovered === null ? -1 : look.hovered.row * SIDE + look.hovered.column;

  const field = (cell, index) => {
    const [x, y] = centre(index);
    const move = name(Math.floor(index / SIDE), index % SIDE);
    const isLegal = look.legal.has(move) && look.steps.length === 0;
    return svg`
      <rect class=${`field ${index === last ? 'last' : ''}`} x=${x - 46} y=${y - 46} width="92" height="92" rx="10"></rect>
      ${cell === EMPTY ? '' : mark(MARKS.indexOf(cell), x, y, 24, index === last && look.isFresh ? 'fresh' : '')}
      ${isLegal && hovered === index ? mark(look.player, x, y, 24, 'ghost') : ''}
      ${isLegal && hovered !== index ? svg`<circle class="target" cx=${x} cy=${y} r="5"></circle>` : ''}`;
  };
  const numbered = (step) => {
    const [x, y] = centre(indexOf(step.move));
    return svg`${mark(step.player, x, y, 24, step.isRollout ? 'rollout' : 'line')}
      <circle class="badge" cx=${x + 28} cy=${y - 28} r="13"></circle>${ordinal(step, x + 28, y - 28, 17)}`;
  };
  const letters = look.isFlipped ? 'cba' : 'abc';
  return html`<svg viewBox=${`0 0 ${MARGIN + SIDE * CELL} ${SIDE * CELL + MARGIN}`} class="board tictactoe">
    <g aria-hidden="true">
      ${cells.map(field)}
      ${[0, 1, 2].map((i) => svg`
        <text class="coordinate" x=${MARGIN + i * CELL + CELL / 2} y=${SIDE * CELL + 14}>${letters[i]}</text>
        <text class="coordinate" x="10" y=${i * CELL + CELL / 2 + 4}>${look.isFlipped ? i + 1 : SIDE - i}</text>`)}
      ${look.candidates.map((candidate) => disc(candidate, ...centre(indexOf(candidate.move)), 36))}
      ${look.steps.map(numbered)}
      ${line ? row(centre(line[0]), centre(line[2])) : ''}
    </g>
    ${grid({
      rows: SIDE, columns: SIDE, side: CELL, left: MARGIN, view, name,
      title: `Board of ${title}`,
      label: (r, c) => `${name(r, c)}, ${cells[r * SIDE + c] === EMPTY ? 'empty' : cells[r * SIDE + c]}`,
      candidate: (r, c) => candidateTo(name(r, c)),
      choose: (r, c) => attempt(name(r, c), `${name(r, c)} is taken by ${cells[r * SIDE + c]}.`),
    })}
  </svg>`;
}

const row = ([x1, y1], [x2, y2]) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 30, ((y2 - y1) / length) * 30];
  return svg`<line class="row" x1=${x1 - dx} y1=${y1 - dy} x2=${x2 + dx} y2=${y2 + dy}></line>`;
};
