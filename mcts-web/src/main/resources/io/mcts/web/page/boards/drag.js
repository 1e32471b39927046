// A stone taken by the pointer and put down elsewhere.
import {update} from '../state/store.js';

const NEAR = 6;

let isHeld = false;

/** Keeps the page where it is while a finger moves a stone. */
export const stayPut = {
  handleEvent(event) {
    if (isHeld && event.cancelable) {
      event.preventDefault();
    }
  },
  passive: false,
};

/**
 * Follows the pointer from a cell; calls `drop` with the name of the cell where it is let go, unless it has hardly
 * moved.
 */
export function grab(event, from, drop) {
  if (event.button !== 0) {
    return;
  }
  const board = event.target.ownerSVGElement;
  const [startX, startY] = [event.clientX, event.clientY];
  let isMoved = false;
  isHeld = true;

  const point = ({clientX, clientY}) => {
    const {x, y} = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM().inverse());
    return {x, y};
  };
  const move = (moved) => {
    isMoved ||= Math.hypot(moved.clientX - startX, moved.clientY - startY) > NEAR;
    if (isMoved) {
      moved.preventDefault();
      update({drag: {from, ...point(moved)}});
    }
  };
  const stop = () => {
    isHeld = false;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    update({drag: null});
  };
  const cancel = () => stop();
  const up = (ended) => {
    stop();
    if (!isMoved) {
      return;
    }
    const cell = /** @type {HTMLElement[]} */ (document.elementsFromPoint(ended.clientX, ended.clientY)).find(
      (element) => element.dataset?.cell,
    );
    suppressClick();
    if (cell && cell.dataset.test !== `cell-${from}`) {
      drop(cell.dataset.test.replace('cell-', ''));
    }
  };
  event.target.releasePointerCapture?.(event.pointerId);
  addEventListener('pointermove', move, {passive: false});
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
}

/** The click that follows a drag means nothing. */
function suppressClick() {
  const swallow = (event) => event.stopPropagation();
  addEventListener('click', swallow, {capture: true, once: true});
  setTimeout(() => removeEventListener('click', swallow, {capture: true}), 0);
}
