// A walk through the whole game: each position in which a player chose is searched in turn, all with one SPEC, for the report.
import {bounded} from '../settings/spec.js';
import {CHANCE} from './turn.js';
import {state, say, update} from './store.js';

const players = () => state.line?.players ?? state.place.players;

const isDecision = (ply) => players()[ply] !== CHANCE && players()[ply] !== null;

function next(from) {
  for (let ply = from; ply < players().length; ply++) {
    if (isDecision(ply) && state.game.estimates[ply]?.review !== state.game.review) {
      return ply;
    }
  }
  return null;
}

/** Begins the walk at the first position that has not been searched with this SPEC in such a walk. */
export function begin() {
  update({game: {...state.game, review: bounded(state.analysis.spec, '1s')}});
  const review = next(0);
  update({review, isPaused: true});
  if (review === null) {
    say('Every position of the game has been searched with these settings.');
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
