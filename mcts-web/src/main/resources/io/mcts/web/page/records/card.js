// The position and the game as text and as files.
import {html} from '../lit.js';
import {gameEntry} from '../state/turn.js';
import {state} from '../state/store.js';
import {copyButton, copyWord} from '../view/copy.js';
import {load} from './load.js';
import {save} from './save.js';

/** The card. */
export const recordsCard = () => html`<section class="card" aria-labelledby="records-title">
  <h2 id="records-title">Keep and share</h2>
  <div class="row"><span class="label">Position</span><code class="grow"
      data-test="position">${state.place?.position ?? ''}</code>
    ${copyButton(() => state.place?.position ?? '', 'Copy the position', 'copy-position')}</div>
  <div class="row wrap">
    <button data-test="save-mcts" @click=${() => save('mcts')}>Save</button>
    ${
      gameEntry()?.records
        ? html`<button data-test="save-own"
        @click=${() => save(gameEntry().name)}>Save as ${gameEntry().records}</button>`
        : ''
    }
    <label class="button" tabindex="-1">Load …<input type="file" class="visually-hidden" data-test="load"
        @change=${(event) => {
          load(event.target.files[0]);
          event.target.value = '';
        }}></label>
    ${copyWord(() => location.href, 'Copy address', 'a link to this game and this point of it', 'share-game')}
  </div>
  <p
      class="about">Files of <code>./mcts play</code> and <code>./mcts match --record</code>; they can be dropped on the page, too.</p>
</section>`;
