// The card room: the list of games, or a table.
import {html} from '../lit.js';
import {nameOf} from '../state/game.js';
import {state} from '../state/store.js';
import {copyButton} from '../view/copy.js';
import {optionField} from '../view/newgame.js';
import {mean, percent, signed} from '../view/numbers.js';
import {back, short, spoken} from './faces.js';
import {inOrder, kindOf} from './kinds.js';
import {deal, hurry, isAsked, leaveTable, levelsOf, setUp} from './room.js';

const CHANCE = -1;

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a player is called here. */
const called = (player, {seat, players}) =>
  player === seat ? 'You' : players.length === 2 ? 'Opponent' : capital(players[player]);

/** What somebody did, in the right grammatical person. */
const told = (player, note, answer) =>
  player === CHANCE
    ? capital(note)
    : `${called(player, answer)} ${player === answer.seat ? note.replace(/^(take|get|shoot)s /, '$1 ') : note}`;

/** How the game ended for the person, in a sentence. */
function result({payoffs, seat, players}) {
  const better = payoffs.filter((payoff) => payoff > payoffs[seat]).length;
  if (players.length > 2) {
    return better === 0 ? 'You win.' : `You come in ${['', 'second', 'third', 'last'][better] ?? `${better + 1}th`}.`;
  }
  return payoffs[seat] > 0 ? 'You win.' : payoffs[seat] < 0 ? 'You lose.' : 'A draw.';
}

function sentence(answer, kind) {
  if (state.cards.isBusy) {
    return answer.isCovered
      ? 'All are down: they are turned up …'
      : answer.players.length > 2
        ? 'The others are thinking …'
        : 'The other is thinking …';
  }
  return !isAllShown(answer)
    ? ' '
    : answer.isOver
      ? `The game is over. ${result(answer)}`
      : `Your turn. ${kind.prompt}`;
}

/** What is new is still being shown: until then the figures stay as they were. */
const figures = () => (state.cards.before ?? state.cards.answer).scene;

const held = (player, kind) => {
  const count = figures().held[player] ?? 0;
  return html`<span class="held" role="img"
      aria-label=${`holds ${count}`}>${Array.from({length: count}, () => kind.held())}</span>`;
};

const score = (player, scene) =>
  scene.scores.length === 0
    ? ''
    : html`<span class="score-chip"
        data-test=${`score-${player}`}><b>${scene.scores[player]}</b> ${
          scene.scores[player] === 1 ? scene.counted.replace(/s$/, '') : scene.counted
        }</span>`;

const isAllShown = (answer) => state.cards.shown >= answer.scene.seen.length;

const shownHand = (dealt, kind) =>
  kind.isDealtAlike
    ? ''
    : kind.own
      ? html`<span class="own-things">${dealt.map((what) => kind.own(what))}</span>`
      : html`<span class="shown-hand">${dealt.map(short)}</span>`;

/** Where a player sits, seen from the person: 0 is below, then clockwise. */
function place(player, {seat, players}) {
  const away = (player - seat + players.length) % players.length;
  return players.length === 2 ? ['south', 'north'][away] : ['south', 'west', 'north', 'east'][away];
}

const other = (
  player,
  answer,
  kind,
) => html`<div class=${`seat at-${place(player, answer)}`} data-test=${`seat-${player}`}>
  <span class="seat-name">${called(player, answer)}</span>
  ${isAllShown(answer) && answer.isOver ? shownHand(answer.open.scenes[player].dealt, kind) : held(player, kind)}
  ${score(player, figures())}
</div>`;

/** The place of a bid that nobody has seen. */
const covered = (isOwn, kind) =>
  state.cards.isBusy ? back() : html`<span class="covered">${isOwn ? kind.covered : 'covered'}</span>`;

/** What lies on the table: the last round. */
function middle(answer, kind) {
  if (kind.board) {
    return html`<div class="middle-of-table">${kind.board(answer)}</div>`;
  }
  if (kind.isPlain) {
    return html`<div class="middle-of-table"><pre class="plain-view" data-test="view">${answer.view}</pre></div>`;
  }
  const seen = answer.scene.seen.slice(0, state.cards.shown);
  const round = seen.at(-1)?.round ?? 1;
  const here = seen.filter((sight) => sight.round === round);
  const note = seen.findLast(({what, note: text}) => what === '' && text !== '');
  const isCovered = answer.isCovered && !here.some(({player}) => player !== CHANCE) && !answer.isOver;
  const put = answer.players.map((_, player) =>
    here.filter((sight) => sight.player === player && (sight.what !== '' || sight.note === '')).at(-1),
  );
  return html`<div class=${`middle-of-table players-${answer.players.length}`} data-test="middle">
    ${put.map(
      (sight, player) => html`<div class=${`put at-${place(player, answer)}`} data-test=${`put-${player}`}>
      ${
        sight
          ? sight.what === ''
            ? kind.held()
            : kind.laid(sight.what, player)
          : isCovered
            ? covered(player === answer.seat, kind)
            : html`<span class="empty"></span>`
      }</div>`,
    )}
    <div class="put at-centre"
        data-test="put-table">${here
          .filter(({player, what}) => player === CHANCE && what !== '')
          .map(({what}) => kind.laid(what, CHANCE))}</div>
    <p class="note"
        data-test="note">${
          note && note.round >= round - 1
            ? `${note.round < round ? `${kind.round} ${note.round}: ` : ''}${told(note.player, note.note, answer)}`
            : ' '
        }</p>
  </div>`;
}

/** Everything in the open, when the game is over. */
const openGame = (answer, kind) => html`<section class="card" aria-labelledby="open-title" data-test="open">
  <h2 id="open-title">Everything in the open</h2>
  <table class="payoffs"><thead><tr><th scope="col">Player</th>${
    kind.isPlain
      ? ''
      : html`<th
      scope="col">${kind.isDealtAlike ? 'Played' : 'Had'}</th>`
  }<th scope="col">Result</th></tr></thead>
    <tbody>${answer.players.map(
      (
        _,
        player,
      ) => html`<tr class=${player === answer.seat ? 'own' : ''}><th scope="row">${called(player, answer)}</th>
      ${kind.isPlain ? '' : html`<td>${hidden(answer.open.scenes[player], player, kind)}</td>`}<td
          class="number">${signed(answer.payoffs[player])}</td></tr>`,
    )}</tbody></table>
  <div class="row"><span class="label">Game</span><code class="grow"
      data-test="open-position">${answer.open.position}</code>${copyButton(
        () => answer.open.position,
        'Copy the game',
        'copy-open',
      )}</div>
  ${thoughts(answer)}
</section>`;

/** The results of all deals of this game from this seat. */
function tally(answer) {
  const {deals, sums} = state.cards.tally;
  return deals === 0 || (answer.isOver && !isAllShown(answer))
    ? ''
    : html`<p class="about" data-test="tally">${deals === 1 ? 'After one deal' : `After ${deals} deals`}: ${sums
        .map((sum, player) => `${called(player, answer)} ${signed(sum)}`)
        .join(', ')}</p>`;
}

/** What the searches thought of their moves, which was hidden while they played. */
const thoughts = (answer) =>
  answer.open.thoughts.length === 0
    ? ''
    : html`<details class="command" data-test="thoughts"><summary>What the searches thought</summary>
  <div class="scroll thoughts" tabindex="0"><table class="candidates"><thead><tr><th scope="col">Player</th><th scope="col">Move</th><th
      scope="col">Share</th><th scope="col">Value</th></tr></thead>
    <tbody>${answer.open.thoughts.map(
      ({player, move, value, visits, iterations}) => html`<tr><th scope="row">${called(player, answer)}</th><td
          >${short(move)}</td><td>${iterations > 0 ? percent(visits / iterations) : '–'}</td><td>${mean(value)}</td></tr>`,
    )}</tbody></table></div>
  <p class="about">The share of the visits that the move had, and what the player expected, from 0 for the worst result to 1 for the
  best.</p></details>`;

/** What the others did not see of a player. */
const hidden = ({dealt, seen}, player, kind) =>
  (kind.isDealtAlike
    ? seen.filter((sight) => sight.player === player && sight.what !== '').map(({what}) => what)
    : dealt
  ).map(short);

/** What the person saw, by rounds. */
function log(answer, kind) {
  const rounds = [];
  for (const sight of answer.scene.seen.slice(0, state.cards.shown)) {
    rounds[sight.round] ??= [];
    rounds[sight.round].push(sight);
  }
  return kind.isPlain
    ? ''
    : html`<section class="card" aria-labelledby="log-title">
    <h2 id="log-title">What you saw</h2>
    <ol class="log" tabindex="0" aria-labelledby="log-title" data-test="log">${rounds.map(
      (sights, round) => html`<li><span class="number">${kind.round} ${round}</span>
      <span class="sights">${sights.map((sight) =>
        sight.what === ''
          ? html`<span
              class="about">${
                sight.note === '' ? `${called(sight.player, answer)}: covered` : told(sight.player, sight.note, answer)
              }</span>`
          : html`<span
              class="sight"><small>${
                sight.player === CHANCE ? '' : called(sight.player, answer)
              }</small>${short(sight.what)}${sight.note === '' ? '' : html`<small>${sight.note}</small>`}</span>`,
      )}</span></li>`,
    )}
    </ol>
    ${rounds.length === 0 ? html`<p class="about">Nothing yet.</p>` : ''}
  </section>`;
}

/** What was shown last, for those who hear it. */
function heard(answer) {
  const sight = answer.scene.seen[state.cards.shown - 1];
  return !sight
    ? ''
    : sight.what === ''
      ? told(sight.player, sight.note, answer)
      : `${sight.player === CHANCE ? 'The table' : called(sight.player, answer)}: ${spoken(sight.what)} ${sight.note}`;
}

function table(answer) {
  const kind = kindOf(nameOf(answer.game));
  const {seat, players, scene} = answer;
  return html`<section class="play-cards" id="board" tabindex="-1" aria-label="Table">
      <div class=${`felt game-${nameOf(answer.game)}`} data-test="felt" data-over=${String(answer.isOver)}
          data-asked=${String(isAsked())} @click=${() => !isAsked() && hurry()}>
        ${players.map((_, player) => (player === seat ? '' : other(player, answer, kind)))}
        ${middle(answer, kind)}
        <div class="seat at-south own" data-test=${`seat-${seat}`}>
          <span class="seat-name">You</span>${
            /^(first|second|player)$/.test(players[seat])
              ? ''
              : html`<span
              class="about">${players[seat]}</span>`
          }${score(seat, figures())}
          ${kind.own ? html`<span class="own-things">${scene.hand.map((what) => kind.own(what))}</span>` : ''}
        </div>
      </div>
      <div class="told"><div class="status" data-test="cards-status" role="status"
          aria-live="polite">${sentence(answer, kind)}</div>
        ${
          state.cards.error
            ? html`<p class="failure" role="alert"
            data-test="cards-error">${state.cards.error}</p>`
            : ''
        }</div>
      <div class="visually-hidden" role="log" aria-live="polite" data-test="heard">${heard(answer)}</div>
      ${answer.isOver && isAllShown(answer) ? '' : kind.choices(answer)}
      <div class="row wrap"><button class=${answer.isOver ? 'primary' : ''} data-test="deal-again"
          ?disabled=${state.cards.isBusy} @click=${deal}>${answer.isOver ? 'Play again' : 'Deal again'}</button>
        <button data-test="to-lobby" ?disabled=${state.cards.isBusy} @click=${leaveTable}>Other games</button></div>
    </section>
    <section class="panels tabpanel"
        aria-label="Panels">${answer.isOver && isAllShown(answer) ? openGame(answer, kind) : ''}${tally(answer)}${log(answer, kind)}
      <p
          class="about">The others are searches (<code>${answer.spec}</code>) that see no more than a person in their
          place. What is hidden stays on the server until the game is over.</p></section>`;
}

function option(one, options) {
  const {name, description} = one;
  const id = `cards-option-${name}`;
  return html`<div class="field-line"><label for=${id}>${name}</label>
    ${optionField(id, one, options[name], (value) => setUp({options: {...state.cards.setup.options, [name]: value}}))}
    <span class="about">${description}</span></div>`;
}

const aboutOf = ({summary, description}) => summary || `${capital(description)}.`;

function lobby() {
  const {setup, isBusy, error, isLost} = state.cards;
  const entry = state.catalog.tables.find(({name}) => name === setup.name) ?? state.catalog.tables[0];
  return html`<section class="lobby" id="board" tabindex="-1" aria-label="Games">
      <h2>Card games and others</h2>
      <div class="tiles" role="group" aria-label="Game">${inOrder(state.catalog.tables).map(
        ({name, title, summary, description}) => html`<button class=${`tile ${name === entry.name ? 'on' : ''}`}
          aria-pressed=${String(name === entry.name)} data-test=${`tile-${name}`}
          @click=${() => name !== setup.name && setUp({name, options: {}, seat: 0})}>
        <strong>${title}</strong><span>${aboutOf({summary, description})}</span></button>`,
      )}</div>
    </section>
    <section class="panels tabpanel" aria-label="Panels"><form class="card" aria-labelledby="setup-title" @submit=${(
      event,
    ) => {
      event.preventDefault();
      deal();
    }}>
      <h2 id="setup-title">${entry.title}</h2>
      <p class="about">${aboutOf(entry)}</p>
      <div class="row wrap fields">
        ${
          entry.players.length === 1
            ? ''
            : html`<label class="field">You are
          <select data-test="cards-seat" @change=${(event) => setUp({seat: Number(event.target.value)})}>
            ${entry.players.map(
              (name, player) => html`<option value=${player}
                ?selected=${player === setup.seat}>${name}</option>`,
            )}</select></label>`
        }
        <label class="field">The others play
          <select data-test="cards-level" @change=${(event) => setUp({level: Number(event.target.value)})}>
            ${levelsOf(entry.name).map(
              (_, level) => html`<option value=${level}
                ?selected=${level === setup.level}>Level ${level + 1}</option>`,
            )}</select></label>
      </div>
      ${entry.options.map((one) => option(one, setup.options))}
      ${error ? html`<p class="failure" role="alert" data-test="cards-error">${error}</p>` : ''}
      ${
        isLost
          ? html`<p
          data-test="cards-lost">The server no longer has your table, perhaps because it was started anew. Deal again
          with the same settings?</p>`
          : ''
      }
      <div class="row"><button class="primary" data-test="deal"
          ?disabled=${isBusy}>${isBusy ? 'One moment …' : isLost ? 'Deal again' : 'Play'}</button></div>
    </form></section>`;
}

/** The card room. */
export const cardRoom = () =>
  html`<main class="cardroom" id="cards">${state.cards.answer === null ? lobby() : table(state.cards.answer)}</main>`;
