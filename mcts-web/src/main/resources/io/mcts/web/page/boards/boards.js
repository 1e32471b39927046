// The boards by the names of their games.
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';
import * as connectfour from './connectfour.js';
import * as einstein from './einstein.js';
import * as go from './go.js';
import * as plain from './plain.js';
import * as tictactoe from './tictactoe.js';

const BOARDS = {connectfour, einstein, go, tictactoe};

/**
 * The board of a game. It has
 *
 * - `title`: the game's name as people write it, null for that of the catalogue,
 * - `turn(position)`: whose turn it is, 0 or 1, even while a die is yet to be thrown where the game tells,
 * - `draw(look)`: the board as SVG; for `look` see look.js,
 * - `piece(player)`: a small SVG of the player's stone,
 * - `key(event)`, if keys mean anything that are no arrows and not Enter: does it, and answers whether it does.
 */
export const boardOf = (word) => BOARDS[nameOf(word)] ?? plain;

/** Whose turn it is, even while a die is yet to be thrown; null when the game is over. */
export const whoseTurn = () =>
  (state.place === null || state.place.isOver ? null : boardOf(state.game.word).turn(state.place.position));

/** What a game is called. */
export const titleOf = (name) => boardOf(name).title ?? name;
