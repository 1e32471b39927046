// A position set up by the mouse: a piece is chosen, and cells are clicked. What comes of it the server says.
import {html, svg} from '../lit.js';
import {labelOf} from '../boards/board.js';
import {icon, skinOf, wood} from '../boards/skins.js';
import {changed, choose, clear, put} from '../state/setup.js';

const SIZE = 34;

/** A row of buttons of which one is on. */
const segmented = (label, test, values, current, take) => html`<div class="segmented" role="group" aria-label=${label}>
  ${values.map(
    ({
      value,
      word,
      show,
    }) => html`<button class=${value === current ? 'on' : ''} aria-pressed=${String(value === current)}
        aria-label=${`${label}: ${word}`}
      title=${word} data-test=${`${test}-${value}`} @click=${() => take(value)}>${show}</button>`,
  )}</div>`;

/**
 * The board.
 *
 * @param board as state/setup.js has it
 * @param players what the players are called
 * @param chosen the piece that a click puts down, or undefined for the first; a click on the same piece takes it away
 * @param fromBoard a control that takes another position to begin with, or nothing
 */
export function boardEditor(board, players, chosen, fromBoard) {
  const {style, columns, rows, cells, editor} = board;
  const ofPlayer = (piece) => ({...piece, owner: players[piece.player]});
  const pieces = board.pieces.map(ofPlayer);
  const skin = skinOf(style);
  const tool = chosen ?? pieces[0].symbol;
  const small = (piece) => html`<span class="piece-button">${icon(style, piece)}</span>`;
  const keyed = (event, index) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      put(index, tool);
    }
  };
  const slot = (symbol, index) => {
    const [row, column] = [Math.floor(index / columns.length), index % columns.length];
    const piece = pieces.find((one) => one.symbol === symbol);
    return svg`<g role="button" tabindex="0" class="slot" data-test=${`edit-${row}-${column}`}
        aria-label=${`${labelOf(board, index)}, ${piece?.label ?? 'empty'}`} @click=${() => put(index, tool)}
        @keydown=${(event) => keyed(event, index)}>
      <rect x=${column * SIZE + 1} y=${row * SIZE + 1} width=${SIZE - 2} height=${SIZE - 2} rx="7"></rect>
      ${
        piece
          ? svg`<g
          transform=${`translate(${(column + 0.5) * SIZE} ${(row + 0.5) * SIZE}) scale(${SIZE / skin.side})`}>${skin.piece(piece, 0, 0)}</g>`
          : ''
      }</g>`;
  };
  return html`<div class=${`board-editor look-${style}`} data-test="board-editor">
    ${segmented(
      'Piece',
      'tool',
      pieces.map((piece) => ({value: piece.symbol, word: piece.label, show: small(piece)})),
      tool,
      (symbol) => changed({tool: symbol}),
    )}
    <svg viewBox=${`0 0 ${columns.length * SIZE} ${rows.length * SIZE}`} width=${columns.length * SIZE} role="group"
        aria-label="Board">
      ${style === 'stones' ? wood(rows.length, columns.length, SIZE) : ''}${cells.map(slot)}</svg>
    ${
      editor.length === 0
        ? ''
        : html`<div class="row wrap">${editor.map(
            ({name, label, values, value}) =>
              html`<span class="about">${label}</span>${segmented(
                label,
                name,
                values.map((one) => ({
                  value: one.value,
                  word: one.label,
                  show: one.player < 0 ? one.value : small(ofPlayer({player: one.player, sign: ''})),
                })),
                value,
                (to) => choose(name, to),
              )}`,
          )}</div>`
    }
    <p class="about">Choose a piece, then click cells; a second click takes it away. <button class="link"
        data-test="edit-clear" @click=${clear}>Take all away</button>${fromBoard === '' ? '' : html`, or ${fromBoard}`}</p></div>`;
}
