// A game out of a file: chosen, or let fall on the page.
import {html} from '../lit.js';
import {games, position} from '../server/http.js';
import {show} from '../state/actions.js';
import {estimated} from '../state/estimates.js';
import {lineOf, newGame} from '../state/game.js';
import {say, state, update} from '../state/store.js';
import {dialog} from '../view/dialog.js';
import {bytes} from '../view/numbers.js';

/** Shows the game in a file; where there are several, they can be chosen from. */
export async function load(file) {
  if (!file) {
    return;
  }
  const {recordBytes} = state.catalog.limits;
  if (file.size > recordBytes) {
    say(`${file.name} is too large: a file may have ${bytes(recordBytes)}.`, 'failed');
    return;
  }
  try {
    const read = await games(file);
    const whole = withVariations(read.games);
    if (whole.length === 1) {
      await open(whole[0]);
      say([`Loaded ${file.name}.`, whole[0].comment].join(' ').trim());
    } else if (whole.length === 0) {
      say(`${file.name} has no game in it.`, 'failed');
    } else {
      update({dialog: {name: 'games', file: file.name, games: whole}});
    }
  } catch (failure) {
    say(`${file.name} was not loaded: ${failure.message}`, 'failed');
  }
}

/** The games of a file; lines that are variations belong to the game before them. */
function withVariations(records) {
  const whole = [];
  for (const record of records) {
    if (record.variation && whole.length > 0) {
      whole.at(-1).lines.push(record);
    } else {
      whole.push({...record, lines: []});
    }
  }
  return whole;
}

/** The game without a beginning that it has anyway, so that the address is as that of a game played here. */
export async function withOwnBeginning(game) {
  const {isDrawn, start} = await position({game: game.word, start: null, moves: []}).catch(() => ({
    isDrawn: true,
    start: null,
  }));
  return !isDrawn && start === game.start ? {...game, start: null} : game;
}

const open = async (record) => show(await withOwnBeginning(gameOfRecord(record)));

/** A line with the times of a record. */
const lineOfRecord = ({moves, turns}) => lineOf(moves, turns?.length === moves.length ? turns : moves.map(() => null));

/** The game with what a record tells of the positions of a line. */
const thought = (game, {moves, turns}) =>
  turns.reduce(
    (known, turn, ply) =>
      typeof turn?.value !== 'number'
        ? known
        : estimated(known, moves.slice(0, ply), {
            value: turn.player === 0 ? turn.value : 1 - turn.value,
            iterations: turn.iterations,
            means: {},
          }),
    game,
  );

/**
 * A game as a file or a match has it.
 *
 * @param {{game: string, start: string, moves: string[], turns?: object[], names?: string[], rewards?: number[],
 *     ending: string | null, source?: string, lines?: object[]}} record
 */
export function gameOfRecord({game, start, moves, turns, names, rewards, ending, source, lines = []}) {
  const winner = rewards && rewards[0] !== rewards[1] ? Number(rewards[1] > rewards[0]) : null;
  const all = [{moves, turns}, ...lines].map(lineOfRecord);
  return {
    ...all.reduce(thought, newGame(game, start, moves)),
    ...all[0],
    names,
    source,
    lines: all.slice(1),
    ending: ending && {winner, how: ending},
  };
}

/** The dialog with the games of a file. */
export const gamesDialog = ({file, games: found}) =>
  dialog(
    `Games in ${file}`,
    'narrow',
    html`
  <ol class="games-list" data-test="file-games">
    ${found.map(
      (record, index) => html`<li><button data-test=${`file-game-${index + 1}`} @click=${() => open(record)}>
      <span class="number">${index + 1}</span><span class="p0">${record.names?.[0] ?? ''}</span><span
          class="p1">${record.names?.[1] ?? ''}</span>
      <span class="won">${record.rewards ? record.rewards.join(' : ') : ''}</span><span
          class="about">${record.choices} moves</span></button></li>`,
    )}
  </ol>`,
  );

/** Lets files be dropped anywhere on the page. */
export function acceptDrops() {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
      document.body.classList.add('dropping');
    }
  });
  addEventListener('dragleave', (event) => event.relatedTarget === null && document.body.classList.remove('dropping'));
  addEventListener('drop', (event) => {
    document.body.classList.remove('dropping');
    if (event.dataTransfer?.files.length > 0) {
      event.preventDefault();
      load(event.dataTransfer.files[0]);
    }
  });
}
