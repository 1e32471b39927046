// A match of two searches on the server, as far as it has come.
import {send} from '../server/socket.js';
import {state, update} from '../state/store.js';

const ID = 'match';

let runs = 0;

const changed = (change) => update({match: {...state.match, ...change}});

/** Starts a match as it is set up. */
export function startMatch() {
  const {a, b, games, seed, opening, isHere} = state.matchSetup;
  const game = state.game.word;
  const start = isHere ? (state.place?.position ?? null) : null;
  runs += 1;
  const message = {
    type: 'match',
    id: ID,
    run: runs,
    game,
    a,
    b,
    games: Number(games),
    seed: Number(seed),
    start,
    opening: Number(opening) > 0 ? {plies: Number(opening)} : null,
  };
  const isSent = send(message);
  update({
    match: {
      request: message,
      run: runs,
      status: isSent ? 'running' : 'failed',
      games: [],
      score: null,
      pairs: null,
      result: null,
      scores: [],
      error: isSent ? null : 'There is no connection to the server.',
    },
  });
}

/** Ends it; what was played stays. */
export const stopMatch = () => send({type: 'stop', id: ID});

const lost = (match, why) =>
  match?.status === 'running'
    ? {...match, status: 'failed', error: `${why}, and the match ended with it. What was played is below.`}
    : match;

/** Forgets that it runs: the connection is gone, and the match with it. */
export const loseMatch = () => update({match: lost(state.match, 'The connection was lost')});

/** A match that was kept over a reload, which has ended it if it ran. */
export const keptMatch = (match) => lost(match, 'The page was loaded again');

/** Takes a message about it. */
export function takeMatch(message) {
  if (state.match === null || (message.run !== undefined && message.run !== state.match.run)) {
    return;
  }
  if (message.type === 'game') {
    changed({
      games: [...state.match.games, {number: message.number, millis: message.millis, ...message.record}],
      scores: [...state.match.scores, message.score],
      score: message.score,
      pairs: message.pairs,
    });
  } else if (message.type === 'matched') {
    changed({status: message.isCancelled ? 'stopped' : 'done', result: message.result});
  } else if (message.type === 'error') {
    changed({status: 'failed', error: message.error});
  }
}

/** Whether a message is about a match. */
export const isOfMatch = (message) => message.id === ID;
