// The whole page.
import {html} from '../lit.js';
import {boardView, styleNow} from '../boards/boards.js';
import {throwView} from '../boards/die.js';
import {look} from '../boards/look.js';
import {cardRoom} from '../cards/cardroom.js';
import {gamesDialog} from '../records/load.js';
import {curve} from '../search/curve.js';
import {evaluation} from '../search/estimate.js';
import {settingsDialog} from '../settings/editor.js';
import {state} from '../state/store.js';
import {gameEntry, players} from '../state/turn.js';
import {header} from './header.js';
import {greeting, waysOn} from './welcome.js';
import {isFull} from '../steps/stepper.js';
import {lesson} from './lesson.js';
import {stop} from './tour.js';
import {newGameDialog} from './newgame.js';
import {sideLine} from './sides.js';
import {connection, status} from './status.js';
import {tabs} from './tabs.js';
import {toolbar} from './toolbar.js';
import {isWall, wayBack} from './wall.js';

const DIALOGS = {new: newGameDialog, settings: settingsDialog, games: gamesDialog};

/** Which side is drawn above the board: the one whose men stand there. */
const isFirstAbove = () => (gameEntry()?.board?.isFirstAbove ?? false) !== state.isFlipped;

/** The page. */
export const app = () => html`
  ${connection()}
  ${header()}
  ${state.cards.isShown ? cardRoom() : boardRoom()}
  ${state.dialog === null ? '' : DIALOGS[state.dialog.name](state.dialog)}`;

/** The board and what belongs to it. */
function boardRoom() {
  const above = isFirstAbove() ? 0 : 1;
  const wall = !isWall() ? '' : isFull() ? 'full' : 'wall';
  return html`<main class=${state.isWelcome ? 'welcome' : `${state.tab} ${wall}`}
      data-players=${players().join(' ')}>
      <section class="play" aria-label="Game">
        ${state.isWelcome ? greeting() : sideLine(above)}
        <div id="board" tabindex="-1" class=${`frame look-${styleNow()}`} data-test="board"
            data-position=${state.place?.position ?? ''} data-player=${state.place?.player ?? ''}
            data-over=${String(state.place?.isOver ?? false)}>
          ${evaluation(above === 0)}
          ${state.place === null ? html`<div class="waiting"></div>` : boardView(look())}
        </div>
        ${
          state.isWelcome
            ? html`${status()}${waysOn()}`
            : html`
          ${sideLine(1 - above)}
          ${throwView()}
          ${status()}
          ${toolbar()}
          ${curve()}`
        }
      </section>
      ${wall === 'wall' ? wayBack() : ''}
      ${
        state.isWelcome
          ? ''
          : html`<section class="panels"
          aria-label="Panels">${state.lesson === null ? html`${stop()}${tabs()}` : lesson()}</section>`
      }
    </main>`;
}
