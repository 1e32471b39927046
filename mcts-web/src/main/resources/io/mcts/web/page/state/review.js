// A walk through the whole game: each position in which a player chose is searched in turn, for the curve of the estimate.
import {CHANCE} from './turn.js';
import {state, say, update} from './store.js';

const players = () => state.line?.players ?? state.place.players;

const isDecision = (ply) => players()[ply] !== CHANCE && players()[ply] !== null;

function next(from) {
  for (let ply = from; ply < players().length; ply++) {
    if (isDecision(ply) && state.game.estimates[ply] === undefined) {
      return ply;
    }
  }
  return null;
}

/** Begins the walk at the first position without an estimate. */
export function begin() {
  const review = next(0);
  update({review, isPaused: true});
  if (review === null) {
    say('Every position of the game has its estimate already.');
  }
}

/** Goes to the next position, or ends the walk. */
export function goOn() {
  if (state.review === null) {
    return;
  }
  const review = next(state.review + 1);
  update({review});
  if (review === null) {
    say('The whole game has been searched.');
    update({tab: 'search'});
  }
}

/** Ends the walk. */
export const end = () => update({review: null});
