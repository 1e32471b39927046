// Two searches of the same position, side by side.
import {html, svg} from '../lit.js';
import {editor} from '../settings/editor.js';
import {state, update} from '../state/store.js';
import {count, percent, signed} from '../view/numbers.js';
import {estimateBar} from './estimate.js';

/** @type {[string, (figures: any) => string][]} */
const FIGURES = [
  ['Iterations', (figures) => count(figures.iterations)],
  ['Iterations/s', (figures) => count(figures.iterationsPerSecond)],
  ['Nodes', (figures) => count(figures.nodes)],
  ['Depth', (figures) => count(figures.depth)],
  ['Expected', (figures) => figures.principalVariation.slice(0, 8).join(' ')],
  ['Proven', (figures) => figures.proven ?? '–'],
];

/** The figures of a search if they are of the position looked at, and of this SPEC. */
function figuresOf(id, spec) {
  const search = state.searches[id];
  return search?.figures != null && search.request.key === state.place?.key && search.request.spec === spec
    ? search.figures
    : null;
}

/** How many moves are listed: in Go, most of a hundred are hardly visited. */
const MOST = 18;

/**
 * What the searches make of each move, those of which they think most differently, the most different first; a move
 * that a search has not visited has no mean there.
 */
export function differences(first, second) {
  const names = [...new Set([first, second].flatMap((figures) => figures?.moves.map(({move}) => move) ?? []))];
  const of = (figures, name) => {
    const visits = figures?.moves.reduce((sum, {visits: own}) => sum + own, 0) || 1;
    const move = figures?.moves.find((candidate) => candidate.move === name);
    return move
      ? {
          share: move.visits / visits,
          mean: move.visits === 0 ? null : move.mean,
          isBest: figures.bestMove === name,
        }
      : null;
  };
  const both = names.map((name) => ({name, a: of(first, name), b: of(second, name)}));
  const between = ({a, b}) => (a && b ? b.share - a.share : 0);
  return both
    .map((one) => ({...one, difference: between(one)}))
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, MOST);
}

const bar = (difference) =>
  html`<svg viewBox="-50 0 100 12" preserveAspectRatio="none" aria-hidden="true">${svg`
  <rect class=${difference > 0 ? 'more' : 'less'} x=${Math.min(0, 50 * difference)} y="1"
      width=${Math.abs(50 * difference)} height="10"></rect>
  <line class="half" x1="0" x2="0" y1="0" y2="12"></line>`}</svg>`;

const share = (one) =>
  one === null ? '–' : html`<span class=${one.isBest ? 'proven win' : ''}>${percent(one.share)}</span>`;

const moveRows = (first, second) =>
  differences(first, second).map(
    ({name, a, b, difference}) => html`<tr data-move=${name}>
  <th scope="row">${name}</th><td>${share(a)}</td><td>${share(b)}</td>
  <td class="difference">${bar(difference)}</td><td>${a && b ? signed(100 * difference, 0) : '–'}</td>
  <td>${a && b && a.mean !== null && b.mean !== null ? signed(b.mean - a.mean, 3) : '–'}</td></tr>`,
  );

const error = (id) =>
  state.searches[id]?.status === 'failed'
    ? html`<p class="failure" data-test=${`compare-error-${id}`}>${state.searches[id].error}</p>`
    : '';

/** The tab. */
export function compareTab() {
  const [first, second] = [figuresOf('main', state.compare.first), figuresOf('second', state.compare.spec)];
  const {isOn} = state.compare;
  const turn = () => update({compare: {...state.compare, isOn: !isOn}, isPaused: !isOn || state.isPaused});
  const column = (id, letter, figures, spec, change) => html`<div class="compared">
    <h3>${letter}</h3>
    ${editor(`compare-${letter.toLowerCase()}`, `search ${letter}`, spec, change)}
    ${estimateBar(figures?.playerValues?.[0] ?? null, `compare-estimate-${id}`)}
    ${error(id)}
  </div>`;
  return html`<section class="card" aria-labelledby="compare-title">
    <div class="row between"><h2 id="compare-title">Two searches, one position</h2>
      <button class=${isOn ? '' : 'primary'} aria-pressed=${isOn ? 'true' : 'false'} data-test="compare" @click=${turn}>
        ${isOn ? 'Stop' : 'Compare'}</button></div>
    <div class="two">
      ${column('main', 'A', first, state.compare.first, (spec) => update({compare: {...state.compare, first: spec}}))}
      ${column('second', 'B', second, state.compare.spec, (spec) => update({compare: {...state.compare, spec}}))}
    </div>
    ${
      first === null && second === null
        ? html`<p class="hint">Press Compare: both searches run at once on the position looked at.</p>`
        : html`
      <table class="candidates compare" data-test="compare-moves">
        <thead><tr><th scope="col">Move</th><th scope="col">A</th><th scope="col">B</th><th scope="col"
            colspan="2">share, B − A</th><th scope="col">mean, B − A</th></tr></thead>
        <tbody>${moveRows(first, second)}</tbody>
      </table>
      <table class="candidates" data-test="compare-figures">
        <thead><tr><th scope="col">Figure</th><th scope="col">A</th><th scope="col">B</th></tr></thead>
        <tbody>${FIGURES.map(
          ([name, of]) => html`<tr><th
            scope="row">${name}</th><td>${first ? of(first) : '–'}</td><td>${second ? of(second) : '–'}</td></tr>`,
        )}</tbody>
      </table>`
    }
  </section>`;
}
