// The page for a wall or a class: the tab that is open fills the screen, with letters that grow with it.
import {html} from '../lit.js';
import {state, update} from '../state/store.js';

/** Whether the tab fills the screen. */
export const isWall = () => state.isWall && !state.isWelcome && !state.cards.isShown;

/** Lets the tab fill the screen, or no longer. */
export function turnWall() {
  update({isWall: !state.isWall});
  if (state.isWall) {
    document.documentElement.requestFullscreen?.().catch(() => {}); // else it fills the window
  } else if (document.fullscreenElement !== null) {
    document.exitFullscreen();
  }
}

/** Shows the page around the tab again. */
export const leaveWall = () => state.isWall && turnWall();

/** What a key does, if it does anything: f turns the full screen on and off, Escape off. */
export function keyed({key, ctrlKey, metaKey, altKey}) {
  const isTurn = (key === 'f' && !ctrlKey && !metaKey && !altKey) || (key === 'Escape' && isWall());
  if (isTurn) {
    turnWall();
  }
  return isTurn;
}

/** The way back for those without a keyboard. */
export const wayBack = () => html`<button class="way-back" data-test="wall-leave" @click=${turnWall}>Leave</button>`;
