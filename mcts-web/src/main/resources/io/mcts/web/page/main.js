// Begins: what was kept, what the address says, the connection; then draws the page after each change.
import {render} from './lit.js';
import {key as boardKeyed} from './boards/board.js';
import {titleOf} from './boards/boards.js';
import {EMPTY, enter, leave, restore} from './cards/room.js';
import {isOfMatch, loseMatch, takeMatch} from './match/match.js';
import {acceptDrops} from './records/load.js';
import {losePicture, takePicture} from './search/picture.js';
import {refreshTree, takeTree} from './search/tree.js';
import {catalog} from './server/http.js';
import {overtake, paced} from './server/pace.js';
import {listen, lose, take} from './server/searches.js';
import {connect} from './server/socket.js';
import {change, goTo, redo, undo} from './state/actions.js';
import {fragmentOf, lessonOf, readFragment, stopOf, wallOf, wallPart} from './state/address.js';
import * as clock from './state/clock.js';
import {conduct, told} from './state/course.js';
import {nameOf, newGame} from './state/game.js';
import {settingsOf} from './state/settings.js';
import {conductSetup} from './state/setup.js';
import {keep, kept, restoredMatch} from './state/storage.js';
import {observe, say, state, update} from './state/store.js';
import {watch} from './state/watching.js';
import {conductSteps, keyed as stepKeyed} from './steps/stepper.js';
import {app} from './view/app.js';
import {conductLesson, tabOfLesson} from './view/lesson.js';
import {tabOf} from './view/tour.js';
import {leaveWelcome, welcome} from './view/welcome.js';
import {measure} from './view/size.js';
import {isWall, keyed as wallKeyed, leaveWall} from './view/wall.js';

const FIRST_GAME = 'connectfour';
const TRY_AGAIN = 1000;
const CARD_ROOM = '#cards';

/** What the arrows mean something else in. */
const OWN_ARROWS =
  'input:not([type=checkbox]), textarea, select, dialog, .history, [role=grid], [role=tree], [role=tablist], [role=slider]';

const page = document.getElementById('page');
let isDrawn = false;

function draw() {
  const isThere = state.game !== null && (state.place !== null || state.cards.isShown);
  if (!isDrawn && !isThere) {
    return; // what is drawn first is whole, so that nothing moves
  }
  if (!isDrawn) {
    page.replaceChildren();
    isDrawn = true;
  }
  render(app(), page);
  measureBoard();
  followLog();
  /** @type {HTMLDialogElement | null} */ (page.querySelector('dialog:not([open])'))?.showModal();
  followHistory();
  const {isShown, answer} = state.cards;
  const title = !isShown ? titleOf(nameOf(state.game.word)) : answer === null ? 'Cards' : titleOf(nameOf(answer.game));
  document.title = `${title} · mcts`;
}

let drawn = null;

/** A board of another shape has another scale. */
function measureBoard() {
  const board = page.querySelector('#board svg.board')?.getAttribute('viewBox');
  const shape = `${board} ${state.tab} ${isWall()} ${
    page.querySelector('.panels') !== null
  } ${page.querySelector('.growing') !== null}`;
  if (drawn !== shape) {
    drawn = shape;
    measure();
  }
}

let followed = null;

/** Keeps the move looked at within the list of moves, without moving the page. */
function followHistory() {
  const list = page.querySelector('.history');
  const key = `${state.tab} ${state.game.at} ${state.game.moves.length}`;
  const current = /** @type {HTMLElement | null} */ (list?.querySelector('.on'));
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
let entry = 0; // of the browser's history, from 0
const entries = []; // the game of each {game, fragment}, and how many games had been shown by then

/**
 * The address follows the game; what a person has put there meanwhile is left for addressChanged(). Another game is
 * another entry of the browser's history.
 */
function addressFollows() {
  const fragment =
    state.game &&
    (state.cards.isShown
      ? CARD_ROOM
      : fragmentOf(state.game) +
        (state.tour === null ? '' : `&tour=${state.tour}`) +
        (state.lesson === null ? '' : `&lesson=${state.lesson}`) +
        (isWall() ? wallPart(state.tab) : ''));
  if (!fragment) {
    return;
  }
  const isAnother = entries[entry] !== undefined && entries[entry].shown !== state.gamesShown;
  if (isAnother) {
    entry += 1;
    entries.length = entry;
    history.pushState({entry}, '', fragment);
  } else if (fragment !== written) {
    history.replaceState({entry}, '', fragment);
  }
  written = fragment;
  entries[entry] = {game: state.game, shown: state.gamesShown};
}

/** Back and forward: the game as it was left. */
function wentThroughHistory(event) {
  const to = entries[event.state?.entry];
  if (to !== undefined && location.hash !== CARD_ROOM) {
    entry = event.state.entry;
    change(to.game, {isPaused: true});
    written = location.hash;
    to.shown = state.gamesShown;
  }
}

let keeping = null;

function keepSoon() {
  if (keeping === null) {
    keeping = setTimeout(() => {
      keeping = null;
      keep();
    }, 200);
  }
}

const isKnown = (name) => state.catalog.games.some((game) => game.name === name);

/** The game of the address; if it is the one that was kept, as it was kept. */
function begin() {
  const stored = kept();
  const {game: addressed, fault} = readFragment(location.hash, isKnown);
  const isStored =
    Boolean(stored?.game) &&
    isKnown(nameOf(stored.game.word)) &&
    (addressed === null || fragmentOf(addressed) === fragmentOf(stored.game));
  const game = isStored
    ? stored.game
    : (addressed ?? newGame(isKnown(FIRST_GAME) ? FIRST_GAME : state.catalog.games[0].name));
  update({settings: stored?.settings ?? {}, cards: EMPTY, match: restoredMatch()});
  update({
    ...settingsOf(nameOf(game.word)),
    ...(stored === null
      ? {}
      : picked(stored, [
          'clock',
          'dice',
          'hasBars',
          'hasTerritory',
          'territory',
          'viewpoint',
          'hasNumbers',
          'hasSound',
          'tab',
          'isFlipped',
          'shelf',
        ])),
    ...(stored?.game && nameOf(stored.game.word) === nameOf(game.word)
      ? {
          ...picked(stored, ['sides', 'matchSetup']),
          analysis: {isOn: null, spec: stored.analysisSpec},
          compare: {isOn: false, first: stored.compareFirst ?? stored.analysisSpec, spec: stored.compareSpec},
        }
      : {}),
    game,
    thought: isStored ? (stored.thought ?? 0) : 0,
    isPaused: isStored ? stored.isPaused : game.moves.length > 0,
  });
  update(stopAt(location.hash));
  if (location.hash === '' && !stored?.game) {
    welcome();
  }
  restore({
    ...stored?.cards,
    isShown: location.hash === CARD_ROOM || (location.hash === '' && Boolean(stored?.cards?.isShown)),
  });
  if (fault !== null) {
    say(fault, 'failed');
  }
}

const picked = (from, names) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

/** What the stop of the tour to which a fragment leads changes, or the lesson, or the tab that fills the screen. */
const stopAt = (hash) => ({
  ...(stopOf(hash) === null ? {} : {tour: stopOf(hash), tab: tabOf(stopOf(hash)) ?? state.tab}),
  ...(tabOfLesson(lessonOf(hash)) === undefined
    ? {}
    : {lesson: lessonOf(hash), lessonCount: 0, tab: tabOfLesson(lessonOf(hash))}),
  ...(wallOf(hash) === undefined ? {} : {tab: wallOf(hash) ?? state.tab, isWall: true}),
});

function addressChanged(event) {
  if (new URL(event.newURL).hash === CARD_ROOM) {
    enter();
    return;
  }
  const {hash} = new URL(event.newURL);
  const {game, fault} = readFragment(hash, isKnown);
  leaveWelcome();
  if (game === null) {
    // The address is the game's.
    written = null;
    addressFollows();
    if (fault !== null) {
      say(fault, 'failed');
    }
  } else if (fragmentOf(game) !== fragmentOf(state.game)) {
    entry = history.state?.entry ?? entry + 1;
    entries.length = Math.min(entries.length, entry);
    change(game, {isPaused: game.moves.length > 0, ...stopAt(hash)});
  } else {
    leave();
    update(stopAt(hash));
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
  if (!event.defaultPrevented && !isText && state.dialog === null && (wallKeyed(event) || stepKeyed(event))) {
    event.preventDefault();
    return;
  }
  if (!event.defaultPrevented && !isText && state.dialog === null && state.place !== null && boardKeyed(event)) {
    event.preventDefault();
    return;
  }
  const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
  const isElsewhere = event.defaultPrevented || event.altKey || event.target.closest?.(OWN_ARROWS);
  if (step && !isElsewhere && state.dialog === null && state.place !== null) {
    event.preventDefault();
    goTo(state.game.at + step);
  }
}

/** Takes a message: while a search runs, its news and the picture of its tree no faster than they can be drawn. */
function received(message) {
  const name = `${message.type} ${message.id}`;
  if (message.type === 'progress' || message.type === 'picture') {
    paced(name, () => taken(message));
  } else {
    overtake(`progress ${message.id}`);
    taken(message);
  }
}

function taken(message) {
  if (isOfMatch(message)) {
    takeMatch(message);
  } else if (message.type === 'tree') {
    takeTree(message);
  } else if (message.type === 'picture') {
    takePicture(message);
  } else if (message.id === null || message.id === undefined) {
    say(message.error ?? 'The server sent something that is not understood.', 'failed');
  } else {
    const search = take(message);
    refreshTree();
    if (search !== null && (search.status === 'done' || message.id === 'main')) {
      told(search);
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
observe(conductLesson);
observe(conductSetup);
observe(conductSteps);
observe(draw);
observe(addressFollows);
observe(keepSoon);
addEventListener('popstate', wentThroughHistory);
addEventListener('hashchange', addressChanged);
addEventListener('pagehide', keep);
addEventListener('visibilitychange', () => watch(document.visibilityState === 'visible'));
addEventListener('keydown', keyed);
addEventListener('fullscreenchange', () => document.fullscreenElement === null && leaveWall());
acceptDrops();
clock.start();
setInterval(listen, 1000);
connect({
  opened: () => update({connection: 'open', lostReason: ''}),
  lost: (reason) => {
    update({connection: 'lost', lostReason: reason ?? ''});
    lose();
    losePicture();
    loseMatch();
  },
  received,
});
fetchCatalog();
