// The board of Connect Four: upright, stones drop into its columns.
import {html, svg} from '../lit.js';
import {state} from '../state/store.js';
import {columnKey} from './columnkey.js';
import {candidateTo, grid, mirrored} from './grid.js';
import {attempt} from './look.js';
import {disc, ordinal} from './marks.js';

export const title = 'Connect Four';

const CELL = 100;
const RADIUS = 40;
const TOP = 8;
const BOTTOM = 34;
const MARKS = 'xo';
const EMPTY = '.';
const BLOCKED = '#';
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];

const read = (position) => position.split(' ')[0].split('/');

export const turn = (position) => MARKS.indexOf(position.at(-1));

/** A stone; what is engraved tells the players apart without their colours. */
const stone = (player, x, y, radius, more = '') => svg`<g class=${`stone p${player} ${more}`}>
  <circle cx=${x} cy=${y} r=${radius}></circle>
  <circle class="rim" cx=${x} cy=${y} r=${radius * 0.8}></circle>
  ${player === 0
    ? svg`<path class="engraved" d=${`M${x - radius * 0.3} ${y - radius * 0.3}l${radius * 0.6} ${radius * 0.6}m0 ${-radius * 0.6}l${-radius * 0.6} ${radius * 0.6}`}></path>`
    : svg`<circle class="engraved" cx=${x} cy=${y} r=${radius * 0.36}></circle>`}
</g>`;

export const piece = (player) =>
  html`<svg viewBox="0 0 40 40" class="piece" aria-hidden="true">${stone(player, 20, 20, 17)}</svg>`;

/** The cells of the rows of four or more that one player has, as {row, column}. */
function fours(rows) {
  const at = (row, column) => rows[row]?.[column];
  const found = [];
  rows.forEach((line, row) => [...line].forEach((cell, column) => {
    for (const [down, right] of DIRECTIONS) {
      const four = [0, 1, 2, 3].map((step) => ({row: row + step * down, column: column + step * right}));
      if (MARKS.includes(cell) && four.every((place) => at(place.row, place.column) === cell)) {
        found.push(four);
      }
    }
  }));
  return found;
}

/** The front of the board, with a hole for each cell. */
function panel(width, height) {
  const [right, bottom] = [width * CELL, TOP + height * CELL + 4];
  const corner = (x, y) => `a26 26 0 0 1 ${x} ${y}`;
  const outline = `M26 ${TOP - 4}H${right - 26}${corner(26, 26)}V${bottom - 26}${corner(-26, 26)}H26${corner(-26, -26)}V${TOP + 22}${corner(26, -26)}Z`;
  const holes = [...Array(width * height).keys()].map((index) => {
    const x = (index % width) * CELL + CELL / 2 - RADIUS;
    const y = TOP + Math.floor(index / width) * CELL + CELL / 2;
    return `M${x} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;
  });
  return outline + holes.join('');
}

/** The row into which a stone falls, or -1 if the column is full: the lowest empty cell. */
const landing = (rows, column) => rows.findLastIndex((line) => line[column] === EMPTY);

/** The cell that a move of a line fills, as [row, column]. */
function changed({before, after}) {
  const [was, is] = [read(before), read(after)];
  const row = is.findIndex((line, index) => line !== was[index]);
  return [row, [...is[row]].findIndex((cell, column) => cell !== was[row][column])];
}

/** The cell that the last move filled: the highest stone of its column. */
const lastCell = (rows, move) => {
  const column = Number(move) - 1;
  return {row: rows.findIndex((line) => MARKS.includes(line[column])), column};
};

export function draw(look) {
  const rows = read(look.position);
  const [height, width] = [rows.length, rows[0].length];
  const view = mirrored(width, look.isFlipped);
  const x = (column) => view(0, column)[1] * CELL + CELL / 2;
  const y = (row) => TOP + row * CELL + CELL / 2;
  const last = look.lastMove === null ? null : lastCell(rows, look.lastMove);
  const won = fours(rows);
  const isWon = (row, column) => won.flat().some((cell) => cell.row === row && cell.column === column);
  const hovered = look.hovered?.column ?? null;

  const hole = (cell, row, column) => {
    if (cell === BLOCKED) {
      return svg`<g class="blocked"><circle cx=${x(column)} cy=${y(row)} r=${RADIUS}></circle>
        <path d=${`M${x(column) - 16} ${y(row) - 16}l32 32m0 -32l-32 32`}></path></g>`;
    }
    const isLast = last !== null && last.row === row && last.column === column;
    return svg`<circle class=${isLast ? 'lastring' : 'hole'} cx=${x(column)} cy=${y(row)} r=${isLast ? RADIUS + 3 : RADIUS}></circle>`;
  };
  const filled = (cell, row, column) => {
    if (!MARKS.includes(cell)) {
      return '';
    }
    const isLast = last !== null && last.row === row && last.column === column;
    return stone(MARKS.indexOf(cell), x(column), y(row), RADIUS,
        `${isLast && look.isFresh ? `falling fall-${row}` : ''} ${isWon(row, column) ? 'won' : ''}`);
  };
  const target = (column) => {
    if (!look.legal.has(String(column + 1)) || look.steps.length > 0) {
      return '';
    }
    const row = landing(rows, column);
    return column === hovered
      ? stone(look.player, x(column), y(row), RADIUS, 'ghost')
      : svg`<circle class="target" cx=${x(column)} cy=${y(row)} r="6"></circle>`;
  };
  const numbered = (step) => {
    const [row, column] = changed(step);
    return svg`${stone(step.player, x(column), y(row), RADIUS, step.isRollout ? 'rollout' : 'line')}
      ${ordinal(step, x(column), y(row), 34)}`;
  };
  const columns = [...Array(width).keys()];
  return html`<svg viewBox=${`0 0 ${width * CELL} ${TOP + height * CELL + BOTTOM}`} class="board connectfour">
    <g aria-hidden="true">
      <rect class="back" x="2" y=${TOP - 2} width=${width * CELL - 4} height=${height * CELL + 4} rx="26"></rect>
      ${columns.map(target)}
      ${rows.map((line, row) => [...line].map((cell, column) => filled(cell, row, column)))}
      <path class="panel" fill-rule="evenodd" d=${panel(width, height)}></path>
      ${hovered !== null && look.legal.has(String(hovered + 1))
        ? svg`<rect class="column" x=${x(hovered) - CELL / 2 + 4} y=${TOP} width=${CELL - 8} height=${height * CELL} rx="22"></rect>` : ''}
      ${rows.map((line, row) => [...line].map((cell, column) => hole(cell, row, column)))}
      ${won.map((four) => svg`<line class="row" x1=${x(four[0].column)} y1=${y(four[0].row)}
          x2=${x(four[3].column)} y2=${y(four[3].row)}></line>`)}
      ${columns.map((column) => svg`<text class="coordinate" x=${x(column)}
          y=${TOP + height * CELL + 28}>${column + 1}</text>`)}
      ${look.candidates.map((candidate) => disc(candidate, x(Number(candidate.move) - 1), y(landing(rows, Number(candidate.move) - 1)), RADIUS))}
      ${look.steps.map(numbered)}
    </g>
    ${grid({
      rows: height, columns: width, side: CELL, top: TOP, view,
      title: `Board of ${title}`,
      name: (row, column) => `${row}-${column}`,
      label: (row, column) => `column ${column + 1}, row ${height - row}, ${word(rows[row][column])}`,
      choose: (row, column) => drop(column, rows),
      candidate: (row, column) => candidateTo(String(column + 1)),
    })}
  </svg>`;
}

/** A digit drops a stone into its column. */
export function key(event) {
  const rows = read(state.place.position);
  return columnKey(event, rows[0].length, (column) => drop(column, rows));
}

const word = (cell) => ({[EMPTY]: 'empty', [BLOCKED]: 'blocked'})[cell] ?? cell;

const drop = (column, rows) => attempt(String(column + 1),
    landing(rows, column) < 0 ? `Column ${column + 1} is full.` : `No stone may be dropped into column ${column + 1}.`);
