// The buttons under the board: through the game and on.
import {html} from '../lit.js';
import {goTo, offerDraw, pause, playOn, redo, resign, takeBack, undo} from '../state/actions.js';
import {askHint, isHinting} from '../state/hint.js';
import {isAtEnd} from '../state/game.js';
import {finish} from '../server/searches.js';
import {state, update} from '../state/store.js';
import {CHANCE, isLive, isPersonsTurn, mover, outcome} from '../state/turn.js';

const path = (d) => html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${d}></path></svg>`;

const button = (test, label, icon, action, isDisabled = false) =>
  html`<button class="plain" title=${label} aria-label=${label} data-test=${test} ?disabled=${isDisabled}
      @click=${action}>${icon}</button>`;

/** Lets the game go on, stops it, or hurries the search. */
function goOn() {
  const player = mover();
  const isSearch = player !== null && player !== CHANCE && state.sides[player]?.kind === 'search';
  if (isLive() && isSearch) {
    return html`
      <button data-test="move-now" @click=${() => finish('main')}>Move now</button>
      <button data-test="pause" @click=${pause}>Pause</button>`;
  }
  const isWaiting = state.place !== null && outcome() === null && (state.isPaused || !isAtEnd(state.game));
  if (isWaiting && (isSearch || player === CHANCE)) {
    return html`<button class="primary" data-test="play-on" @click=${playOn}>Play</button>`;
  }
  return '';
}

/** What a person may do in a game that goes on, while nothing else is asked. */
function inGame() {
  if (
    state.place === null ||
    outcome() !== null ||
    !isAtEnd(state.game) ||
    state.sides.every(({kind}) => kind !== 'human')
  ) {
    return '';
  }
  return html`
    <button data-test="hint" ?disabled=${isHinting() || !isPersonsTurn()} @click=${askHint}>Hint</button>
    <button data-test="draw" @click=${offerDraw}>Draw</button>
    <button data-test="resign" @click=${resign}>Resign</button>`;
}

/** The buttons. */
export const toolbar = () => html`<div class="toolbar" role="toolbar" aria-label="Game">
  <div class="group">
    ${button('to-start', 'To the beginning', path('M5 4v12M15 4l-8 6 8 6z'), () => goTo(0), state.game.at === 0)}
    ${button('previous', 'Previous move', path('M14 4l-8 6 8 6z'), () => goTo(state.game.at - 1), state.game.at === 0)}
    ${button('next', 'Next move', path('M6 4l8 6-8 6z'), () => goTo(state.game.at + 1), isAtEnd(state.game))}
    ${button(
      'to-end',
      'To the last move',
      path('M15 4v12M5 4l8 6-8 6z'),
      () => goTo(state.game.moves.length),
      isAtEnd(state.game),
    )}
    ${button(
      'undo',
      'Undo: back to your last choice (Ctrl+Z)',
      path('M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H8'),
      undo,
      state.game.at === 0,
    )}
    ${button('redo', 'Redo (Ctrl+Y)', path('M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h4'), redo, isAtEnd(state.game))}
    ${button('flip', 'Flip the board', path('M6 3v13M6 3 3 6M6 3l3 3M14 17V4M14 17l-3-3M14 17l3-3'), () =>
      update({isFlipped: !state.isFlipped}),
    )}
  </div>
  <div class="group">
    ${state.shelf === null ? '' : html`<button data-test="take-back" @click=${takeBack}>Previous game</button>`}
    ${goOn() || inGame()}
    <button class=${outcome() === null ? '' : 'primary'} data-test="new-game"
        @click=${() => update({dialog: {name: 'new'}})}>New game …</button>
  </div>
</div>`;
