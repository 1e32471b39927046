// What a person can do with the game.
import {goneTo, isAtEnd, cutOff, newGame} from './game.js';
import {state, update} from './store.js';
import {CHANCE} from './turn.js';
import {goodSearches} from '../settings/spec.js';

const fresh = {
  thought: 0, isFresh: false, selected: null, hovered: null, drag: null, preview: null, message: null, review: null,
};

/** Goes to the point after `ply` moves. */
export const goTo = (ply) => update({...fresh, game: goneTo(state.game, ply), isPaused: true});

/** Whether a person's choice stands before this move. */
function isChoice(ply, anybody) {
  const player = state.place.players[ply];
  return player !== CHANCE && player !== null && player !== undefined
    && (anybody || state.sides[player]?.kind === 'human');
}

/** Back to the last point at which a person chose; if no person plays, at which anybody did. */
export function undo() {
  const anybody = state.sides.every(({kind}) => kind !== 'human');
  for (let ply = state.game.at - 1; ply >= 0; ply--) {
    if (isChoice(ply, anybody)) {
      goTo(ply);
      return;
    }
  }
  goTo(0);
}

/** Forward to the next point at which somebody chooses, or to the end. */
export function redo() {
  let ply = state.game.at + 1;
  const isThrow = (move) => /^\d$/.test(move) && state.game.word.startsWith('einstein');
  while (ply < state.game.moves.length && isThrow(state.game.moves[ply])) {
    ply += 1;
  }
  goTo(ply);
  if (isAtEnd(state.game)) {
    update({isPaused: false});
  }
}

/** Lets the game go on from the point looked at. */
export const playOn = () => update({...fresh, game: cutOff(state.game), isPaused: false});

/** Stops the game where it is. */
export const pause = () => update({isPaused: true});

/** Begins a game; what is not told stays as it is. */
export function begin(word, start, more = {}) {
  update({...fresh, game: newGame(word, start), place: null, isPaused: false, cursor: null, dialog: null, ...more});
}

/** Shows another game, and keeps the one that was there. */
export function show(game) {
  update({
    ...fresh, shelf: state.game.moves.length > 0 ? state.game : state.shelf,
    game, place: null, isPaused: true, cursor: null, dialog: null,
  });
}

/** Shows the game again that was there before. */
export const takeBack = () => update({...fresh, game: state.shelf, shelf: null, place: null, isPaused: true, cursor: null});

/** Changes how a side is played. */
export const setSide = (player, side) =>
  update({sides: state.sides.map((other, index) => (index === player ? {...other, ...side} : other))});

/** The searches and sides with which a game begins that has not been played on this page. */
export function settingsFor(game) {
  const {play, analysis, other} = goodSearches(game);
  return {
    sides: [{kind: 'human', spec: play}, {kind: 'search', spec: play}],
    analysis: {isOn: false, spec: analysis},
    compare: {isOn: false, spec: other},
    matchSetup: {a: withTime(analysis), b: withTime(other), games: 20, seed: 1, opening: 2, isHere: false},
  };
}

const withTime = (spec) => spec.replace(/time=\w+/, 'time=100ms');
