// The game as a file to keep.
import {record} from '../server/http.js';
import {estimatesOf} from '../state/estimates.js';
import {shared} from '../state/game.js';
import {say, state} from '../state/store.js';
import {CHANCE, lineup} from '../state/turn.js';

const nameOfSide = ({kind, spec}) => (kind === 'human' ? 'a person' : spec);

/**
 * A line with what was spent on each move, and thought of the position before it: by who chose the move, else by an
 * analysis.
 */
function lineRecord({moves, turns}) {
  const players = lineup().slice(0, shared(state.game.moves, moves) + 1); // in a variation others may be to move
  const estimates = estimatesOf({moves, estimates: state.game.estimates});
  const thought = (turn, ply) => {
    const player = turn?.player ?? players[ply];
    const estimate = estimates[ply];
    return turn?.value === undefined || turn.value === null
      ? estimate &&
          (player === 0 || player === 1) && {
            value: player === 0 ? estimate.value : 1 - estimate.value,
            iterations: estimate.iterations,
          }
      : {value: turn.value, visits: turn.visits, iterations: turn.iterations};
  };
  return {
    moves,
    turns: turns.map((turn, ply) => (players[ply] === CHANCE ? null : {millis: turn?.millis, ...thought(turn, ply)})),
  };
}

/** Downloads the game: with its variations, or in the form of its own, whose name is the game's. */
export async function save(format) {
  const {game} = state;
  try {
    const {name, text} = await record({
      game: game.word,
      start: game.start ?? state.place.start,
      names: game.names ?? state.sides.map(nameOfSide),
      format,
      ...lineRecord(game),
      ending: game.ending,
      source: game.source,
      variations: game.lines.map(lineRecord),
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    say(
      `Saved as ${name}${
        format === 'mcts' || game.lines.length === 0 ? '' : ', which leaves out the variations: Save keeps them'
      }.`,
    );
  } catch (failure) {
    say(`The game was not saved: ${failure.message}`, 'failed');
  }
}
