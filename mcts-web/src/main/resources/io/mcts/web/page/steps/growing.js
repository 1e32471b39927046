// The tree of a search as it grows, drawn step by step: the path lights up, the leaf appears, a game is played from it
// at random, and its result flows back. What moves is moved by the style sheet, whose times follow from `--pace`.
import {html, nothing, repeat, svg} from '../lit.js';
import {state} from '../state/store.js';
import {players} from '../state/turn.js';
import {short as brief} from '../view/numbers.js';
import {formula, phasesOf} from './phases.js';
import {isFull} from './stepper.js';
import {layout} from './treelayout.js';

const [SLOT, TOP, RADIUS, GAME] = [37, 28, 16, 120];

/** From a row to the next, by the length of the path. */
const ROWS = [
  [3, 124],
  [5, 110],
  [Infinity, 92],
];

/**
 * In a full screen: the width of a picture whose letters are as large as elsewhere, the room above and below it, and
 * the highest row.
 */
const [USUAL, AROUND, HIGHEST] = [660, 150, 170];

const FRAME = 42; // on both sides of the picture

const two = (number) => number.toFixed(2);

const at = ({x, y}) => `transform: translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** From a node down to one below it, or back up. */
const curve = (from, to) =>
  `C${from.x.toFixed(1)} ${((from.y + to.y) / 2).toFixed(
    1,
  )} ${to.x.toFixed(1)} ${((from.y + to.y) / 2).toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;

const start = ({x, y}) => `M${x.toFixed(1)} ${y.toFixed(1)}`;

/** Who won, as a colour and in words. */
function resultOf(rewards) {
  const winner = rewards[0] === rewards[1] ? null : Number(rewards[1] > rewards[0]);
  return winner === null
    ? {colour: '', sign: '½', text: 'draw'}
    : {colour: `p${winner}`, sign: '1', text: `${players()[winner]} wins`};
}

/** What a node shows: the mean of whoever chose its move, and its visits. */
const figures = ({mean, visits}, kind) => svg`<g class=${kind}>
  <text class="mean" y="4">${visits > 0 ? two(mean) : '?'}</text><text class="visits"
      y=${RADIUS + 14}>${visits > 0 ? brief(visits) : ''}</text></g>`;

/** The mean as a part of a ring. */
const ring = ({player, mean, visits}) =>
  visits === 0
    ? nothing
    : svg`<circle class=${`ring p${player}`} r=${RADIUS} pathLength="100"
        .style=${`stroke-dasharray: ${100 * mean} 100`}></circle>`;

/** The formula of the move chosen, beside it. */
function callout(node, text, width) {
  const wide = 6.3 * text.length + 22;
  const x = Math.max(0, Math.min(width - wide, node.x - wide / 2));
  return svg`<g class="callout"><path d=${`M${node.x - 6} ${node.y + RADIUS + 51}l6 -8l6 8z`}></path>
    <rect x=${x} y=${node.y + RADIUS + 50} width=${wide} height="24" rx="8"></rect>
    <text x=${x + wide / 2} y=${node.y + RADIUS + 66}>${text}</text></g>`;
}

/** What is drawn of an iteration at one of its phases. */
function sceneOf(data, phase) {
  const {kind, index} = phasesOf(data)[phase];
  const {choices} = data;
  const {panels, growing: wide, high} = state.sizes;
  const isWall = isFull() && wide > USUAL;
  const scale = isWall ? wide / USUAL : 1;
  const width = isWall ? USUAL : Math.max(280, panels - FRAME);
  const [, least] = ROWS.find(([most]) => choices.length <= most);
  const row = isWall
    ? Math.max(ROWS.at(-1)[1], Math.min(HIGHEST, ((high - AROUND) / scale - TOP - GAME) / choices.length))
    : least;
  const nodes = layout(data.tree, choices.slice(0, (index ?? choices.length) + 1), {width, row, slot: SLOT}).map(
    (node) => ({...node, y: node.y + TOP}),
  );
  const choice = choices[index];
  return {
    data,
    kind,
    choice,
    width,
    nodes,
    byKey: Object.fromEntries(nodes.map((node) => [node.key, node])),
    path: nodes.filter(({isOnPath}) => isOnPath),
    height: Math.max(...nodes.map(({y, hidden}) => y + (hidden > 0 ? 48 : 36)), choices.length * row + TOP + GAME),
    result: resultOf(data.rewards),
    isBack: kind === 'backpropagate',
    level: choice && !choice.isUntried && choice.player >= 0 ? index + 1 : -1, // the depth at which the formula chooses
  };
}

function edge(node, {byKey}) {
  const from = byKey[node.parent.key];
  const d = start(from) + curve(from, node);
  const share = node.visits / Math.max(1, from.visits);
  return svg`<path class=${`edge ${node.isOnPath ? 'lit' : ''}`} d=${d}
      .style=${`d: path('${d}'); --share: ${share.toFixed(2)}`}></path>`;
}

/** The root with the number of all iterations. */
function root(count, isChanged) {
  return svg`<circle class="ground" r=${RADIUS}></circle>${
    isChanged
      ? svg`<text class="old total"
      y="5">${brief(count)}</text>`
      : ''
  }
    <text class=${`total ${isChanged ? 'new' : ''}`} y="5">${brief(count + isChanged)}</text>`;
}

/** A node with its move, its figures and, where the formula chooses among it and its siblings, its bound. */
function child(node, {data, kind, choice, level}, isChanged) {
  const {depth, isOnPath, hidden} = node;
  const after = isChanged ? {...node, visits: node.visits + 1, mean: data.choices[depth - 1].meanAfter} : node;
  const option = depth === level && node.parent.isOnPath ? choice.options.find(({move}) => move === node.move) : null;
  return svg`<g class=${node.visits === 0 && kind === 'expand' ? 'born' : ''}>
    <circle class="ground" r=${RADIUS}></circle>${ring(after)}
    ${isChanged ? figures(node, 'old') : ''}${figures(after, isChanged ? 'new' : '')}
    <text class="name" y=${-RADIUS - 5}>${node.move}</text>
    ${
      hidden > 0 && depth !== level
        ? svg`<path class="more"
        d=${`M-7 ${RADIUS + 17}l-4 9M0 ${RADIUS + 18}v9M7 ${RADIUS + 17}l4 9`}></path>`
        : ''
    }
    ${
      option?.bound
        ? svg`<text class=${`bound ${isOnPath ? 'best' : ''}`} y=${RADIUS + 27}>+${two(option.exploration)}</text>
      <text class=${`bound ${isOnPath ? 'best' : ''}`} y=${RADIUS + 40}>=${two(option.bound)}</text>`
        : ''
    }
  </g>`;
}

function knot(node, scene) {
  const {path, data, isBack} = scene;
  const {depth, isOnPath} = node;
  const isChanged = isBack && Boolean(isOnPath);
  const late = isChanged ? `--late: ${(path.length - 1 - depth) / Math.max(1, path.length - 1)}` : '';
  return svg`<g class=${`knot p${node.player} ${isOnPath ? 'lit' : ''} ${isChanged ? 'changed' : ''}`}
      .style=${`${at(node)}; ${late}`}
    data-node=${node.key}>${depth === 0 ? root(data.choices[0].visits, isChanged) : child(node, scene, isChanged)}</g>`;
}

/** The random game from the leaf, and how it ended. */
function rollout({path, data, result, isBack}) {
  const {x, y} = path.at(-1);
  return svg`<g class=${`game ${isBack ? 'over' : ''}`}>
    ${
      data.rollout.length > 0
        ? svg`<path class="squiggle" pathLength="1"
        d=${`M${x} ${y + RADIUS + 18}c14 7 -14 13 0 20s-14 13 0 20v4`}></path>`
        : ''
    }
    <g .style=${at({x, y: y + RADIUS + 70})}><g class="token"><circle class=${result.colour} r="13"></circle><text
        class="sign" y="5">${result.sign}</text>
      <text class="won" y="29">${result.text}</text></g></g></g>`;
}

/** The result on its way from the leaf to the root. */
function flow({path, result}) {
  const way = path
    .toReversed()
    .map((node, step, all) => (step === 0 ? start(node) : curve(all[step - 1], node)))
    .join('');
  return svg`<circle class=${`flow ${result.colour}`} r="7" .style=${`offset-path: path('${way}')`}></circle>`;
}

/** The picture of an iteration at one of its phases; `pace` is how many milliseconds a phase takes. */
export function growing(data, phase, c, pace) {
  const scene = sceneOf(data, phase);
  const {kind, choice, nodes, path, width, height, isBack, level} = scene;
  const taken = level < 0 ? null : choice.options.find(({move}) => move === choice.chosen);
  return html`<figure class="growing" .style=${`--pace: ${pace}ms`}>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" data-test="growing" data-phase=${kind}
        data-nodes=${nodes.length}
        aria-label=${`The tree at iteration ${data.number}: ${kind}, ${data.choices.map(({chosen}) => chosen).join(' ')}`}>
      ${repeat(
        nodes.slice(1),
        ({key}) => key,
        (node) => edge(node, scene),
      )}
      ${isBack || kind === 'simulate' ? rollout(scene) : ''}
      ${repeat(
        nodes,
        ({key}) => key,
        (node) => knot(node, scene),
      )}
      ${isBack ? flow(scene) : ''}
      ${taken ? callout(path.at(-1), formula(taken, choice.visits, c, width < 400), width) : ''}
    </svg>
    <figcaption
        class="about">Ring and number within: the mean of whoever chose the move. Below: visits; the thicker the
        line, the larger their share of those of the node above. Where UCB1 chooses: + its exploration, = the
        bound.</figcaption>
  </figure>`;
}
