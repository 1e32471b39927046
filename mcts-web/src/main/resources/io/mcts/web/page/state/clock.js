// The clock of the player to move: runs while a game goes on.
import {paced} from '../server/pace.js';
import {state, say, update} from './store.js';
import {CHANCE, isLive, mover, outOfTime, players} from './turn.js';

const PERIOD = 100;

let last = null;
let told = null;

const runs = () =>
  state.game !== null && isLive() && mover() !== CHANCE && state.connection === 'open' && state.dialog === null;

/**
 * Counts the time since it was last called, if the clock ran then. Whoever reads or stops the clock calls it before.
 */
export function count() {
  const now = performance.now();
  const isRunning = runs();
  if (isRunning && last !== null) {
    update({thought: state.thought + now - last});
  }
  last = isRunning ? now : null;
  if (isRunning) {
    tellOnce();
  }
}

function tellOnce() {
  const late = outOfTime();
  if (late !== null && told !== late) {
    const end = state.clock.action === 'loses' ? ` ${players()[1 - late]} wins.` : '';
    say(`${players()[late]} ran out of time.${end}`);
  }
  told = late;
}

/** Starts counting. */
export const start = () => setInterval(() => paced('clock', count), PERIOD);

/** Milliseconds as a clock shows them. */
export function clockText(millis) {
  const tenths = Math.floor(Math.abs(millis) / 100);
  const isNegative = millis < 0 && tenths > 0;
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number) => String(number).padStart(2, '0');
  const text =
    hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}.${tenths % 10}`;
  return isNegative ? `−${text}` : text;
}
