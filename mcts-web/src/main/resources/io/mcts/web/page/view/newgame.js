// The dialog in which a new game is set up.
import {html, settled} from '../lit.js';
import {titleOf} from '../boards/boards.js';
import {position} from '../server/http.js';
import {begin, setSide} from '../state/actions.js';
import {nameOf, optionsOf, wordOf} from '../state/game.js';
import {settingsOf} from '../state/settings.js';
import {say, state, update} from '../state/store.js';
import {boardEditor, fits, isEditable} from './boardeditor.js';
import {dialog} from './dialog.js';

const changed = (change) => update({dialog: {...state.dialog, error: null, ...change}});

/** What is being set up: a game with its options and beginning; at first what is played. */
function setup() {
  const name = state.dialog.game ?? nameOf(state.game.word);
  const isSame = name === nameOf(state.game.word);
  return {
    entry: state.catalog.games.find((game) => game.name === name),
    options: state.dialog.options ?? (isSame ? optionsOf(state.game.word) : {}),
    start: state.dialog.start ?? '',
  };
}

async function play() {
  const {entry, options, start} = setup();
  const word = wordOf(entry, options);
  try {
    await position({game: word, start: start || null, moves: []});
    const {kinds} = state.dialog;
    begin(word, start || null);
    Object.entries(kinds ?? {}).forEach(([player, kind]) => setSide(Number(player), {kind}));
  } catch (failure) {
    changed({error: failure.message});
    say(failure.message, 'failed');
  }
}

function option({name, defaultValue, description}, entry, options) {
  const value = options[name] ?? defaultValue;
  const isSide = name === 'rows' || name === 'columns';
  const set = (text) => changed({options: {...setup().options, ...(isSide ? {blocked: ''} : {}), [name]: text.trim()}, ...(isSide ? {start: ''} : {})});
  const id = `option-${name}`;
  const choices = name === 'first' ? entry.players : name === 'blocked' ? ['none', 'random', ...(/^\d/.test(value) ? [value] : [])] : null;
  return html`<div class="field-line">
    <label for=${id}>${name}</label>
    ${choices
      ? html`<select id=${id} data-test=${id} @change=${(event) => set(event.target.value)}>
          ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === value}>${/^\d/.test(choice) ? 'as set up below' : choice}</option>`)}</select>`
      : isSide
        ? html`<input id=${id} data-test=${id} type="number" min="4" max="12" .value=${settled(String(value))} @change=${(event) => set(event.target.value)}>`
        : html`<input id=${id} data-test=${id} type="text" autocomplete="off" spellcheck="false" .value=${settled(value)} @change=${(event) => set(event.target.value)}>`}
    <span class="about">${name === 'blocked' ? 'cells that no stone enters' : description}</span>
  </div>`;
}

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
  return dialog('New game', 'narrow', html`
    <div class="segmented" role="group" aria-label="Game">
      ${state.catalog.games.map(({name}) => html`<button class=${name === entry.name ? 'on' : ''}
          aria-pressed=${String(name === entry.name)} data-test=${`new-${name}`}
          @click=${() => changed({game: name, options: {}, start: '', kinds: {}})}>${titleOf(name)}</button>`)}
    </div>
    <p class="about">${entry.description}</p>
    <div class="row wrap fields">${who(0, entry)}${who(1, entry)}</div>
    ${entry.options.map((one) => option(one, entry, options))}
    ${isEditable(entry.name, options) ? boardEditor({
      name: entry.name, options, start: fits(entry.name, start, options) ? start : '', tool: state.dialog.tool,
      change: ({blocked = options.blocked, ...more}) => changed({...more, options: blocked === undefined ? options : {...options, blocked}}),
    }) : ''}
    <div class="field-line">
      <label for="option-start">position</label>
      <input id="option-start" data-test="option-start" type="text" autocomplete="off" spellcheck="false" placeholder="the beginning"
          .value=${settled(start)} @change=${(event) => changed({start: event.target.value.trim()})}>
      <span class="about">such as <button class="link" @click=${() => changed({start: entry.samplePosition})}>${entry.samplePosition}</button>${
        entry.name === nameOf(state.game.word) && state.place ? html`, or <button class="link" data-test="from-board" @click=${() => changed({options: optionsOf(state.game.word), start: state.place.position})}>the one on the board</button>` : ''}</span>
    </div>
    ${state.dialog.error ? html`<p class="failure" role="alert" data-test="new-error">${state.dialog.error}</p>` : ''}`,
  html`<button data-test="new-cancel" @click=${() => update({dialog: null})}>Cancel</button>
    <button class="primary" data-test="new-play" @click=${play}>Play</button>`);
}
