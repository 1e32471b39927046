// A search to be chosen: preset, time, the SPEC as text, and a dialog with all settings.
import {html, settled} from '../lit.js';
import {state, update} from '../state/store.js';
import {dialog} from '../view/dialog.js';
import {count} from '../view/numbers.js';
import {commandLine} from './command.js';
import {form} from './form.js';
import {changed, parse, presets, withPreset} from './spec.js';
import {copyButton} from '../view/copy.js';

const TIMES = ['100ms', '300ms', '1s', '3s', '5s', '10s', '30s', '60s'];

const setting = (key) => state.catalog.settings.find((candidate) => candidate.key === key);

/** The editor; `change` is called with another SPEC. */
export function editor(id, label, spec, change) {
  const {preset, changes} = parse(spec);
  const known = presets();
  const times = TIMES.includes(changes.time) || !changes.time ? TIMES : [changes.time, ...TIMES];
  return html`<div class="editor" role="group" aria-label=${label} data-test=${`${id}-editor`}>
    <select aria-label=${`${label}: preset`} data-test=${`${id}-preset`} .value=${settled(preset)}
        @change=${(event) => change(withPreset(spec, event.target.value))}>
      ${known.some(({name}) => name === preset) ? '' : html`<option value=${preset} selected>${preset}</option>`}
      ${known.map(({name, description}) => html`<option value=${name} title=${description}
          ?selected=${name === preset}>${name}</option>`)}
    </select>
    <select aria-label=${`${label}: time for a move`} data-test=${`${id}-time`} .value=${settled(changes.time ?? '')}
        @change=${(event) => change(changed(spec, setting('time'), event.target.value))}>
      <option value="" ?selected=${!changes.time}>${changes.iterations ? `${count(changes.iterations)} ${changes.iterations === '1' ? 'iteration' : 'iterations'}` : 'no time set'}</option>
      ${times.map((time) => html`<option value=${time} ?selected=${time === changes.time}>${time}</option>`)}
    </select>
    <button data-test=${`${id}-settings`} @click=${() => update({dialog: {name: 'settings', id, label, change, spec}})}>Settings …</button>
    <input class="spec" type="text" aria-label=${`${label}: SPEC`} data-test=${`${id}-spec`} autocomplete="off" spellcheck="false"
        .value=${settled(spec)} @change=${(event) => change(event.target.value.trim())}>
  </div>`;
}

/** The dialog with all settings of one search. */
export function settingsDialog({id, label, spec, change}) {
  const take = (text) => {
    change(text);
    update({dialog: {...state.dialog, spec: text}});
  };
  const entry = state.catalog.presets.find(({name}) => name === parse(spec).preset);
  return dialog(`Settings of ${label}`, 'wide', html`
    <div class="settings-head">
      <div class="row">
        <label for="settings-preset">Preset</label>
        <select id="settings-preset" data-test="settings-preset" .value=${settled(parse(spec).preset)}
            @change=${(event) => take(withPreset(spec, event.target.value))}>
          ${presets().map(({name}) => html`<option value=${name} ?selected=${name === parse(spec).preset}>${name}</option>`)}
        </select>
        <span class="about">${entry?.description ?? ''}</span>
      </div>
      <div class="row">
        <label for="settings-spec">SPEC</label>
        <input id="settings-spec" class="spec grow" type="text" data-test="settings-spec" autocomplete="off" spellcheck="false"
            .value=${settled(spec)} @change=${(event) => take(event.target.value.trim())}>
        ${copyButton(() => spec, 'Copy the SPEC', 'settings-copy')}
      </div>
      <div class="row">
        <span class="label">Command</span>
        <code class="grow command" data-test="settings-command">${commandLine(spec)}</code>
        ${copyButton(() => commandLine(spec), 'Copy the command', 'settings-copy-command')}
      </div>
    </div>
    ${form('setting', spec, take)}`);
}
