// The blocked cells of a board of Connect Four, chosen by clicking them.
import {html, svg} from '../lit.js';

const NONE = 'none';

const cellsOf = (blocked) => new Set(/^\d/.test(blocked) ? blocked.split('+') : []);

/** The board; `change` is called with the blocked cells as text. */
export function blockedEditor(rows, columns, blocked, change) {
  if (!(rows >= 4 && rows <= 12 && columns >= 4 && columns <= 12)) {
    return '';
  }
  const cells = cellsOf(blocked);
  const toggle = (cell) => {
    const next = new Set(cells);
    if (!next.delete(cell)) {
      next.add(cell);
    }
    change(next.size === 0 ? NONE : [...next].join('+'));
  };
  const one = (row, column) => {
    const cell = `${row}-${column}`;
    const isOn = cells.has(cell);
    return svg`<g role="checkbox" tabindex="0" aria-checked=${String(isOn)} aria-label=${`row ${row + 1} from the top, column ${column + 1}, blocked`}
        class=${`block ${isOn ? 'on' : ''}`} data-test=${`block-${cell}`} @click=${() => toggle(cell)}
        @keydown=${(event) => {
          if (event.key === ' ' || event.key === 'Enter') {
            event.preventDefault();
            toggle(cell);
          }
        }}>
      <rect x=${column * 24 + 1} y=${row * 24 + 1} width="22" height="22" rx="5"></rect>
      ${isOn ? svg`<path d=${`M${column * 24 + 8} ${row * 24 + 8}l8 8m0 -8l-8 8`}></path>` : ''}
    </g>`;
  };
  const indices = (count) => [...Array(count).keys()];
  return html`<figure class="blocked-editor"><svg viewBox=${`0 0 ${columns * 24} ${rows * 24}`} width=${columns * 24} role="group"
      aria-label="Blocked cells" data-test="blocked-editor">
    ${indices(rows).map((row) => indices(columns).map((column) => one(row, column)))}
  </svg><figcaption class="about">Click cells to block them.</figcaption></figure>`;
}
