// How large things are on the screen, so that letters in pictures can be as large as those beside them.
import {state, update} from '../state/store.js';

const NAMES = ['.panels', '.play', '#board', '.growing'];
const USUAL_LETTERS = 16;
const seen = new WeakSet();

const observer = new ResizeObserver(measure);

/** The scale of the board's picture: pixels for each of its units. */
function scaleOf(board) {
  const scale = board?.getScreenCTM()?.a;
  return scale > 0 ? scale : 1;
}

/** Takes note of the sizes; the page is drawn again if they have changed. */
export function measure() {
  for (const name of NAMES) {
    const element = document.querySelector(name);
    if (element && !seen.has(element)) {
      seen.add(element);
      observer.observe(element);
    }
  }
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
  const panels = Math.round(document.querySelector('.panels')?.getBoundingClientRect().width ?? 0) || 620;
  const sizes = {
    panels,
    play: Math.round(document.querySelector('.play')?.getBoundingClientRect().width ?? 0) || panels, // none where it is laid out with the rest
    growing: Math.round(document.querySelector('.growing')?.getBoundingClientRect().width ?? 0),
    high: innerHeight,
    scale: Number((scaleOf(document.querySelector('#board svg.board')) / letters).toPrecision(3)),
    letters, // how large they are beside the usual ones
  };
  document.documentElement.style.setProperty('--px', `${(1 / sizes.scale).toPrecision(3)}px`);
  if (Object.entries(sizes).some(([key, value]) => state.sizes[key] !== value)) {
    update({sizes});
  }
}

/** Units of the board's picture for so many pixels beside letters of the usual size, or so many units if those are more. */
export const atLeast = (units, pixels) => Math.max(units, pixels / state.sizes.scale);
