// A game as the page holds it: what it is, where it begins, what was played, and which point is looked at. Never changed in
// place: each function answers a new game.

/** A game in which nothing has been played. `word` is the game with its options, `start` a position or null. */
export function newGame(word, start = null, moves = []) {
  return {word, start, moves, turns: moves.map(() => null), at: moves.length, estimates: {}};
}

/** The moves up to the point looked at. */
export const movesSoFar = (game) => game.moves.slice(0, game.at);

/** Whether the point looked at is the last. */
export const isAtEnd = (game) => game.at === game.moves.length;

/** Whatever tells the point looked at from all others. */
export const keyOf = (game) => JSON.stringify([game.word, game.start, movesSoFar(game)]);

/** The game with a move more at the point looked at; what came after it is gone. `turn` tells who took how long, or is null. */
export function played(game, move, turn = null) {
  const estimates = Object.fromEntries(Object.entries(game.estimates).filter(([ply]) => ply <= game.at));
  return {
    ...game,
    moves: [...movesSoFar(game), move],
    turns: [...game.turns.slice(0, game.at), turn],
    at: game.at + 1,
    estimates,
  };
}

/** The game looked at after `ply` moves. */
export const goneTo = (game, ply) => ({...game, at: Math.max(0, Math.min(game.moves.length, ply))});

/** The game without what comes after the point looked at. */
export const cutOff = (game) => ({
  ...game,
  moves: movesSoFar(game),
  turns: game.turns.slice(0, game.at),
  estimates: Object.fromEntries(Object.entries(game.estimates).filter(([ply]) => ply <= game.at)),
});

/** The game with the first player's estimate, from 0 to 1, of the position after `ply` moves. */
export const estimated = (game, ply, value) => ({...game, estimates: {...game.estimates, [ply]: value}});

/** The milliseconds that a player has spent up to the point looked at. */
export const spent = (game, player) =>
  game.turns.slice(0, game.at).reduce((sum, turn) => sum + (turn?.player === player ? turn.millis : 0), 0);

/** The name of a game's word: `connectfour` of `connectfour:rows=5`. */
export const nameOf = (word) => word.split(':')[0];

/** The options of a game's word. */
export function optionsOf(word) {
  const colon = word.indexOf(':');
  if (colon < 0) {
    return {};
  }
  return Object.fromEntries(word.slice(colon + 1).split(/[,:]/).map((part) => {
    const equals = part.indexOf('=');
    return [part.slice(0, equals), part.slice(equals + 1)];
  }));
}

/** The word of a game with its options; those that are as they are anyway are left out. */
export function wordOf(entry, options) {
  const parts = entry.options
      .filter(({name, defaultValue}) => options[name] && options[name] !== defaultValue)
      .map(({name}) => `${name}=${options[name]}`);
  return parts.length === 0 ? entry.name : `${entry.name}:${parts.join(',')}`;
}
