// The dialog in which a new game is set up.
import {html, settled} from '../lit.js';
import {position} from '../server/http.js';
import {begin, setSide} from '../state/actions.js';
import {nameOf, optionsOf} from '../state/game.js';
import {settingsOf} from '../state/settings.js';
import {boardToEdit, changed, edited, setOption, setup} from '../state/setup.js';
import {say, state, update} from '../state/store.js';
import {boardEditor} from './boardeditor.js';
import {dialog} from './dialog.js';

async function play() {
  await edited();
  const {word, start} = setup();
  try {
    await position({game: word, start: start || null, moves: []});
    const {kinds} = state.dialog;
    begin(word, start || null);
    for (const [player, kind] of Object.entries(kinds ?? {})) {
      setSide(Number(player), {kind});
    }
  } catch (failure) {
    changed({error: failure.message});
    say(failure.message, 'failed');
  }
}

/** The field of an option: a list where its values are listed. */
export const optionField = (id, {choices, defaultValue}, value = defaultValue, set) =>
  choices.length > 0
    ? html`<select id=${id} data-test=${id} .value=${settled(value)} @change=${(event) => set(event.target.value)}>
      ${choices.map(
        (choice) => html`<option value=${choice}
          ?selected=${choice === value}>${choice}</option>`,
      )}</select>`
    : html`<input id=${id} data-test=${id} type="text" autocomplete="off" spellcheck="false" .value=${settled(value)}
        @change=${(event) => set(event.target.value.trim())}>`;

const option = (one, options) => html`<div class="field-line">
  <label for=${`option-${one.name}`}>${one.name}</label>
  ${optionField(`option-${one.name}`, one, options[one.name], (value) => setOption(one.name, value))}
  <span class="about">${one.description}</span></div>`;

function who(player, game) {
  const {sides} = {...state, ...settingsOf(game.name)};
  const kind = state.dialog.kinds?.[player] ?? sides[player].kind;
  return html`<label class="field">${game.players[player]}
    <select data-test=${`new-side-${player}`} .value=${settled(kind)}
        @change=${(event) => changed({kinds: {...state.dialog.kinds, [player]: event.target.value}})}>
      <option value="human" ?selected=${kind === 'human'}>You</option>
      <option value="search" ?selected=${kind === 'search'}>Computer</option>
    </select></label>`;
}

/** The dialog. */
export function newGameDialog() {
  const {entry, options, start} = setup();
  const board = boardToEdit();
  const fromBoard =
    entry.name === nameOf(state.game.word) && state.place
      ? html`<button class="link" data-test="from-board" @click=${() =>
          changed({
            options: optionsOf(state.game.word),
            edited: {},
            start: state.place.position,
          })}>take the position of the game</button>`
      : '';
  return dialog(
    'New game',
    'narrow',
    html`
    <div class="segmented" role="group" aria-label="Game">
      ${state.catalog.games.map(
        ({name, title}) => html`<button class=${name === entry.name ? 'on' : ''}
          aria-pressed=${String(name === entry.name)} data-test=${`new-${name}`}
          @click=${() =>
            changed({game: name, options: {}, edited: {}, start: '', tool: undefined, kinds: {}})}>${title}</button>`,
      )}
    </div>
    <p class="about">${entry.description}.${
      state.catalog.tables.length === 0
        ? ''
        : ' Games with hidden information, and those for one, three or more players, are under Cards.'
    }</p>
    <div class="row wrap fields">${who(0, entry)}${who(1, entry)}</div>
    ${entry.options.map((one) => option(one, options))}
    ${board ? boardEditor(board, entry.players, state.dialog.tool, fromBoard) : ''}
    <div class="field-line">
      <label for="option-start">position</label>
      <input id="option-start" data-test="option-start" type="text" autocomplete="off" spellcheck="false"
          placeholder="the beginning"
          .value=${settled(start)} @change=${(event) => changed({start: event.target.value.trim()})}>
      <span class="about">such as <button class="link"
          @click=${() => changed({start: entry.samplePosition})}>${entry.samplePosition}</button>${
            board || fromBoard === '' ? '' : html`, or ${fromBoard}`
          }</span>
    </div>
    ${state.dialog.error ? html`<p class="failure" role="alert" data-test="new-error">${state.dialog.error}</p>` : ''}`,
    html`<button data-test="new-cancel" @click=${() => update({dialog: null})}>Cancel</button>
    <button class="primary" data-test="new-play" @click=${play}>Play</button>`,
  );
}
