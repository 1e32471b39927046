// A line of moves shown on the board while it is pointed at: its stones with their numbers, and what is known of it.
import {keyOf, newGame} from '../state/game.js';
import {placeOf} from '../state/place.js';
import {state, update} from '../state/store.js';
import {CHANCE} from '../state/turn.js';

let wanted = null;

/**
 * Shows the moves of `line`, played from the position of a search, if that is the one on the board.
 *
 * @param {string | (() => string)} caption what is told of it, as text or as what tells it
 * @param settled how many of the moves are certain; those after it are shown as a rollout
 */
export async function showLine(request, line, caption = '', settled = line.length) {
  const game = newGame(request.game, request.start, [...request.moves, ...line]);
  const key = keyOf(game);
  wanted = key;
  try {
    const {cellsOfMoves, players} = await placeOf(game);
    if (wanted === key && state.place?.key === request.key) {
      const from = request.moves.length;
      let number = 0;
      const steps = line.map((move, index) => {
        const player = players[from + index];
        number += player === CHANCE ? 0 : 1;
        return {
          move,
          player,
          cells: cellsOfMoves[from + index],
          number: player === CHANCE ? null : number,
          isRollout: index >= settled,
        };
      });
      update({preview: {steps, caption}});
    }
  } catch {
    // A line that ends at a roll cannot always be played on: nothing is shown.
  }
}

const isStill = matchMedia('(prefers-reduced-motion: reduce)');
let revealing = null;

/**
 * Shows the moves of the line after the first `from` one after the other, within some milliseconds; all at once for
 * who wants no motion.
 */
export function reveal(from, millis) {
  const {steps} = state.preview ?? {};
  if (isStill.matches || steps === undefined || steps.length <= from) {
    return;
  }
  const begin = performance.now();
  clearInterval(revealing);
  const show = () => {
    const share = (performance.now() - begin) / (0.8 * millis);
    const isOther = state.preview?.steps !== steps;
    if (isOther || share >= 1) {
      clearInterval(revealing);
    }
    if (!isOther) {
      update({
        preview: {...state.preview, shown: share >= 1 ? steps.length : from + Math.ceil(share * (steps.length - from))},
      });
    }
  };
  show();
  revealing = setInterval(show, Math.max(30, (0.8 * millis) / (steps.length - from)));
}

/** Shows the game itself again. */
export function hidePreview() {
  wanted = null;
  if (state.preview !== null) {
    update({preview: null});
  }
}
