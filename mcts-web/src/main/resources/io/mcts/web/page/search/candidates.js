// The moves that a search weighs, in a table.
import {html} from '../lit.js';
import {state, update} from '../state/store.js';
import {count, mean, percent} from '../view/numbers.js';
import {hidePreview} from './preview.js';
import {showCandidate, weighed} from './weighed.js';

/** In Go, most moves of a hundred are hardly visited. */
const MOST = 18;

/** How many moves of a line are written. */
const LINE = 9;

/** The table of the best moves of a search. */
export const bestCandidates = (figures, test, request, most) => table(weighed(figures).slice(0, most), test, request);

/** The table of the figures of a search; where there are many moves, of the best until all are wanted. */
export function candidates(figures, test, request) {
  const all = weighed(figures);
  return html`${table(state.hasAllMoves ? all : all.slice(0, MOST), test, request)}
    ${
      all.length > MOST
        ? html`<button class="link" data-test=${`${test}-more`}
            @click=${() => update({hasAllMoves: !state.hasAllMoves})}>${
              state.hasAllMoves ? `The best ${MOST} moves` : `All ${all.length} moves`
            }</button>`
        : ''
    }`;
}

const table = (moves, test, request) => html`<table class="candidates" data-test=${test}>
  <thead><tr><th scope="col">Move</th><th scope="col" class="line">Line</th><th scope="col"
      class="bar-head">Share</th><th scope="col">Visits</th>
    <th scope="col">Value</th></tr></thead>
  <tbody>${moves.map(
    (candidate) => html`
    <tr class=${`${candidate.grade} ${candidate.isBest ? 'chosen' : ''} ${candidate.isFaint ? 'faint' : ''}`} data-move=${candidate.move}
        @pointerenter=${(event) => event.pointerType === 'mouse' && showCandidate(candidate, request)}
        @pointerleave=${hidePreview}>
      <th scope="row"><button class="chip" data-test=${`candidate-${candidate.move}`}
          aria-label=${`${candidate.move}: show the line`}
          @click=${() => showCandidate(candidate, request)} @focus=${() => showCandidate(candidate, request)}
          @blur=${hidePreview}>${candidate.move}</button></th>
      <td class="line"><div>${candidate.line.slice(1, LINE).join(' ')}</div></td>
      <td class="share"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rail"
          width="100" height="10"></rect><rect
          class="fill" width=${100 * candidate.share}
          height="10"></rect></svg><span>${percent(candidate.share)}</span></td>
      <td>${count(candidate.visits)}</td>
      <td>${
        candidate.proven
          ? html`<span
          class=${`proven ${candidate.proven}`}>${candidate.proven}</span>`
          : mean(candidate.visits === 0 ? null : candidate.mean)
      }</td>
    </tr>`,
  )}</tbody>
</table>`;
