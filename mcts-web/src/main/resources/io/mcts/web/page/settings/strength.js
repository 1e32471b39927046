// Opponents by name.
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';

const NAMES = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

const byIterations = (preset) => [10, 50, 250, 1250, 6250].map((iterations) => `${preset},iterations=${iterations}`);

/** The searches of the levels, and their Elo above the first, measured: see docs/decisions/0023-web-page.md. */
const LEVELS = {
  tictactoe: {specs: byIterations('uct'), elo: [0, 147, 221, 251, 255]},
  connectfour: {specs: byIterations('solver'), elo: [0, 416, 649, 819, 970]},
  go: {specs: byIterations('go'), elo: []},
  einstein: {
    specs: ['random', 'uct,iterations=50', 'uct,iterations=250', 'uct,iterations=1250', 'fitted,iterations=1250'],
    elo: [0, 351, 411, 470, 562],
  },
};

/** The levels of a game: {name, spec, elo}, the last null where it was not measured. */
export function levels(game = nameOf(state.game.word)) {
  const {specs, elo} = LEVELS[game] ?? {specs: byIterations('uct'), elo: []};
  return NAMES.map((name, index) => ({name, spec: specs[index], elo: elo[index] ?? null}));
}

/** The level that a SPEC is, or undefined. */
export const levelOf = (spec) => levels().find((level) => level.spec === spec);
