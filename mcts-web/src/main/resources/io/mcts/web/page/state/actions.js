// What a person can do with the game.
import {count} from './clock.js';
import {cutOff, ended, goneTo, isAtEnd, nameOf, newGame, onLine, without} from './game.js';
import {settingsOf} from './settings.js';
import {back, forth, stops} from './steps.js';
import {say, state, update} from './store.js';
import {isPersonsTurn, lineup, mover, players} from './turn.js';

const fresh = {
  thought: 0,
  isFresh: false,
  selected: null,
  hovered: null,
  aimed: null,
  drag: null,
  preview: null,
  message: null,
  review: null,
  dialog: null,
  hint: null,
  trying: null,
};

/** Goes to the point after `ply` moves. */
export const goTo = (ply) => update({...fresh, game: goneTo(state.game, ply), isPaused: true});

const stopsNow = () => stops(lineup(), state.sides);

/** Back to the last point at which a person chose; if no person plays, at which anybody did. */
export const undo = () => goTo(back(state.game.at, stopsNow()));

/** Forward to where undo came from; at the end the game goes on. */
export function redo() {
  goTo(forth(state.game.at, stopsNow(), state.game.moves.length));
  if (isAtEnd(state.game)) {
    update({isPaused: false});
  }
}

/** Lets the game go on from the point looked at. */
export const playOn = () => update({...fresh, game: cutOff(state.game), isPaused: false});

/** Stops the game where it is. */
export function pause() {
  count();
  update({isPaused: true});
}

/** Ends the game other than on the board; `winner` is null for a draw. */
export function end(winner, how) {
  count();
  update({...fresh, game: ended(state.game, {winner, how}), isPaused: true});
}

/** The person to move, or the one who waits for a search, gives up. */
export function resign() {
  const player = isPersonsTurn() ? mover() : state.sides.findIndex(({kind}) => kind === 'human');
  end(1 - player, 'resignation');
}

/** A draw, which a search agrees to where it does not think that it stands better. */
export function offerDraw() {
  const other = state.sides.findIndex(({kind}) => kind === 'search');
  const own = state.game.turns.findLast((turn) => turn?.player === other)?.value ?? null; // its own search's, of its last move
  if (other >= 0 && (own === null || own > 0.5)) {
    say(
      own === null
        ? `${players()[other]} declines the draw: it has not searched this game yet.`
        : `${players()[other]} declines the draw: it expects to do better.`,
    );
  } else {
    end(null, 'agreement');
  }
}

/** Goes over to a variation. */
export const chooseLine = (index) => update({...fresh, game: onLine(state.game, index), isPaused: true});

/** Forgets a variation. */
export const forgetLine = (index) => update({game: without(state.game, index)});

/** Shows another game; where it is of another kind, with the sides and searches of that kind. */
export const change = (game, more = {}) =>
  update({
    ...fresh,
    tour: null,
    lesson: null,
    lessonCount: 0,
    gamesShown: state.gamesShown + 1,
    ...settingsOf(nameOf(game.word)),
    game,
    place: null,
    cursor: null,
    cards: {...state.cards, isShown: false},
    ...more,
  });

/** Begins a game; what is not told stays as it is. */
export const begin = (word, start = null) => change(newGame(word, start), {isPaused: false});

/** Shows another game, and keeps the one that was there. */
export const show = (game) =>
  change(game, {
    isPaused: true,
    shelf: state.game.moves.length > 0 ? state.game : state.shelf,
  });

/** Shows the game again that was there before. */
export const takeBack = () => change(state.shelf, {shelf: null, isPaused: true});

/** Changes how a side is played. */
export const setSide = (player, side) =>
  update({sides: state.sides.map((other, index) => (index === player ? {...other, ...side} : other))});
