// The game: who plays it, its moves, its files.
import {html, settled} from '../lit.js';
import {hasChance} from '../boards/boards.js';
import {editor} from '../settings/editor.js';
import {levelOf, levels} from '../settings/strength.js';
import {recordsCard} from '../records/card.js';
import {setSide} from '../state/actions.js';
import {state, update} from '../state/store.js';
import {players} from '../state/turn.js';
import {history} from './history.js';
import {numberField} from './numberfield.js';

function side(player) {
  const {kind, spec} = state.sides[player];
  const name = players()[player];
  return html`<div class="player" data-test=${`player-${player}`}>
    <div class="row between"><h3 class=${`p${player}`}>${name}</h3>
      <div class="segmented" role="group" aria-label=${`Who plays ${name}`}>
        ${['human', 'search'].map(
          (other) => html`<button class=${kind === other ? 'on' : ''} aria-pressed=${String(kind === other)}
            data-test=${`side-${player}-${other}`}
            @click=${() => setSide(player, {kind: other})}>${other === 'human' ? 'You' : 'Computer'}</button>`,
        )}
      </div></div>
    ${kind === 'search' ? opponent(player, name, spec) : ''}
  </div>`;
}

/** A search by its strength; all its settings are a step further. */
function opponent(player, name, spec) {
  const change = (text) => setSide(player, {spec: text});
  const level = levelOf(spec);
  return html`<div class="row wrap">
      <select aria-label=${`Strength of ${name}`} data-test=${`strength-${player}`} .value=${settled(level?.name ?? '')}
          @change=${(event) =>
            event.target.value && change(levels().find((one) => one.name === event.target.value).spec)}>
        <option value="" ?selected=${!level}>Custom</option>
        ${levels().map(
          (one) => html`<option value=${one.name}
            ?selected=${
              one === level || one.name === level?.name
            }>${one.name}${one.elo === null ? '' : `, Elo +${one.elo}`}</option>`,
        )}
      </select>
    </div>
    <details class="command"
        ?open=${!level}><summary>Settings</summary>${editor(
          `side-${player}`,
          `the search that plays ${name}`,
          spec,
          change,
        )}</details>`;
}

const setClock = (change) => update({clock: {...state.clock, ...change}});

const clockControl = () => html`<div class="row wrap fields">
  <label class="field">Clocks
    <select data-test="clock-mode" @change=${(event) => setClock({mode: event.target.value})}>
      ${[
        ['off', 'none'],
        ['up', 'count up'],
        ['down', 'time limit'],
      ].map(
        ([mode, text]) => html`<option value=${mode}
          ?selected=${state.clock.mode === mode}>${text}</option>`,
      )}
    </select></label>
  ${
    state.clock.mode !== 'down'
      ? ''
      : html`
    ${numberField({
      test: 'clock-minutes',
      label: 'Minutes each',
      value: state.clock.minutes,
      least: 0.1,
      most: 600,
      set: (minutes) => setClock({minutes}),
    })}
    <label class="field">Out of time
      <select data-test="clock-action" @change=${(event) => setClock({action: event.target.value})}>
        <option value="loses" ?selected=${state.clock.action === 'loses'}>loses</option>
        <option value="told" ?selected=${state.clock.action === 'told'}>is warned</option>
      </select></label>`
  }
  <label class="switch"><input type="checkbox" data-test="sound" .checked=${settled(state.hasSound)}
      @change=${(event) => update({hasSound: event.target.checked})}> sounds</label>
  ${
    hasChance()
      ? html`<label class="field">The die
    <select data-test="dice" @change=${(event) => update({dice: event.target.value})}>
      <option value="program" ?selected=${state.dice === 'program'}>is rolled by the program</option>
      <option value="hand" ?selected=${state.dice === 'hand'}>is entered by hand</option>
    </select></label>`
      : ''
  }
</div>`;

/** The tab. */
export const gameTab = () => html`
  ${history()}
  <section class="card" aria-labelledby="players-title"><h2
      id="players-title">Players</h2>${side(0)}${side(1)}${clockControl()}</section>
  ${recordsCard()}
  <details class="command keys"><summary>Keys</summary><p
      class="about">On the board the arrows move a cursor and Enter plays; where pieces
    move Enter takes one and puts it down; on an upright board a digit drops a disc into its column. Ctrl+Z and Ctrl+Y
    undo and redo. Left and right walk through the game from anywhere but the board, fields and lists; in the list of
    moves all arrows, Home and End do. f lets the tab fill the screen, and Escape leaves it.</p></details>`;
