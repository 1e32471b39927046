// The position that a game has come to, as the server tells it: the page knows no rules.
import {position} from '../server/http.js';
import {keyOf, movesSoFar} from './game.js';

const LARGEST = 400;
const places = new Map();

/**
 * The position looked at in a game: {key, game, start, isDrawn, position, board, player, nextPlayer, isOver, rewards,
 * legalMoves, positions, players, cellsOfMoves}. It is a promise; known places are not requested again.
 */
export function placeOf(game) {
  const key = keyOf(game);
  if (!places.has(key)) {
    const asked = position({game: game.word, start: game.start, moves: movesSoFar(game)}).then((answer) => {
      if (answer.isDrawn) {
        places.delete(key); // another beginning is drawn for another game
      }
      return {...answer, key};
    });
    asked.catch(() => places.delete(key));
    places.set(key, asked);
    if (places.size > LARGEST) {
      places.delete(places.keys().next().value);
    }
  }
  return places.get(key);
}
