// Begins: what was kept, what the address says, the connection; then draws the page after each change.
import {render} from './lit.js';
import {titleOf} from './boards/boards.js';
import {EMPTY, enter, leave, restore} from './cards/room.js';
import {kindOf} from './cards/kinds.js';
import {isOfMatch, loseMatch, takeMatch} from './match/match.js';
import {acceptDrops} from './records/load.js';
import {losePicture, takePicture} from './search/picture.js';
import {refreshTree, takeTree} from './search/tree.js';
import {catalog} from './server/http.js';
import {lose, take} from './server/searches.js';
import {connect} from './server/socket.js';
import {change, goTo, redo, undo} from './state/actions.js';
import {fragmentOf, readFragment} from './state/address.js';
import * as clock from './state/clock.js';
import {conduct, finished} from './state/course.js';
import {nameOf, newGame} from './state/game.js';
import {settingsOf} from './state/settings.js';
import {keep, kept} from './state/storage.js';
import {observe, say, state, update} from './state/store.js';
import {app} from './view/app.js';

const FIRST_GAME = 'connectfour';
const TRY_AGAIN = 1000;
const CARD_ROOM = '#cards';

const page = document.getElementById('page');
let isDrawn = false;

function draw() {
  if (state.catalog === null || state.game === null) {
    return;
  }
  if (!isDrawn) {
    page.replaceChildren();
    isDrawn = true;
  }
  render(app(), page);
  markBoard();
  followLog();
  page.querySelector('dialog:not([open])')?.showModal();
  followHistory();
  const {isShown, answer} = state.cards;
  const title = !isShown ? titleOf(nameOf(state.game.word)) : answer === null ? 'Cards' : kindOf(nameOf(answer.game)).title;
  document.title = `${title} · mcts`;
}

let isMarked = false;

/** Notes for the browser's own measurements when the first board was drawn. */
function markBoard() {
  if (!isMarked && state.place !== null) {
    isMarked = true;
    performance.mark('board');
  }
}

let followed = null;

/** Keeps the move looked at within the list of moves, without moving the page. */
function followHistory() {
  const list = page.querySelector('.history');
  const key = `${state.tab} ${state.game.at} ${state.game.moves.length}`;
  const current = list?.querySelector('.on');
  if (current && followed !== key) {
    followed = key;
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }
}

let seen = 0;

/** Keeps what was seen last at a table within its list. */
function followLog() {
  if (seen !== state.cards.shown) {
    seen = state.cards.shown;
    page.querySelector('.log')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  }
}

let written = null;

/** The address follows the game; what a person has put there meanwhile is left for addressChanged(). */
function addressFollows() {
  const fragment = state.game && (state.cards.isShown ? CARD_ROOM : fragmentOf(state.game));
  if (fragment && fragment !== written) {
    written = fragment;
    history.replaceState(null, '', fragment);
  }
}

let keeping = null;

function keepSoon() {
  keeping ??= setTimeout(() => {
    keeping = null;
    keep();
  }, 200);
}

const isKnown = (name) => state.catalog.games.some((game) => game.name === name);

/** The game of the address; if it is the one that was kept, as it was kept. */
function begin() {
  const stored = kept();
  const {game: addressed, fault} = readFragment(location.hash, isKnown);
  const isStored = Boolean(stored?.game) && isKnown(nameOf(stored.game.word))
      && (addressed === null || fragmentOf(addressed) === fragmentOf(stored.game));
  const game = isStored ? stored.game : addressed ?? newGame(FIRST_GAME);
  update({settings: stored?.settings ?? {}, cards: EMPTY});
  update({
    ...settingsOf(nameOf(game.word)),
    ...(stored === null ? {} : picked(stored, ['clock', 'dice', 'hasBars', 'hasSound', 'tab', 'isFlipped', 'shelf'])),
    ...(stored?.game && nameOf(stored.game.word) === nameOf(game.word) ? {
      ...picked(stored, ['sides', 'matchSetup']),
      analysis: {isOn: false, spec: stored.analysisSpec}, compare: {isOn: false, spec: stored.compareSpec},
    } : {}),
    game,
    thought: isStored ? stored.thought ?? 0 : 0,
    isPaused: isStored ? stored.isPaused : game.moves.length > 0,
  });
  restore({...stored?.cards, isShown: location.hash === CARD_ROOM || (location.hash === '' && Boolean(stored?.cards?.isShown))});
  if (fault !== null) {
    say(fault, 'failed');
  }
}

const picked = (from, names) => Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

function addressChanged(event) {
  if (new URL(event.newURL).hash === CARD_ROOM) {
    enter();
    return;
  }
  const {game, fault} = readFragment(new URL(event.newURL).hash, isKnown);
  if (game === null) {
    // The address is the game's.
    written = null;
    addressFollows();
    if (fault !== null) {
      say(fault, 'failed');
    }
  } else if (fragmentOf(game) !== fragmentOf(state.game)) {
    change(game, {isPaused: true});
  } else {
    leave();
  }
}

function keyed(event) {
  if (state.cards.isShown) {
    return;
  }
  const isText = event.target.closest?.('input, textarea, select');
  if ((event.ctrlKey || event.metaKey) && !isText && state.dialog === null) {
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      (key === 'z' && !event.shiftKey ? undo : redo)();
    }
  }
  const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
  const isElsewhere = event.defaultPrevented || event.altKey || event.target.closest?.('input, textarea, select, dialog, [role]:not(button)');
  if (step && !isElsewhere && state.dialog === null && state.place !== null) {
    event.preventDefault();
    goTo(state.game.at + step);
  }
}

function received(message) {
  if (isOfMatch(message)) {
    takeMatch(message);
  } else if (message.type === 'tree') {
    takeTree(message);
  } else if (message.type === 'picture') {
    takePicture(message);
  } else if (message.id === null || message.id === undefined) {
    say(message.error ?? 'The server sent something that is not understood.', 'failed');
  } else {
    const done = take(message);
    refreshTree();
    if (done !== null) {
      finished(done);
    }
  }
}

async function fetchCatalog() {
  try {
    update({catalog: await catalog()});
    begin();
  } catch {
    setTimeout(fetchCatalog, TRY_AGAIN);
  }
}

observe(conduct);
observe(draw);
observe(addressFollows);
observe(keepSoon);
addEventListener('hashchange', addressChanged);
addEventListener('pagehide', keep);
addEventListener('keydown', keyed);
acceptDrops();
clock.start();
connect({
  opened: () => update({connection: 'open'}),
  lost: () => {
    update({connection: 'lost'});
    lose();
    losePicture();
    loseMatch();
  },
  received,
});
fetchCatalog();
