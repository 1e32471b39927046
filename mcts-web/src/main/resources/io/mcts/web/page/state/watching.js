// Whether somebody looks at the page: an analysis that nobody looks at pauses, and goes on when the page is seen again.
import {say, state, update} from './store.js';

const PATIENCE = 60_000;

let pausing = null;

const runs = () =>
  Object.values(state.searches).some((search) => search?.status === 'running' && search.request.purpose === 'analysis');

/** Learns that the page is seen, or is not; how long it may be hidden, in milliseconds. */
export function watch(isSeen, patience = PATIENCE) {
  clearTimeout(pausing);
  if (isSeen) {
    update({isUnwatched: false});
    return;
  }
  pausing = setTimeout(() => {
    if (runs()) {
      say('The search paused, as nobody had looked at the page for a minute. It goes on when the page is seen again.');
    }
    update({isUnwatched: true});
  }, patience);
}
