// The analysis: a search of the position looked at, with all its figures and its tree.
import {html} from '../lit.js';
import {editor} from '../settings/editor.js';
import {finish} from '../server/searches.js';
import {say, state, update} from '../state/store.js';
import {commandLine} from '../settings/command.js';
import {copyButton} from '../view/copy.js';
import {begin, end} from '../state/review.js';
import {isAnalysing, moveCount, players} from '../state/turn.js';
import {figuresPanel} from './figurespanel.js';
import {report} from './report.js';
import {tree} from './tree.js';

const turnedOn = (isOn) => {
  if (isOn && (state.place?.isOver || state.connection !== 'open')) {
    say(
      state.place?.isOver
        ? 'The game is over here. Go back to an earlier move to analyse it.'
        : 'There is no connection to the server.',
      'refused',
    );
    return;
  }
  update({
    analysis: {...state.analysis, isOn},
    isPaused: isOn && !state.sides.every(({kind}) => kind === 'human') ? true : state.isPaused,
  });
};

/** The tab. */
export function searchTab() {
  const {spec} = state.analysis;
  const isOn = isAnalysing();
  const isRunning = state.searches.main?.status === 'running';
  return html`<section class="card analysis" aria-labelledby="search-title">
    <div class="row between wrap"><h2 id="search-title">Analysis</h2>
      <label class="switch">Win rate of <select data-test="viewpoint"
          @change=${({target}) => update({viewpoint: target.value === '' ? null : Number(target.value)})}>
        <option value="" ?selected=${state.viewpoint === null}>who moves</option>
        ${players().map(
          (name, player) => html`<option value=${player} ?selected=${state.viewpoint === player}>${name}</option>`,
        )}</select></label>
      <label class="switch"><input type="checkbox" data-test="bars" .checked=${state.hasBars}
          @change=${(event) => update({hasBars: event.target.checked})}> on the board</label></div>
    <div class="row wrap controls">
      <button class=${isOn ? '' : 'primary'} aria-pressed=${isOn ? 'true' : 'false'} data-test="analyse"
          @click=${() => turnedOn(!isOn)}>
        ${isOn ? 'Stop' : 'Analyse'}</button>
      <button data-test="finish" ?disabled=${!isRunning} @click=${() => finish('main')}>Finish now</button>
      <button data-test="again" ?disabled=${!isOn || isRunning}
          @click=${() => update({searches: {...state.searches, main: null}})}>Search again</button>
      ${
        state.review === null
          ? html`<button data-test="review" ?disabled=${state.game.moves.length === 0}
              @click=${begin}>Whole game</button>`
          : html`<button data-test="review-end" @click=${end}>End at move ${moveCount(state.review)}</button>`
      }
    </div>
    ${figuresPanel(
      'main',
      state.place?.isOver
        ? 'The game is over here. Go back to an earlier move to analyse it.'
        : 'Press Analyse to see what a search makes of this position.',
    )}
    <details class="command"><summary>Settings <code>${spec}</code></summary>
      ${editor('analysis', 'the analysis', spec, (text) => update({analysis: {...state.analysis, spec: text}}))}
      <p class="about">On the command line:</p>
      <div class="row"><code class="grow" data-test="command">${commandLine(spec)}</code>
        ${copyButton(() => commandLine(spec), 'Copy the command', 'copy-command')}</div></details>
  </section>
  ${report()}
  ${tree()}`;
}
