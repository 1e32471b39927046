// A game in the fragment of the page's address, so that the address can be shared.
import {nameOf, newGame} from './game.js';

const encode = (text) =>
  encodeURIComponent(text).replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%3D/g, '=');

/** The fragment that stands for a game and the point looked at. */
export function fragmentOf(game) {
  const parts = [`game=${encode(game.word)}`];
  if (game.start) {
    parts.push(`start=${encode(game.start)}`);
  }
  if (game.moves.length > 0) {
    parts.push(`moves=${game.moves.map(encode).join('.')}`);
  }
  if (game.at < game.moves.length) {
    parts.push(`at=${game.at}`);
  }
  return `#${parts.join('&')}`;
}

/**
 * What a fragment stands for: {game, fault}. The fault is a sentence where there should be a game and is none; both
 * are null for a fragment that is not about a game, such as that of a link within the page.
 *
 * @param isKnown whether there is a game of a name
 */
export function readFragment(fragment, isKnown) {
  if (!fragment.includes('=')) {
    return {game: null, fault: null};
  }
  const game = gameOf(fragment);
  if (game === null) {
    return {game, fault: 'The address is broken: no game can be read from it.'};
  }
  return isKnown(nameOf(game.word))
    ? {game, fault: null}
    : {game: null, fault: `There is no game '${nameOf(game.word)}' here.`};
}

/** The digit that a fragment has for a name, or null. */
const digitOf = (fragment, name) => Number(new RegExp(`[#&]${name}=([1-9])(&|$)`).exec(fragment)?.[1] ?? 0) || null;

/** The stop of the tour that a fragment leads to, or null. */
export const stopOf = (fragment) => digitOf(fragment, 'tour');

/** The lesson that a fragment leads to, or null. */
export const lessonOf = (fragment) => digitOf(fragment, 'lesson');

/** The tab that is to fill the screen by a fragment, null for that which is open; undefined where none is to. */
export const wallOf = (fragment) =>
  /[#&]steps=full(&|$)/.test(fragment)
    ? 'steps'
    : /[#&]wall=1(&|$)/.test(fragment)
      ? (/[#&]tab=(game|search|steps|compare|match)(&|$)/.exec(fragment)?.[1] ?? null)
      : undefined;

/** The part of a fragment that leads to a tab that fills the screen. */
export const wallPart = (tab) => (tab === 'steps' ? '&steps=full' : `&tab=${tab}&wall=1`);

/** The game for which a fragment stands, or null. */
export function gameOf(fragment) {
  const values = {};
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const equals = part.indexOf('=');
    if (equals > 0) {
      try {
        values[part.slice(0, equals)] = decodeURIComponent(part.slice(equals + 1));
      } catch {
        return null;
      }
    }
  }
  if (!values.game) {
    return null;
  }
  const moves = values.moves ? values.moves.split('.') : [];
  const game = newGame(values.game, values.start || null, moves);
  const at = Number.parseInt(values.at, 10);
  return at >= 0 ? {...game, at: Math.min(at, moves.length)} : game;
}
