// Whose the points of the board will be, in a game of territory: as playouts judge it and, when it is over, as a
// person corrects it.
import {ownership} from '../server/http.js';
import {ended, movesSoFar} from './game.js';
import {say, state, update} from './store.js';
import {gameEntry, isAnalysing, isSettled} from './turn.js';

let asked = null;

const isShown = () => state.hasTerritory || state.place.isOver;

const isWanted = () => isSettled() && gameEntry()?.hasOwnership && (isShown() || isAnalysing());

/** The judgement of the position looked at, {owners, dead, score, lead, corrected}, as far as it is known; otherwise null. */
const judged = () => (isSettled() && state.territory?.key === state.place.key ? state.territory : null);

/** The judgement of the position looked at, where it is to be shown on the board; otherwise null. */
export const territoryNow = () => (isWanted() && isShown() ? judged() : null);

/** By how many points a player is expected to lead at the position looked at; null where it is not known. */
export function leadOf(player) {
  const lead = judged()?.lead;
  return lead === undefined ? null : player === 0 ? lead : -lead;
}

async function judge(corrected) {
  const {
    game,
    place: {key, start},
  } = state;
  asked = key;
  try {
    const told = await ownership({game: game.word, start: game.start ?? start, moves: movesSoFar(game), corrected});
    if (state.place?.key === key) {
      update({territory: {...told, key, corrected}});
    }
  } catch (failure) {
    say(failure.message, 'failed');
  }
}

/** Asks for the judgement of the position looked at, once. */
export function judgeOnce() {
  if (isWanted() && judged() === null && asked !== state.place.key) {
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
