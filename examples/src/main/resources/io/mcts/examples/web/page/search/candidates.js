// The moves that a search weighs, in a table.
import {html} from '../lit.js';
import {count, mean, percent} from '../view/numbers.js';
import {hidePreview, showLine} from './preview.js';

/** The table of the figures of a search; `depth` is how many rows are shown. */
export function candidates(figures, test, request) {
  const visits = figures.moves.reduce((sum, move) => sum + move.visits, 0) || 1;
  return html`<table class="candidates" data-test=${test}>
    <thead><tr><th scope="col">Move</th><th scope="col" class="bar-head">Share</th><th scope="col">Visits</th>
      <th scope="col">Mean</th><th scope="col">Proven</th></tr></thead>
    <tbody>${figures.moves.map(({move, visits: own, mean: value, proven}) => html`
      <tr class=${move === figures.bestMove ? 'best' : ''} data-move=${move}
          @pointerenter=${(event) => event.pointerType === 'mouse' && showLine(request, [move])} @pointerleave=${hidePreview}>
        <th scope="row">${move}</th>
        <td class="share"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100" height="10"></rect><rect
            class="fill" width=${(100 * own) / visits} height="10"></rect></svg><span>${percent(own / visits)}</span></td>
        <td>${count(own)}</td>
        <td>${mean(value)}</td>
        <td>${proven ? html`<span class=${`proven ${proven}`}>${proven}</span>` : ''}</td>
      </tr>`)}</tbody>
  </table>`;
}
