// What is particular about each game: how its things are drawn, and how a choice is made.
import {html} from '../lit.js';
import {state} from '../state/store.js';
import {back, card, cup, die, spoken} from './faces.js';
import {phantomBoard} from './phantom.js';
import {choose, isAsked} from './room.js';

const keyed = (event) => {
  const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button:not(:disabled)')];
  const to = step && buttons[buttons.indexOf(document.activeElement) + step];
  if (step) {
    event.preventDefault();
  }
  to?.focus();
};

/** A button that makes a choice. */
const choice = (move, label, more = '') => html`<button class=${`choice ${more}`} data-test=${`move-${move}`}
    aria-label=${typeof label === 'string' ? label : spoken(move)}
    ?disabled=${!isAsked() || !state.cards.answer.moves.includes(move)} @click=${() => choose(move)}>${label}</button>`;

/** The hand, each card a button. */
const hand =
  (draw) =>
  ({scene, moves}) =>
    html`<div class=${`hand ${isAsked() ? '' : 'waiting'}`} role="group" aria-label="Your hand" @keydown=${keyed}>
  ${scene.hand.map(
    (what) => html`<button class="hand-card" data-test=${`move-${what}`}
      ?disabled=${!isAsked() || !moves.includes(what)} @click=${() => choose(what)}>${draw(what)}</button>`,
  )}
</div>`;

/** The moves as buttons, as the server calls them. */
const buttons = ({scene, moves}) => html`<div class="choices" role="group" aria-label="Your choice" @keydown=${keyed}>
  ${moves.map((move) =>
    choice(move, scene.choices.find((one) => one.move === move)?.label ?? move, move === 'raise' ? 'primary' : ''),
  )}</div>`;

/** Bids by their numbers of dice, each drawn as its face, and what is no bid below them. */
function bids({scene, moves}) {
  const last = scene.seen.filter(({what}) => what.includes('x')).at(-1)?.what;
  const all = scene.choices.map(({move}) => move);
  const numbers = [...new Set(all.filter((move) => move.includes('x')).map((move) => move[0]))];
  return html`<div class="bids" role="group" aria-label="Your bid" @keydown=${keyed}>
    ${numbers.map(
      (number) => html`<div class="bid-row"><span class="label">${number} ×</span>
      ${all
        .filter((move) => move.startsWith(`${number}x`))
        .map(
          (bid) => html`<button class=${`bid ${bid === last ? 'last' : ''}`}
          data-test=${`move-${bid}`} aria-label=${spoken(bid)} ?disabled=${!isAsked() || !moves.includes(bid)}
          @click=${() => choose(bid)}>${die(Number(bid[2]))}</button>`,
        )}</div>`,
    )}
    <p class="about">The top face counts as any face.</p>
    <button class="primary liar" data-test="move-liar" ?disabled=${!isAsked() || !moves.includes('liar')}
        @click=${() => choose('liar')}>Liar!</button>
  </div>`;
}

const laid = (what) => card(what, 'laid');

const bid = (what) =>
  what === 'liar'
    ? html`<strong class="call">Liar!</strong>`
    : html`<span class="bid-laid"><b>${what[0]} ×</b>${die(Number(what[2]))}</span>`;

const said = (what) => html`<strong class="call">${what}</strong>`;

/**
 * The games by name:
 *
 * - `round`: what a round is called,
 * - `prompt`: what the person is asked to do,
 * - `choices(answer)`: the controls of a choice,
 * - `held`: what another player holds, drawn,
 * - `own(what)`: what the person holds, where it is not what they choose from; null where it is,
 * - `isDealtAlike`: whether what players had is no secret, but what they played,
 * - `laid(what, player)`: what somebody has put down, and `covered` what the person's lies as until all have,
 * - `board(answer)`: a board in place of the middle of the table.
 */
const KINDS = {
  hearts: {
    round: 'Trick',
    prompt: 'Play a card.',
    choices: hand((what) => card(what)),
    held: back,
    own: null,
    laid,
  },
  leduc: {
    round: 'Bets',
    prompt: 'Your bet.',
    choices: buttons,
    held: back,
    own: (what) => card(what),
    laid: (what, player) => (player < 0 ? laid(what) : said(what)),
  },
  liarsdice: {
    round: 'Bids',
    prompt: 'Bid higher, or call the bluff.',
    choices: bids,
    held: cup,
    own: (what) => die(Number(what)),
    laid: bid,
  },
  goofspiel: {
    round: 'Prize',
    prompt: 'Choose your bid; it lies covered until both are down.',
    choices: hand((what) => card(what)),
    held: back,
    own: null,
    laid,
    covered: 'your bid',
    isDealtAlike: true,
  },
  phantom: {
    round: 'Mark',
    prompt: 'Try a cell.',
    choices: () => '',
    held: () => '',
    own: null,
    laid: said,
    board: phantomBoard,
    isDealtAlike: true,
  },
  kuhn: {
    round: 'Bets',
    prompt: 'Pass or bet.',
    choices: buttons,
    held: back,
    own: (what) => card(what),
    laid: said,
  },
  rps: {
    round: 'Round',
    prompt: 'Choose; both hands are shown at once.',
    choices: buttons,
    held: () => '',
    own: null,
    laid: said,
    covered: 'your hand',
    isDealtAlike: true,
  },
};

const PLAIN = {
  round: 'Round',
  prompt: 'Choose.',
  choices: buttons,
  held: () => '',
  own: null,
  laid: said,
  isPlain: true,
};

/** Entries of games in the order in which they are shown. */
export const inOrder = (entries) => {
  const names = Object.keys(KINDS);
  const at = ({name}) => (names.includes(name) ? names.indexOf(name) : names.length);
  return entries.toSorted((a, b) => at(a) - at(b));
};

/** That of a game, by its name; one that is not known is its text and its moves. */
export const kindOf = (name) => {
  const kind = KINDS[name] ?? {};
  return kind.laid ? kind : {...PLAIN, ...kind};
};
