// How well a game was played: what each move lost, as the searches of its positions see it.
import {percent} from '../view/numbers.js';
import {estimateAt, isReviewed} from './estimates.js';
import {CHANCE} from './turn.js';

/** What the end of a game is for a player who gets nothing, half, or all; and a result for the other player. */
const ENDS = ['loss', 'draw', 'win'];
const OPPOSITE = {loss: 'win', draw: 'draw', win: 'loss'};

/**
 * What the moves lost, by ply: {ply, move, player, before, after, loss, better, proven}. A loss is what the search of
 * the position before the move expected less what the search of the position after it expects, to the player who
 * moved, from 0 to 1. Where a die is rolled after the move, what the first search itself thought of the move is taken
 * instead, so that luck is no fault. `proven` is what the move is proven to be for who made it, or null.
 *
 * Only the searches of one walk through the game count, as they had the same budget, and the end of the game.
 *
 * @param players who is to move at each ply, CHANCE for a roll
 */
export function losses(game, players) {
  const at = (ply) => (isReviewed(game, ply) ? estimateAt(game, ply) : undefined);
  return game.moves.flatMap((move, ply) => {
    const [player, next] = [players[ply], players[ply + 1]];
    const [before, following] = [at(ply), at(ply + 1)];
    if (player === CHANCE || player === null || player === undefined || before === undefined) {
      return [];
    }
    const own = (estimate) => estimate && (player === 0 ? estimate.value : 1 - estimate.value);
    const after = next === CHANCE ? before.means[move] : own(following);
    const proven =
      next === CHANCE || !following
        ? null
        : following.isEnd
          ? ENDS[1 + Math.sign(2 * after - 1)]
          : next === player
            ? following.proven
            : (OPPOSITE[following.proven] ?? null);
    return after === undefined
      ? []
      : [
          {
            ply,
            move,
            player,
            before: own(before),
            after,
            loss: Math.max(0, own(before) - after),
            better: before.best,
            proven,
          },
        ];
  });
}

/** What is to be said of a move that was tried in place of another: whether it holds. */
export function verdict({move, loss, before, after, proven}) {
  const judged = proven === 'loss' || judgement(loss) !== undefined ? 'still loses' : 'holds';
  return proven === null || (proven !== 'loss' && judged !== 'holds')
    ? `${move} ${judged}: ${percent(before)} before it, ${percent(after)} after it.`
    : `${move} ${proven === 'loss' ? judged : proven === 'win' ? 'wins' : 'holds the draw'}.`;
}

/**
 * The accuracy of moves in percent: the plain average of what lichess gives for a move (of a game it weights them
 * otherwise), 103.1668 exp(-0.04354 loss) - 3.1669 with the loss in percent, between 0 and 100
 * (lichess.org/page/accuracy). Null for no moves.
 */
export function accuracy(lost) {
  const of = ({loss}) => Math.max(0, Math.min(100, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
  return lost.length === 0 ? null : lost.reduce((sum, one) => sum + of(one), 0) / lost.length;
}

/**
 * What a loss is called, from the worst on: the measures of lichess, which are 0.3, 0.2 and 0.1 on a scale from -1 to
 * 1.
 *
 * @type {[string, number][]}
 */
export const JUDGEMENTS = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** What a move that lost so much is called, or undefined. */
export const judgement = (loss) => JUDGEMENTS.find(([, least]) => loss >= least)?.[0];

/** The moves that lost most, at most so many, those that lost hardly anything left out. */
export const worst = (lost, most) =>
  lost
    .filter(({loss}) => loss >= 0.02)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
