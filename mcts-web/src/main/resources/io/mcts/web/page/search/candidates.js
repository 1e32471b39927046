// The moves that a search weighs, in a table.
import {html} from '../lit.js';
import {count, mean, percent} from '../view/numbers.js';
import {hidePreview} from './preview.js';
import {showCandidate, weighed} from './weighed.js';

/** The table of the figures of a search. */
export const candidates = (figures, test, request) => html`<table class="candidates" data-test=${test}>
  <thead><tr><th scope="col">Move</th><th scope="col" class="bar-head">Share</th><th scope="col">Visits</th>
    <th scope="col">Mean</th><th scope="col">Proven</th></tr></thead>
  <tbody>${weighed(figures).map((candidate) => html`
    <tr class=${`${candidate.grade} ${candidate.isBest ? 'chosen' : ''}`} data-move=${candidate.move}
        @pointerenter=${(event) => event.pointerType === 'mouse' && showCandidate(candidate, request)} @pointerleave=${hidePreview}>
      <th scope="row"><button class="chip" data-test=${`candidate-${candidate.move}`} aria-label=${`${candidate.move}: show the line`}
          @click=${() => showCandidate(candidate, request)} @focus=${() => showCandidate(candidate, request)} @blur=${hidePreview}>${candidate.move}</button></th>
      <td class="share"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100" height="10"></rect><rect
          class="fill" width=${100 * candidate.share} height="10"></rect></svg><span>${percent(candidate.share)}</span></td>
      <td>${count(candidate.visits)}</td>
      <td>${mean(candidate.mean)}</td>
      <td>${candidate.proven ? html`<span class=${`proven ${candidate.proven}`}>${candidate.proven}</span>` : ''}</td>
    </tr>`)}</tbody>
</table>`;
