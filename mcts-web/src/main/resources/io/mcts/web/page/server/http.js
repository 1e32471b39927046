// Questions to the server that have one answer.

/** A refusal of the server, in its words; `ply` is how many moves were legal before the one refused, if it was one. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{error?: string, ply?: number}} answer
   */
  constructor(status, {error, ply} = {}) {
    super(error ?? `the server answered with status ${status}`);
    this.status = status;
    this.ply = ply;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super('the server cannot be reached');
  }
}

const TOO_LATE = 408;

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
    if (response.status === TOO_LATE) {
      response = await fetch(path, options); // the connection had been silent for too long: nothing was done
    }
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) {
    throw new Refusal(response.status, await response.json().catch(() => ({})));
  }
  return response;
}

const posted = (value) => ({
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(value),
});

/** Games, presets and settings. */
export const catalog = async () => (await ask('api/catalog')).json();

/** The position that moves lead to. */
export const position = async (request) => (await ask('api/position', posted(request))).json();

/** A position that is being set up, after another change. */
export const edit = async (request) => (await ask('api/edit', posted(request))).json();

/** What a SPEC says, after a change if one is told. */
export const spec = async (request) => (await ask('api/spec', posted(request))).json();

/** Begins a game in which something is hidden: its table. */
export const openTable = async (request) => (await ask('api/table', posted(request))).json();

/** What the person sees of a game, by the name of its table. */
export const viewTable = async (table) => (await ask('api/table/view', posted({table}))).json();

/** A choice of the person, and what came of it. */
export const moveAtTable = async (table, move) => (await ask('api/table/move', posted({table, move}))).json();

/** Ends a game. */
export const closeTable = async (table) => (await ask('api/table/close', posted({table}))).json();

/** Estimates the final owner of each cell. */
export const ownership = async (request) => (await ask('api/ownership', posted(request))).json();

/** One iteration of a search, step by step. */
export const iteration = async (request) => (await ask('api/iteration', posted(request))).json();

/** A game as a file: {name, text}. */
export async function record(request) {
  const answer = await ask('api/record', posted(request));
  return {name: /filename="(.*)"/.exec(answer.headers.get('Content-Disposition'))[1], text: await answer.text()};
}

/** The games in a file. */
export const games = async (file) =>
  (await ask(`/api/record/read?name=${encodeURIComponent(file.name)}`, {method: 'POST', body: file})).json();
