// A walk through a search of the position looked at, one iteration and one step at a time. The server keeps nothing of
// it: the same seed gives the same iterations, so that one can go back, too.
import {iteration} from '../server/http.js';
import {movesSoFar} from '../state/game.js';
import {say, state, update} from '../state/store.js';
import {isSettled} from '../state/turn.js';
import {hidePreview, reveal, showLine} from '../search/preview.js';
import {isWall} from '../view/wall.js';
import {phasesOf} from './phases.js';

const MOST = 2000;

/** Milliseconds from a step to the next, from slow to fast. */
const PACES = [3000, 1800, 1100, 650, 350, 150];

const changed = (change) => update({steps: {...state.steps, ...change}});

/** The iteration that is gone through, if it is one of the position looked at. */
export const current = () => (state.steps.data?.key === state.place?.key ? state.steps.data : null);

/** The constant of UCB1: a lesson has its own. */
export const constantNow = () => (state.lesson === null ? state.steps.c : state.lessonConstant);

/** Forgets the iteration that is gone through, and the constant of a lesson. */
export function forget() {
  changed({data: null, number: 0, isPlaying: false});
  update({lessonConstant: 1.4});
}

/** Milliseconds that a step takes. */
export const paceNow = () => PACES[state.steps.pace];

/** Slower or faster by one, or by as many as there are. */
export const changePace = (by) => changed({pace: Math.max(0, Math.min(PACES.length - 1, state.steps.pace + by))});

/** Whether there is another pace there. */
export const hasPace = (by) => PACES[state.steps.pace + by] !== undefined;

/** Shows on the board how far the iteration has come; the moves of its rollout come one after the other. */
async function show() {
  const {data, phase} = state.steps;
  const phases = phasesOf(data);
  const {index} = phases[phase];
  const chosen = data.choices.map((choice) => choice.chosen);
  const line = index === undefined ? [...chosen, ...data.rollout] : chosen.slice(0, index + 1);
  await showLine(data.request, line, '', index === undefined ? chosen.length : line.length);
  if (phases[phase].kind === 'simulate') {
    reveal(chosen.length, paceNow());
  }
}

/** Shows the line of the iteration that is gone through again, as when its tab is opened. */
export const showAgain = () => current() !== null && show();

let asks = 0; // of iterations: the answer to the last counts

/** Goes to an iteration; to its first step, or its last. */
export async function goToIteration(number, isLast = false) {
  const {game} = state;
  if (number < 1 || state.place === null || state.place.isOver) {
    changed({isPlaying: false});
    return;
  }
  if (number > MOST) {
    changed({isPlaying: false});
    say(`Steps end at iteration ${MOST.toLocaleString('en')}.`);
    return;
  }
  asks += 1;
  const [ask, {key}] = [asks, state.place];
  const request = {game: game.word, start: game.start, moves: movesSoFar(game)};
  try {
    const data = await iteration({...request, number, c: constantNow(), seed: state.steps.seed});
    if (ask === asks && state.place?.key === key) {
      changed({
        data: {...data, key, request: {...request, key}},
        number,
        phase: isLast ? phasesOf(data).length - 1 : 0,
        error: null,
      });
      show();
    }
  } catch (failure) {
    changed({error: failure.message, isPlaying: false});
  }
}

let begun = null;

/** Begins with the first iteration where the steps are shown, so that there is something to look at. */
export function conductSteps() {
  const isWanted =
    state.tab === 'steps' &&
    state.lesson === null &&
    !state.isWelcome &&
    !state.cards.isShown &&
    isSettled() &&
    !state.place.isOver &&
    current() === null;
  const key = isWanted ? state.place.key : null;
  if (begun !== key) {
    begun = key;
    if (isWanted) {
      goToIteration(1);
    }
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

/** So many iterations on, or to the last. */
export function skip(count) {
  const {number, phase} = state.steps;
  const from = current() === null || (number === 1 && phase === 0) ? 0 : number; // where they begin none is done
  return goToIteration(from < MOST ? Math.min(MOST, from + count) : from + count);
}

/** Another constant, and the same iteration again. */
export function setConstant(c) {
  update(state.lesson === null ? {steps: {...state.steps, c}} : {lessonConstant: c});
  changed({data: null});
  return goToIteration(Math.max(1, state.steps.number));
}

/** Whether the steps fill the screen. */
export const isFull = () => isWall() && state.tab === 'steps';

/** What a key does where the steps fill the screen, if it does anything: the space bar plays, and arrows step. */
export function keyed({key, ctrlKey, metaKey, altKey}) {
  const action =
    ctrlKey || metaKey || altKey || !isFull()
      ? undefined
      : {
          ' ': playBySelf,
          ArrowRight: next,
          ArrowLeft: previous,
          ArrowUp: () => changePace(1),
          ArrowDown: () => changePace(-1),
        }[key];
  action?.();
  return action !== undefined;
}

let plays = 0;

/** Goes on by itself, step by step, until it is called again. */
export function playBySelf() {
  plays += 1;
  changed({isPlaying: !state.steps.isPlaying});
  if (state.steps.isPlaying) {
    goOn(plays);
  }
}

async function goOn(play) {
  if (play !== plays) {
    return; // stopped, and perhaps begun again, meanwhile
  }
  if (state.steps.isPlaying && state.tab === 'steps') {
    await next();
    setTimeout(() => goOn(play), paceNow());
  } else {
    hidePreview();
    changed({isPlaying: false});
  }
}
