// The command line that does the same as the page.
import {movesSoFar} from '../state/game.js';
import {state} from '../state/store.js';

const quoted = (text) => (/^[\w.,:=+@%/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** Analyses the position looked at with this SPEC. */
export function commandLine(spec) {
  const {word, start} = state.game;
  const moves = movesSoFar(state.game);
  return [
    './mcts',
    'analyze',
    quoted(word),
    ...(start ? ['--position', quoted(start)] : []),
    ...(moves.length > 0 ? ['--moves', quoted(moves.join(','))] : []),
    '--spec',
    quoted(spec),
  ].join(' ');
}

/** Plays the match. */
export const matchLine = ({a, b, games, seed, opening}, word) =>
  [
    './mcts',
    'match',
    quoted(word),
    '--a',
    quoted(a),
    '--b',
    quoted(b),
    '--games',
    games,
    '--seed',
    seed,
    ...(opening > 0 ? ['--opening', opening] : []),
  ].join(' ');
