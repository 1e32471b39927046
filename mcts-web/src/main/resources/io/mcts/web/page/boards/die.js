// The die: as it lies, or its six faces to choose a throw from.
import {html, svg} from '../lit.js';
import {make} from '../state/course.js';
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';
import {isPersonsThrow, mover, CHANCE} from '../state/turn.js';
import {whoseTurn} from './boards.js';
import {die} from './einstein.js';

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

const face = (number, player, more = '') => html`<svg viewBox="0 0 60 60" class=${`die p${player} ${more}`} aria-hidden="true">
  <rect x="3" y="3" width="54" height="54" rx="13"></rect>
  ${number === null
    ? svg`<text x="30" y="40">?</text>`
    : PIPS[number].map(([x, y]) => svg`<circle cx=${30 + x * 15} cy=${30 + y * 15} r="5.2"></circle>`)}
</svg>`;

/** The die as it lies, or nothing while a person is to throw it. */
export function dieView(position) {
  const player = whoseTurn();
  const isChance = mover() === CHANCE;
  if (player === null || (isChance && isPersonsThrow())) {
    return '';
  }
  const number = die(position);
  return html`<span data-test="die" data-die=${number ?? ''} role="img"
      aria-label=${number === null ? 'The die is yet to be thrown' : `The die shows ${number}`}>
    ${face(number, player, isChance && !state.isPaused ? 'rolling' : '')}
  </span>`;
}

/** The six faces to choose a throw from, where a person throws; room for them where that may come. */
export const throwView = () => (mover() === CHANCE && isPersonsThrow()
  ? html`<div class="throw" role="group" aria-label="Throw of the die" data-test="throw">
      <span class="hint">The die shows</span>
      ${[1, 2, 3, 4, 5, 6].map((n) => html`<button class="face" aria-label=${String(n)} data-test=${`throw-${n}`}
          @click=${() => make(String(n))}>${face(n, whoseTurn())}</button>`)}
    </div>`
  : state.dice === 'hand' && nameOf(state.game.word) === 'einstein' ? html`<div class="throw"></div>` : '');
