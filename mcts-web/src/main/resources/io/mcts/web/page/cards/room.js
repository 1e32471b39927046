// The card room: games in which something is hidden. The server keeps the cards; the page knows what the person sees,
// and shows what happened one thing after another.
import {Refusal, closeTable, moveAtTable, openTable, viewTable} from '../server/http.js';
import {state, update} from '../state/store.js';
import {focusOn} from '../view/focus.js';

const GONE = 410;
const BUSY = 409;
const ASK_AGAIN = 500;
const PACE = 480;
const RESULT_PACE = 1100;

/** What the page begins with: nobody plays. */
export const EMPTY = {
  isShown: false,
  setup: {name: 'hearts', options: {}, seat: 0, level: 3},
  answer: null, // what the server said last, null in the lobby
  before: null, // what it said before, as long as the changes are being shown
  shown: 0, // how much of what was seen is shown
  isBusy: false,
  error: null,
  tally: null, // the results of the deals of one game from one seat: {key, table, deals, sums}
  isLost: false, // whether the server has forgotten a table that was played at
};

const set = (change) => update({cards: {...state.cards, ...change}});

/** A table that the server no longer has: its game can be dealt anew. */
const LOST = {answer: null, before: null, shown: 0, error: null, isLost: true};

let timer = null;

/** Shows what is new, one thing after another. */
function reveal() {
  timer = null;
  const {answer, shown} = state.cards;
  const seen = answer?.scene.seen ?? [];
  if (shown >= seen.length) {
    set({before: null});
    returnFocus();
    return;
  }
  set({shown: shown + 1});
  timer = setTimeout(
    reveal,
    shown + 1 >= seen.length ? 0 : seen[shown].what === '' && seen[shown].note !== '' ? RESULT_PACE : PACE,
  );
}

let isByKeyboard = false;

/** Keyboard players continue from the first choice. */
function returnFocus() {
  if (isByKeyboard && document.activeElement === document.body) {
    requestAnimationFrame(() => focusOn('#cards :is(.hand, .choices, .bids) button:not(:disabled)'));
  }
}

/** The results of the deals so far, with that of a game that is over, once. */
export function counted(tally, {game, seat, table, isOver, payoffs}) {
  const key = `${game} ${seat}`;
  const before = tally?.key === key ? tally : {key, table: null, deals: 0, sums: []};
  return !isOver || before.table === table
    ? before
    : {
        key,
        table,
        deals: before.deals + 1,
        sums: payoffs.map((payoff, player) => Number(((before.sums[player] ?? 0) + payoff).toFixed(6))),
      };
}

function take(answer) {
  const {answer: before} = state.cards;
  const isSame = before?.table === answer.table;
  clearTimeout(timer);
  set({
    answer,
    isBusy: false,
    error: null,
    isLost: false,
    tally: counted(state.cards.tally, answer),
    before: isSame ? before : null,
    shown: isSame ? before.scene.seen.length : 0,
  });
  reveal();
}

/** Shows all at once. */
export function hurry() {
  clearTimeout(timer);
  set({shown: state.cards.answer?.scene.seen.length ?? 0, before: null});
}

/** Whether all that has happened is shown, and it is the person's turn. */
export const isAsked = () => {
  const {answer, isBusy, shown} = state.cards;
  return answer !== null && !answer.isOver && !isBusy && shown >= answer.scene.seen.length;
};

async function ask(question) {
  if (state.cards.isBusy) {
    return;
  }
  set({isBusy: true, error: null});
  try {
    take(await question());
  } catch (failure) {
    const isGone = failure instanceof Refusal && failure.status === GONE;
    set({isBusy: false, ...(isGone ? LOST : {error: failure.message})});
  }
}

/** The levels of a game, from the weakest, as the catalogue has them. */
export const levelsOf = (name) => state.catalog.tables.find((entry) => entry.name === name).levels;

const specOf = (name, level) => {
  const levels = levelsOf(name);
  return levels[Math.min(level, levels.length - 1)].spec;
};

/** The word of a game with its options. */
function wordOf({name, options}) {
  const parts = Object.entries(options)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`);
  return parts.length === 0 ? name : `${name}:${parts.join(',')}`;
}

/** Begins the game that is set up; the one before ends. */
export function deal() {
  const {setup, answer} = state.cards;
  if (answer !== null) {
    closeTable(answer.table).catch(() => {}); // it is forgotten sooner or later
  }
  ask(() => openTable({game: wordOf(setup), seat: setup.seat, spec: specOf(setup.name, setup.level)}));
}

/** Makes a choice. */
export function choose(move) {
  if (isAsked() && state.cards.answer.moves.includes(move)) {
    isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    ask(() => moveAtTable(state.cards.answer.table, move));
  }
}

/** Goes back to the list of games. */
export function leaveTable() {
  const {answer} = state.cards;
  clearTimeout(timer);
  if (answer !== null) {
    closeTable(answer.table).catch(() => {});
  }
  set({answer: null, before: null, shown: 0, error: null});
}

/** Changes what is set up. */
export const setUp = (change) => set({setup: {...state.cards.setup, ...change}, error: null, isLost: false});

/** Shows the card room; the game on the board waits. */
export const enter = () => update({isPaused: true, cards: {...state.cards, isShown: true}});

/** Shows the board again; the table stays. */
export const leave = () => set({isShown: false});

/** What is kept over a reload. */
export const keptCards = () => ({
  isShown: state.cards.isShown,
  setup: state.cards.setup,
  tally: state.cards.tally,
  table: state.cards.answer?.table ?? null,
});

/** Goes on where it was. */
export function restore(kept) {
  const isKnown = state.catalog.tables.some(({name}) => name === kept?.setup?.name);
  set({isShown: kept?.isShown ?? false, tally: kept?.tally ?? null, ...(isKnown ? {setup: kept.setup} : {})});
  if (kept?.table) {
    resume(kept.table);
  }
}

async function resume(table) {
  try {
    take(await viewTable(table));
    hurry();
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === BUSY) {
      setTimeout(() => resume(table), ASK_AGAIN);
    } else if (failure instanceof Refusal && failure.status === GONE) {
      set(LOST);
    }
  }
}
