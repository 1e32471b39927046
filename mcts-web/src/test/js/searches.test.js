import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listen, take} from '#page/server/searches.js';
import {connect} from '#page/server/socket.js';
import {conduct} from '#page/state/course.js';
import {keyOf, newGame} from '#page/state/game.js';
import {state, update} from '#page/state/store.js';
import {watch} from '#page/state/watching.js';

const sent = [];

/** Connects to nobody, and shows a position of which an analysis is wanted. */
function begin() {
  const before = globalThis.WebSocket;
  globalThis.WebSocket = /** @type {any} */ (
    class {
      static OPEN = 1;
      readyState = 1;
      send = (text) => sent.push(JSON.parse(text));
      close() {}
    }
  );
  if (globalThis.location === undefined) {
    globalThis.location = /** @type {any} */ ({href: 'http://localhost/', protocol: 'http:'});
    globalThis.addEventListener = () => {};
  }
  connect({opened: () => {}, lost: () => {}, received: () => {}});
  globalThis.WebSocket = before ?? globalThis.WebSocket;
  const game = newGame('g', null, ['a']);
  update({
    catalog: /** @type {any} */ ({games: [{name: 'g', players: ['x', 'o']}]}),
    connection: 'open',
    game,
    place: {key: keyOf(game), isOver: false, player: 1, rewards: null, players: [0, 1], legalMoves: []},
    sides: [{kind: 'human'}, {kind: 'human'}],
    tab: 'search',
    analysis: {isOn: null, spec: 'uct'},
    searches: {main: null, second: null},
  });
  sent.length = 0;
}

const last = () => sent.at(-1)?.type;
const told = (type, iterations) => take({type, id: 'main', run: state.searches.main.run, iterations, moves: []});

test('an analysis that is left keeps its figures, and goes on when it is come back to', () => {
  begin();
  conduct();
  assert.equal(last(), 'search');
  told('progress', 100);
  for (const [away, back] of [
    [{tab: 'game'}, {tab: 'search'}],
    [{analysis: {isOn: false, spec: 'uct'}}, {analysis: {isOn: true, spec: 'uct'}}],
    [{isUnwatched: true}, {isUnwatched: false}],
  ]) {
    update(away);
    conduct();
    assert.equal(last(), 'stop');
    told('result', 120);
    conduct();
    assert.deepEqual([state.searches.main.status, state.searches.main.figures.iterations], ['paused', 120]);
    assert.equal(last(), 'stop');
    update(back);
    conduct();
    assert.deepEqual([last(), state.searches.main.status], ['continue', 'running']);
    told('progress', 140);
  }
});

test('a refusal about the tree leaves the figures, and what cannot be gone on with begins anew', () => {
  begin();
  conduct();
  told('progress', 100);
  update({tab: 'game'});
  conduct();
  told('result', 120);
  take({type: 'error', id: 'main', run: state.searches.main.run, error: 'there is no such node'});
  assert.deepEqual([state.searches.main.status, state.message.text], ['paused', 'there is no such node']);
  update({tab: 'search'});
  conduct();
  take({type: 'error', id: 'main', run: state.searches.main.run, error: 'the tree has been dropped'});
  conduct();
  assert.equal(last(), 'search');
});

test('a page that nobody sees pauses its search and says so', async () => {
  begin();
  conduct();
  told('progress', 100);
  watch(false, 0);
  await new Promise((done) => setTimeout(done, 20));
  assert.ok(state.isUnwatched && state.message.text.startsWith('The search paused'));
  watch(true);
  assert.equal(state.isUnwatched, false);
});

test('a server that tells nothing more of a search is silent until it does', () => {
  begin();
  conduct();
  listen(performance.now());
  assert.equal(state.isSilent, false);
  listen(performance.now() + 3_600_000);
  assert.equal(state.isSilent, true);
  told('progress', 100);
  listen(performance.now());
  assert.equal(state.isSilent, false);
});
