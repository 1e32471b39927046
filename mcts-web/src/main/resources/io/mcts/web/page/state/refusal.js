// Why nobody may move just now.
import {state} from './store.js';
import {CHANCE, isOver, isPersonsTurn, isSettled, lostByTime, mover, players} from './turn.js';

/** A sentence that tells why a person may not move, or null if one may. */
export function reasonAgainst() {
  const player = mover();
  if (!isSettled()) {
    return 'One moment: the position is not there yet.';
  }
  if (lostByTime() !== null) {
    return `${players()[lostByTime()]} ran out of time: the game is over.`;
  }
  if (player === null || isOver()) {
    return 'The game is over. Go back to an earlier move, or begin a new game.';
  }
  if (player === CHANCE) {
    return state.dice === 'hand' ? 'Roll the die first.' : 'The die is being rolled.';
  }
  if (!isPersonsTurn() && state.connection !== 'open') {
    return `The computer plays ${players()[player]}, and the connection to the server is lost.`;
  }
  if (!isPersonsTurn()) {
    return state.isPaused
      ? `The computer plays ${players()[player]}. Press Play, or play ${players()[player]} yourself.`
      : `The computer plays ${players()[player]}, and is thinking.`;
  }
  return null;
}
