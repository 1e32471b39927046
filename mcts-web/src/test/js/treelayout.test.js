import assert from 'node:assert/strict';
import {test} from 'node:test';
import {layout} from '#page/steps/treelayout.js';
import {numbers} from '#test/numbers.js';

const node = (move, visits, ...children) => ({node: {move, player: 0, visits, mean: 0.5}, children});
const choice = (chosen, options = []) => ({
  player: 1,
  chosen,
  options: [{move: chosen, visits: 0, mean: null}, ...options],
});
const size = {width: 400, row: 50, slot: 40};

test('children stand below their parent, in the order of their names, without touching', () => {
  const nodes = layout(node(null, 9, node('c10', 2), node('c2', 6, node('a', 3), node('b', 2))), [], size);
  assert.deepEqual(
    nodes.map(({key}) => key),
    ['', 'c2', 'c2 a', 'c2 b', 'c10'],
  );
  assert.deepEqual(
    nodes.map(({y}) => y),
    [0, 50, 100, 100, 50],
  );
  const [root, c2, a, b, c10] = nodes.map(({x}) => x);
  assert.deepEqual([a < c2 && c2 < b && b < c10, b - a >= 40, c10 - b >= 40, root], [true, true, true, (c2 + c10) / 2]);
});

test('the path is drawn, what the server left out of it and its new leaf included', () => {
  const nodes = layout(node(null, 3, node('a', 3)), [choice('a'), choice('b', [])], size);
  const leaf = nodes.at(-1);
  assert.deepEqual([leaf.key, leaf.visits, leaf.player, leaf.isOnPath, leaf.parent.key], ['a b', 0, 1, true, 'a']);
});

test('whatever the tree, no two leaves are closer than a slot, and the path is there', () => {
  const next = numbers(5);
  const grow = (move, depth) =>
    node(
      move,
      1 + next(50),
      ...Array.from({length: depth === 0 ? 0 : next(6)}, (_, index) => grow(`m${index}`, depth - 1)),
    );
  for (let round = 0; round < 300; round++) {
    const top = grow(null, 4);
    const choices = [];
    for (
      let at = top;
      at.children.length > 0;
      at = at.children.find((child) => child.node.move === choices.at(-1).chosen)
    ) {
      choices.push(choice(at.children[next(at.children.length)].node.move));
    }
    const nodes = layout(top, choices, size);
    assert.equal(nodes.filter(({isOnPath}) => isOnPath).length, choices.length + 1);
    for (const row of new Set(nodes.map(({depth}) => depth))) {
      const xs = nodes.filter(({depth}) => depth === row).map(({x}) => x);
      xs.slice(1).forEach((x, index) => {
        assert.ok(x - xs[index] > 39.9, `${xs}`);
      });
      assert.ok(xs.every((x) => x > 0 && x < 400));
    }
  }
});
