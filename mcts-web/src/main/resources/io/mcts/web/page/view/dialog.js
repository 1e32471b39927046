// A dialog above the page. The browser keeps the focus within it and closes it at Escape.
import {html} from '../lit.js';
import {update} from '../state/store.js';

const close = () => update({dialog: null});

/** The dialog; it is opened as a modal one as soon as it is drawn, see main.js. */
export const dialog = (title, kind, content, foot = null) => html`
  <dialog class=${kind} aria-labelledby="dialog-title" data-test="dialog" @close=${close}
      @click=${(event) => event.target.localName === 'dialog' && event.target.close()}>
    <div class="dialog-body">
      <header>
        <h2 id="dialog-title">${title}</h2>
        <button class="plain" aria-label="Close" data-test="dialog-close" @click=${close}>✕</button>
      </header>
      <div class="dialog-content">${content}</div>
      <footer>${foot ?? html`<button class="primary" data-test="dialog-done" @click=${close}>Done</button>`}</footer>
    </div>
  </dialog>`;
