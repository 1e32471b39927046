import assert from 'node:assert/strict';
import {test} from 'node:test';
import {icicle} from '#page/search/icicle.js';

const branch = (move, visits, ...children) => ({node: {move, visits}, children});

test('children lie below their parent, as wide as their share of its visits', () => {
  const top = branch(null, 100, branch('a', 60, branch('c', 30)), branch('b', 40));
  const boxes = icicle(top, [], 200).map(({path, row, x, width}) => [path.join(''), row, x, width]);
  assert.deepEqual(boxes, [
    ['', 0, 0, 200],
    ['a', 1, 0, 120],
    ['ac', 2, 0, 60],
    ['b', 1, 120, 80],
  ]);
});

test('what is thinner than a point is left out', () => {
  assert.equal(icicle(branch(null, 1000, branch('a', 1)), ['x'], 200).length, 1);
});
