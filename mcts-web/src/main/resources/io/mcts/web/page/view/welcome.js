// What is there first: a sentence, a board on which two searches play until somebody touches it, and the ways on.
import {html} from '../lit.js';
import {begin} from '../state/actions.js';
import {levels} from '../settings/strength.js';
import {state, update} from '../state/store.js';
import {lessonLink} from './lesson.js';
import {tour} from './tour.js';

const LONGEST = 20_000;
const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

let sides = null;

/** Begins the demonstration, unless the reader wants no motion. */
export function welcome() {
  update({isWelcome: true});
  if (!wantsNoMotion) {
    sides = state.sides;
    update({
      isDemo: true,
      sides: sides.map((side) => ({...side, kind: 'search', spec: levels().at(-1)?.spec ?? side.spec})),
    });
    setTimeout(endDemo, LONGEST);
    addEventListener('pointerdown', touched, {capture: true});
    addEventListener('keydown', touched, {capture: true});
  }
}

function touched(event) {
  if (event.type === 'pointerdown' ? event.target.closest('#board') : event.key !== 'Tab') {
    endDemo();
  }
}

/** Ends the demonstration: the board is the reader's, from the start. */
function endDemo() {
  if (state.isDemo) {
    removeEventListener('pointerdown', touched, {capture: true});
    removeEventListener('keydown', touched, {capture: true});
    update({isDemo: false, sides});
    if (state.isWelcome) {
      begin(state.game.word);
    }
  }
}

/** Leaves the first screen. */
export function leaveWelcome() {
  update({isWelcome: false});
  endDemo();
}

function play() {
  leaveWelcome();
  begin(state.game.word);
}

/** The sentence above the board. */
export const greeting = () => html`<div class="greeting" data-test="greeting">
  <h2>Monte Carlo tree search decides by playing thousands of random games.</h2>
  <p>${
    state.isDemo
      ? 'Here two searches play each other; the numbers are their shares of the visits. Touch the board to play.'
      : 'Click a column to play against it.'
  }</p></div>`;

/** The ways on, below the board. */
export const waysOn = () => html`<div class="row wrap ways">
    <button class="primary" data-test="welcome-play" @click=${play}>Play</button>
    <button data-test="welcome-more" @click=${leaveWelcome}>More options</button>
    ${lessonLink()}</div>
  ${tour()}`;
