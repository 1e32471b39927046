// Whose turn it is, and what may be done about it.
import {endingOf, isAtEnd, keyOf, nameOf, spent} from './game.js';
import {isReviewed, valueOfEnding} from './estimates.js';
import {state} from './store.js';

/** Chance, where a player would stand. */
export const CHANCE = -1;

/** The entry of the game played in the catalogue. */
export const gameEntry = () => state.catalog?.games.find(({name}) => name === nameOf(state.game.word));

/** What the players of the game are called. */
export const players = () => gameEntry()?.players ?? ['first', 'second'];

/** Whether the position that is shown is the one looked at: not while the server is still asked. */
export const isSettled = () => state.place !== null && state.place.key === keyOf(state.game);

/** Who is to move, or CHANCE, or null when the game is over. */
export const mover = () => (state.place === null || state.place.isOver ? null : state.place.player);

/** The milliseconds that a player has spent so far. */
export const timeOf = (player) =>
  spent(state.game, player) + (isAtEnd(state.game) && mover() === player ? state.thought : 0);

/** The player whose time is out, or null. */
export function outOfTime() {
  if (state.clock.mode !== 'down') {
    return null;
  }
  const late = [0, 1].filter((player) => timeOf(player) > state.clock.minutes * 60_000);
  return late.length === 0 ? null : late[0];
}

/** The player who has lost by time, or null. */
export const lostByTime = () => (state.clock.action === 'loses' ? outOfTime() : null);

/** Whether the game goes on by itself: nobody looks back, nobody has stopped it, and it is not over. */
export const isLive = () => isSettled() && isAtEnd(state.game) && !state.isPaused && !isOver();

/** Whether the game is over at the point looked at, on the board or otherwise. */
export const isOver = () => state.place.isOver || endingOf(state.game) !== null || lostByTime() !== null;

/** Who moves at each ply of the game's line, as far as the server has told. */
export const lineup = () => (state.line?.moves === state.game.moves ? state.line : state.place)?.players ?? [];

/** How many moves players have made up to a ply: rolls are none. */
export const moveCount = (ply) =>
  lineup()
    .slice(0, ply)
    .filter((player) => player !== CHANCE).length;

/** Whether a person may move now. */
export const isPersonsTurn = () => {
  const player = mover();
  return isSettled() && player !== null && player !== CHANCE && state.sides[player]?.kind === 'human' && !isOver();
};

/**
 * Whether a search looks at the position for its own sake: while its tab is shown, unless it was stopped or begun by
 * hand, the report of the game tells of the position, or the reader looks for a better move alone.
 */
export const isAnalysing = () =>
  state.analysis.isOn ??
  (state.tab === 'search' &&
    mover() !== null &&
    !isReviewed(state.game, state.game.at) &&
    state.trying === null &&
    state.lesson === null &&
    !state.isWelcome &&
    !state.cards.isShown);

/** Whether a person may roll the die now. */
export const isPersonsThrow = () =>
  isSettled() && mover() === CHANCE && !isOver() && (state.dice === 'hand' || !isAtEnd(state.game) || state.isPaused);

/**
 * What the first player gets by the result of the game, where the point looked at is its end; otherwise null. Whatever
 * tells of the result asks here: it is what was agreed or a file says, else what the clock says, else the board's.
 */
export function resultNow() {
  const late = lostByTime();
  if (endingOf(state.game) !== null) {
    return valueOfEnding(endingOf(state.game));
  }
  return late !== null ? late : isSettled() && state.place.isOver ? state.place.rewards[0] : null;
}

/** Who has won: a player, 'draw', or null. */
export function outcome() {
  const result = resultNow();
  return result === null ? null : result === 0.5 ? 'draw' : Number(result < 0.5);
}

/** The player whose win rates are shown over the game: the first, unless the reader has chosen. */
export const viewer = () => state.viewpoint ?? 0;

/** What is worth so much to the first player is worth to the one whose win rates are shown. */
export const toViewer = (value) => (viewer() === 0 ? value : 1 - value);
