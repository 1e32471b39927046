// A walk through a search of the position looked at, one iteration and one step at a time. The server keeps nothing of it: the same seed
// gives the same iterations, so that one can go back, too.
import {iteration} from '../server/http.js';
import {movesSoFar} from '../state/game.js';
import {state, update} from '../state/store.js';
import {hidePreview, showLine} from '../search/preview.js';
import {phasesOf} from './phases.js';

const MOST = 2000;

const changed = (change) => update({steps: {...state.steps, ...change}});

/** The iteration that is gone through, if it is one of the position looked at. */
export const current = () => (state.steps.data?.key === state.place?.key ? state.steps.data : null);

/** Shows on the board how far the iteration has come. */
function show() {
  const {data, phase} = state.steps;
  const phases = phasesOf(data);
  const {index} = phases[phase];
  const chosen = data.choices.map((choice) => choice.chosen);
  const line = index === undefined ? [...chosen, ...data.rollout] : chosen.slice(0, index + 1);
  showLine(data.request, line, '', index === undefined ? chosen.length : line.length);
}

/** Goes to an iteration; to its first step, or its last. */
export async function goToIteration(number, isLast = false) {
  const {game} = state;
  if (number < 1 || number > MOST || state.place === null || state.place.isOver) {
    changed({isPlaying: false});
    return;
  }
  const {key} = state.place;
  const request = {game: game.word, start: game.start, moves: movesSoFar(game)};
  try {
    const data = await iteration({...request, number, c: state.steps.c, seed: state.steps.seed});
    if (state.place?.key === key) {
      changed({data: {...data, key, request: {...request, key}}, number, phase: isLast ? phasesOf(data).length - 1 : 0, error: null});
      show();
    }
  } catch (failure) {
    changed({error: failure.message, isPlaying: false});
  }
}

/** One step on, or the next iteration. */
export function next() {
  const data = current();
  if (data === null) {
    return goToIteration(1);
  }
  if (state.steps.phase === phasesOf(data).length - 1) {
    return goToIteration(state.steps.number + 1);
  }
  changed({phase: state.steps.phase + 1});
  return show();
}

/** One step back. */
export function previous() {
  if (state.steps.phase > 0) {
    changed({phase: state.steps.phase - 1});
    return show();
  }
  return goToIteration(state.steps.number - 1, true);
}

/** So many iterations on. */
export const skip = (count) => goToIteration((current() === null ? 0 : state.steps.number) + count);

/** Another constant, and the same iteration again. */
export function setConstant(c) {
  changed({c, data: null});
  return goToIteration(Math.max(1, state.steps.number));
}

let timer = null;

/** Goes on by itself, a step each `millis`, until it is called again. */
export function playBySelf(millis) {
  clearInterval(timer);
  changed({isPlaying: !state.steps.isPlaying});
  if (state.steps.isPlaying) {
    timer = setInterval(() => (state.steps.isPlaying && state.tab === 'steps' ? next() : stop()), millis);
    next();
  }
}

function stop() {
  clearInterval(timer);
  hidePreview();
  changed({isPlaying: false});
}
