// A position further on, shown on the board while a line of moves is pointed at.
import {keyOf, newGame} from '../state/game.js';
import {placeOf} from '../state/place.js';
import {state, update} from '../state/store.js';

let wanted = null;

/** Shows the position after `line`, played from the position of a search. */
export async function showLine(request, line) {
  const game = newGame(request.game, request.start, [...request.moves, ...line]);
  const key = keyOf(game);
  wanted = key;
  try {
    const place = await placeOf(game);
    if (wanted === key && state.place !== null) {
      update({preview: {position: place.position, move: line.at(-1), moves: game.moves}});
    }
  } catch {
    // A line that ends at a throw cannot always be played on: nothing is shown.
  }
}

/** Shows the game itself again. */
export function hidePreview() {
  wanted = null;
  if (state.preview !== null) {
    update({preview: null});
  }
}
