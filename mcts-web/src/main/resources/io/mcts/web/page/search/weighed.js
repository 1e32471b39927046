// The moves that the search of the position looked at weighs: how good each is, how much it was tried, what is
// expected after it.
import {estimateAt, isReviewed} from '../state/estimates.js';
import {keyOf, movesSoFar} from '../state/game.js';
import {losses} from '../state/losses.js';
import {state} from '../state/store.js';
import {isSettled, lineup} from '../state/turn.js';
import {count, percent} from '../view/numbers.js';
import {showLine} from './preview.js';

/**
 * How far a mean may be below the best to be called so; worse is poor.
 *
 * @type {[string, number][]}
 */
const GRADES = [
  ['best', 0.005],
  ['good', 0.04],
  ['fair', 0.12],
];

/** How good a mean is beside the best one, in a word. */
export const grade = (mean, best) => GRADES.find(([, loss]) => best - mean <= loss)?.[0] ?? 'poor';

/** A move of so few visits beside the most visited one tells little: it is drawn faint. */
const FAINT = 0.05;

const OPPOSITE = {loss: 'win', draw: 'draw', win: 'loss'};

/** What a mean and a proof are for the player whose win rates are shown: `player` chooses, unless another is chosen. */
const seen = (player, mean, proven) =>
  state.viewpoint === null || state.viewpoint === player
    ? {mean, proven}
    : {mean: 1 - mean, proven: OPPOSITE[proven] ?? null};

/**
 * The moves of a search's figures as {move, visits, mean, proven, line, share, isBest, isFaint, grade}; none before
 * the first visit.
 */
export function weighed({player, moves, bestMove}) {
  const visits = moves.reduce((sum, move) => sum + move.visits, 0);
  const best = moves.find(({move}) => move === bestMove)?.mean ?? 0;
  const most = Math.max(...moves.map((move) => move.visits));
  return visits === 0
    ? []
    : moves.map((move) => ({
        ...move,
        ...seen(player, move.mean, move.proven),
        share: move.visits / visits,
        isBest: move.move === bestMove,
        isFaint: move.move !== bestMove && move.proven === null && move.visits < FAINT * most,
        grade: move.visits === 0 ? 'poor' : grade(move.mean, best),
      }));
}

/** The classes of a candidate, wherever it is drawn. */
export const classOf = ({grade: own, isBest, isFaint}) =>
  `candidate ${own} ${isBest ? 'chosen' : ''} ${isFaint ? 'faint' : ''}`;

/**
 * Those of the position looked at: of its search or, where the game has a report, the best move and the one that was
 * played. None while the board still shows another position, from which their lines cannot be played.
 */
export function weighedHere() {
  const {
    searches: {main},
    game,
    place,
  } = state;
  if (!isSettled()) {
    return [];
  }
  if (
    main?.figures != null &&
    main.request.key === place.key &&
    main.request.purpose !== 'hint' &&
    !(state.trying !== null && main.request.purpose === 'review')
  ) {
    return weighed(main.figures);
  }
  const {best, means} = estimateAt(game, game.at) ?? {};
  if (!best || !isReviewed(game, game.at) || state.trying !== null) {
    return [];
  }
  const lost = losses(game, lineup()).find(({ply}) => ply === game.at);
  const worth = means[best] ?? 0;
  return [[best, worth], ...(lost && lost.move !== best ? [[lost.move, lost.after]] : [])].map(([move, mean]) => ({
    move,
    ...seen(place.player, mean, null),
    line: [move],
    share: null,
    isFaint: false,
    isBest: move === best,
    grade: grade(mean, worth),
  }));
}

/** The value of a move in a few letters: what is proven, or its mean in percent. */
export const valueText = ({proven, mean}) => proven ?? percent(mean);

const captionOf = (candidate) =>
  `${candidate.move}: ${
    candidate.share === null ? '' : `${percent(candidate.share)} of the visits (${count(candidate.visits)}), `
  }value ${valueText(candidate)}`;

/** The newest that its search has told of a candidate. */
function newest(candidate, request) {
  const search = Object.values(state.searches).find(
    (one) => one?.figures != null && one.request.key === request.key && one.request.spec === request.spec,
  );
  return (search && weighed(search.figures).find(({move}) => move === candidate.move)) ?? candidate;
}

/** Shows a move with all that is expected after it; what is told of it follows the search. */
export const showCandidate = (candidate, request = requestHere()) =>
  showLine(request, candidate.line, () => captionOf(newest(candidate, request)));

const requestHere = () => ({
  spec: state.searches.main?.request.spec,
  key: keyOf(state.game),
  game: state.game.word,
  start: state.game.start,
  moves: movesSoFar(state.game),
});
