// What boards and their pieces look like, by the style that the server names.
import {html, svg} from '../lit.js';
import {players} from '../state/turn.js';
import {ordinal} from './marks.js';

const kind = ({player, owner = players()[player] ?? 'nobody'}, more) => `stone p${player} ${owner} ${more}`;

const number = (sign, x, y) => (sign === '' ? '' : svg`<text class="number" x=${x} y=${y + 13}>${sign}</text>`);

const round = (piece, x, y, more = '', radius = 37) =>
  svg`<g class=${kind(piece, more)}><circle cx=${x} cy=${y} r=${radius}></circle>${number(piece.sign, x, y)}</g>`;

const tile = (piece, x, y, more = '') => svg`<g class=${kind(piece, more)}>
  <rect x=${x - 36} y=${y - 36} width="72" height="72" rx="18"></rect>
  <rect class="rim" x=${x - 31} y=${y - 31} width="62" height="62" rx="14"></rect>${number(piece.sign, x, y)}
</g>`;

const cross = (x, y, radius) =>
  `M${x - radius} ${y - radius}l${2 * radius} ${2 * radius}m0 ${-2 * radius}l${-2 * radius} ${2 * radius}`;

const mark = ({player}, x, y, more = '', radius = 24) => svg`<g class=${`mark p${player} ${more}`}>
  ${
    player === 0
      ? svg`<path d=${cross(x, y, radius)}></path>`
      : svg`<circle cx=${x} cy=${y}
      r=${radius * 1.12}></circle>`
  }
</g>`;

const blocked = (x, y, radius) =>
  svg`<g class="blocked"><circle cx=${x} cy=${y} r=${radius}></circle><path d=${cross(x, y, radius * 0.4)}></path></g>`;

/** What is engraved tells the players apart without their colours. */
const disc = (piece, x, y, more = '', radius = 40) =>
  piece.player < 0
    ? blocked(x, y, radius)
    : svg`<g class=${kind(piece, more)}>
  <circle cx=${x} cy=${y} r=${radius}></circle>
  <circle class="rim" cx=${x} cy=${y} r=${radius * 0.8}></circle>
  ${
    piece.player === 0
      ? svg`<path class="engraved" d=${cross(x, y, radius * 0.3)}></path>`
      : svg`<circle
      class="engraved" cx=${x} cy=${y} r=${radius * 0.36}></circle>`
  }
</g>`;

const stone = (piece, x, y, more = '', radius = 18) =>
  svg`<g class=${kind(piece, more)}><circle cx=${x} cy=${y} r=${radius}></circle></g>`;

const beside = (step, x, y) =>
  svg`<circle class="badge" cx=${x + 29} cy=${y - 29} r="14"></circle>${ordinal(step, x + 29, y - 29, 17)}`;

const onStone = (step, x, y) => svg`<g class=${`onstone p${step.player}`}>${ordinal(step, x, y, 17)}</g>`;

const square = {side: 100, left: 24, top: 0, bottom: 24, candidate: 36, least: 0, target: 10, ordinal: beside};

/**
 * By style:
 *
 * - `piece(piece, x, y, more)`: a piece {player, sign, owner}, the owner's name left out where it is a player's of the
 * game on the board, with more classes of the style sheet; `icon` a small one {size, radius, more}, - `side` of a
 * cell, and room at the `left`, the `top` and the `bottom` of the board, - `candidate`, `target`: the radius of what
 * is drawn for them; `least`: the share of the visits from which on a candidate is drawn, - `ordinal(step, x, y)`: the
 * number of a move in a line.
 */
const SKINS = {
  grid: {...square, piece: round, icon: [80]},
  tiles: {...square, piece: tile, icon: [80]},
  marks: {...square, piece: mark, icon: [40, 11, 'small'], target: 4},
  discs: {
    side: 100,
    left: 0,
    top: 8,
    bottom: 34,
    candidate: 40,
    least: 0,
    target: 6,
    piece: disc,
    icon: [40, 17],
    ordinal: (step, x, y) => ordinal(step, x, y, 34),
  },
  stones: {
    side: 40,
    left: 24,
    top: 0,
    bottom: 24,
    candidate: 18,
    least: 0.01,
    target: 0,
    piece: stone,
    icon: [40, 15],
    ordinal: onStone,
  },
};

/** The skin of a style; a style that is not known is a grid. */
export const skinOf = (style) => SKINS[style] ?? SKINS.grid;

/** A small picture of a piece. */
export function icon(style, piece) {
  const skin = skinOf(style);
  const [size, radius, more] = skin.icon;
  return html`<svg viewBox=${`0 0 ${size} ${size}`} class="piece"
      aria-hidden="true">${skin.piece(piece, size / 2, size / 2, more, radius)}</svg>`;
}

/** The lines that the marked points lie on, counted from 0. */
const starsOf = (lines) => {
  const edge = lines < 12 ? 2 : 3;
  const middle = (lines - 1) / 2;
  const corners = [
    [edge, edge],
    [edge, lines - 1 - edge],
    [lines - 1 - edge, edge],
    [lines - 1 - edge, lines - 1 - edge],
  ];
  return lines < 7 ? [] : lines % 2 === 0 ? corners : [...corners, [middle, middle]];
};

/** A board of crossings without stones, `side` apart, and room for names at the left. */
export function wood(height, width, side, left = 0) {
  const [x, y] = [left + side / 2, side / 2];
  const indices = (count) => [...Array(count).keys()];
  return svg`<rect class="wood" x=${left} y="0" width=${width * side} height=${height * side} rx="8"></rect>
    ${indices(height).map((i) => svg`<path class="rule" d=${`M${x} ${y + i * side}h${(width - 1) * side}`}></path>`)}
    ${indices(width).map((i) => svg`<path class="rule" d=${`M${x + i * side} ${y}v${(height - 1) * side}`}></path>`)}
    ${
      height === width
        ? starsOf(width).map(
            ([row, column]) => svg`<circle class="star" cx=${x + column * side}
        cy=${y + row * side} r=${side * 0.09}></circle>`,
          )
        : ''
    }`;
}

/** The edge of a hole of an upright board. */
export const hole = (x, y, isLast) =>
  svg`<circle class=${isLast ? 'lastring' : 'hole'} cx=${x} cy=${y} r=${isLast ? 43 : 40}></circle>`;

/** The front of an upright board, with a hole for each cell. */
export function panel(height, width, side, top) {
  const [right, bottom] = [width * side, top + height * side + 4];
  const corner = (x, y) => `a26 26 0 0 1 ${x} ${y}`;
  const outline = `M26 ${top - 4}H${right - 26}${corner(26, 26)}V${bottom - 26}${corner(-26, 26)}H26${corner(-26, -26)}V${top + 22}${corner(26, -26)}Z`;
  const holes = [...Array(width * height).keys()].map((index) => {
    const x = (index % width) * side + side / 2 - 40;
    const y = top + Math.floor(index / width) * side + side / 2;
    return `M${x} ${y}a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z`;
  });
  return svg`<path class="panel" fill-rule="evenodd" d=${outline + holes.join('')}></path>`;
}
