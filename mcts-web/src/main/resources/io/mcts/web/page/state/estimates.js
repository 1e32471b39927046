// What searches think of the positions of a game: one store for all its lines, in which a position is known by the
// moves that lead to it, so that none has the figures of another.

const keyOf = (moves) => moves.join(' ');

/**
 * What is kept of a search's figures: {value of the first player, best move, iterations, means of the moves to who
 * chooses, what is proven for who chooses, spec, review}; `review` is whether it is part of a walk through the game,
 * in which all searches are equal.
 */
export const estimateOf = ({playerValues, moves, iterations, bestMove, proven}, spec, review = false) => ({
  spec,
  review,
  value: playerValues[0],
  best: bestMove,
  proven: proven ?? null,
  iterations,
  means: Object.fromEntries(moves.filter(({visits}) => visits > 0).map(({move, mean}) => [move, mean])),
});

/** What is known of the end of a game on the board: what the first player gets. No search has told it. */
export const estimateOfEnd = (value) => ({isEnd: true, value, means: {}});

/** What the first player gets by an ending {winner, how}, or null for none. */
export const valueOfEnding = (ending) => (ending ? (ending.winner === null ? 0.5 : 1 - ending.winner) : null);

/**
 * The estimate of the position after `ply` moves of the game's line, if there is one. Where the game is over on the
 * board, what was agreed or a file says goes before what the board gives.
 */
export function estimateAt({moves, estimates, ending}, ply) {
  const estimate = estimates[keyOf(moves.slice(0, ply))];
  return estimate?.isEnd && ending && ply === moves.length ? estimateOfEnd(valueOfEnding(ending)) : estimate;
}

/** Those of the game's line, by ply, the last of them the result of a game that has ended other than on the board. */
export const estimatesOf = (line) =>
  Array.from({length: line.moves.length + 1}, (_, ply) =>
    line.ending && ply === line.moves.length ? estimateOfEnd(valueOfEnding(line.ending)) : estimateAt(line, ply),
  );

/** The game with an estimate of the position that moves lead to. */
export const estimated = (game, moves, estimate) => ({
  ...game,
  estimates: {...game.estimates, [keyOf(moves)]: estimate},
});

/** Whether a walk with the game's SPEC has searched the position after `ply` moves, or the game ends there. */
export const isReviewed = (game, ply) => {
  const estimate = estimateAt(game, ply);
  return estimate !== undefined && (estimate.isEnd || (estimate.review && estimate.spec === game.review));
};
