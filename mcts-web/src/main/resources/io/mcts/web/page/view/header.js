// The head of the page: the games, sharing, light and dark.
import {html} from '../lit.js';
import {titleOf} from '../boards/boards.js';
import {enter, leave} from '../cards/room.js';
import {begin} from '../state/actions.js';
import {nameOf} from '../state/game.js';
import {state, update} from '../state/store.js';
import {copyWord} from './copy.js';
import {leaveWelcome} from './welcome.js';

const THEMES = ['system', 'light', 'dark'];

const theme = () => document.documentElement.dataset.theme ?? 'system';

function nextTheme() {
  const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
  if (next === 'system') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = next;
  }
  try {
    localStorage.setItem('mcts.theme', next);
  } catch {
    // It lasts until the page is left.
  }
  update({});
}

const ICONS = {
  system: html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><circle cx="10" cy="10" r="6.5"></circle><path
      class="solid" d="M10 3.5a6.5 6.5 0 0 1 0 13z"></path></svg>`,
  light: html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><circle cx="10" cy="10" r="3.5"></circle><path
      d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4"></path></svg>`,
  dark: html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path
      d="M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12z"></path></svg>`,
};

/** Shows a game: the one that is on the board as it is, another from its beginning. */
function show(name) {
  leaveWelcome();
  if (nameOf(state.game.word) === name) {
    leave();
  } else {
    begin(name);
  }
}

/** The head. */
export const header = () => html`<header class="top">
  <h1><img src="icon.svg" alt="" width="26" height="26">mcts</h1>
  <nav aria-label="Games" class="games">
    ${state.catalog.games.map(({name}) => {
      const isOn = !state.cards.isShown && nameOf(state.game.word) === name;
      return html`<button class=${`tab ${isOn ? 'on' : ''}`} aria-current=${isOn ? 'true' : 'false'}
          data-test=${`game-${name}`}
          @click=${() => !isOn && show(name)}>${titleOf(name)}</button>`;
    })}
    ${
      state.catalog.tables.length === 0
        ? ''
        : html`<button class=${`tab ${state.cards.isShown ? 'on' : ''}`} aria-current=${String(state.cards.isShown)}
        data-test="game-cards" @click=${() => {
          leaveWelcome();
          enter();
        }}>Cards</button>`
    }
  </nav>
  <div class="tools">
    ${
      state.cards.isShown
        ? ''
        : copyWord(() => location.href, 'Share', 'copy a link to this game and this point of it', 'share')
    }
    <button class="plain" title=${`Colours: ${theme()}`} aria-label=${`Colours: ${theme()}. Change.`} data-test="theme"
        data-theme=${theme()} @click=${nextTheme}>${ICONS[theme()]}</button>
  </div>
</header>`;
