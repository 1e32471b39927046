// The moves of the game, to be clicked.
import {html} from '../lit.js';
import {chooseLine, forgetLine, goTo} from '../state/actions.js';
import {estimatesOf} from '../state/estimates.js';
import {endingOf, isAtEnd, shared} from '../state/game.js';
import {state} from '../state/store.js';
import {CHANCE, lineup, moveCount, outcome, players, toViewer, viewer} from '../state/turn.js';
import {judgement} from '../state/losses.js';
import {lossesNow} from '../search/report.js';
import {duration, percent} from './numbers.js';
import {resultText} from './status.js';

/**
 * The moves with what belongs to them: {ply, move, player, die, turn, estimate, loss}. A roll belongs to the move
 * after it.
 */
function lines() {
  const {game} = state;
  const estimates = estimatesOf(game);
  const lost = new Map(lossesNow().map(({ply, loss}) => [ply, loss]));
  const found = [];
  let die = null;
  game.moves.forEach((move, index) => {
    const player = playerAt(index);
    if (player === CHANCE) {
      die = move;
    } else {
      found.push({
        ply: index + 1,
        move,
        player,
        die,
        turn: game.turns[index],
        estimate: estimates[index],
        loss: lost.get(index),
      });
      die = null;
    }
  });
  if (die !== null) {
    found.push({
      ply: game.moves.length,
      move: '…',
      player: playerAt(game.moves.length),
      die,
      turn: null,
      estimate: undefined,
    });
  }
  return found;
}

/** Who made a move, as far as it is known. */
const playerAt = (index) => lineup()[index] ?? state.game.turns[index]?.player ?? null;

function keyed(event) {
  const step = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1}[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement);
  const to =
    event.key === 'Home' ? buttons[0] : event.key === 'End' ? buttons.at(-1) : step ? buttons[at + step] : null;
  if (to) {
    event.preventDefault();
    to.focus();
    to.click();
  }
}

/** The moves in rows: a number, and what each player did. */
function rows(all) {
  const found = [];
  for (const line of all) {
    const row = found.at(-1);
    if (row === undefined || line.player === 0 || row[line.player ?? 0] !== undefined) {
      found.push([]);
    }
    found.at(-1)[line.player ?? 0] = line;
  }
  return found;
}

const moveButton = ({ply, move, player, die, turn, estimate, loss}, current) => html`
  <button class=${`move p${player} ${ply === current ? 'on' : ''} ${ply > state.game.at ? 'undone' : ''}`}
      aria-current=${ply === current ? 'step' : 'false'} data-test=${`move-${ply}`} tabindex=${ply === current ? 0 : -1}
      title=${turn?.millis ? `${duration(turn.millis)}` : ''}
      @click=${() => goTo(ply)}>
    <span class="visually-hidden">${player === null ? '' : players()[player]}${die === null ? '' : ' threw'}</span>
    ${die === null ? '' : html`<span class="threw">${die}</span>`}
    <span class="text">${move}</span>
    ${
      judgement(loss) === undefined
        ? ''
        : html`<span class=${`loss ${judgement(loss)}`}
        title=${judgement(loss)}>−${percent(loss)}</span>`
    }
    <span class="value">${estimate === undefined ? '' : percent(toViewer(estimate.value))}</span>
  </button>`;

/** The variations: where each leaves the line, and how it goes on. */
const variations = () =>
  state.game.lines.length === 0
    ? ''
    : html`<h3>Variations</h3>
  <ul class="variations" data-test="variations">${state.game.lines.map(({moves}, index) => {
    const from = shared(state.game.moves, moves);
    return html`<li><button class="move" data-test=${`line-${index}`} @click=${() => chooseLine(index)}>
        <span class="number">${moveCount(from) + 1}</span><span
            class="text">${moves
              .slice(from, from + 12)
              .join(' ')}${moves.length > from + 12 ? ' …' : ''}</span></button>
      <button class="plain" aria-label="Forget this variation" data-test=${`forget-${index}`}
          @click=${() => forgetLine(index)}>✕</button></li>`;
  })}</ul>`;

/** How the line ended, wherever it is looked at; null while it goes on. */
function lineResult() {
  const {ending} = state.game;
  const end = estimatesOf(state.game).at(-1);
  return isAtEnd(state.game) && outcome() !== null
    ? resultText(outcome(), endingOf(state.game))
    : end?.isEnd
      ? resultText(end.value === 0.5 ? 'draw' : Number(end.value < 0.5), ending)
      : null;
}

/** The list. */
export function history() {
  const all = lines();
  const current = all.findLast(({ply}) => ply <= state.game.at)?.ply ?? 0;
  return html`<section class="card" aria-labelledby="history-title">
    <div class="row between"><h2 id="history-title">Moves</h2>
      <span
          class="about">${
            state.game.moves.length === 0 ? 'none yet' : `with the estimate of ${players()[viewer()]} before each`
          }</span></div>
    <ol class="history" data-test="history" @keydown=${keyed}>
      <li><button class=${`move start ${state.game.at === 0 ? 'on' : ''}`} data-test="move-0"
          tabindex=${current === 0 ? 0 : -1}
          @click=${() => goTo(0)}>Start</button></li>
      ${rows(all).map(
        (row, index) => html`<li><span class="number">${index + 1}</span>
        ${[0, 1].map((player) =>
          row[player] === undefined ? html`<span></span>` : moveButton(row[player], current),
        )}</li>`,
      )}
      ${lineResult() === null ? '' : html`<li class="result" data-test="result">${lineResult()}</li>`}
    </ol>
    ${variations()}
  </section>`;
}
