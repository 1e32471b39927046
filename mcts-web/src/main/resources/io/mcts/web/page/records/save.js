// The game as a file to keep.
import {record} from '../server/http.js';
import {nameOf} from '../state/game.js';
import {say, state} from '../state/store.js';

const EXTENSIONS = {mcts: 'jsonl', einstein: 'txt'};

const nameOfSide = ({kind, spec}) => (kind === 'human' ? 'a person' : spec);

const lineRecord = ({moves, turns}) => ({
  moves,
  turns: turns.map((turn) => turn && {
    millis: turn.millis, value: turn.value, visits: turn.visits, iterations: turn.iterations,
  }),
});

/** Downloads the game with its variations; `format` is `mcts` or `einstein`. */
export async function save(format) {
  const {game} = state;
  try {
    const text = await record({
      game: game.word, start: game.start ?? state.place.start, names: game.names ?? state.sides.map(nameOfSide), format,
      ...lineRecord(game), ending: game.ending, source: game.source, variations: game.lines.map(lineRecord),
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
    link.download = `${nameOf(game.word)}.${EXTENSIONS[format]}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    say(`Saved as ${link.download}.`);
  } catch (failure) {
    say(`The game was not saved: ${failure.message}`, 'failed');
  }
}
