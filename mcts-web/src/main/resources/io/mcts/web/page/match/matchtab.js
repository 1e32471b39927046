// A match of two searches, live.
import {html, settled, svg} from '../lit.js';
import {titleOf} from '../boards/boards.js';
import {editor} from '../settings/editor.js';
import {matchLine} from '../settings/command.js';
import {show} from '../state/actions.js';
import {gameOfRecord} from '../records/load.js';
import {goneTo, nameOf} from '../state/game.js';
import {state, update} from '../state/store.js';
import {players} from '../state/turn.js';
import {copyButton} from '../view/copy.js';
import {numberField} from '../view/numberfield.js';
import {duration, percent, signed} from '../view/numbers.js';
import {histogram} from './histogram.js';
import {startMatch, stopMatch} from './match.js';

const change = (more) => update({matchSetup: {...state.matchSetup, ...more}});

const number = (test, label, value, least, most, key) =>
  numberField({test, label, value, least, most, step: 1, set: (own) => change({[key]: own})});

const FRAME = 42; // on both sides of a picture

/** An Elo difference; one that is infinite has the sign told. */
const elo = (value, sign) => (value === null ? `${sign}∞` : signed(value, 0));

/** What the command tells of the pairs of games: the difference of strength, and how likely A is stronger. */
const strength = ({pairs, score, low, high, elo: difference, eloLow, eloHigh, likelihoodOfSuperiority}) =>
  pairs === 0
    ? ''
    : html`<p class="about" data-test="match-elo">${pairs === 1 ? '1 pair' : `${pairs} pairs`}: ${score.toFixed(3)},
      95 % between ${low.toFixed(3)} and ${high.toFixed(3)} · Elo ${elo(difference, score > 0.5 ? '+' : '−')},
      between ${elo(eloLow, '−')} and ${elo(eloHigh, '+')} · A is stronger with a likelihood
      of ${likelihoodOfSuperiority.toFixed(3)}</p>`;

/** The width of a picture, as it is drawn: letters are as large as elsewhere. */
const wide = () => state.sizes.panels - FRAME;

/** The running score with its interval, on a scale from 0 to 1. */
function scoreBar({mean, low, high}) {
  const width = wide();
  return html`<svg viewBox=${`0 0 ${width} 44`} class="score" role="img"
      aria-label=${`A scores ${percent(mean)}, between ${percent(low)} and ${percent(high)}`}>
    ${svg`<rect class="rail" y="14" width=${width} height="10" rx="5"></rect>
      <rect class="interval" x=${width * low} y="14" width=${Math.max(2, width * (high - low))} height="10"
          rx="5"></rect>
      <line class="half" x1=${width / 2} x2=${width / 2} y1="6" y2="32"></line>
      <circle class="mean" cx=${width * mean} cy="19" r="8"></circle>
      <text x="0" y="42">0</text><text x=${width / 2} y="42" class="mid">½</text><text x=${width} y="42"
          class="end">1</text>`}
  </svg>`;
}

/** The score after each game, with its interval as a band. */
function scoreCurve(scores, games) {
  const [width, height, left] = [wide(), 110, 26];
  const x = (index) => left + ((width - left) * (index + 1)) / Math.max(2, games);
  const y = (value) => 4 + (1 - value) * (height - 8);
  const path = (of) => scores.map((score, index) => `${x(index).toFixed(1)} ${y(of(score)).toFixed(1)}`);
  const band = [...path((score) => score.high), ...path((score) => score.low).reverse()].join('L');
  return html`<svg viewBox=${`0 0 ${width} ${height + 18}`} class="scorecurve" role="img"
      aria-label="The score of A after each game, with its interval">
    ${svg`<line class="half" x1=${left} x2=${width} y1=${y(0.5)} y2=${y(0.5)}></line>
      ${[
        ['1', 1],
        ['½', 0.5],
        ['0', 0],
      ].map(([label, value]) => svg`<text class="end" x=${left - 8} y=${y(value) + 4}>${label}</text>`)}
      <text x=${left} y=${height + 14}>game 1</text><text class="end" x=${width} y=${height + 14}>${games}</text>
      <path class="band" d=${`M${band}Z`}></path>
      <path class="line" d=${`M${path((score) => score.mean).join('L')}`}></path>`}
  </svg>`;
}

function progress(match) {
  const {score, request} = match;
  return html`<div class="match-progress" data-test="match-progress" data-status=${match.status}>
    <div class="row between">
      <span
          class=${`pill ${match.status}`}>${
            {running: 'playing', done: 'done', stopped: 'stopped', failed: 'failed'}[match.status]
          }</span>
      <span class="about" data-test="match-count">${match.games.length} of ${request.games} games</span></div>
    <progress max=${request.games} .value=${match.games.length} aria-label="Games played"></progress>
    ${match.error === null ? '' : html`<p class="failure" data-test="match-error">${match.error}</p>`}
    ${
      score === null
        ? ''
        : html`
      <p class="bigscore" data-test="match-score"><strong>${score.mean.toFixed(3)}</strong>
        <span>A's score, 95 % between ${score.low.toFixed(3)} and ${score.high.toFixed(3)}</span></p>
      ${scoreBar(score)}
      <p class="about">${score.wins} won, ${score.draws} drawn, ${score.losses} lost</p>
      ${strength(match.pairs)}
      ${match.scores.length > 1 ? scoreCurve(match.scores, request.games) : ''}`
    }
  </div>`;
}

function result({result: summary}) {
  if (!summary) {
    return '';
  }
  const row = (name, entrant) =>
    entrant
      ? html`<tr><th scope="row">${name}</th><td class="spec">${entrant.spec}</td>
    <td>${duration(
      entrant.millisPerMove ?? 0,
    )}</td><td>${Math.round(entrant.iterationsPerMove ?? 0).toLocaleString('en')}</td></tr>`
      : '';
  return html`<table class="candidates entrants" data-test="match-result">
      <thead><tr><th scope="col">Entrant</th><th scope="col">SPEC</th><th scope="col">a move</th><th
          scope="col">iterations</th></tr></thead>
      <tbody>${row('A', summary.a)}${row('B', summary.b)}</tbody></table>`;
}

/** The least width of a column of two, and what is between them, as the style sheet has it. */
const [COLUMN, GAP] = [260, 20];

/** The lengths of the games and the times of their moves, as they come. */
function charts({games, request}) {
  if (games.length < 2) {
    return '';
  }
  const times = [0, 1].map((entrant) =>
    games.map(({names, millis}) => millis[names[0] === request.a ? entrant : 1 - entrant]),
  );
  const width = wide() >= 2 * COLUMN + GAP ? (wide() - GAP) / 2 : wide();
  return html`<div class="two">
    ${histogram('match-lengths', 'Moves of a game', [games.map(({choices}) => choices)], {whole: true, width})}
    ${histogram('match-times', 'Mean time of a move, A and B', times, {text: duration, width})}
  </div>`;
}

/** The games of the match, to be replayed. */
function games(match) {
  if (match.games.length === 0) {
    return '';
  }
  const names = players();
  const winner = ({rewards}) => (rewards[0] === rewards[1] ? 'draw' : names[rewards[0] > rewards[1] ? 0 : 1]);
  const replay = (record) => show(goneTo(gameOfRecord(record), 0));
  return html`<section class="card" aria-labelledby="games-title"><h2 id="games-title">Games</h2>
    <ol class="games-list" data-test="match-games">
      ${match.games.map(
        (record) => html`<li><button data-test=${`match-game-${record.number + 1}`} @click=${() => replay(record)}>
        <span class="number">${record.number + 1}</span>
        <span class="p0">${record.names[0]}</span><span class="p1">${record.names[1]}</span>
        <span class="won">${record.fault ? 'fault' : winner(record)}</span><span
            class="about">${record.choices} moves</span>
      </button></li>`,
      )}
    </ol></section>`;
}

/** What there is to say of a match of another game, which is kept. */
const elsewhere = () =>
  state.match === null
    ? ''
    : html`<p class="hint" data-test="match-elsewhere">The match of ${titleOf(nameOf(state.match.request.game))} ${
        state.match.status === 'running' ? 'goes on' : 'is kept'
      }, with ${state.match.games.length} of ${state.match.request.games} games: choose that game to see it.${
        state.match.status === 'running' ? ' A match begun here ends it.' : ''
      }</p>`;

/** The tab. */
export function matchTab() {
  const setup = state.matchSetup;
  const match =
    state.match !== null && nameOf(state.match.request.game) === nameOf(state.game.word) ? state.match : null;
  const isRunning = match?.status === 'running';
  const most = state.catalog.limits?.matchGames ?? 1000;
  return html`<section class="card" aria-labelledby="match-title">
    <h2 id="match-title">Match</h2>
    <div class="two">
      <div class="compared"><h3>A</h3>${editor('match-a', 'entrant A', setup.a, (a) => change({a}))}</div>
      <div class="compared"><h3>B</h3>${editor('match-b', 'entrant B', setup.b, (b) => change({b}))}</div>
    </div>
    <div class="row wrap fields">
      ${number('match-games-input', 'Games', setup.games, 2, most, 'games')}
      ${number('match-opening', 'Random moves first', setup.opening, 0, 40, 'opening')}
      ${number('match-seed', 'Seed', setup.seed, 0, 2147483647, 'seed')}
      <label class="switch"><input type="checkbox" data-test="match-here" .checked=${settled(setup.isHere)}
          @change=${(event) => change({isHere: event.target.checked})}> from the position on the board</label>
    </div>
    <div class="row wrap">
      ${
        isRunning
          ? html`<button data-test="match-stop" @click=${stopMatch}>Stop</button>`
          : html`<button class="primary" data-test="match-start" ?disabled=${state.connection !== 'open'}
              @click=${startMatch}>Play the match</button>`
      }
    </div>
    ${
      match === null
        ? html`<p class="hint">Games come in pairs with the same beginning and the same dice, the sides changed.</p>
          ${elsewhere()}`
        : html`${progress(match)}${charts(match)}${result(match)}`
    }
    <details class="command"><summary>On the command line</summary>
      <div class="row"><code class="grow">${matchLine(setup, state.game.word)}</code>
        ${copyButton(() => matchLine(setup, state.game.word), 'Copy the command', 'copy-match-command')}</div></details>
  </section>
  ${match === null ? '' : games(match)}`;
}
