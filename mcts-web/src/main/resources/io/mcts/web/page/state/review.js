// A walk through the whole game: each position in which a player chose is searched in turn, all with one SPEC, for the
// report.
import {isReviewed} from './estimates.js';
import {losses, verdict} from './losses.js';
import {CHANCE, lineup} from './turn.js';
import {state, say, update} from './store.js';

const isDecision = (ply) => lineup()[ply] !== CHANCE && lineup()[ply] !== null;

function next(from) {
  for (let ply = from; ply < lineup().length; ply++) {
    if (isDecision(ply) && !isReviewed(state.game, ply)) {
      return ply;
    }
  }
  return null;
}

/** Begins the walk at the first position that has not been searched with this SPEC in such a walk. */
export function begin() {
  update({game: {...state.game, review: state.analysis.spec}});
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
  if (state.trying !== null) {
    update({review: null});
    return;
  }
  const review = next(state.review + 1);
  update({review});
  if (review === null) {
    say('The whole game has been searched.');
    update({tab: 'search'});
  }
}

/**
 * Where a better move was looked for and one has been played: searches the position after it as the walk did those of
 * the game, and says whether it holds.
 */
export function judgeTry() {
  const {trying, game, review} = state;
  if (trying === null || review !== null || game.at !== trying + 1) {
    return;
  }
  if (isDecision(game.at) && !isReviewed(game, game.at)) {
    update({review: game.at});
    return;
  }
  const tried = losses(game, lineup()).find(({ply}) => ply === trying);
  update({trying: null});
  say(
    tried === undefined
      ? `Nothing is known of ${game.moves[trying]}: the search of the position before it never tried it.`
      : verdict(tried),
  );
}

/** Ends the walk. */
export const end = () => update({review: null, trying: null});
