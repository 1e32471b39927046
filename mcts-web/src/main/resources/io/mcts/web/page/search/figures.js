// What a search has spent and holds.
import {html} from '../lit.js';
import {bytes, count, duration, short} from '../view/numbers.js';

const figure = (label, value, test) => html`<div><dt>${label}</dt><dd data-test=${test}>${value}</dd></div>`;

/** The figures as a list of terms. */
export const figureList = (figures, id) => html`<dl class="figures" data-test=${`${id}-figures`}>
  ${figure('Iterations', count(figures.iterations), `${id}-iterations`)}
  ${figure('Iterations/s', short(figures.iterationsPerSecond), `${id}-speed`)}
  ${figure('Time', duration(figures.elapsedMillis), `${id}-elapsed`)}
  ${figure('Nodes', count(figures.nodes), `${id}-nodes`)}
  ${figure('Depth', count(figures.depth), `${id}-depth`)}
  ${figure('Memory', bytes(figures.bytes), `${id}-bytes`)}
</dl>`;
