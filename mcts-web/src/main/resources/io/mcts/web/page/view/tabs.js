// The tabs beside the board.
import {html} from '../lit.js';
import {compareTab} from '../search/comparetab.js';
import {matchTab} from '../match/matchtab.js';
import {searchTab} from '../search/searchtab.js';
import {hidePreview} from '../search/preview.js';
import {state, update} from '../state/store.js';
import {showAgain} from '../steps/stepper.js';
import {stepsTab} from '../steps/stepstab.js';
import {gameTab} from './gametab.js';

/** @type {[string, string, () => unknown][]} */
const TABS = [
  ['game', 'Game', gameTab],
  ['search', 'Search', searchTab],
  ['steps', 'Steps', stepsTab],
  ['compare', 'Compare', compareTab],
  ['match', 'Match', matchTab],
];

/** Opens a tab; a line that another one shows on the board goes with it. */
function open(tab) {
  hidePreview();
  update({tab, ...(tab === 'search' && !state.analysis.isOn ? {analysis: {...state.analysis, isOn: null}} : {})});
  if (tab === 'steps') {
    showAgain();
  }
}

function keyed(event) {
  const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
  if (step) {
    const at = TABS.findIndex(([name]) => name === state.tab);
    const [name] = TABS[(at + step + TABS.length) % TABS.length];
    open(name);
    requestAnimationFrame(() => document.getElementById(`tab-${name}`)?.focus());
    event.preventDefault();
  }
}

/** The tabs with what the chosen one shows. */
export function tabs() {
  const [name, , content] = TABS.find(([tab]) => tab === state.tab) ?? TABS[0];
  return html`<div class="tablist" role="tablist" aria-label="Panels" @keydown=${keyed}>
      ${TABS.map(
        ([
          tab,
          label,
        ]) => html`<button role="tab" id=${`tab-${tab}`} aria-selected=${String(tab === name)} aria-controls="tabpanel"
          tabindex=${tab === name ? 0 : -1} data-test=${`tab-${tab}`} @click=${() => open(tab)}>${label}</button>`,
      )}
    </div>
    <div id="tabpanel" role="tabpanel" aria-labelledby=${`tab-${name}`} class="tabpanel">${content()}</div>`;
}
