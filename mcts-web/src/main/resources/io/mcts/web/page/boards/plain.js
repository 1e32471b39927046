// The board of a game that the page does not know. Where its drawing in letters shows cells, they are drawn, and moves that are named by
// the cells are made on them; whatever else there is stands as text and buttons.
import {html, svg} from '../lit.js';
import {hidePreview} from '../search/preview.js';
import {showCandidate, valueOf, weighedHere} from '../search/weighed.js';
import {state} from '../state/store.js';
import {players} from '../state/turn.js';
import {percent} from '../view/numbers.js';
import {cellBoard} from './cellboard.js';
import {cellsOf} from './cells.js';
import {attempt} from './look.js';

export const title = null; // the catalogue has it

const EMPTY = /[.·_-]/;

/** Before a throw nobody in particular. */
export const turn = () => (state.place.player >= 0 ? state.place.player : null);

const stone = ({player, sign}, x, y, more = '') => svg`<g class=${`stone p${player} ${players()[player] ?? 'nobody'} ${more}`}>
  <circle cx=${x} cy=${y} r="37"></circle><text class="number" x=${x} y=${y + 13}>${sign}</text></g>`;

export const piece = (player) => html`<svg viewBox="0 0 80 80" class="piece" aria-hidden="true">${stone({player, sign: ''}, 40, 40)}</svg>`;

/** The men of a drawing; whose a sign stands for by the first letters of the players, as x or o, or else large letters are the first player's. */
function menOf(rows) {
  const initials = players().map((name) => name[0].toLowerCase());
  const signs = rows.flat().filter((sign) => !EMPTY.test(sign));
  const own = [initials, ['x', 'o']].find((pair) => pair[0] !== pair[1] && signs.every((sign) => pair.includes(sign.toLowerCase())));
  const owner = (sign) => (own ? own.indexOf(sign.toLowerCase()) : sign === sign.toLowerCase() ? (sign === sign.toUpperCase() ? -1 : 1) : 0);
  return rows.map((line) => line.map((sign) => (EMPTY.test(sign) ? null : {player: owner(sign), sign})));
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
  return html`${cells === null ? '' : cellBoard(look, {
    kind: 'cells', title: 'Board', men: menOf(cells.rows), names: cells.names, named: (move) => cellsNamed(move, names),
    draw: stone, word: ({sign}) => sign, mine: (player) => ({player, sign: ''}),
  })}
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
