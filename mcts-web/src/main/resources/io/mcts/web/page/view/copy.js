// A button that copies a text.
import {html} from '../lit.js';
import {say} from '../state/store.js';

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the page is not trusted with the clipboard, the old way may still be open.
    const area = document.createElement('textarea');
    area.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  say('Copied.');
}

/** A button with a word on it; `text()` is what it copies. */
export const copyWord = (text, word, label, test) =>
  html`<button title=${label} aria-label=${`${word}: ${label}`} data-test=${test}
      @click=${() => copy(text())}>${word}</button>`;

/** The button with a sign on it; `text()` is what it copies. */
export const copyButton = (text, label, test) =>
  html`<button class="plain" title=${label} aria-label=${label} data-test=${test} @click=${() => copy(text())}>
    <svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><rect x="7" y="7" width="10" height="10"
        rx="2"></rect><path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2"></path></svg>
  </button>`;
