// A game out of a file: chosen, or let fall on the page.
import {html} from '../lit.js';
import {games} from '../server/http.js';
import {show} from '../state/actions.js';
import {goneTo, newGame} from '../state/game.js';
import {say, update} from '../state/store.js';
import {dialog} from '../view/dialog.js';

const LARGEST = 1_000_000;

/** Shows the game in a file; where there are several, they can be chosen from. */
export async function load(file) {
  if (!file) {
    return;
  }
  if (file.size > LARGEST) {
    say(`${file.name} is too large: a file may have 1 MB.`, 'failed');
    return;
  }
  try {
    const read = await games(file);
    if (read.games.length === 1) {
      open(read.games[0]);
      say(`Loaded ${file.name}.`);
    } else if (read.games.length === 0) {
      say(`${file.name} has no game in it.`, 'failed');
    } else {
      update({dialog: {name: 'games', file: file.name, games: read.games}});
    }
  } catch (failure) {
    say(`${file.name} was not loaded: ${failure.message}`, 'failed');
  }
}

const open = ({game, start, moves}) => show(goneTo(newGame(game, start, moves), moves.length));

/** The dialog with the games of a file. */
export const gamesDialog = ({file, games: found}) => dialog(`Games in ${file}`, 'narrow', html`
  <ol class="games-list" data-test="file-games">
    ${found.map((record, index) => html`<li><button data-test=${`file-game-${index + 1}`} @click=${() => open(record)}>
      <span class="number">${index + 1}</span><span class="p0">${record.names?.[0] ?? ''}</span><span class="p1">${record.names?.[1] ?? ''}</span>
      <span class="won">${record.rewards ? record.rewards.join(' : ') : ''}</span><span class="about">${record.moves.length} moves</span></button></li>`)}
  </ol>`);

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
