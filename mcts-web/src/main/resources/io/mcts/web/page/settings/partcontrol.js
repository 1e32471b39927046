// The control of a part of a search: which one, and its parameters.
import {html, settled} from '../lit.js';

const INNER = 'inner';

/** Numbers are written in many ways: 1 and 1.0 are the same. */
const number = (text) => (/^-?[\d.]+(e-?\d+)?$/i.test(text) ? String(Number(Number(text).toPrecision(5))) : text);

/**
 * The control.
 *
 * @param id what the elements are called
 * @param choices the parts: {name, description, parameters}
 * @param part the part chosen: {name, values, inner}, the part within it, if it has one
 * @param change called with the names of the parameters down to the one that changes, none for the part itself, and
 *     the value
 */
export function partControl(id, choices, {name, values, inner}, change) {
  const entry = choices.find((choice) => choice.name === name) ?? choices[0];
  return html`
    <select id=${id} data-test=${id} .value=${settled(entry.name)} @change=${(event) => change([], event.target.value)}>
      ${choices.map(
        (choice) => html`<option value=${choice.name}
          ?selected=${choice.name === entry.name}>${choice.name}</option>`,
      )}
    </select>
    <p class="about">${entry.description}</p>
    ${
      entry.parameters.length === 0
        ? ''
        : html`<div class="parameters">
      ${entry.parameters.map(
        (parameter) => html`<div class="parameter">
        <label for=${`${id}-${parameter.name}`}>${parameter.name}</label>
        ${
          parameter.name === INNER && inner
            ? html`<div>${partControl(
                `${id}-${INNER}`,
                choices.filter(({parameters}) => !parameters.some((one) => one.name === INNER)),
                inner,
                (path, text) => change([INNER, ...path], text),
              )}</div>`
            : html`<input id=${`${id}-${parameter.name}`} data-test=${`${id}-${parameter.name}`} type="text"
                autocomplete="off" spellcheck="false"
              placeholder=${number(parameter.defaultValue)} .value=${settled(values[parameter.name] ?? '')}
              @change=${(event) => change([parameter.name], event.target.value.trim())}>`
        }
        <span class="about">${parameter.description} (${number(parameter.defaultValue)})</span>
      </div>`,
      )}
    </div>`
    }`;
}
