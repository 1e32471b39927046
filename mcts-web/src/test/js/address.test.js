import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fragmentOf, readFragment, wallOf, wallPart} from '#page/state/address.js';
import {goneTo, newGame} from '#page/state/game.js';

const isKnown = (name) => name === 'einstein';

test('a game comes back from its fragment', () => {
  const game = goneTo(newGame('einstein:red=123456', 'A4/5/5/5/4a r -', ['1', 'a5-b4', '6']), 2);
  assert.deepEqual(readFragment(fragmentOf(game), isKnown), {game, fault: null});
});

test('an unknown game and a broken address are told', () => {
  assert.deepEqual(readFragment('#game=chess', isKnown), {game: null, fault: "There is no game 'chess' here."});
  assert.deepEqual(readFragment('#game=%E0%A4%A', isKnown), {
    game: null,
    fault: 'The address is broken: no game can be read from it.',
  });
  assert.deepEqual(readFragment('#gaame=einstein', isKnown), {
    game: null,
    fault: 'The address is broken: no game can be read from it.',
  });
});

test('a link within the page is none', () => {
  assert.deepEqual(readFragment('#board', isKnown), {game: null, fault: null});
  assert.deepEqual(readFragment('', isKnown), {game: null, fault: null});
});

test('a tab fills the screen by the address', () => {
  for (const tab of ['game', 'steps', 'match']) {
    assert.equal(wallOf(`#game=einstein${wallPart(tab)}`), tab);
  }
  assert.equal(wallOf('#game=einstein&wall=1'), null);
  assert.equal(wallOf('#game=einstein&wall=1&tab=other'), null);
  assert.equal(wallOf('#game=einstein&tab=match'), undefined);
});
