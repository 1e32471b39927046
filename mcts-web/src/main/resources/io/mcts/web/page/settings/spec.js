// SPECs, searches in one word, as the server reads them: the page does not know how they are written.
import {Refusal, spec as ask} from '../server/http.js';
import {gameEntry} from '../state/turn.js';
import {say, state, update} from '../state/store.js';

const LARGEST = 200;
const TRY_AGAIN = 1000;
const known = new Map();

/**
 * What a SPEC of the game played says: {spec, preset, settings: {key: {value, isChanged, part}}, error}, the settings
 * null where it cannot be read; null while the server is asked.
 */
export function described(text) {
  const game = state.game.word;
  const key = JSON.stringify([game, text]);
  if (!known.has(key)) {
    known.set(key, null);
    ask({game, spec: text}).then(
      (answer) => {
        known.set(key, answer);
        update({});
      },
      (failure) => !(failure instanceof Refusal) && setTimeout(() => known.delete(key), TRY_AGAIN),
    );
    if (known.size > LARGEST) {
      known.delete(known.keys().next().value);
    }
  }
  return known.get(key);
}

let changes = Promise.resolve();

/**
 * Changes a SPEC, after all changes before.
 *
 * @param current tells the SPEC as it is then
 * @param change a {preset}, or {setting, path, value}: `path` are the names of the parameters down to the one that has
 *     the value
 * @param take called with the SPEC as changed
 */
export function alter(current, change, take) {
  changes = changes.then(async () => {
    try {
      take((await ask({game: state.game.word, spec: current(), ...change})).spec);
    } catch (failure) {
      say(failure.message, 'failed');
    }
  });
}

/** The presets that work for the game played. */
export const presets = () => state.catalog.presets.filter(({games}) => !games || games.includes(gameEntry()?.name));
