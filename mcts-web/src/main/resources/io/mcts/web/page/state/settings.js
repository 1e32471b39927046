// The sides and searches with which each kind of game is played. They stay with it while another kind is on the board.
import {nameOf} from './game.js';
import {state} from './store.js';

const OWN = ['sides', 'analysis', 'compare', 'matchSetup'];

/** Those with which a kind of game begins that has not been played on this page. */
function first(name) {
  const {
    opponent: play,
    analysis,
    comparison: other,
  } = state.catalog.games.find((game) => game.name === name).suggestions;
  return {
    sides: [
      {kind: 'human', spec: play},
      {kind: 'search', spec: play},
    ],
    analysis: {isOn: null, spec: analysis},
    compare: {isOn: false, first: analysis, spec: other},
    matchSetup: {a: `${analysis},time=100ms`, b: `${other},time=100ms`, games: 20, seed: 1, opening: 2, isHere: false},
  };
}

/** What changes on the page when a game of this kind comes on the board: nothing, if one is there. */
export function settingsOf(name) {
  const before = state.game && nameOf(state.game.word);
  if (before === name) {
    return {};
  }
  const kept = before === null ? {} : {[before]: Object.fromEntries(OWN.map((key) => [key, state[key]]))};
  const all = {...state.settings, ...kept};
  const own = {...first(name), ...all[name]};
  return {
    ...own,
    analysis: {...own.analysis, isOn: null},
    compare: {...own.compare, isOn: false},
    settings: all,
    searches: {main: null, second: null},
    trees: {main: null, second: null},
    steps: {...state.steps, number: 0, data: null, isPlaying: false, error: null},
  };
}
