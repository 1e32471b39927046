// All that is known of one search.
import {html} from '../lit.js';
import {state} from '../state/store.js';
import {moveCount} from '../state/turn.js';
import {candidates} from './candidates.js';
import {estimateBar} from './estimate.js';
import {figureList} from './figures.js';
import {variation} from './variation.js';

const STATES = {
  running: 'searching',
  done: 'done',
  stopped: 'stopped',
  pausing: 'paused',
  paused: 'paused',
  failed: 'failed',
};

const moves = (count) => (count === 1 ? '1 move' : `${count} moves`);

/** A search of a name; what is left of a walk through the game is in its report. */
export function searchOf(id) {
  const search = state.searches[id];
  const isLeft = search?.request.purpose === 'review' && search.status !== 'running' && !isHere(search);
  return isLeft ? null : search;
}

const isHere = ({request}) => state.place?.key === request.key;

/** Of which position a search is, if it is not the one looked at. */
export const whereOf = (search) => (isHere(search) ? '' : `the position after ${moves(moveCount(search.request.ply))}`);

/** The search of a name, or a hint where there is none. */
export function figuresPanel(id, hint) {
  const search = searchOf(id);
  if (search?.status === 'failed') {
    return html`<p class="failure" data-test=${`${id}-error`}>${search.error}</p>`;
  }
  if (search?.figures == null) {
    return html`<p class="hint" data-test=${`${id}-hint`}>${search === null ? hint : 'The search begins …'}</p>`;
  }
  const {figures, request} = search;
  return html`<div class="figures-panel" data-test=${`${id}-panel`} data-status=${search.status}
      data-here=${String(isHere(search))}>
    <div class="row between">
      <span class=${`pill ${search.status}`}>${search.status === 'running' && state.isSilent ? 'no answer from the server' : STATES[search.status]}</span>
      <span class="about" data-test=${`${id}-about`}>${[
        whereOf(search),
        search.status === 'done' ? figures.stopText : '',
        request.spec,
      ]
        .filter(Boolean)
        .join(' · ')}</span>
      ${
        figures.proven
          ? html`<span class=${`proven ${figures.proven}`}
          data-test=${`${id}-proven`}>${figures.proven} proven</span>`
          : ''
      }
    </div>
    ${
      search.status === 'running' && figures.spent !== null
        ? html`<progress max="1" .value=${figures.spent}
        aria-label="How much of the search is done"></progress>`
        : ''
    }
    ${estimateBar(figures.playerValues?.[0] ?? null, `${id}-estimate`)}
    ${variation(figures, `${id}-variation`, request)}
    ${candidates(figures, `${id}-candidates`, request)}
    ${figureList(figures, id)}
    ${
      figures.explanation
        ? html`<details class="command"><summary>Why ${figures.bestMove}</summary>
      <p class="explanation" data-test=${`${id}-explanation`}>${figures.explanation}</p></details>`
        : ''
    }
  </div>`;
}
