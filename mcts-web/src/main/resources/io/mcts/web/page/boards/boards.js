// The place where the game is played: its board, where it has one, and the moves that are none of its cells as buttons.
import {html} from '../lit.js';
import {hidePreview} from '../search/preview.js';
import {classOf, showCandidate, valueText, weighedHere} from '../search/weighed.js';
import {nameOf} from '../state/game.js';
import {state, update} from '../state/store.js';
import {agree} from '../state/territory.js';
import {CHANCE, gameEntry, players} from '../state/turn.js';
import {percent} from '../view/numbers.js';
import {draw} from './board.js';
import {attempt} from './look.js';
import {icon} from './skins.js';

/** Whose turn it is, even while a die is yet to be rolled; null when the game is over, or nobody can tell. */
export const whoseTurn = () => state.place?.nextPlayer ?? null;

/** What a game is called. */
export const titleOf = (name) =>
  [...state.catalog.games, ...state.catalog.tables].find((game) => game.name === name)?.title ?? name;

/** How the board of the game looks. */
export const styleNow = () => gameEntry()?.board?.style ?? 'grid';

/** A small picture of a player's piece. */
export const piece = (player) => icon(styleNow(), {player, sign: ''});

/** Whether chance decides anything in the game, as far as it is known. */
export const hasChance = () => state.place?.players.includes(CHANCE) ?? false;

/** The board and what is below it; for `look` see look.js. */
export function boardView(look) {
  const {board, diagram, legalMoves, player} = state.place;
  const others = player === CHANCE ? [] : legalMoves.filter(({cells}) => cells.length === 0);
  const isOnBoard = board !== null;
  return html`${
    isOnBoard
      ? draw(look, `Board of ${titleOf(nameOf(state.game.word))}`)
      : html`<pre data-test="diagram" tabindex="0" aria-label="The position">${diagram}</pre>`
  }
    ${
      isOnBoard
        ? ''
        : html`<p
        class="line-text">${look.steps.map(
          ({number, move}) => html`${number === null ? '' : `${number}. `}${move} `,
        )}</p>`
    }
    ${
      others.length === 0 && !gameEntry()?.hasOwnership
        ? ''
        : html`<div class=${isOnBoard ? 'row wrap under' : 'plain-board'}>
      ${
        others.length === 0
          ? ''
          : html`<ul class="choices"
          aria-label="Moves">${others.map(({move}) => choice(move, look))}</ul>`
      }
      ${gameEntry()?.hasOwnership ? ofTerritory(look) : ''}</div>`
    }`;
}

/** A move as a button. */
function choice(move, look) {
  // They stay while a line is shown, or the buttons would move under the pointer.
  const candidate = state.hasBars ? weighedHere().find((one) => one.move === move) : undefined;
  return html`<li><button
      class=${`choice ${candidate ? classOf(candidate) : ''}`}
      data-test=${`choice-${move}`}
      ?disabled=${!look.isAsked} @click=${() => attempt(move, '')}
      @pointerenter=${() => candidate && showCandidate(candidate)} @pointerleave=${hidePreview}
      @focus=${() => candidate && showCandidate(candidate)} @blur=${hidePreview}>
    <strong>${move}</strong>${
      candidate
        ? html` <span>${candidate.share === null ? '' : `${percent(candidate.share)}, `}${valueText(candidate)}</span>`
        : ''
    }</button></li>`;
}

const toggle = (
  label,
  name,
) => html`<label class="switch"><input type="checkbox" data-test=${name} .checked=${state[name]}
    @change=${() => update({[name]: !state[name]})}> ${label}</label>`;

const ofTerritory = (look) =>
  html`${state.place.isOver ? counted(look) : toggle('territory', 'hasTerritory')}${toggle('numbers', 'hasNumbers')}`;

/** The score of a game that is over; where stones are dead, people may agree on it instead of the one on the board. */
function counted({territory}) {
  if (territory === null) {
    return '';
  }
  const {score, dead, corrected} = territory;
  return html`<span data-test="score"
      role="status">${score === 0 ? 'A draw' : `${players()[Number(score < 0)]} +${Math.abs(score)}`}${
        dead.length === 0 ? '' : `, ${dead.length === 1 ? 'one dead stone' : `${dead.length} dead stones`} taken off`
      }. Click a stone that is judged wrong.</span>
    ${dead.length + corrected.length === 0 ? '' : html`<button data-test="agree" @click=${agree}>Agree</button>`}`;
}
