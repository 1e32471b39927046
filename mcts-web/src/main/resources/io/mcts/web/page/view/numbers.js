// Numbers as the page writes them.

/** A share from 0 to 1 in percent. */
export const percent = (share) => `${Math.round(share * 100)} %`;

/** A number with its sign; with so many decimals, if that is told. */
export const signed = (number, digits) =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${digits === undefined ? Math.abs(number) : Math.abs(number).toFixed(digits)}`;

/** A mean from 0 to 1 with three decimals. */
export const mean = (value) => (value === null || value === undefined || Number.isNaN(value) ? '–' : value.toFixed(3));

/** A count with the thousands set apart: 1,234,567. */
export const count = (number) =>
  number === null || number === undefined ? '–' : Math.round(number).toLocaleString('en');

/** A count in few letters: 12.3k, 4.5M. */
export function short(number) {
  if (number === null || number === undefined) {
    return '–';
  }
  const [scale, letter] =
    number >= 1e9 ? [1e9, 'G'] : number >= 1e6 ? [1e6, 'M'] : number >= 1e4 ? [1e3, 'k'] : [1, ''];
  return letter === '' ? count(number) : `${(number / scale).toPrecision(3)}${letter}`;
}

/** Bytes in few letters. */
export function bytes(number) {
  if (number === null || number === undefined) {
    return '–';
  }
  const [scale, unit] =
    number >= 1e9 ? [1e9, 'GB'] : number >= 1e6 ? [1e6, 'MB'] : number >= 1e3 ? [1e3, 'kB'] : [1, 'B'];
  return `${scale === 1 ? number : (number / scale).toPrecision(3)} ${unit}`;
}

/** Milliseconds as a person says them: 340 ms, 2.1 s. */
export const duration = (millis) => (millis < 1000 ? `${Math.round(millis)} ms` : `${(millis / 1000).toFixed(1)} s`);
