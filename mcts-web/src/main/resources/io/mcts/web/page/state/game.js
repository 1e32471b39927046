// A game as the page holds it: what it is, where it begins, what was played, and which point is looked at. Never
// changed in place: each function answers a new game. What was played otherwise before, its variations, stays with it
// as other lines.

const MOST_LINES = 50;

/** A game in which nothing has been played. `word` is the game with its options, `start` a position or null. */
export function newGame(word, start = null, moves = []) {
  return {
    word,
    start,
    at: moves.length,
    ...lineOf(moves),
    lines: [], // the variations, each as long as it is: {moves, turns, ending}
    estimates: {}, // what searches think of the positions of all lines, see estimates.js
    names: null, // who plays, as a file says
    source: null, // the text of the file, where it is a form of the game's own
    review: null, // the SPEC with which all of it was searched for the report
  };
}

/**
 * A line of moves: `turns` tells who took how long for each, or null; `ending` how it ended other than on the board
 * {winner, how}, the winner null for a draw.
 */
export const lineOf = (moves, turns = moves.map(() => null), ending = null) => ({moves, turns, ending});

/** The moves up to the point looked at. */
export const movesSoFar = (game) => game.moves.slice(0, game.at);

/** Whether the point looked at is the last. */
export const isAtEnd = (game) => game.at === game.moves.length;

/** Whatever tells the point looked at from all others. */
export const keyOf = (game) => JSON.stringify([game.word, game.start, movesSoFar(game)]);

/** How the game ended at the point looked at other than on the board, or null. */
export const endingOf = (game) => (isAtEnd(game) ? game.ending : null);

const isBeginning = (moves, whole) => moves.length <= whole.length && moves.every((move, ply) => move === whole[ply]);

const lineNow = ({moves, turns, ending}) => lineOf(moves, turns, ending);

/** The game with its line as told; the one that it had becomes a variation, unless it goes on in this one. */
function withLine(game, line, at) {
  const others = [lineNow(game), ...game.lines].filter(
    ({moves}, index, all) =>
      !isBeginning(moves, line.moves) &&
      !all.some(
        (other, number) =>
          number !== index && isBeginning(moves, other.moves) && (moves.length < other.moves.length || number < index),
      ),
  );
  return {...game, ...line, at, lines: others.slice(0, MOST_LINES)};
}

/**
 * The game with a move more at the point looked at: further along its line, or in a new one. `turn` tells who took how
 * long, or is null.
 */
export function played(game, move, turn = null) {
  if (game.moves[game.at] === move) {
    return {...game, at: game.at + 1};
  }
  return withLine(
    game,
    {
      moves: [...movesSoFar(game), move],
      turns: [...game.turns.slice(0, game.at), turn],
      ending: null,
    },
    game.at + 1,
  );
}

/** The game looked at after `ply` moves. */
export const goneTo = (game, ply) => ({...game, at: Math.max(0, Math.min(game.moves.length, ply))});

/** The game whose line ends at the point looked at. */
export const cutOff = (game) =>
  isAtEnd(game)
    ? {...game, ending: null}
    : withLine(game, lineOf(movesSoFar(game), game.turns.slice(0, game.at)), game.at);

/** How many moves two lines have in common. */
export function shared(moves, others) {
  const differs = moves.findIndex((move, ply) => move !== others[ply]);
  return differs < 0 ? moves.length : differs;
}

/** The game on one of its variations, looked at after the first move that differs. */
export function onLine(game, index) {
  const line = game.lines[index];
  return withLine(game, line, Math.min(line.moves.length, shared(game.moves, line.moves) + 1));
}

/** The game without one of its variations. */
export const without = (game, index) => ({...game, lines: game.lines.filter((_, number) => number !== index)});

/** The game ended where it is other than on the board. */
export const ended = (game, ending) => ({...cutOff(game), ending});

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
  return Object.fromEntries(
    word
      .slice(colon + 1)
      .split(/[,:]/)
      .map((part) => {
        const equals = part.indexOf('=');
        return [part.slice(0, equals), part.slice(equals + 1)];
      }),
  );
}

/** The word of a game with its options; those that are as they are anyway are left out. */
export function wordOf(entry, options) {
  const parts = entry.options
    .filter(({name, defaultValue}) => options[name] && options[name] !== defaultValue)
    .map(({name}) => `${name}=${options[name]}`);
  return parts.length === 0 ? entry.name : `${entry.name}:${parts.join(',')}`;
}
