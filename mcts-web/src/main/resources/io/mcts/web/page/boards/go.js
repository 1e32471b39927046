// The board of Go: stones on the crossings of lines, as the server's diagram has them.
import {html, svg} from '../lit.js';
import {state, update} from '../state/store.js';
import {agree, correct} from '../state/territory.js';
import {players} from '../state/turn.js';
import {candidateTo, grid, turned} from './grid.js';
import {attempt} from './look.js';
import {disc, ordinal} from './marks.js';

export const title = 'Go';

const SIDE = 40;
const MARGIN = 24;
const RADIUS = 18;
/** The letters of the columns. */
export const LETTERS = 'ABCDEFGHJKLMNOPQRST';
const STONES = 'XO';
const PASS = 'pass';

/** A candidate of a smaller share of the visits is not drawn: a board has too many. */
const SHOWN = 0.01;

/** An owner who is less certain is not shown. */
const CERTAIN = 0.15;

/** Black begins, and players take turns; a pass is a turn. */
export const turn = (position) => (position === '-' ? 0 : position.split(' ').length % 2);

/** The rows of a diagram from the top, each a list of `.`, `X` and `O`; the last line has the letters. */
const rowsOf = (diagram) => diagram.split('\n').slice(0, -1).map((line) => line.trim().split(/ +/).slice(1));

/** The lines that the marked points lie on, counted from 0. */
const starsOf = (lines) => {
  const edge = lines < 12 ? 2 : 3;
  const middle = (lines - 1) / 2;
  const corners = [[edge, edge], [edge, lines - 1 - edge], [lines - 1 - edge, edge], [lines - 1 - edge, lines - 1 - edge]];
  return lines < 7 ? [] : lines % 2 === 0 ? corners : [...corners, [middle, middle]];
};

/** The board without stones: crossings `side` apart, and room for names at the left. */
export function wood(lines, side, left = 0) {
  const [x, y, span] = [left + side / 2, side / 2, (lines - 1) * side];
  return svg`<rect class="wood" x=${left} y="0" width=${lines * side} height=${lines * side} rx="8"></rect>
    ${[...Array(lines).keys()].map((i) => svg`<path class="rule" d=${`M${x} ${y + i * side}h${span}M${x + i * side} ${y}v${span}`}></path>`)}
    ${starsOf(lines).map(([row, column]) => svg`<circle class="star" cx=${x + column * side} cy=${y + row * side} r=${side * 0.09}></circle>`)}`;
}

const stone = (player, x, y, radius, more = '') => svg`<g class=${`stone p${player} ${['black', 'white'][player]} ${more}`}><circle cx=${x} cy=${y} r=${radius}></circle></g>`;

export const piece = (player) => html`<svg viewBox="0 0 40 40" class="piece go" aria-hidden="true">${stone(player, 20, 20, 15)}</svg>`;

export function draw(look) {
  const rows = rowsOf(state.place.diagram);
  const lines = rows.length;
  const view = turned(lines, lines, look.isFlipped);
  const name = (row, column) => `${LETTERS[column]}${lines - row}`;
  const at = (row, column) => {
    const [seenRow, seenColumn] = view(row, column);
    return [MARGIN + seenColumn * SIDE + SIDE / 2, seenRow * SIDE + SIDE / 2];
  };
  const centre = (move) => at(lines - Number(move.slice(1)), LETTERS.indexOf(move[0]));
  const indices = [...Array(lines).keys()];
  const onBoard = (move) => move !== null && move !== PASS;
  const hovered = look.hovered;
  const {owners = {}, dead = []} = look.territory ?? {};
  const numbers = new Map(state.hasNumbers && look.steps.length === 0 ? look.position.split(' ').map((move, index) => [move, index + 1]) : []);

  const point = (row, column) => {
    const [x, y] = at(row, column);
    const move = name(row, column);
    const player = STONES.indexOf(rows[row][column]);
    const isGhost = hovered !== null && hovered.row === row && hovered.column === column && look.legal.has(move) && look.steps.length === 0;
    const number = player < 0 ? undefined : numbers.get(move);
    return svg`${player < 0 ? '' : stone(player, x, y, RADIUS, `${move === look.lastMove && look.isFresh ? 'fresh' : ''} ${dead.includes(move) ? 'dead' : ''}`)}
      ${number === undefined ? '' : svg`<g class=${`onstone p${player}`}>${ordinal({number}, x, y, 15)}</g>`}
      ${move === look.lastMove ? svg`<circle class=${`lastpoint p${player}`} cx=${x} cy=${y} r=${number === undefined ? 6 : 15}></circle>` : ''}
      ${isGhost ? stone(look.player, x, y, RADIUS, 'ghost') : ''}
      ${Math.abs(owners[move] ?? 0) < CERTAIN || player === Number(owners[move] < 0) ? '' : svg`<rect class=${`owner p${Number(owners[move] < 0)}`} opacity=${Math.abs(owners[move]).toFixed(2)}
        x=${x - 6} y=${y - 6} width="12" height="12"></rect>`}`;
  };
  const told = (row, column) => {
    const move = name(row, column);
    const owner = Math.abs(owners[move] ?? 0) < CERTAIN ? '' : `, point of ${players()[Number(owners[move] < 0)]}`;
    return `${move}, ${{'.': 'empty', X: 'black', O: 'white'}[rows[row][column]]}${dead.includes(move) ? ', dead' : ''}${owner}`;
  };
  const numbered = (step) => {
    const [x, y] = centre(step.move);
    return svg`${stone(step.player, x, y, RADIUS, step.isRollout ? 'rollout' : 'line')}
      <g class=${`onstone p${step.player}`}>${ordinal(step, x, y, 17)}</g>`;
  };
  return html`<svg viewBox=${`0 0 ${MARGIN + lines * SIDE} ${lines * SIDE + MARGIN}`} class="board go">
    <g aria-hidden="true">
      ${wood(lines, SIDE, MARGIN)}
      ${indices.map((i) => svg`
        <text class="coordinate" x=${MARGIN + (i + 0.5) * SIDE} y=${lines * SIDE + 17}>${LETTERS[look.isFlipped ? lines - 1 - i : i]}</text>
        <text class="coordinate" x="11" y=${(i + 0.5) * SIDE + 4}>${look.isFlipped ? i + 1 : lines - i}</text>`)}
      ${indices.map((row) => indices.map((column) => point(row, column)))}
      ${look.candidates.filter(({move, share}) => onBoard(move) && share >= SHOWN).map((candidate) => disc(candidate, ...centre(candidate.move), RADIUS))}
      ${look.steps.filter(({move}) => onBoard(move)).map(numbered)}
    </g>
    ${grid({
      rows: lines, columns: lines, side: SIDE, left: MARGIN, view, name,
      title: `Board of ${title}`,
      label: told,
      candidate: (r, c) => candidateTo(name(r, c)),
      choose: (r, c) => (state.place.isOver && look.territory && rows[r][c] !== '.' ? correct(name(r, c)) : attempt(name(r, c), rows[r][c] === '.'
        ? `${name(r, c)} is not allowed: it would be suicide, or repeat a position.`
        : `${name(r, c)} is taken.`)),
    })}
  </svg>
  <div class="row wrap under">
    ${state.place.isOver ? counted(look) : html`<button ?disabled=${!look.legal.has(PASS)} data-test="choice-pass" @click=${() => attempt(PASS, '')}>Pass</button>
      ${toggle('territory', 'hasTerritory')}`}
    ${toggle('numbers', 'hasNumbers')}</div>`;
}

const toggle = (label, name) => html`<label class="switch"><input type="checkbox" data-test=${name} .checked=${state[name]}
    @change=${() => update({[name]: !state[name]})}> ${label}</label>`;

/** The score of a game that is over; where stones are dead, people may agree on it instead of the one on the board. */
function counted({territory}) {
  if (territory === null) {
    return '';
  }
  const {score, dead, corrected} = territory;
  return html`<span data-test="score" role="status">${score === 0 ? 'A draw' : `${players()[Number(score < 0)]} +${Math.abs(score)}`}${
      dead.length === 0 ? '' : `, ${dead.length === 1 ? 'one dead stone' : `${dead.length} dead stones`} taken off`}. Click a stone that is judged wrong.</span>
    ${dead.length + corrected.length === 0 ? '' : html`<button data-test="agree" @click=${agree}>Agree</button>`}`;
}
