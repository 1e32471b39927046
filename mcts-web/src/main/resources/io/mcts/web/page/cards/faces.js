// Cards and dice, and what they are called.
import {html, svg} from '../lit.js';

const SUITS = {C: ['♣', 'clubs'], D: ['♦', 'diamonds'], H: ['♥', 'hearts'], S: ['♠', 'spades']};
const RANKS = {T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace'};

const isSuited = (what) => /^[2-9TJQKA][CDSH]$/.test(what);

/** A card or a choice in words. */
export function spoken(what) {
  if (isSuited(what)) {
    return `${RANKS[what[0]] ?? what[0]} of ${SUITS[what[1]][1]}`;
  }
  const [, number, face] = /^(\d)x(\d)$/.exec(what) ?? [];
  return number ? `${number} ${number === '1' ? 'die' : 'dice'} of ${face}` : (RANKS[what] ?? what);
}

const suitClass = (what) => (isSuited(what) ? `suit-${what[1].toLowerCase()}` : '');

const rank = (what) => (isSuited(what) ? (what[0] === 'T' ? '10' : what[0]) : what);

/** A card by its short name, in a line of text. */
export const short = (what) =>
  isSuited(what)
    ? html`<span class=${`short ${suitClass(what)}`}
        aria-label=${spoken(what)}>${rank(what)}${SUITS[what[1]][0]}</span>`
    : html`<span class="short">${/^\dx\d$/.test(what) ? what.replace('x', ' × ') : what}</span>`;

/** The face of a card. */
export const card = (
  what,
  more = '',
) => html`<span class=${`card-face ${suitClass(what)} ${more}`} role="img" aria-label=${spoken(what)}>
  <span class="corner">${rank(what)}${isSuited(what) ? html`<i>${SUITS[what[1]][0]}</i>` : ''}</span>
  <span class="middle">${isSuited(what) ? SUITS[what[1]][0] : rank(what)}</span>
</span>`;

/** The back of a card. */
export const back = (more = '') => html`<span class=${`card-face back ${more}`} aria-hidden="true"></span>`;

const PIPS = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die. */
export const die = (
  face,
  more = '',
) => html`<svg viewBox="0 0 48 48" class=${`die-face ${more}`} role="img" aria-label=${`a die that shows ${face}`}>
  <rect x="2" y="2" width="44" height="44" rx="10"></rect>
  ${PIPS[face].map(([x, y]) => svg`<circle cx=${12 + 12 * x} cy=${12 + 12 * y} r="4.4"></circle>`)}
</svg>`;

/** A die under its cup. */
export const cup = () => html`<svg viewBox="0 0 48 48" class="die-face cup" aria-hidden="true">
  <rect x="2" y="2" width="44" height="44" rx="10"></rect><text x="24" y="33">?</text></svg>`;
