// How a search thinks: one iteration at a time, with the formula filled in at each choice.
import {html} from '../lit.js';
import {state} from '../state/store.js';
import {players} from '../state/turn.js';
import {numberField} from '../view/numberfield.js';
import {count, mean} from '../view/numbers.js';
import {turnWall} from '../view/wall.js';
import {formula, phasesOf} from './phases.js';
import {growing} from './growing.js';
import {
  changePace,
  current,
  hasPace,
  isFull,
  next,
  paceNow,
  playBySelf,
  previous,
  constantNow,
  setConstant,
  skip,
} from './stepper.js';

const PHASES = [
  ['select', 'Select'],
  ['expand', 'Expand'],
  ['simulate', 'Simulate'],
  ['backpropagate', 'Backpropagate'],
];

const name = (player) => (player < 0 ? 'chance' : players()[player]);

/** In Go a node has more than eighty moves. */
const MOST = 12;

/** The moves of a node, with what UCB1 makes of each; where there are too many, those with the greatest bounds. */
export function options({options: all, chosen}) {
  const best = all
    .toSorted((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || (b.bound ?? -1) - (a.bound ?? -1))
    .slice(0, MOST);
  const shown = all.filter((one) => best.includes(one));
  const more = all.length - shown.length;
  return html`${table(shown, chosen)}${
    more > 0
      ? html`<p class="about" data-test="options-more">and ${more} more, ${
          all.filter((one) => one.bound === null && !shown.includes(one)).length
        } of them untried</p>`
      : ''
  }`;
}

const table = (all, chosen) => html`<div class="scroll"><table class="candidates" data-test="options">
  <thead><tr><th scope="col">Move</th><th scope="col">Visits n</th><th scope="col">Mean</th><th
      scope="col">+ explore</th><th scope="col">= UCB1</th></tr></thead>
  <tbody>${all.map(
    ({
      move,
      visits,
      mean: value,
      exploration,
      bound,
    }) => html`<tr class=${move === chosen ? 'chosen' : ''} data-move=${move}>
    <th scope="row"><span
        class="chip">${move}</span></th><td>${count(visits)}</td><td>${mean(value)}</td><td>${mean(exploration)}</td><td>${
          bound === null ? 'untried' : mean(bound)
        }</td></tr>`,
  )}
  </tbody></table></div>`;

function choice(data, index) {
  const one = data.choices[index];
  const taken = one.options.find(({move}) => move === one.chosen);
  const untried = one.options.filter(({visits}) => visits === 0).length;
  const where =
    index === 0
      ? 'At the root'
      : `After ${data.choices
          .slice(0, index)
          .map(({chosen}) => chosen)
          .join(' ')}`;
  return html`<p data-test="told">${where}, ${
    one.player < 0
      ? html`chance draws <strong>${one.chosen}</strong>.`
      : one.isUntried
        ? html`<span
            class=${`p${one.player}`}>${name(one.player)}</span> has ${
              untried === 1 ? 'a move that was' : `${untried} moves that were`
            } never tried: at random it is <strong>${one.chosen}</strong>. It becomes a leaf of the tree.`
        : html`<span
            class=${`p${one.player}`}>${name(one.player)}</span> takes <strong>${one.chosen}</strong>, whose upper
            confidence bound is the greatest:`
  }</p>
    ${
      one.player >= 0 && !one.isUntried
        ? html`<p class="formula"
        data-test="formula">mean + c · √(ln N / n) = ${formula(taken, one.visits, constantNow())}</p>`
        : ''
    }
    ${one.player < 0 ? '' : options(one)}`;
}

const simulate = (data) => html`<p data-test="told">${
  data.rollout.length === 0
    ? 'The game is over at the leaf.'
    : html`From the leaf random moves are played to the end of the game, faint on the
    board: <strong>${data.rollout.join(' ')}</strong>.`
}
  The result is ${data.rewards.map(
    (reward, player) => html`<span
      class=${`p${player}`}>${name(player)} ${reward}</span>${player === 0 ? ', ' : '.'}`,
  )}</p>`;

function backpropagate(data) {
  return html`<p
      data-test="told">The result goes back along the path: each move has a visit more, and its mean moves towards the
      result of whoever chose it.</p>
    <div class="scroll"><table class="candidates" data-test="updates">
      <thead><tr><th scope="col">Move</th><th scope="col">of</th><th scope="col">Visits</th><th
          scope="col">Mean before</th><th scope="col">after</th></tr></thead>
      <tbody>${data.choices.map(({chosen, player, options: all, meanAfter}) => {
        const before = all.find(({move}) => move === chosen);
        return html`<tr><th scope="row"><span class="chip">${chosen}</span></th><td
            class=${`p${player}`}>${name(player)}</td>
          <td>${count(before.visits)} → ${count(before.visits + 1)}</td><td>${mean(before.mean)}</td><td><strong>${mean(meanAfter)}</strong></td></tr>`;
      })}</tbody></table></div>`;
}

function step(data) {
  const {kind, index} = phasesOf(data)[state.steps.phase];
  return html`
    <ol class="phases" data-test="phases" data-phase=${kind} data-number=${state.steps.number}>
      ${PHASES.map(
        ([phase, label]) => html`<li class=${phase === kind ? 'on' : ''}
          aria-current=${phase === kind ? 'step' : 'false'}>${label}</li>`,
      )}
    </ol>
    ${growing(data, state.steps.phase, constantNow(), paceNow())}
    <div class="told-step" aria-live=${state.steps.isPlaying ? 'off' : 'polite'}>
      ${
        kind === 'simulate' ? simulate(data) : kind === 'backpropagate' ? backpropagate(data) : choice(data, index)
      }</div>`;
}

const button = (test, label, action, isDisabled = false) =>
  html`<button data-test=${test} ?disabled=${isDisabled} @click=${action}>${label}</button>`;

/** The tab. */
export function stepsTab() {
  const data = current();
  const {number, phase, isPlaying, error} = state.steps;
  const isOver = state.place?.isOver ?? true;
  return html`<section class="card steps" aria-labelledby="steps-title">
    <div class="row between"><h2 id="steps-title">How a search thinks</h2>
      <span class="about" data-test="iteration">${data === null ? '' : `iteration ${count(number)}`}</span></div>
    <div class="row wrap controls">
      ${button('step-back', 'Back', previous, data === null || (number === 1 && phase === 0))}
      <button class="primary" data-test="step-next" ?disabled=${isOver}
          @click=${next}>${data === null ? 'Begin' : 'Step'}</button>
      <button data-test="step-play" aria-pressed=${String(isPlaying)} ?disabled=${isOver}
          @click=${playBySelf}>${isPlaying ? 'Pause' : 'Play'}</button>
      ${button('step-slower', 'Slower', () => changePace(-1), !hasPace(-1))}
      ${button('step-faster', 'Faster', () => changePace(1), !hasPace(1))}
      ${button('step-10', '+10', () => skip(10), isOver)}
      ${button('step-100', '+100', () => skip(100), isOver)}
      ${numberField({test: 'step-c', label: 'c', value: constantNow(), least: 0, most: 10, set: setConstant})}
      <button data-test="step-full" title="f; then the space bar plays, and arrows step"
          @click=${turnWall}>${isFull() ? 'Leave' : 'Full screen'}</button>
    </div>
    ${error === null ? '' : html`<p class="failure" role="alert">${error}</p>`}
    ${
      data === null
        ? html`<p
            class="hint">Plain UCT, one iteration after the other, from the position on the board: select a path down
            the tree, expand it by a leaf, simulate
        a game from there, backpropagate its result. Every number in the formula is the search's own. Tic-tac-toe shows
        it best.</p>`
        : step(data)
    }
  </section>`;
}
