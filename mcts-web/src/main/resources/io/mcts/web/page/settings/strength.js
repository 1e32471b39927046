// Opponents by their strength.
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';

/**
 * The levels of a game as the catalogue has them: {name, spec, elo}, the last the measured points above the first, or
 * null.
 */
export const levels = (game = nameOf(state.game.word)) =>
  (state.catalog.games.find(({name}) => name === game)?.levels ?? []).map(({spec, elo}, index) => ({
    name: `Level ${index + 1}`,
    spec,
    elo,
  }));

/** The level that a SPEC is, or undefined. */
export const levelOf = (spec) => levels().find((level) => level.spec === spec);
