// The control of a part of a search: which one, and its parameters.
import {html, settled} from '../lit.js';
import {formatWord, parseWord} from './word.js';

/** Numbers are written in many ways: 1 and 1.0 are the same. */
const number = (text) => (/^-?[\d.]+(e-?\d+)?$/i.test(text) ? String(Number(Number(text).toPrecision(5))) : text);

/**
 * The control.
 *
 * @param id what the elements are called
 * @param choices the parts: {name, description, parameters}
 * @param value the part chosen, with its parameters, as text
 * @param change called with another text
 */
export function partControl(id, choices, value, change) {
  const {name, values} = parseWord(value);
  const entry = choices.find((choice) => choice.name === name) ?? choices[0];
  return html`
    <select id=${id} data-test=${id} .value=${settled(entry.name)} @change=${(event) => change(event.target.value)}>
      ${choices.map((choice) => html`<option value=${choice.name} ?selected=${choice.name === entry.name}>${choice.name}</option>`)}
    </select>
    <p class="about">${entry.description}</p>
    ${entry.parameters.length === 0 ? '' : html`<div class="parameters">
      ${entry.parameters.map((parameter) => parameterControl(`${id}-${parameter.name}`, choices, parameter,
        values[parameter.name], (text) => change(formatWord(entry, {...values, [parameter.name]: text}))))}
    </div>`}`;
}

function parameterControl(id, choices, parameter, value, change) {
  const isPart = choices.some(({name}) => name === parseWord(parameter.defaultValue).name);
  return html`<div class="parameter">
    <label for=${id}>${parameter.name}</label>
    ${isPart
      ? html`<div>${partControl(id, choices.filter(({parameters}) => parameters.every(({name}) => name !== parameter.name)),
          value ?? parameter.defaultValue, change)}</div>`
      : html`<input id=${id} data-test=${id} type="text" autocomplete="off" spellcheck="false"
          placeholder=${number(parameter.defaultValue)} .value=${settled(value ?? '')}
          @change=${(event) => change(event.target.value.trim())}>`}
    <span class="about">${parameter.description} (${number(parameter.defaultValue)})</span>
  </div>`;
}
