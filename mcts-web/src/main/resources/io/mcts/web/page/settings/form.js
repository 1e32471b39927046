// The form of all settings of a search: each setting of the catalogue has its control.
import {html, settled} from '../lit.js';
import {state} from '../state/store.js';
import {gameEntry} from '../state/turn.js';
import {partControl} from './partcontrol.js';

/** @type {[string, string[]][]} */
const GROUPS = [
  ['How long', ['iterations', 'time', 'stop', 'seed']],
  ['Down the tree', ['selection', 'root-selection', 'prior', 'root-noise']],
  ['Leaves', ['rollout', 'evaluator', 'heuristic', 'batch', 'virtual-loss']],
  [
    'The tree',
    ['expansion', 'expansion-threshold', 'backup', 'tablebase', 'solver', 'transpositions', 'memory', 'memory-ceiling'],
  ],
  ['Threads', ['threads', 'parallel']],
  ['The move played', ['decision']],
];

/** The settings in groups; what is in no group comes last. */
function groups() {
  const settings = state.catalog.settings;
  const grouped = new Set(GROUPS.flatMap(([, keys]) => keys));
  return [
    ...GROUPS.map(([title, keys]) => [
      title,
      keys.map((key) => settings.find((setting) => setting.key === key)).filter(Boolean),
    ]),
    ['More', settings.filter(({key}) => !grouped.has(key))],
  ].filter(([, members]) => members.length > 0);
}

/** What a setting may be: its choices, and those of the game. */
function choicesOf(setting) {
  const own = gameEntry()?.parts[setting.key] ?? [];
  if (setting.key === 'heuristic') {
    return [{name: '', description: 'none, or what the preset takes', parameters: []}, ...own];
  }
  return setting.choices && [...setting.choices, ...own];
}

function control(id, setting, {value, part}, change) {
  const set = (text) => change({setting: setting.key, path: [], value: text});
  const choices = choicesOf(setting);
  const key = `${id}-${setting.key}`;
  if (setting.isSwitch) {
    return html`<label class="switch"><input type="checkbox" id=${key} data-test=${key}
        .checked=${settled(value === 'true')}
        @change=${(event) => set(String(event.target.checked))}> ${setting.key}</label>
      <p class="about">${setting.description}</p>`;
  }
  return html`<label for=${key}>${setting.key}</label>
    ${
      choices === null || part === null
        ? html`<input type="text" id=${key} data-test=${key} autocomplete="off" spellcheck="false"
            placeholder=${setting.defaultValue || setting.form}
          .value=${settled(value)} @change=${(event) => set(event.target.value.trim())}>
        <p class="about">${setting.description}</p>`
        : html`<div>${partControl(key, choices, part, (path, text) =>
            change({setting: setting.key, path, value: text}),
          )}</div>`
    }`;
}

/** The form of what a SPEC says; `change` is called with each change of it, see spec.js. */
export const form = (id, {settings: values}, change) => html`<div class="form" data-test=${`${id}-form`}>
  ${groups().map(
    ([title, settings]) => html`<fieldset>
    <legend>${title}</legend>
    ${settings.map(
      (setting) => html`<div class=${`setting ${values[setting.key].isChanged ? 'changed' : ''}`}>
      ${control(id, setting, values[setting.key], change)}
    </div>`,
    )}
  </fieldset>`,
  )}
</div>`;
