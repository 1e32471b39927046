// What the browser keeps, so that a reload goes on where it was.
import {keptCards} from '../cards/room.js';
import {keptMatch} from '../match/match.js';
import {state} from './store.js';

const KEY = 'mcts.page.3';
const MATCH_KEY = 'mcts.match'; // by itself: it may be large, and changes seldom
const KEPT = [
  'game',
  'sides',
  'dice',
  'clock',
  'thought',
  'isPaused',
  'isFlipped',
  'hasBars',
  'hasTerritory',
  'territory',
  'viewpoint',
  'hasNumbers',
  'hasSound',
  'tab',
  'matchSetup',
  'shelf',
  'settings',
];

/** Keeps what there is, but nothing of the demonstration. */
export function keep() {
  if (state.isWelcome) {
    return;
  }
  const kept = Object.fromEntries(KEPT.map((name) => [name, state[name]]));
  kept.cards = keptCards();
  kept.analysisSpec = state.analysis.spec;
  kept.compareFirst = state.compare.first;
  kept.compareSpec = state.compare.spec;
  write(KEY, kept);
  if (state.match !== written) {
    written = state.match;
    write(MATCH_KEY, written);
  }
}

let written = null; // the match

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No storage, or a full one: a reload begins anew.
  }
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** What was kept, or null. */
export const kept = () => read(KEY);

/** The match that was kept, or null; a reload ends one that runs. */
export const restoredMatch = () => keptMatch(read(MATCH_KEY));
