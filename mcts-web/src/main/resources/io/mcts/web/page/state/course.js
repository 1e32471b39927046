// The course of things: after each change, what has to begin or end so that the page does what the state says. A
// search begins when it is a search's turn or an analysis is on, the die is rolled, the server is asked for the
// position.
import {Refusal} from '../server/http.js';
import {goOn as continued, leave, run} from '../server/searches.js';
import {count} from './clock.js';
import {estimateAt, estimateOf, estimateOfEnd, estimated} from './estimates.js';
import {cutOff, goneTo, isAtEnd, keyOf, movesSoFar, nameOf, newGame, played} from './game.js';
import {giveHint, isHinting} from './hint.js';
import {placeOf} from './place.js';
import {goOn, judgeTry} from './review.js';
import {hidePreview} from '../search/preview.js';
import {specsOfLesson} from '../view/lesson.js';
import {sound} from '../view/sound.js';
import {say, state, update} from './store.js';
import {judgeOnce} from './territory.js';
import {CHANCE, isAnalysing, isLive, isSettled, mover} from './turn.js';

/** How long the die rolls, in milliseconds; not for readers who have asked for less motion. */
const DIE_ROLLS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 450;

/** How long a move of the demonstration is to be seen before it is played, in milliseconds. */
const DEMO_PACE = 900;

let asked = null;
let hopeless = null;
let thrown = null;

/** Sees to it that what should run runs. */
export function conduct() {
  if (state.catalog === null || state.game === null) {
    return;
  }
  if (!isSettled()) {
    settle();
    return;
  }
  throwDie();
  judgeOnce();
  judgeTry();
  for (const [id, wanted] of Object.entries(wantedSearches())) {
    const search = state.searches[id];
    if (wanted === null) {
      leave(id);
    } else if (state.connection === 'open' && search?.status === 'paused' && isSame(search, wanted)) {
      continued(id);
    } else if (state.connection === 'open' && !isSame(search, wanted)) {
      hidePreview(); // the table whose line is shown goes, and the pointer cannot leave what is not there
      run(id, wanted);
    }
  }
}

const isSame = (search, wanted) =>
  search !== null &&
  search.status !== 'stopped' &&
  search.request.key === wanted.key &&
  search.request.spec === wanted.spec &&
  search.request.purpose === wanted.purpose;

async function settle() {
  const {game} = state;
  const key = keyOf(game);
  if (asked === key || hopeless === key) {
    return;
  }
  asked = key;
  try {
    const place = await placeOf(game);
    if (keyOf(state.game) === key) {
      arrive(place);
    }
  } catch (failure) {
    if (keyOf(state.game) === key) {
      refuse(failure);
    }
  } finally {
    asked = null;
  }
}

/** Takes a position; what chance has settled at the beginning of a game stays with the game. */
function arrive(place) {
  const game = place.isDrawn ? {...state.game, start: place.start} : state.game;
  const told = place.isOver ? estimated(game, movesSoFar(game), estimateOfEnd(place.rewards[0])) : game;
  if (state.isFresh) {
    sound(place.isOver ? 'end' : isCapture(place) ? 'capture' : 'move');
  }
  update({game: told, place: {...place, key: keyOf(told)}, preview: null});
  followLine();
}

/** Whether the last move took a piece: fewer are left than on the board so far. */
function isCapture({board}) {
  const count = (some) => some?.cells.filter((cell) => cell !== '').length ?? 0;
  return count(board) < count(state.place?.board);
}

/** Learns who moves at each ply of the whole game, beyond the point looked at, too. */
async function followLine() {
  const whole = goneTo(state.game, state.game.moves.length);
  if (state.line?.moves === whole.moves) {
    return;
  }
  try {
    const {players} = isAtEnd(state.game) ? state.place : await placeOf(whole);
    update({line: {moves: whole.moves, players}});
  } catch {
    // What comes later may not be legal: it is refused when it is come to.
  }
}

function refuse(failure) {
  if (!(failure instanceof Refusal)) {
    setTimeout(conduct, 1000);
    return;
  }
  say(failure.message, 'failed');
  const {game} = state;
  if (failure.ply !== undefined && failure.ply < game.at) {
    update({game: cutOff(goneTo(game, failure.ply)), isPaused: true});
  } else if (game.moves.length > 0) {
    update({game: cutOff(goneTo(game, 0)), isPaused: true});
  } else if (state.shelf !== null) {
    update({game: state.shelf, shelf: null, isPaused: true});
  } else {
    hopeless = keyOf(game); // a game that cannot even begin is not asked for again
    update({game: newGame(game.start === null ? nameOf(game.word) : game.word)});
  }
}

/** Rolls the die after a moment, if the program does. */
function throwDie() {
  const isDue = isLive() && mover() === CHANCE && state.dice === 'program';
  const key = isDue ? state.place.key : null;
  if (thrown === key) {
    return;
  }
  thrown = key;
  if (isDue) {
    setTimeout(() => {
      if (thrown === key && isLive() && state.place.key === key) {
        make(drawn(state.place.legalMoves));
      }
    }, DIE_ROLLS);
  }
}

/** An outcome of chance, drawn by probability. */
function drawn(outcomes) {
  let rest = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
  for (const {move, probability} of outcomes) {
    rest -= probability;
    if (rest < 0) {
      return move;
    }
  }
  return outcomes.at(-1).move;
}

function wantedSearches() {
  const player = mover();
  const isDecision = player !== null && player !== CHANCE;
  if (state.review !== null) {
    return {main: reviewed(), second: null};
  }
  const isPlay = isLive() && isDecision && state.sides[player].kind === 'search';
  const here = (purpose, spec) => asSearch(purpose, state.game, spec);
  if (isDecision && isHinting() && !isPlay) {
    return {main: here('hint', state.sides[player].spec), second: null};
  }
  if (isDecision && !isPlay && state.lesson !== null) {
    const [first, second] = specsOfLesson().map((spec) => here('lesson', spec));
    return {main: first ?? null, second: second ?? null};
  }
  const isLookedAt = isDecision && !state.isUnwatched;
  return {
    main: isPlay
      ? here('play', state.sides[player].spec)
      : isLookedAt && state.compare.isOn
        ? here('analysis', state.compare.first)
        : isLookedAt && isAnalysing()
          ? here('analysis', state.analysis.spec)
          : null,
    second: isLookedAt && state.compare.isOn ? here('analysis', state.compare.spec) : null,
  };
}

function reviewed() {
  return asSearch('review', goneTo(state.game, state.review), state.game.review);
}

const asSearch = (purpose, game, spec) => ({
  purpose,
  spec,
  key: keyOf(game),
  ply: game.at,
  game: game.word,
  start: game.start,
  moves: movesSoFar(game),
});

/** Plays a move at the point looked at. `figures` are those of the search that chose it, or null. */
export function make(move, figures = null) {
  count();
  const player = mover();
  const chosen = figures?.moves.find((candidate) => candidate.move === move);
  const turn =
    player === CHANCE
      ? null
      : {
          player,
          millis: Math.round(isAtEnd(state.game) ? state.thought : 0),
          value: figures?.value ?? null,
          visits: chosen?.visits ?? null,
          iterations: figures?.iterations ?? null,
        };
  const isAlone = state.sides.every(({kind}) => kind === 'human');
  update({
    game: played(isAlone ? state.game : cutOff(state.game), move, turn),
    isWelcome: state.isWelcome && state.isDemo,
    thought: 0,
    isPaused: false,
    isFresh: true,
    hint: null,
    selected: null,
    aimed: null,
    drag: null,
    preview: null,
  });
}

/** What follows from what a search tells of itself. */
export function told({request, figures, status}) {
  const isDone = status === 'done';
  if (!isDone && request.purpose !== 'analysis') {
    return;
  }
  if (figures.playerValues && keyOf(newGame(state.game.word, state.game.start, request.moves)) === request.key) {
    const isReview = request.purpose === 'review';
    if (isReview || !estimateAt({...state.game, moves: request.moves}, request.ply)?.review) {
      // a report compares equal searches
      update({game: estimated(state.game, request.moves, estimateOf(figures, request.spec, isReview))});
    }
  }
  if (!isDone) {
    return;
  }
  if (request.purpose === 'play' && state.isDemo) {
    setTimeout(
      () => state.isDemo && isLive() && state.place.key === request.key && make(figures.bestMove, figures),
      DEMO_PACE,
    );
  } else if (request.purpose === 'play' && isLive() && state.place.key === request.key) {
    make(figures.bestMove, figures);
  } else if (request.purpose === 'review') {
    goOn();
  } else if (request.purpose === 'hint') {
    giveHint({request, figures});
  }
}
