const {state, update} = await import('/state/store.js');
const {begin, setSide, show, takeBack} = await import('/state/actions.js');
const {gameOfRecord} = await import('/records/load.js');
const {newGame} = await import('/state/game.js');

test('each kind of game has its own searches, and gets them back', () => {
  update({game: null});
  begin('tictactoe');
  setSide(1, {spec: 'uct,iterations=7'});
  update({game: newGame('tictactoe', null, ['a1']), searches: {main: {}, second: null}});
  show(gameOfRecord({game: 'einstein', start: 's', moves: [], names: ['red one', 'blue one'], ending: null, source: 'text'}));
  equal(state.sides[1].spec, 'uct,iterations=1250', 'the search of the other game');
  equal(state.analysis.spec.startsWith('fitted'), true, 'its analysis');
  equal(state.searches.main, null, 'figures of the game before');
  equal(state.game.names, ['red one', 'blue one']);
  takeBack();
  equal(state.sides[1].spec, 'uct,iterations=7');
});

test('a new game of the same kind keeps its searches', () => {
  update({game: null, settings: {}});
  begin('connectfour');
  setSide(0, {kind: 'search'});
  begin('connectfour:rows=5');
  equal(state.sides[0].kind, 'search');
});

test('a resigned game has its winner', () => {
  const record = {game: 'einstein', start: 's', moves: ['1'], rewards: [0, 1], ending: 'recorded'};
  equal(gameOfRecord(record).ending, {winner: 1, how: 'recorded'});
  equal(gameOfRecord({...record, ending: null}).ending, null);
});
