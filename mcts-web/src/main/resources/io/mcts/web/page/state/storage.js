// What the browser keeps, so that a reload goes on where it was.
import {keptCards} from '../cards/room.js';
import {state} from './store.js';

const KEY = 'mcts.page.3';
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
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No storage, or a full one: a reload begins anew.
  }
}

/** What was kept, or null. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
