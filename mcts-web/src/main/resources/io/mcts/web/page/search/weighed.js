// The moves that the search of the position looked at weighs: how good each is, how much it was tried, what is expected after it.
import {state} from '../state/store.js';
import {count, percent} from '../view/numbers.js';
import {showLine} from './preview.js';

/** How far a mean may be below the best to be called so; worse is poor. */
const GRADES = [['best', 0.005], ['good', 0.04], ['fair', 0.12]];

/** How good a mean is beside the best one, in a word. */
export const grade = (mean, best) => GRADES.find(([, loss]) => best - mean <= loss)?.[0] ?? 'poor';

/** The moves of a search's figures as {move, visits, mean, proven, line, share, isBest, grade}; none before the first visit. */
export function weighed({moves, bestMove}) {
  const visits = moves.reduce((sum, move) => sum + move.visits, 0);
  const best = moves.find(({move}) => move === bestMove)?.mean ?? 0;
  return visits === 0 ? [] : moves.map((move) => ({
    ...move, share: move.visits / visits, isBest: move.move === bestMove,
    grade: move.visits === 0 ? 'poor' : grade(move.mean, best),
  }));
}

/** Those of the position looked at. */
export function weighedHere() {
  const search = state.searches.main;
  return search?.figures == null || search.request.key !== state.place?.key || search.request.purpose === 'hint' ? [] : weighed(search.figures);
}

/** The value of a move in a few letters: what is proven, or its mean in percent. */
export const valueOf = ({proven, mean}) => proven ?? percent(mean);

/** Shows a move with all that is expected after it. */
export const showCandidate = (candidate, request = state.searches.main.request) => showLine(request, candidate.line,
    `${candidate.move}: ${valueOf(candidate)}, ${count(candidate.visits)} visits, ${percent(candidate.share)}`);
