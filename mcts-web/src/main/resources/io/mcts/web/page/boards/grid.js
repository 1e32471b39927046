// The cells of a board as keyboard, pointer and screen reader meet them: a layer of its own above what is drawn.
import {html, svg} from '../lit.js';
import {hidePreview} from '../search/preview.js';
import {showCandidate} from '../search/weighed.js';
import {state, update} from '../state/store.js';
import {stayPut} from './drag.js';
import {focusOn} from '../view/focus.js';

const ARROWS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

/** The size in pixels of the smallest cell that a finger hits: on smaller ones it aims, and the choice is confirmed. */
const FINGER = 24;

let pointer = ''; // what was put down last: a mouse, a finger

const within = (value, count) => Math.max(0, Math.min(count - 1, value));

/** Where a cell is drawn: `view(row, column)` answers the row and column as seen, which is its own inverse. */
export const turned = (rows, columns, isFlipped) => (row, column) =>
  isFlipped ? [rows - 1 - row, columns - 1 - column] : [row, column];

/** Where a cell is drawn on a board that can only be seen from behind. */
export const mirrored = (columns, isFlipped) => (row, column) => [row, isFlipped ? columns - 1 - column : column];

/** Puts the focus on the cell with the cursor. */
export function focusCursor() {
  requestAnimationFrame(() => {
    const {row, column} = state.cursor;
    focusOn(`#board [data-cell="${row}-${column}"]`);
  });
}

/**
 * The layer of cells.
 *
 * @param board its {rows, columns, side, top, left, view, name(row, column), label(row, column), choose(row, column),
 *     kind(row, column),
 *     press(event, row, column), candidate(row, column), title}
 */
export function grid(board) {
  const {rows, columns, side, top = 0, left = 0, view} = board;
  const cursor = state.cursor ?? {row: Math.floor(rows / 2), column: Math.floor(columns / 2)};
  const at = {row: within(cursor.row, rows), column: within(cursor.column, columns)};

  const keyed = (event) => {
    const arrow = ARROWS[event.key];
    if (arrow && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const [row, column] = view(at.row, at.column);
      const [toRow, toColumn] = view(within(row + arrow[0], rows), within(column + arrow[1], columns));
      update({cursor: {row: toRow, column: toColumn}, hovered: {row: toRow, column: toColumn}});
      focusCursor();
    } else if (event.key === 'Enter' || event.key === ' ') {
      board.choose(at.row, at.column);
    } else {
      return;
    }
    event.preventDefault();
  };

  /** Shows what a search expects after a move to this cell. */
  const point = (row, column) => {
    const candidate = board.candidate?.(row, column);
    if (candidate && state.hasBars) {
      showCandidate(candidate);
    } else {
      hidePreview();
    }
  };

  const cell = (row, column) => {
    const [seenRow, seenColumn] = view(row, column);
    return svg`<rect role="gridcell" class=${`cell ${board.kind?.(row, column) ?? ''}`} rx=${side * 0.1}
        x=${left + seenColumn * side + 2} y=${top + seenRow * side + 2} width=${side - 4} height=${side - 4}
        tabindex=${row === at.row && column === at.column ? 0 : -1}
        aria-label=${board.label(row, column)}
        data-cell=${`${row}-${column}`} data-test=${`cell-${board.name(row, column)}`}
        @click=${() => {
          update({cursor: {row, column}});
          if (pointer === 'touch' && side * state.sizes.scale < FINGER) {
            update({aimed: {row, column}, hovered: {row, column}});
          } else {
            board.choose(row, column);
          }
        }}
        @focus=${() => {
          update({cursor: {row, column}});
          point(row, column);
        }}
        @blur=${hidePreview}
        @pointerdown=${(event) => {
          pointer = event.pointerType;
          board.press?.(event, row, column);
        }}
        @pointerenter=${(event) => {
          if (event.pointerType === 'mouse') {
            update({hovered: {row, column}});
            point(row, column);
          }
        }}></rect>`;
  };

  const indices = (count) => [...Array(count).keys()];
  return svg`<g role="grid" aria-label=${board.title} aria-rowcount=${rows} aria-colcount=${columns}
      @keydown=${keyed} @touchmove=${stayPut} @pointerleave=${() => {
        update({hovered: null});
        hidePreview();
      }}>
    ${indices(rows).map((row) => svg`<g role="row">${indices(columns).map((column) => cell(row, column))}</g>`)}
  </g>`;
}

const SIGNS = [
  ['ArrowLeft', '←', 'left'],
  ['ArrowUp', '↑', 'up'],
  ['ArrowDown', '↓', 'down'],
  ['ArrowRight', '→', 'right'],
];

/** The controls of a cell that a finger has aimed at: another one beside it, or this one. */
export function aim({rows, columns, view, name, choose}, word) {
  const {row, column} = state.aimed;
  const move = ([down, right]) => {
    const [seenRow, seenColumn] = view(row, column);
    const [toRow, toColumn] = view(within(seenRow + down, rows), within(seenColumn + right, columns));
    const cell = {row: toRow, column: toColumn};
    update({aimed: cell, hovered: cell, cursor: cell});
  };
  return html`<div class="row wrap under" role="group" aria-label="The cell aimed at" data-test="aim">
    ${SIGNS.map(
      ([key, sign, where]) => html`<button aria-label=${`One ${where}`} data-test=${`aim-${where}`}
        @click=${() => move(ARROWS[key])}>${sign}</button>`,
    )}
    <button class="primary" data-test="aim-choose" @click=${() => {
      update({aimed: null, hovered: null});
      choose(row, column);
    }}>${word} ${name(row, column)}</button>
  </div>`;
}
