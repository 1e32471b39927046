const {fragmentOf, readFragment} = await import('/state/address.js');
const {goneTo, newGame} = await import('/state/game.js');

const isKnown = (name) => name === 'einstein';

test('a game comes back from its fragment', () => {
  const game = goneTo(newGame('einstein:red=123456', 'A4/5/5/5/4a r -', ['1', 'a5-b4', '6']), 2);
  equal(readFragment(fragmentOf(game), isKnown), {game, fault: null});
});

test('an unknown game and a broken address are told', () => {
  equal(readFragment('#game=chess', isKnown), {game: null, fault: "There is no game 'chess' here."});
  equal(readFragment('#game=%E0%A4%A', isKnown), {game: null, fault: 'The address is broken: no game can be read from it.'});
  equal(readFragment('#gaame=einstein', isKnown), {game: null, fault: 'The address is broken: no game can be read from it.'});
});

test('a link within the page is none', () => {
  equal(readFragment('#board', isKnown), {game: null, fault: null});
  equal(readFragment('', isKnown), {game: null, fault: null});
});
