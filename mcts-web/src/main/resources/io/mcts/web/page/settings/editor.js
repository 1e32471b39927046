// A search to be chosen: preset, time, the SPEC as text, and a dialog with all settings.
import {html, settled} from '../lit.js';
import {state, update} from '../state/store.js';
import {dialog} from '../view/dialog.js';
import {count} from '../view/numbers.js';
import {commandLine} from './command.js';
import {form} from './form.js';
import {alter, described, presets} from './spec.js';
import {copyButton} from '../view/copy.js';

const TIMES = ['100ms', '300ms', '1s', '3s', '5s', '10s', '30s', '60s'];

const descriptions = {}; // the last of each editor, shown until the next is there

/** What a SPEC says; while that is not known, what the one before it in the same editor said. */
function shown(id, spec) {
  descriptions[id] = described(spec) ?? descriptions[id] ?? null;
  return descriptions[id];
}

const presetOptions = (preset) => html`${
  presets().some(({name}) => name === preset)
    ? ''
    : html`<option value=${preset}
    selected>${preset}</option>`
}
  ${presets().map(
    ({name, description}) => html`<option value=${name} title=${description}
      ?selected=${name === preset}>${name}</option>`,
  )}`;

/** The editor; `change` is called with another SPEC. */
export function editor(id, label, spec, change) {
  const {preset, settings} = shown(id, spec) ?? {preset: '', settings: null};
  const [time, iterations] = ['time', 'iterations'].map((key) => settings?.[key].value ?? '');
  const times = TIMES.includes(time) || !time ? TIMES : [time, ...TIMES];
  const set = (what) => alter(() => spec, what, change);
  return html`<div class="editor" role="group" aria-label=${label} data-test=${`${id}-editor`}>
    <select aria-label=${`${label}: preset`} data-test=${`${id}-preset`} .value=${settled(preset)}
        @change=${(event) => set({preset: event.target.value})}>${presetOptions(preset)}</select>
    <select aria-label=${`${label}: time for a move`} data-test=${`${id}-time`} .value=${settled(time)}
        @change=${(event) => set({setting: 'time', path: [], value: event.target.value})}>
      <option value=""
          ?selected=${!time}>${
            iterations ? `${count(iterations)} ${iterations === '1' ? 'iteration' : 'iterations'}` : 'no time set'
          }</option>
      ${times.map((one) => html`<option value=${one} ?selected=${one === time}>${one}</option>`)}
    </select>
    <button data-test=${`${id}-settings`}
        @click=${() => update({dialog: {name: 'settings', id, label, change, spec}})}>Settings …</button>
    <input class="spec" type="text" aria-label=${`${label}: SPEC`} data-test=${`${id}-spec`} autocomplete="off"
        spellcheck="false"
        .value=${settled(spec)} @change=${(event) => change(event.target.value.trim())}>
  </div>`;
}

/** The dialog with all settings of one search. */
export function settingsDialog({label, spec, change}) {
  const take = (text) => {
    change(text);
    update({dialog: {...state.dialog, spec: text}});
  };
  const description = shown('dialog', spec);
  const preset = description?.preset ?? '';
  const set = (what) => alter(() => state.dialog?.spec ?? spec, what, take);
  return dialog(
    `Settings of ${label}`,
    'wide',
    html`
    <div class="settings-head">
      <div class="row">
        <label for="settings-preset">Preset</label>
        <select id="settings-preset" data-test="settings-preset" .value=${settled(preset)}
            @change=${(event) => set({preset: event.target.value})}>${presetOptions(preset)}</select>
        <span class="about">${state.catalog.presets.find(({name}) => name === preset)?.description ?? ''}</span>
      </div>
      <div class="row">
        <label for="settings-spec">SPEC</label>
        <input id="settings-spec" class="spec grow" type="text" data-test="settings-spec" autocomplete="off"
            spellcheck="false"
            .value=${settled(spec)} @change=${(event) => take(event.target.value.trim())}>
        ${copyButton(() => spec, 'Copy the SPEC', 'settings-copy')}
      </div>
      <div class="row">
        <span class="label">Command</span>
        <code class="grow command" data-test="settings-command">${commandLine(spec)}</code>
        ${copyButton(() => commandLine(spec), 'Copy the command', 'settings-copy-command')}
      </div>
    </div>
    ${
      description === null
        ? ''
        : description.settings === null
          ? html`<p
        class="failure">${description.error}</p>`
          : form('setting', description, set)
    }`,
  );
}
