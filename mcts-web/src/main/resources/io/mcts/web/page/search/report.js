// How well the game was played, once all of it has been searched: the accuracy of each side, and the moves that lost
// most.
import {html} from '../lit.js';
import {goTo, setSide} from '../state/actions.js';
import {JUDGEMENTS, accuracy, judgement, losses, worst} from '../state/losses.js';
import {say, state, update} from '../state/store.js';
import {lineup, moveCount, players} from '../state/turn.js';
import {percent} from '../view/numbers.js';

const MOST = 5;

/** The losses of the moves of the game, as far as they are known. */
export const lossesNow = () => (state.game.review === null ? [] : losses(state.game, lineup()));

function tryAgain({ply, move, player}) {
  setSide(player, {kind: 'human'});
  goTo(ply);
  update({trying: ply});
  say(`${players()[player]} to move: find something better than ${move}.`);
}

/** How many of each kind. */
const faults = (lost) =>
  JUDGEMENTS.map(([kind]) => {
    const number = lost.filter(({loss}) => judgement(loss) === kind).length;
    return `${number} ${number === 1 ? kind : kind.replace(/y$/, 'ie').concat('s')}`;
  }).join(', ');

/** The report; nothing before every move has its estimate. */
export function report() {
  const lost = lossesNow();
  if (state.game.review === null || lost.length === 0 || lost.length < moveCount(state.game.moves.length)) {
    return '';
  }
  const names = players();
  const accuracyOf = (player) => accuracy(lost.filter((one) => one.player === player));
  const found = worst(lost, MOST);
  return html`<section class="card" aria-labelledby="report-title" data-test="report"><h2 id="report-title">Report</h2>
    <dl class="figures accuracy">${names.map(
      (name, player) => html`<div><dt class=${`p${player}`}>Accuracy of ${name}</dt>
      <dd
          data-test=${`accuracy-${player}`}>${
            accuracyOf(player) === null ? '–' : `${accuracyOf(player).toFixed(1)} %`
          }</dd>
      <dd class="faults"
          data-test=${`faults-${player}`}>${faults(lost.filter((one) => one.player === player))}</dd></div>`,
    )}</dl>
    ${
      found.length === 0
        ? html`<p class="hint">No significant mistakes.</p>`
        : html`<ol class="worst" data-test="worst">
      ${found.map(
        (one) => html`<li>
        <button class="plain" data-test=${`worst-${one.ply}`}
            @click=${() => goTo(one.ply)}>${moveCount(one.ply + 1)}</button>
        <span class=${`p${one.player}`}>${names[one.player]}</span> <strong>${one.move}</strong>
        <span
            class="about">${
              judgement(one.loss) ? `${judgement(one.loss)}, ` : ''
            }lost ${percent(one.loss)}${one.better && one.better !== one.move ? `; better is ${one.better}` : ''}</span>
        <button data-test=${`again-${one.ply}`} @click=${() => tryAgain(one)}>Try again</button></li>`,
      )}
    </ol>`
    }
    <p
        class="about">Every position was searched with <code>${state.game.review}</code>. The value of a position is that of its best move; the loss of a move is the value before it minus the one after it. Accuracy is the average of lichess's accuracy of a move.</p>
  </section>`;
}
