// The board of a game that the page does not know: the game's own drawing in letters, and its moves as buttons.
import {html} from '../lit.js';
import {hidePreview} from '../search/preview.js';
import {showCandidate, valueOf, weighedHere} from '../search/weighed.js';
import {state} from '../state/store.js';
import {percent} from '../view/numbers.js';
import {attempt} from './look.js';

export const title = null; // the catalogue has it

/** Before a throw nobody in particular. */
export const turn = () => (state.place.player >= 0 ? state.place.player : null);

export const piece = (player) => html`<svg viewBox="0 0 40 40" class="piece" aria-hidden="true"><g class=${`stone p${player}`}>
  <circle cx="20" cy="20" r="15"></circle></g></svg>`;

export function draw(look) {
  // They stay while a line is shown, or the buttons would move under the pointer.
  const candidates = state.hasBars ? weighedHere() : [];
  const candidateOf = (move) => candidates.find((candidate) => candidate.move === move);
  const one = (move) => {
    const candidate = candidateOf(move);
    return html`<li><button class=${`choice ${candidate ? `candidate ${candidate.grade} ${candidate.isBest ? 'chosen' : ''}` : ''}`} data-test=${`choice-${move}`}
        ?disabled=${!look.isAsked} @click=${() => attempt(move, '')}
        @pointerenter=${() => candidate && showCandidate(candidate)} @pointerleave=${hidePreview}
        @focus=${() => candidate && showCandidate(candidate)} @blur=${hidePreview}>
      <strong>${move}</strong>${candidate ? html` <span>${valueOf(candidate)}, ${percent(candidate.share)}</span>` : ''}</button></li>`;
  };
  return html`<div class="plain-board">
    <pre data-test="diagram" tabindex="0" aria-label="The position">${state.place.diagram}</pre>
    <p class="line-text">${look.steps.map(({number, move}) => html`${number === null ? '' : `${number}. `}${move} `)}</p>
    <ul class="choices" aria-label="Moves">${state.place.legalMoves.map(({move}) => one(move))}</ul>
  </div>`;
}
