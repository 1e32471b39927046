// Opponents by name: a search each that differs in its iterations alone.
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';
import {goodSearches} from './spec.js';

const LEVELS = [['Beginner', 10], ['Easy', 50], ['Medium', 250], ['Hard', 1250], ['Expert', 6250]];

/** The ratings of the levels above the first, in Elo, by game: see docs/decisions/0023-web-page.md. */
const RATINGS = {};

/** The levels of a game: {name, spec, rating}. */
export function levels(game = nameOf(state.game.word)) {
  const preset = goodSearches(game).play.split(',')[0];
  return LEVELS.map(([name, iterations], index) => ({
    name, spec: `${preset},iterations=${iterations}`, rating: RATINGS[game]?.[index] ?? null,
  }));
}

/** The level that a SPEC is, or undefined. */
export const levelOf = (spec) => levels().find((level) => level.spec === spec);
