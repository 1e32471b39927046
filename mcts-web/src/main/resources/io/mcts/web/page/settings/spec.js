// A SPEC: a search in one word, a preset and changes to its settings, as on the command line.
import {gameEntry} from '../state/turn.js';
import {state} from '../state/store.js';

/** What a SPEC says: {preset, changes: {key: value}}; a switch that stands alone is on, best and levels are what they are in the game. */
export function parse(spec) {
  const [first, ...words] = spec.split(',');
  const own = ownSpec(first.trim());
  if (own) {
    const {preset, changes} = parse(own);
    return {preset, changes: {...changes, ...changesOf(words)}};
  }
  return {preset: first.trim(), changes: changesOf(words)};
}

/** The SPEC that a word stands for in the game played, if that is known: the catalogue has it for games without options. */
function ownSpec(word) {
  const game = gameEntry();
  const level = /^level([1-9]\d*)$/.exec(word);
  if (!game || game.name !== state.game.word) {
    return undefined;
  }
  return word === 'best' ? game.best : level && game.levels[level[1] - 1]?.spec;
}

function changesOf(words) {
  const changes = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    if (word !== '') {
      changes[equals < 0 ? word : word.slice(0, equals)] = equals < 0 ? 'true' : word.slice(equals + 1);
    }
  }
  return changes;
}

/** The SPEC that says this. */
export const format = ({preset, changes}) => [
  preset,
  ...Object.entries(changes).map(([key, value]) => (value === 'true' ? key : `${key}=${value}`)),
].join(',');

/** The presets that work for the game played. */
export const presets = () =>
  state.catalog.presets.filter(({games}) => !games || games.includes(gameEntry()?.name));

/** The value of a setting where a SPEC does not change it: the preset's, or the library's. */
export function valueUnchanged(preset, setting) {
  const entry = state.catalog.presets.find(({name}) => name === preset);
  return entry?.settings?.[setting.key] ?? setting.defaultValue ?? '';
}

/** A SPEC with one setting changed; a value that is there anyway, or a blank one, is no change. */
export function changed(spec, setting, value) {
  const {preset, changes} = parse(spec);
  const others = Object.fromEntries(Object.entries(changes).filter(([key]) => key !== setting.key));
  const isChange = value !== '' && value !== valueUnchanged(preset, setting);
  return format({preset, changes: isChange ? {...others, [setting.key]: value} : others});
}

/** A SPEC with another preset: only what bounds the search stays. */
export function withPreset(spec, preset) {
  const {changes} = parse(spec);
  const kept = Object.entries(changes)
      .filter(([key]) => ['iterations', 'time', 'memory', 'threads', 'parallel', 'seed'].includes(key));
  return format({preset, changes: Object.fromEntries(kept)});
}

/** A SPEC with a time where it says neither time nor iterations. */
export const bounded = (spec, time) => (/,(time|iterations)=/.test(spec) ? spec : `${spec},time=${time}`);
