// The win estimate of both sides, as a bar.
import {html, svg} from '../lit.js';
import {estimateAt} from '../state/estimates.js';
import {state} from '../state/store.js';
import {players, resultNow} from '../state/turn.js';
import {percent} from '../view/numbers.js';

/** The result of the first player, else the expected score, at the current point, from 0 to 1, or null. */
export function estimateNow() {
  const result = resultNow();
  if (result !== null) {
    return result;
  }
  const search = state.searches.main;
  if (search?.figures?.playerValues && state.place !== null && search.request.key === state.place.key) {
    return search.figures.playerValues[0];
  }
  return estimateAt(state.game, state.game.at)?.value ?? null;
}

/**
 * The bar beside the board, as high as it: the first player's share, from the edge at which that player sits; faint
 * where nothing is known.
 */
export function evaluation(isFirstAbove) {
  const value = estimateNow();
  const height = 100 * (value ?? 0.5);
  return html`<div class=${`evaluation ${value === null ? 'unknown' : ''}`} aria-hidden="true" data-test="evaluation"
      data-value=${value ?? ''}>
    <svg viewBox="0 0 10 100" preserveAspectRatio="none">${svg`
      <rect class="p1" width="10" height="100"></rect><rect class="p0" width="10" y=${isFirstAbove ? 0 : 100 - height}
          height=${height}></rect>
      <rect class="middle" y="49.7" width="10" height="0.6"></rect>`}</svg></div>`;
}

/** The bar for an estimate of the first player. */
export function estimateBar(value, test = 'estimate') {
  const [first, second] = players();
  const share = value ?? 0.5;
  return html`<div class="estimate" data-test=${test} data-value=${value ?? ''} role="img"
      aria-label=${
        value === null ? 'No estimate yet' : `Estimate: ${first} ${percent(value)}, ${second} ${percent(1 - value)}`
      }>
    <span class="p0">${first} ${value === null ? '' : percent(value)}</span>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" class=${value === null ? 'unknown' : ''}>
      ${svg`<rect class="p1" width="100" height="8"></rect><rect class="p0" width=${share * 100} height="8"></rect>
        <rect class="middle" x="49.8" width="0.4" height="8"></rect>`}
    </svg>
    <span class="p1">${value === null ? '' : percent(1 - value)} ${second}</span>
  </div>`;
}
