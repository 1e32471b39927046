// A part of a search with its parameters, as text: ucb1:c=0.7. The parameter `inner` is another part and goes on to the end.

const INNER = 'inner';

/** What the text says: {name, values: {parameter: value}}. */
export function parseWord(text) {
  const colon = text.indexOf(':');
  if (colon < 0) {
    return {name: text, values: {}};
  }
  const values = {};
  let rest = text.slice(colon + 1);
  while (rest !== '') {
    const equals = rest.indexOf('=');
    const key = rest.slice(0, equals);
    const end = key === INNER ? -1 : rest.indexOf(':');
    values[key] = rest.slice(equals + 1, end < 0 ? undefined : end);
    rest = end < 0 ? '' : rest.slice(end + 1);
  }
  return {name: text.slice(0, colon), values};
}

/** The text that says it; parameters that are as they are anyway are left out. */
export function formatWord(entry, values) {
  const parts = entry.parameters
      .filter(({name, defaultValue}) => values[name] !== undefined && values[name] !== '' && values[name] !== defaultValue)
      .map(({name}) => `${name}=${values[name]}`);
  return [entry.name, ...parts].join(':');
}
