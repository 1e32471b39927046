// How well a game was played: what each move lost, as the searches of its positions see it.
import {CHANCE} from './turn.js';

/**
 * What the moves lost, by ply: {ply, move, player, loss, better}. A loss is what the search expected before the move less what it
 * expects after it, to the player who moved, from 0 to 1. Where a die is thrown after the move, what the first search itself thought
 * of the move is taken instead, so that luck is no fault.
 *
 * Only the searches of one walk through the game count, as they had the same budget, and the end of the game.
 *
 * @param players who is to move at each ply, CHANCE for a throw
 */
export function losses({moves, estimates: all, review = null}, players) {
  const estimates = Object.fromEntries(Object.entries(all).filter(([, {review: own = null, visits}]) => own === review || visits === null));
  return moves.flatMap((move, ply) => {
    const player = players[ply];
    const before = estimates[ply];
    if (player === CHANCE || player === null || player === undefined || before === undefined) {
      return [];
    }
    const own = ({value}) => (player === 0 ? value : 1 - value);
    const after = players[ply + 1] !== CHANCE && estimates[ply + 1] ? own(estimates[ply + 1]) : before.means[move];
    return after === undefined ? [] : [{ply, move, player, loss: Math.max(0, own(before) - after), better: before.best}];
  });
}

/**
 * The accuracy of moves in percent: the plain average of what lichess gives for a move (of a game it weights them otherwise), 103.1668 exp(-0.04354 loss) - 3.1669 with the loss in
 * percent, between 0 and 100 (lichess.org/page/accuracy). Null for no moves.
 */
export function accuracy(lost) {
  const of = ({loss}) => Math.max(0, Math.min(100, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
  return lost.length === 0 ? null : lost.reduce((sum, one) => sum + of(one), 0) / lost.length;
}

/** What a loss is called, from the worst on: the measures of lichess, which are 0.3, 0.2 and 0.1 on a scale from -1 to 1. */
export const JUDGEMENTS = [['blunder', 0.15], ['mistake', 0.1], ['inaccuracy', 0.05]];

/** What a move that lost so much is called, or undefined. */
export const judgement = (loss) => JUDGEMENTS.find(([, least]) => loss >= least)?.[0];

/** The moves that lost most, at most so many, those that lost hardly anything left out. */
export const worst = (lost, most) =>
  lost.filter(({loss}) => loss >= 0.02).sort((a, b) => b.loss - a.loss).slice(0, most);
