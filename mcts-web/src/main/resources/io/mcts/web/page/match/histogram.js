// How often values fall into each of some equal ranges, as bars.
import {html, svg} from '../lit.js';

const HEIGHT = 80;
const BINS = 12;

/**
 * Counts of values in equal ranges from the least to the greatest: {least, step, counts}, `counts` one list for each
 * group of values.
 *
 * @param whole whether a range begins and ends at whole numbers
 */
export function bins(groups, whole) {
  const all = groups.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const exact = (most - least) / BINS;
  const step = whole ? Math.max(1, Math.ceil((most - least + 1) / BINS)) : exact || 1;
  const count = whole ? Math.floor((most - least) / step) + 1 : exact === 0 ? 1 : BINS;
  const counts = groups.map((values) => {
    const found = Array(count).fill(0);
    for (const value of values) {
      found[Math.min(count - 1, Math.floor((value - least) / step))] += 1;
    }
    return found;
  });
  return {least, step, counts};
}

/**
 * The bars of one group, or of two beside each other; `text` writes a value.
 *
 * @param {string} test
 * @param {string} label
 * @param {number[][]} groups
 * @param {{whole?: boolean, text?: (value: number) => string, width: number}} options
 */
export function histogram(test, label, groups, {whole = false, text = String, width}) {
  const {least, step, counts} = bins(groups, whole);
  const most = Math.max(...counts.flat(), 1);
  const wide = width / counts[0].length;
  const bar = (group, index) => {
    const height = (HEIGHT * counts[group][index]) / most;
    return svg`<rect class=${`g${group}`} x=${index * wide + 1 + (group * (wide - 2)) / groups.length}
        y=${HEIGHT - height}
        width=${(wide - 2) / groups.length} height=${height} rx="2"></rect>`;
  };
  return html`<figure class="histogram"><figcaption class="about">${label}</figcaption>
    <svg viewBox=${`0 0 ${width} ${HEIGHT + 18}`} role="img" data-test=${test}
        aria-label=${`${label}: from ${text(least)} to ${text(least + step * counts[0].length)}`}>
      ${counts.map((found, group) => found.map((_, index) => bar(group, index)))}
      ${svg`<line class="half" x1="0" x2=${width} y1=${HEIGHT} y2=${HEIGHT}></line>
        <text x="0" y=${HEIGHT + 14}>${text(least)}</text><text class="end" x=${width}
            y=${HEIGHT + 14}>${text(least + step * counts[0].length - (whole ? 1 : 0))}</text>`}
    </svg></figure>`;
}
