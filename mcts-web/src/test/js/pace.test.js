import assert from 'node:assert/strict';
import {test} from 'node:test';
import {overtake, paced} from '#page/server/pace.js';

/** Runs something while frames and timers wait for `settle`, which runs them until none is left. */
function withTimers(body) {
  const {requestAnimationFrame: frame, setTimeout: timer} = globalThis;
  const due = [];
  globalThis.requestAnimationFrame = (then) => due.push(then);
  globalThis.setTimeout = /** @type {any} */ ((then) => due.push(then));
  const settle = () => {
    while (due.length > 0) {
      due.shift()();
    }
  };
  try {
    body(settle);
  } finally {
    settle();
    globalThis.requestAnimationFrame = frame;
    globalThis.setTimeout = timer;
  }
}

test('what comes while the page rests waits, and only the last of each name is taken', () =>
  withTimers((settle) => {
    const taken = [];
    for (const number of [1, 2, 3]) {
      paced('a', () => taken.push(`a${number}`));
      paced('b', () => taken.push(`b${number}`));
    }
    assert.deepEqual(taken, ['a1']);
    settle();
    assert.deepEqual(taken.sort(), ['a1', 'a3', 'b3']);
  }));

test('what has been overtaken is not taken any more', () =>
  withTimers((settle) => {
    const taken = [];
    paced('a', () => taken.push(1));
    paced('a', () => taken.push(2));
    overtake('a');
    settle();
    assert.deepEqual(taken, [1]);
    paced('a', () => taken.push(3));
    assert.deepEqual(taken, [1, 3]);
  }));
