// What a search thinks, drawn on a board: its candidates, and the moves of a line.
import {svg} from '../lit.js';
import {valueOf} from '../search/weighed.js';
import {percent} from '../view/numbers.js';

/** A candidate as a disc, coloured by how good it is: its value, and its share of the visits. */
export const disc = (candidate, x, y, radius) => svg`<g class=${`candidate ${candidate.grade} ${candidate.isBest ? 'chosen' : ''}`}>
  <circle cx=${x} cy=${y} r=${radius}></circle>
  <text class="value" x=${x} y=${y + radius * 0.08} font-size=${radius * 0.58}>${valueOf(candidate)}</text>
  <text x=${x} y=${y + radius * 0.58} font-size=${radius * 0.42}>${percent(candidate.share)}</text>
</g>`;

/** The number of a move in a line. */
export const ordinal = ({number, isRollout}, x, y, size) => svg`<text class=${`ordinal ${isRollout ? 'rollout' : ''}`} x=${x} y=${y + size * 0.36}
    font-size=${size}>${number}</text>`;
