import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellsOf} from '#page/boards/cells.js';

test('a drawing with numbers and letters', () => {
  const {rows, names} = cellsOf(' 3 b b\n 2 . .\n 1 w w\n   a b\nwhite to move');
  assert.deepEqual(rows, [['b', 'b'], ['.', '.'], ['w', 'w']]);
  assert.deepEqual(names, [['a3', 'b3'], ['a2', 'b2'], ['a1', 'b1']]);
});

test('letters that leave some out, and rows counted from the top', () => {
  assert.deepEqual(cellsOf('1 . X\n2 O .\n  H J').names, [['H1', 'J1'], ['H2', 'J2']]);
});

test('signs alone, with bars and without blanks', () => {
  assert.deepEqual(cellsOf('|x|o|\n+-+-+\n|.|x|').rows, [['x', 'o'], ['.', 'x']]);
  assert.deepEqual(cellsOf('x.o\n...').names, [['a2', 'b2', 'c2'], ['a1', 'b1', 'c1']]);
});

test('a written position', () => {
  assert.equal(cellsOf('bb/11/ww w').rows.length, 3);
  assert.deepEqual(cellsOf('3/x2/2o x').rows, [['.', '.', '.'], ['x', '.', '.'], ['.', '.', 'o']]);
});

test('what is no board', () => {
  for (const text of ['* * * *\nfirst to take', '7 first', 'a heap of seven\nto take', '...\n....', '']) {
    assert.equal(cellsOf(text), null, text);
  }
});
