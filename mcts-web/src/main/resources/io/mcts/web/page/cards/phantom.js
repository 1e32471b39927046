// The board of phantom tic-tac-toe: the person's tries; at the end the marks of both.
import {html} from '../lit.js';
import {icon} from '../boards/skins.js';
import {choose, isAsked} from './room.js';

const CELLS = [3, 2, 1].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row}`));

/** What there is in a cell: {player} or {isTaken}, or nothing. */
function inCell(cell, {seat, open, scene}) {
  const scenes = open?.scenes ?? [scene];
  for (const {seen} of scenes) {
    const mark = seen.find(({what, note}) => what === cell && note === 'marked');
    if (mark) {
      return {player: mark.player, isFound: scene.seen.some(({what, note}) => what === cell && note === 'taken')};
    }
  }
  return scene.seen.some(({what, note}) => what === cell && note === 'taken')
    ? {player: 1 - seat, isFound: true}
    : null;
}

const label = (cell, found, {seat, players}) =>
  found === null
    ? cell
    : found.player === seat
      ? `${cell}: your ${players[seat]}`
      : `${cell}: ${players[1 - seat]}${found.isFound ? ', which you ran into' : ''}`;

function keyed(event) {
  const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3}[event.key];
  if (step) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[buttons.indexOf(document.activeElement) + step]?.focus();
    event.preventDefault();
  }
}

/** The board. */
export function phantomBoard(answer) {
  const last = answer.scene.seen.at(-1)?.what;
  return html`<div class="phantom" role="group" aria-label="Board" @keydown=${keyed}>
    ${CELLS.map((cell) => {
      const found = inCell(cell, answer);
      const isFree = isAsked() && answer.moves.includes(cell);
      return html`<button class=${`phantom-cell ${found?.isFound ? 'found' : ''} ${cell === last ? 'last' : ''}`}
          data-test=${`move-${cell}`}
          aria-label=${label(cell, found, answer)} aria-disabled=${String(!isFree)}
          @click=${() => isFree && choose(cell)}>
        ${found === null ? '' : icon('marks', found)}${found?.isFound ? html`<small>taken</small>` : ''}</button>`;
    })}
  </div>`;
}
