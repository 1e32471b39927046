// What a board has to show: the position, and what stands out in it.
import {isAtEnd} from '../state/game.js';
import {make} from '../state/course.js';
import {weighedHere} from '../search/weighed.js';
import {reasonAgainst} from '../state/refusal.js';
import {territoryNow} from '../state/territory.js';
import {say, state, update} from '../state/store.js';
import {CHANCE, isOver, isPersonsTurn, isSettled, mover} from '../state/turn.js';

/** Everything that a board is drawn from. */
export function look() {
  const {place, preview, game} = state;
  const isAsked = isPersonsTurn();
  const steps = preview?.steps.slice(0, preview.shown) ?? [];
  return {
    board: place.board,
    /** The moves of a line that is pointed at: {number, move, player, cells, isRollout}. */
    steps,
    player: mover(),
    isOver: isOver(),
    /** The cells of the last move that a player made. */
    lastCells: isSettled() ? (place.cellsOfMoves.findLast((_, ply) => place.players[ply] !== CHANCE) ?? []) : [],
    /** The moves on single cells by their numbers, where they are to be shown: [cell, number]. */
    numbers:
      !state.hasNumbers || steps.length > 0
        ? []
        : place.cellsOfMoves.flatMap(([cell, to], ply) => (cell && !to ? [[cell, ply + 1]] : [])),
    /** The moves that a person may choose now. */
    legal: new Set(isAsked ? place.legalMoves.map(({move}) => move) : []),
    /** What the search thinks of each move, see weighed.js. */
    candidates: steps.length > 0 || !state.hasBars ? [] : weighedHere(),
    isFlipped: state.isFlipped,
    isFresh: state.isFresh && isAtEnd(game),
    /** Whose the points will be, see territory.js; null where it is not shown. */
    territory: steps.length > 0 ? null : territoryNow(),
    cursor: state.cursor,
    selected: isAsked ? state.selected : null,
    hovered: isAsked ? state.hovered : null,
    drag: isAsked ? state.drag : null,
    isAsked,
  };
}

/**
 * Plays a move for a person, or says why it cannot be; `reason` is the board's own, told when the rules are against
 * it.
 */
export function attempt(move, reason) {
  const against = reasonAgainst();
  if (against !== null) {
    say(against, 'refused');
  } else if (move !== null && state.place.legalMoves.some((legal) => legal.move === move)) {
    update({message: null});
    make(move);
  } else {
    say(reason, 'refused');
  }
}
