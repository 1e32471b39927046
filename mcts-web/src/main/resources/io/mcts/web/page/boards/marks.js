// What a search thinks, drawn on a board: its candidates, and the moves of a line.
import {svg} from '../lit.js';
import {classOf, valueText} from '../search/weighed.js';
import {percent} from '../view/numbers.js';
import {atLeast} from '../view/size.js';

/**
 * The least size of letters on a board, in pixels, and the radius of a disc from which on it has room for two values.
 */
const [LETTERS, ROOMY] = [11, 19];

/**
 * A candidate as a disc, coloured by how good it is: its share of the visits, and its value where there is room for
 * both.
 */
export function disc(candidate, x, y, radius) {
  const isRoomy = atLeast(radius, ROOMY) === radius;
  const share =
    candidate.share === null
      ? valueText(candidate)
      : isRoomy
        ? percent(candidate.share)
        : String(Math.round(100 * candidate.share));
  return svg`<g class=${classOf(candidate)}>
    <circle cx=${x} cy=${y} r=${radius}></circle>
    <text class="value" x=${x} y=${isRoomy ? y + radius * 0.06 : y + atLeast(0, LETTERS) * 0.36}
        font-size=${atLeast(radius * 0.56, LETTERS)}>${share}</text>
    ${
      isRoomy && candidate.share !== null
        ? svg`<text x=${x} y=${y + radius * 0.58}
        font-size=${atLeast(radius * 0.42, LETTERS)}>${valueText(candidate)}</text>`
        : ''
    }
  </g>`;
}

/**
 * The number of a move in a line.
 *
 * @param {{number: number, isRollout?: boolean}} step
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const ordinal = (
  {number, isRollout},
  x,
  y,
  size,
) => svg`<text class=${`ordinal ${isRollout ? 'rollout' : ''}`} x=${x} y=${y + atLeast(size, LETTERS) * 0.36}
    font-size=${atLeast(size, LETTERS)}>${number}</text>`;

/**
 * A move as an arrow from a point to another, wider or narrower, from 0 to 1, that ends before the middle of its goal.
 */
function arrow([[x1, y1], [x2, y2]], breadth, gap) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const half = 2 + breadth * 9;
  const head = half + 8;
  const at = (along, aside) => `${x1 + ux * along - uy * aside} ${y1 + uy * along + ux * aside}`;
  const [tail, neck, tip] = [24, length - gap - 24, length - gap];
  return svg`<path
      d=${`M${at(tail, half)}L${at(neck, half)}L${at(neck, head)}L${at(tip, 0)}L${at(neck, -head)}L${at(neck, -half)}L${at(tail, -half)}Z`}></path>`;
}

/**
 * A candidate of the search that goes from a cell to another, on a board with cells of 100: the more it was visited
 * the wider, with its share at the edge of its goal that is away from where it comes, so that what stands there stays
 * to be read; the shares of several stand one below the other, as there is no room for two side by side.
 *
 * @param ends the points between which a move goes
 */
export function candidateArrow(one, all, ends) {
  const [[, startY], [goalX, goalY]] = ends(one.move);
  const there = all.filter(({move}) => String(ends(move)[1]) === String([goalX, goalY]));
  const letters = atLeast(16, LETTERS);
  const [wide, high] = [3.4 * letters, 1.35 * letters];
  const y = goalY + (startY > goalY ? -1 : 1) * (48 - high * (there.indexOf(one) + 0.5));
  return svg`<g class=${`${classOf(one)} arrow`}>
    ${arrow(ends(one.move), one.share ?? 0.5, 34)}
    <rect class="tag" x=${goalX - wide / 2} y=${y - high / 2} width=${wide} height=${high} rx="8"></rect>
    <text class="value" x=${goalX} y=${y + 0.35 * letters}
        font-size=${letters}>${one.share === null ? valueText(one) : percent(one.share)}</text>
  </g>`;
}

/** A move of a line that goes from a cell to another, `ends` their middles, with its number. */
export function stepArrow(step, ends) {
  const [[x1, y1], [x2, y2]] = ends;
  const [x, y] = [x1 + (x2 - x1) * 0.42, y1 + (y2 - y1) * 0.42];
  return svg`<g class=${`step p${step.player} ${step.isRollout ? 'rollout' : ''}`}>${arrow(ends, 0.3, 6)}
    <circle class="badge" cx=${x} cy=${y} r="15"></circle>${ordinal(step, x, y, 18)}</g>`;
}
