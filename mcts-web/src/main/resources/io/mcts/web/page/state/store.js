// The state of the page: one object, changed by update(), upon which the page is drawn again.

/** Everything that the page shows. Changed by update() alone. */
export const state = {
  catalog: null,
  connection: 'connecting', // 'open', 'lost'
  lostReason: '', // why the server closed it, as far as it has told
  game: null, // see game.js
  isUnwatched: false, // whether the page has been hidden for so long that analyses pause
  isSilent: false, // whether the server has told nothing of the searches that run for some seconds
  gamesShown: 0, // how many games have come on the board
  place: null, // the position looked at, see place.js
  line: null, // who moves at each ply of the whole game {moves, players}
  sides: [], // by player {kind: 'human'|'search', spec}
  settings: {}, // the sides and searches of other kinds of games, by name; see settings.js
  dice: 'program', // or 'hand'
  clock: {mode: 'up', minutes: 5, action: 'loses'}, // mode 'off', 'up', 'down'; action 'loses', 'told'
  thought: 0, // milliseconds that the player to move has thought
  isPaused: false,
  isFlipped: false,
  isFresh: false, // whether the last move has just been played, so that it may be shown falling
  hasBars: true,
  hasTerritory: false, // whether it is shown whose the points of the board will be
  hasAllMoves: false, // whether tables list moves that are hardly visited, too
  viewpoint: null, // the player whose win rates are shown; null for the usual: the one to move, over a game the first
  hasNumbers: false, // whether stones show the numbers of their moves
  territory: null, // see territory.js
  hasSound: false,
  isWelcome: false, // whether the first screen is shown
  isDemo: false, // whether two searches play there
  tour: null, // the stop of the tour, from 1
  lesson: null, // the screen about what a search does, from 1, see lesson.js
  lessonConstant: 1.4, // that of UCB1 in the lesson
  lessonCount: 0, // which of its numbers of iterations is chosen
  hint: null, // the key of the position for which a hint is sought
  tab: 'game',
  isWall: false, // whether the tab fills the screen
  analysis: {isOn: null, spec: ''}, // isOn null: while its tab is shown
  compare: {isOn: false, first: '', spec: ''}, // two SPECs of its own
  trying: null, // the ply at which a better move is looked for, so that the best one is not shown
  review: null, // the ply that a walk through the game has come to
  searches: {main: null, second: null}, // see searches.js
  trees: {main: null, second: null}, // see tree.js
  treeForm: 'picture', // or 'list'
  picture: {path: [], top: null, run: null, at: ''}, // see picture.js
  steps: {number: 0, phase: 0, data: null, c: 1.4, seed: 1, pace: 2, isPlaying: false, error: null}, // see stepper.js
  match: null, // see match.js
  matchSetup: null,
  cursor: null, // the cell that the keyboard is at: {row, column}
  selected: null, // the cell from which a stone is about to move
  pointedPly: null, // the point of the curve under the pointer
  hovered: null, // the cell under the pointer
  aimed: null, // the cell that a finger has aimed at: {row, column}
  drag: null, // a stone in the hand {from, x, y}
  sizes: {panels: 620, play: 600, growing: 0, high: 900, scale: 1, letters: 1}, // see size.js
  preview: null, // a line that is pointed at {steps, caption, shown}, see preview.js
  message: null, // {text, kind: 'told'|'refused'|'failed'}
  dialog: null, // {name, ...}
  shelf: null, // the game before one was loaded
  cards: {isShown: false}, // the card room, see cards/room.js
};

const LONGEST = 400;
const observers = [];
let isDue = false;

/** Has `observer` called soon after each change, once for changes that come together. */
export function observe(observer) {
  observers.push(observer);
}

/** Changes the state. */
export function update(change) {
  Object.assign(state, change);
  if (!isDue) {
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      for (const observer of observers) {
        observer();
      }
    });
  }
}

/** Says something to the reader, on the page and through a screen reader. */
export function say(text, kind = 'told') {
  const shown = text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
  update({message: {text: shown, kind, at: Date.now()}});
}
