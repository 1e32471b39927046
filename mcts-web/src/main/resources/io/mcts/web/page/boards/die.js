// The die: as it lies, or the outcomes of chance to choose from.
import {html, svg} from '../lit.js';
import {make} from '../state/course.js';
import {state} from '../state/store.js';
import {isPersonsThrow, mover, CHANCE} from '../state/turn.js';
import {hasChance, whoseTurn} from './boards.js';

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const face = (
  number,
  player,
  more = '',
) => html`<svg viewBox="0 0 60 60" class=${`die p${player} ${more}`} aria-hidden="true">
  <rect x="3" y="3" width="54" height="54" rx="13"></rect>
  ${
    PIPS[number] === undefined
      ? svg`<text x="30" y="40">${number || '?'}</text>`
      : PIPS[number].map(([x, y]) => svg`<circle cx=${30 + x * 15} cy=${30 + y * 15} r="5.2"></circle>`)
  }
</svg>`;

/** The die as it lies; nothing while a person is to roll it, or where there is none. */
export function dieView() {
  const player = whoseTurn();
  const isChance = mover() === CHANCE;
  const number = state.place?.board?.die ?? null;
  if (player === null || number === null || (isChance && isPersonsThrow())) {
    return '';
  }
  return html`<span data-test="die" data-die=${number} role="img"
      aria-label=${number === '' ? 'The die is yet to be rolled' : `The die shows ${number}`}>
    ${face(number, player, isChance && !state.isPaused ? 'rolling' : '')}
  </span>`;
}

/**
 * The outcomes of chance to choose from, faces of a die or others, where a person rolls; room for them where that may
 * come.
 */
export function throwView() {
  if (mover() !== CHANCE || !isPersonsThrow()) {
    return state.dice === 'hand' && hasChance() ? html`<div class="throw"></div>` : '';
  }
  const outcomes = state.place.legalMoves.map(({move}) => move);
  const isDie = outcomes.every((outcome) => Object.hasOwn(PIPS, outcome));
  return html`<div class="throw" role="group" aria-label=${isDie ? 'Roll of the die' : 'Outcome of chance'}
      data-test="throw">
    <span class="hint">${isDie ? 'The die shows' : 'Chance brings'}</span>
    ${outcomes.map(
      (outcome) => html`<button class=${isDie ? 'face' : ''} aria-label=${outcome} data-test=${`throw-${outcome}`}
        @click=${() => make(outcome)}>${isDie ? face(outcome, whoseTurn()) : outcome}</button>`,
    )}
  </div>`;
}
