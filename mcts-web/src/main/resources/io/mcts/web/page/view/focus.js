// Where the keyboard goes on.

/** Gives the focus to the first element that a selector finds, if there is one. */
export const focusOn = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
