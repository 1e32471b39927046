// The searches that run on the server, at most one of each name, and the figures they send.
import {state, update} from '../state/store.js';
import {send} from './socket.js';

let runs = 0;

const changed = (id, search) => update({searches: {...state.searches, [id]: search}});

/**
 * Starts a search in place of the one of this name. `request` is {key, purpose, game, start, moves, spec}; an
 * analysis goes on until it is stopped, unless its SPEC says how long.
 */
export function run(id, request) {
  runs += 1;
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

/** Ends a search without an answer. Its figures stay. */
export function cancel(id) {
  const search = state.searches[id];
  if (search?.status === 'running') {
    send({type: 'cancel', id});
    changed(id, {...search, status: 'stopped'});
  }
}

/** Forgets that searches run: the connection is gone, and they with it. */
export function lose() {
  const lost = (search) => (search?.status === 'running' ? null : search);
  update({
    searches: {main: lost(state.searches.main), second: lost(state.searches.second)},
    trees: {main: null, second: null},
  });
}

/** Takes a message about a search; answers the search if it has told of itself. */
export function take(message) {
  const search = state.searches[message.id];
  if (!search || search.status === 'stopped' || (message.run !== undefined && message.run !== search.run)) {
    return null;
  }
  if (message.type === 'error') {
    changed(message.id, {...search, status: 'failed', error: message.error});
    return null;
  }
  const isDone = message.type === 'result';
  const after = {...search, status: isDone ? 'done' : 'running', figures: message};
  changed(message.id, after);
  return after;
}
