// A tour of the page in five stops, each with an address of its own that can be shared.
import {html} from '../lit.js';
import {state, update} from '../state/store.js';

/** The stops: where each is, what it is called, and what there is to see. */
const STOPS = [
  [
    'game',
    'connectfour',
    'Play',
    'Click a column. The computer tries moves at random thousands of times, and plays what did best.',
  ],
  [
    'search',
    'connectfour&moves=4.3.3.3.4.3.5.5.3.4',
    'Look into it',
    'A search looks at this position: each column shows its share of the visits, and the tree grows below. Point at a move to see what is expected after it.',
  ],
  [
    'steps',
    'tictactoe',
    'How it thinks',
    'Press Play: every iteration selects a path, expands a leaf, simulates a game and takes its result back to the root.',
  ],
  [
    'search',
    'tictactoe&moves=b2.b3.a3.c1.a1.a2.c3',
    'Find the blunder',
    'o lost this game. Press Whole game to see by which move, then try again from there.',
  ],
  [
    'match',
    'connectfour',
    'Which is stronger?',
    'Press Play the match: two searches play each other, and the score comes with its uncertainty.',
  ],
];

/** The tab of a stop, from 1. */
export const tabOf = (stop) => STOPS[stop - 1]?.[0];

const address = (stop) => `#game=${STOPS[stop - 1][1]}&tour=${stop}`;

/** Links to all stops. */
export const tour = () => html`<nav class="tour" aria-label="Tour">
  ${STOPS.map(
    ([, , title], index) => html`<a href=${address(index + 1)} data-test=${`tour-${index + 1}`}><span
      class="number">${index + 1}</span>${title}</a>`,
  )}
</nav>`;

/** What there is to see at the stop that the reader is at. */
export function stop() {
  const number = state.tour;
  if (!STOPS[number - 1]) {
    return '';
  }
  const [, , title, text] = STOPS[number - 1];
  return html`<aside class="stop" aria-label="Tour" data-test="stop">
    <p><strong>${number} of ${STOPS.length}: ${title}.</strong> ${text}</p>
    ${number < STOPS.length ? html`<a class="button" href=${address(number + 1)} data-test="tour-next">Next</a>` : ''}
    <button class="plain" aria-label="End the tour" data-test="tour-end" @click=${() => update({tour: null})}>✕</button>
  </aside>`;
}
