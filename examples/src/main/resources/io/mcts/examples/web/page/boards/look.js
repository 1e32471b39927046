// What a board has to show: the position, and what stands out in it.
import {isAtEnd} from '../state/game.js';
import {make} from '../state/course.js';
import {reasonAgainst} from '../state/refusal.js';
import {say, state, update} from '../state/store.js';
import {isPersonsTurn, isSettled, lostByTime, mover} from '../state/turn.js';

/** Everything that a board is drawn from. */
export function look() {
  const {place, preview, game} = state;
  const isPreview = preview !== null;
  const at = game.at;
  const isAsked = !isPreview && isPersonsTurn();
  return {
    position: isPreview ? preview.position : place.position,
    isPreview,
    player: mover(),
    isOver: place.isOver || lostByTime() !== null,
    /** The move that led here, and the position before it. */
    lastMove: isPreview ? preview.move : isSettled() && at > 0 ? game.moves[at - 1] : null,
    moves: isPreview ? preview.moves : game.moves.slice(0, at),
    before: isPreview ? place.position : at > 0 ? place.positions[at - 1] : null,
    /** The moves that a person may choose now. */
    legal: new Set(isAsked ? place.legalMoves.map(({move}) => move) : []),
    bars: isPreview || !state.hasBars ? [] : bars(),
    isFlipped: state.isFlipped,
    isFresh: state.isFresh && isAtEnd(game),
    cursor: state.cursor,
    selected: isAsked ? state.selected : null,
    hovered: isAsked ? state.hovered : null,
    drag: isAsked ? state.drag : null,
    isAsked,
  };
}

/** What the search of this position thinks of each move: {move, share, mean, proven, isBest}, share of the most visits. */
function bars() {
  const search = state.searches.main;
  if (search?.figures == null || search.request.key !== state.place.key) {
    return [];
  }
  const {moves, bestMove} = search.figures;
  const visits = moves.reduce((sum, move) => sum + move.visits, 0);
  return visits === 0
    ? []
    : moves.map((move) => ({...move, share: move.visits / visits, isBest: move.move === bestMove}));
}

/** Plays a move for a person, or says why it cannot be; `reason` is the board's own, told when the rules are against it. */
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
