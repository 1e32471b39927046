// A board read out of a drawing in letters.

const isNumber = (text) => /^\d+$/.test(text);

/** Whether labels follow each other: letters upwards, numbers by ones in either direction. */
const isRun = (labels) => labels.every((label, index) => index === 0
    || (isNumber(label) ? Math.abs(label - labels[index - 1]) === 1 : label > labels[index - 1]));

/** The signs of a line, with or without blanks and bars between them. */
function signsOf(line) {
  const words = line.replaceAll('|', ' ').trim().split(/\s+/);
  return words.length === 1 ? [...words[0]] : words;
}

const isRow = (signs) => signs.length > 1 && signs.every((sign) => [...sign].length === 1) && !/^[-+]+$/.test(signs.join(''));

/**
 * The cells of a drawing: `rows` of signs from the top, and `names` of the cells; null if it shows no board. It is one with a line for
 * each row, and perhaps the numbers of the rows before them and the letters of the columns below, or a written position with rows
 * joined by slashes. Where nothing else is said, a1 is the bottom left.
 */
export function cellsOf(drawing) {
  const lines = drawing.includes('\n') ? drawing.split('\n')
    : drawing.split(' ')[0].split('/').map((row) => row.replace(/\d/g, (count) => '.'.repeat(count)));
  const all = lines.map(signsOf);
  const numbered = all.filter(([first, ...row]) => isNumber(first) && isRow(row));
  const numbers = numbered.map(([first]) => first);
  const footer = all[all.indexOf(numbered.at(-1)) + 1] ?? [];
  const isLabelled = numbers.length > 1 && isRun(numbers) && isRow(footer) && isRun(footer);
  const rows = isLabelled ? numbered.map(([, ...row]) => row) : all.filter(isRow);
  if (rows.length < 2 || rows.some((row) => row.length !== (isLabelled ? footer : rows[0]).length)) {
    return null;
  }
  const column = (index) => (isLabelled ? footer[index] : String.fromCharCode(97 + index));
  const row = (index) => (isLabelled ? numbers[index] : rows.length - index);
  return {rows, names: rows.map((line, r) => line.map((_, c) => `${column(c)}${row(r)}`))};
}
