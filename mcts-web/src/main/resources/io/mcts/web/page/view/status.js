// What there is to say: whose turn it is, how the game ended, why a move is refused, whether the server is there.
import {html} from '../lit.js';
import {whoseTurn} from '../boards/boards.js';
import {endingOf, isAtEnd} from '../state/game.js';
import {state} from '../state/store.js';
import {judgement} from '../state/losses.js';
import {lossesNow} from '../search/report.js';
import {CHANCE, isSettled, lostByTime, moveCount, mover, outcome, players} from '../state/turn.js';
import {percent} from './numbers.js';

const HOW = {
  resignation: 'by resignation',
  agreement: 'by agreement',
  recorded: 'as the record says',
  score: 'by the score agreed on',
};

/** How a game ended: who won, a player or 'draw', and why, where it was not on the board. */
export function resultText(winner, ending) {
  const how = ending ? ` ${HOW[ending.how] ?? ending.how}` : lostByTime() !== null ? ' on time' : '';
  return winner === 'draw' ? `A draw${how}.` : `${players()[winner]} wins${how}.`;
}

/** The state of the game in a sentence. */
export function sentence() {
  if (state.place === null) {
    return 'One moment …';
  }
  const end = outcome();
  const names = players();
  if (end !== null) {
    return resultText(end, endingOf(state.game));
  }
  const turn = names[whoseTurn()] ?? 'chance';
  const searched = state.searches.main;
  if (state.isPaused && !isAtEnd(state.game)) {
    return `After move ${moveCount(state.game.at)} of ${moveCount(
      state.game.moves.length,
    )}: ${turn} ${mover() === CHANCE ? 'rolls' : 'to move'}.`;
  }
  if (mover() === CHANCE) {
    return `${turn} rolls the die.`;
  }
  const failed = searched?.status === 'failed' && searched.request.key === state.place.key ? ` ${searched.error}` : '';
  if (state.sides[mover()]?.kind === 'search' && state.connection !== 'open') {
    return `${turn} to move, when the server is there again.`;
  }
  return state.sides[mover()]?.kind === 'search'
    ? state.isPaused
      ? `${turn} to move: press Play.`
      : failed === ''
        ? `${turn} is thinking.`
        : `${turn} to move, but its search failed:${failed}`
    : `${turn} to move.`;
}

function captionNow() {
  const {caption} = state.preview;
  return typeof caption === 'function' ? caption() : caption;
}

/** The move that led to the position looked at, with what a review found of it, for who does not see the board. */
export function announcement() {
  const {game, place} = state;
  if (place === null || !isSettled() || game.at === 0) {
    return '';
  }
  const [move, player] = [game.moves[game.at - 1], place.players[game.at - 1]];
  const lost = lossesNow().find(({ply}) => ply === game.at - 1);
  const found =
    lost === undefined || judgement(lost.loss) === undefined
      ? ''
      : ` It is ${judgement(lost.loss) === 'inaccuracy' ? 'an' : 'a'} ${judgement(lost.loss)} that lost ${percent(lost.loss)}${
          lost.better && lost.better !== move ? `; better is ${lost.better}` : ''
        }.`;
  return player === CHANCE ? `The roll is ${move}.` : `${players()[player]} played ${move}.${found}`;
}

/** The line, with the live region beside it for what was just said. */
export const status = () => html`<div class="told">
  ${state.preview?.caption ? html`<div class="caption" data-test="caption">${captionNow()}</div>` : ''}
  <div class="visually-hidden" data-test="announced" role="status" aria-live="polite">${announcement()}</div>
  <div class=${`status ${state.preview?.caption ? 'visually-hidden' : ''}`} data-test="status" role="status"
      aria-live="polite">${sentence()}</div>
  <div class=${`message ${state.message?.kind ?? 'none'}`} data-test="message" role="alert"
      aria-atomic="true">${state.message?.text ?? ''}</div>
</div>`;

/** Tells that the connection is lost. */
export const connection = () =>
  state.connection === 'lost'
    ? html`<div class="banner" role="alert"
        data-test="connection">${
          state.lostReason === ''
            ? 'The connection to the server is lost.'
            : `The server closed the connection: ${state.lostReason}.`
        } Trying again …</div>`
    : html`<div class="visually-hidden" data-test="connection" data-state=${state.connection}></div>`;
