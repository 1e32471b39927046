// A field for a number. What is no number in its range is told, and the number that is used comes back.
import {html, settled} from '../lit.js';
import {say} from '../state/store.js';

/**
 * The field; `set` is called with another number from `least` to `most`, a whole one if `step` is 1.
 *
 * @param {{test: string, label: string, value: number, least: number, most: number, step?: number | 'any',
 *     set: (value: number) => void}} field
 */
export function numberField({test, label, value, least, most, step = 'any', set}) {
  const changed = ({target}) => {
    if (target.checkValidity()) {
      set(Number(target.value));
    } else {
      target.value = value;
      say(
        `${label} has to be ${step === 1 ? 'a whole number' : 'a number'} from ${least} to ${most}; it stays ${value}.`,
        'refused',
      );
    }
  };
  return html`<label class="field">${label}
    <input type="number" min=${least} max=${most} step=${step} required data-test=${test}
        .value=${settled(String(value))} @change=${changed}></label>`;
}
