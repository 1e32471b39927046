// A hint: a short search of the position looked at, of which only its move is shown.
import {showLine} from '../search/preview.js';
import {percent} from '../view/numbers.js';
import {say, state, update} from './store.js';

/** Asks for a hint. */
export const askHint = () => update({hint: state.place.key, message: null});

/** Whether a hint is being thought about for the position looked at. */
export const isHinting = () => state.hint !== null && state.hint === state.place?.key;

/** Shows the move that the search has found. */
export function giveHint({request, figures}) {
  update({hint: null});
  if (state.place?.key === request.key) {
    showLine(request, [figures.bestMove]);
    say(`Hint: ${figures.bestMove}, worth ${percent(figures.value)}.`);
  }
}
