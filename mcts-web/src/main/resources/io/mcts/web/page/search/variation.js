// The principal variation: the moves that a search expects.
import {html} from '../lit.js';
import {hidePreview, showLine} from './preview.js';

/** The moves one after the other; pointing at one shows the position after it. */
export const variation = (figures, test, request) => html`<p class="variation" data-test=${test}>
  <span class="label">Expected</span>
  ${
    figures.principalVariation.length === 0
      ? '–'
      : figures.principalVariation.map(
          (move, index) => html`<button class="chip"
      @pointerenter=${(event) =>
        event.pointerType === 'mouse' && showLine(request, figures.principalVariation.slice(0, index + 1))}
      @pointerleave=${hidePreview} @focus=${() => showLine(request, figures.principalVariation.slice(0, index + 1))}
      @blur=${hidePreview}>${move}</button>`,
        )
  }
</p>`;
