// Whose the points of the board will be, in a game of territory: as playouts judge it and, when it is over, as a
// person corrects it.
import {ownership} from '../server/http.js';
import {ended, movesSoFar} from './game.js';
import {say, state, update} from './store.js';
import {gameEntry, isSettled} from './turn.js';

let asked = null;

const isWanted = () => isSettled() && gameEntry()?.hasOwnership && (state.hasTerritory || state.place.isOver);

/**
 * The judgement of the position looked at, {owners, dead, score, corrected}, where it is to be shown; otherwise null.
 */
export const territoryNow = () => (isWanted() && state.territory?.key === state.place.key ? state.territory : null);

async function judge(corrected) {
  const {
    game,
    place: {key, start},
  } = state;
  asked = key;
  try {
    const judged = await ownership({game: game.word, start: game.start ?? start, moves: movesSoFar(game), corrected});
    if (state.place?.key === key) {
      update({territory: {...judged, key, corrected}});
    }
  } catch (failure) {
    say(failure.message, 'failed');
  }
}

/** Asks for the judgement of the position looked at, once. */
export function judgeOnce() {
  if (isWanted() && territoryNow() === null && asked !== state.place.key) {
    judge([]);
  }
}

/** Judges the chain on a point otherwise: dead for alive, alive for dead. */
export const correct = (point) => judge([...territoryNow().corrected, point]);

/** Ends the game with the score as it is judged. */
export function agree() {
  const {score} = territoryNow();
  update({game: ended(state.game, {winner: score === 0 ? null : Number(score < 0), how: 'score'})});
}
