// The board of a game that the page does not know. Where its drawing in letters shows cells, they are drawn, and moves that are named by
// the cells are made on them; whatever else there is stands as text and buttons.
import {html, svg} from '../lit.js';
import {hidePreview} from '../search/preview.js';
import {showCandidate, valueOf, weighedHere} from '../search/weighed.js';
import {state, update} from '../state/store.js';
import {players} from '../state/turn.js';
import {percent} from '../view/numbers.js';
import {cellsOf} from './cells.js';
import {grab} from './drag.js';
import {grid, turned} from './grid.js';
import {attempt} from './look.js';
import {candidateArrow, disc, ordinal, stepArrow} from './marks.js';

export const title = null; // the catalogue has it

const [CELL, MARGIN] = [100, 24];

/** Candidates that are drawn as arrows. */
const MOST_ARROWS = 5;

const EMPTY = /[.·_-]/;

/** Before a throw nobody in particular. */
export const turn = () => (state.place.player >= 0 ? state.place.player : null);

const stone = (player, sign, x, y, more = '') => svg`<g class=${`stone p${player} ${players()[player] ?? 'nobody'} ${more}`}>
  <circle cx=${x} cy=${y} r="37"></circle><text class="number" x=${x} y=${y + 13}>${sign}</text></g>`;

export const piece = (player) => html`<svg viewBox="0 0 80 80" class="piece" aria-hidden="true">${stone(player, '', 40, 40)}</svg>`;

/** Whose men a sign stands for: by the first letters of the players, as x or o, or else large letters are the first player's. */
function ownerOf(rows) {
  const initials = players().map((name) => name[0].toLowerCase());
  const signs = rows.flat().filter((sign) => !EMPTY.test(sign));
  const own = [initials, ['x', 'o']].find((pair) => pair[0] !== pair[1] && signs.every((sign) => pair.includes(sign.toLowerCase())));
  return (sign) => (own ? own.indexOf(sign.toLowerCase()) : sign === sign.toLowerCase() ? (sign === sign.toUpperCase() ? -1 : 1) : 0);
}

/** The cells that a move names: where it goes, or from where and where to; null if it names none. */
function cellsNamed(move, names) {
  const found = /^([a-z]+\d+)(?:[-:x>]?([a-z]+\d+))?$/i.exec(move)?.slice(1).filter(Boolean);
  return found?.every((name) => names.includes(name)) ? found : null;
}

export function draw(look) {
  const cells = cellsOf(state.place.diagram) ?? cellsOf(look.position);
  const names = cells?.names.flat() ?? [];
  const isOnBoard = (move) => cellsNamed(move, names) !== null;
  const others = state.place.legalMoves.filter(({move}) => !isOnBoard(move));
  return html`${cells === null ? '' : board(look, cells, (move) => cellsNamed(move, names))}
    <div class=${cells === null || others.length > 0 ? 'plain-board' : ''}>
      ${cells === null ? html`<pre data-test="diagram" tabindex="0" aria-label="The position">${state.place.diagram}</pre>` : ''}
      ${cells === null || others.length > 0 ? html`<p class="line-text">${look.steps.map(({number, move}) => html`${number === null ? '' : `${number}. `}${move} `)}</p>
        <ul class="choices" aria-label="Moves">${others.map(({move}) => choice(move, look))}</ul>` : ''}
    </div>`;
}

/** A move as a button. */
function choice(move, look) {
  // They stay while a line is shown, or the buttons would move under the pointer.
  const candidate = state.hasBars ? weighedHere().find((one) => one.move === move) : undefined;
  return html`<li><button class=${`choice ${candidate ? `candidate ${candidate.grade} ${candidate.isBest ? 'chosen' : ''}` : ''}`} data-test=${`choice-${move}`}
      ?disabled=${!look.isAsked} @click=${() => attempt(move, '')}
      @pointerenter=${() => candidate && showCandidate(candidate)} @pointerleave=${hidePreview}
      @focus=${() => candidate && showCandidate(candidate)} @blur=${hidePreview}>
    <strong>${move}</strong>${candidate ? html` <span>${valueOf(candidate)}${candidate.share === null ? '' : `, ${percent(candidate.share)}`}</span>` : ''}</button></li>`;
}

/** The cells; `named(move)` answers the cells that a move names, or null. */
function board(look, {rows, names}, named) {
  const [height, width] = [rows.length, rows[0].length];
  const view = turned(height, width, look.isFlipped);
  const centreAt = (row, column) => {
    const [seenRow, seenColumn] = view(row, column);
    return [MARGIN + seenColumn * CELL + CELL / 2, seenRow * CELL + CELL / 2];
  };
  const places = new Map(names.flatMap((line, row) => line.map((name, column) => [name, centreAt(row, column)])));
  const ends = (move) => named(move).map((name) => places.get(name));
  const isStep = ({move}) => named(move)?.length === 2;
  const isDrop = ({move}) => named(move)?.length === 1;
  const owner = ownerOf(rows);
  const moves = [...look.legal].map(named).filter((found) => found !== null);
  const movable = new Set(moves.filter(({length}) => length === 2).map(([from]) => from));
  const held = look.drag?.from ?? look.selected;
  const targets = moves.filter((found) => (found.length === 1 ? look.steps.length === 0 : found[0] === held)).map((found) => found.at(-1));
  const last = (look.lastMove !== null && named(look.lastMove)) || [];
  const steps = look.candidates.filter(isStep).slice(0, MOST_ARROWS);

  const field = (sign, row, column) => {
    const name = names[row][column];
    const [x, y] = centreAt(row, column);
    const more = `${movable.has(name) ? 'movable' : ''} ${held === name ? 'held' : ''} ${look.isFresh && last.at(-1) === name ? 'fresh' : ''}`;
    return svg`<rect class=${`field ${last.includes(name) ? 'last' : ''}`} x=${x - 47} y=${y - 47} width="94" height="94" rx="10"></rect>
      ${EMPTY.test(sign) || look.drag?.from === name ? '' : stone(owner(sign), sign, x, y, more)}
      ${targets.includes(name) ? svg`<circle class=${EMPTY.test(sign) ? 'target' : 'capture'} cx=${x} cy=${y} r=${EMPTY.test(sign) ? 9 : 44}></circle>` : ''}`;
  };
  const dropped = (step) => {
    const [[x, y]] = ends(step.move);
    return svg`${stone(step.player, '', x, y, step.isRollout ? 'rollout' : 'line')}${ordinal(step, x, y, 34)}`;
  };
  const signAt = (name) => rows.flat()[names.flat().indexOf(name)];
  return html`<svg viewBox=${`0 0 ${MARGIN + width * CELL} ${height * CELL + MARGIN}`} class=${`board cells ${look.drag ? 'dragging' : ''}`} data-test="cells">
    <g aria-hidden="true">
      ${rows.map((line, row) => line.map((sign, column) => field(sign, row, column)))}
      ${names[0].map((name, column) => svg`<text class="coordinate" x=${centreAt(0, column)[0]} y=${height * CELL + 17}>${name.replace(/\d+$/, '')}</text>`)}
      ${names.map(([name], row) => svg`<text class="coordinate" x="11" y=${centreAt(row, 0)[1] + 4}>${/\d+$/.exec(name)[0]}</text>`)}
      ${look.candidates.filter(isDrop).map((candidate) => disc(candidate, ...ends(candidate.move)[0], 36))}
      ${steps.toReversed().map((candidate) => candidateArrow(candidate, steps, ends))}
      ${look.steps.filter(isStep).map((step) => stepArrow(step, ends))}
      ${look.steps.filter(isDrop).map(dropped)}
      ${look.drag ? stone(owner(signAt(look.drag.from)), signAt(look.drag.from), look.drag.x, look.drag.y, 'inhand') : ''}
    </g>
    ${grid({
      rows: height, columns: width, side: CELL, left: MARGIN, view, name: (row, column) => names[row][column],
      title: 'Board',
      kind: (row, column) => (movable.has(names[row][column]) ? 'movable' : ''),
      label: (row, column) => [names[row][column], EMPTY.test(rows[row][column]) ? 'empty' : rows[row][column],
        ...(movable.has(names[row][column]) ? ['may move'] : []), ...(targets.includes(names[row][column]) ? ['can be reached'] : [])].join(', '),
      candidate: (row, column) => weighedHere().find(({move}) => named(move)?.at(-1) === names[row][column]),
      choose: (row, column) => choose(names[row][column], look.selected, look, named),
      press: (event, row, column) => movable.has(names[row][column])
          && grab(event, names[row][column], (to) => choose(to, names[row][column], look, named)),
    })}
  </svg>`;
}

/** What choosing a cell means: where to move, or what. */
function choose(cell, from, look, named) {
  const moves = [...look.legal].filter((move) => named(move) !== null);
  const arrivals = moves.filter((move) => named(move).at(-1) === cell && (from === null || named(move).length === 1 || named(move)[0] === from));
  if (from === null && moves.some((move) => named(move).length === 2 && named(move)[0] === cell)) {
    update({selected: cell, message: null});
  } else if (arrivals.length === 1) {
    attempt(arrivals[0], '');
  } else if (moves.some((move) => named(move).length === 2 && named(move)[0] === cell)) {
    update({selected: from === cell ? null : cell, message: null});
  } else {
    attempt(null, arrivals.length > 1 ? `More than one move goes to ${cell}: choose first what is to move.` : `No move goes ${from === null ? '' : `from ${from} `}to ${cell}.`);
  }
}
