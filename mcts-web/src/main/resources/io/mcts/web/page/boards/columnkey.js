// Columns by their digits. Where there are more than nine, a 1 waits a moment for a second digit.

const PATIENCE = 700;

let pending = null;

/** Takes a key; calls `choose(column)` with the column from 0 that is meant. True if the key is a digit. */
export function columnKey(event, columns, choose) {
  if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) {
    return false;
  }
  const wasPending = pending !== null;
  clearTimeout(pending);
  pending = null;
  const number = Number(event.key) + (wasPending ? 10 : 0);
  if (!wasPending && columns > 9 && number === 1) {
    pending = setTimeout(() => {
      pending = null;
      choose(0);
    }, PATIENCE);
  } else if (number >= 1 && number <= columns) {
    choose(number - 1);
  }
  return true;
}
