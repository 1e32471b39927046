// The searches that run on the server, at most one of each name, and the figures they send.
import {say, state, update} from '../state/store.js';
import {send} from './socket.js';

let runs = 0;

const changed = (id, search) => update({searches: {...state.searches, [id]: search}});

/**
 * Starts a search in place of the one of this name. `request` is {key, purpose, game, start, moves, spec}; an
 * analysis goes on until it is stopped, unless its SPEC says how long.
 */
export function run(id, request) {
  runs += 1;
  heard = performance.now();
  const {game, start, moves, spec, purpose} = request;
  const isSent = send({type: 'search', id, run: runs, game, start, moves, spec, endless: purpose === 'analysis'});
  changed(id, isSent ? {request, run: runs, status: 'running', figures: null, error: null} : null);
  update({
    trees: {...state.trees, [id]: null},
    ...(id === 'main' ? {picture: {path: [], top: null, run: null, at: ''}} : {}),
  });
}

/** Ends a search now; it still answers. */
export const finish = (id) => send({type: 'stop', id});

/**
 * Ends a search that is wanted no longer. An analysis keeps its tree, and goes on from there when it is come back to;
 * another one is forgotten, but for its figures.
 */
export function leave(id) {
  const search = state.searches[id];
  if (search?.status === 'running') {
    const isKept = search.request.purpose === 'analysis';
    send({type: isKept ? 'stop' : 'cancel', id});
    changed(id, {...search, status: isKept ? 'pausing' : 'stopped'});
  }
}

/** Goes on with a search that was left. */
export function goOn(id) {
  const search = state.searches[id];
  heard = performance.now();
  if (send({type: 'continue', id, run: search.run})) {
    changed(id, {...search, status: 'running', isAgain: true});
  }
}

/** Forgets that searches run: the connection is gone, and they and their trees with it. */
export function lose() {
  const lost = (search) =>
    search?.status === 'running'
      ? null
      : search?.status === 'paused' || search?.status === 'pausing'
        ? {...search, status: 'stopped'}
        : search;
  update({
    searches: {main: lost(state.searches.main), second: lost(state.searches.second)},
    trees: {main: null, second: null},
  });
}

/** After so many milliseconds without a message a search that runs is silent: the server is busy, or far away. */
const SILENCE = 10_000;

let heard = 0;

/** Notices that the server tells nothing of its searches any more. */
export function listen(now = performance.now()) {
  const isSilent = Object.values(state.searches).some((one) => one?.status === 'running') && now - heard > SILENCE;
  if (isSilent !== state.isSilent) {
    update({isSilent});
  }
}

/** Takes a message about a search; answers the search if it has told of itself. */
export function take(message) {
  const search = state.searches[message.id];
  heard = performance.now();
  if (!search || search.status === 'stopped' || (message.run !== undefined && message.run !== search.run)) {
    return null;
  }
  if (message.type === 'error') {
    if (search.status === 'done' || search.status === 'paused') {
      say(message.error, 'failed'); // it is about the tree: the figures stay
    } else {
      // what cannot be gone on with begins anew
      changed(message.id, {...search, status: search.isAgain ? 'stopped' : 'failed', error: message.error});
    }
    return null;
  }
  const isDone = message.type === 'result';
  const isLeft = search.status === 'pausing';
  const status = isDone ? (isLeft ? 'paused' : 'done') : search.status;
  const after = {...search, status, figures: message, isAgain: false};
  changed(message.id, after);
  return after;
}
