// What searches think of the positions of a game, as it is kept with the game.

/**
 * What is kept of a search's figures: {value of the first player, visits, best move, means of the moves to who chooses, review}, the last
 * the SPEC of the walk through the game of which it is a part, or null.
 */
export const estimateOf = ({playerValues, moves, iterations, bestMove}, review = null) => ({
  review,
  value: playerValues[0],
  best: bestMove,
  visits: moves.reduce((sum, {visits}) => sum + visits, 0) || iterations,
  means: Object.fromEntries(moves.filter(({visits}) => visits > 0).map(({move, mean}) => [move, mean])),
});
