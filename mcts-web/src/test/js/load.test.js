import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withOwnBeginning} from '#page/records/load.js';
import {fragmentOf} from '#page/state/address.js';
import {newGame} from '#page/state/game.js';

test('a file that begins as the game does has no beginning in the address', async () => {
  const before = globalThis.fetch;
  let isDrawn = false;
  globalThis.fetch = async () => new Response(JSON.stringify({isDrawn, start: '-'}));
  const address = async (start) => fragmentOf(await withOwnBeginning(newGame('go', start, ['E5'])));
  assert.equal(await address('-'), '#game=go&moves=E5');
  assert.equal(await address('E5'), '#game=go&start=E5&moves=E5');
  isDrawn = true;
  assert.equal(await address('-'), '#game=go&start=-&moves=E5');
  globalThis.fetch = before;
});
