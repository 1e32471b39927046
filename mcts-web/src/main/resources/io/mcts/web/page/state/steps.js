// Back and forth through a game: from one point at which somebody chooses to the next.
import {CHANCE} from './turn.js';

/**
 * The plies at which a person chooses; if no person plays, those at which anybody does.
 *
 * @param players who is to move at each ply, CHANCE for a roll, null when the game is over
 * @param sides who plays each side: {kind}
 */
export function stops(players, sides) {
  const anybody = sides.every(({kind}) => kind !== 'human');
  return players.flatMap((player, ply) => {
    const isChoice = player !== CHANCE && player !== null && player !== undefined;
    return isChoice && (anybody || sides[player]?.kind === 'human') ? [ply] : [];
  });
}

/** The ply to which undo goes. */
export const back = (at, plies) => plies.findLast((ply) => ply < at) ?? 0;

/** The ply to which redo goes; what undo has left, it comes back to. */
export const forth = (at, plies, last) => plies.find((ply) => ply > at) ?? last;
