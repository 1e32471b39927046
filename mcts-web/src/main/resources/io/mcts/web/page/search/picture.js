// The tree of a search as a picture that grows with it: below each node its children, as wide as they are visited,
// coloured by whom they are good for.
import {guard, html, svg} from '../lit.js';
import {send} from '../server/socket.js';
import {state, update} from '../state/store.js';
import {players, toViewer, viewer} from '../state/turn.js';
import {count, percent, short} from '../view/numbers.js';
import {icicle, keyOf} from './icicle.js';
import {hidePreview, showLine} from './preview.js';
import {focusOn} from '../view/focus.js';

const NODES = 200;
const ROW = 27;
const FRAME = 42; // on both sides of the picture
const FIGURES = 112; // the room that the mean and the visits take beside a name

let asked = null; // the run whose picture is under way
let isMissed = false; // whether a newer one was wanted meanwhile

/** The box that the focus is on its way to: keys that come before it are its keys. */
let goal = null;

/** Asks for the newest picture, at once or after the one that is under way. */
export function askPicture(path = state.picture.path) {
  const {run, figures} = state.searches.main ?? {};
  isMissed = asked !== null && asked === run;
  if (!isMissed && figures != null && send({type: 'tree', id: 'main', run, path, nodes: NODES})) {
    asked = run;
  }
}

/** Takes what the server answers; a refusal, as of a node that the tree has forgotten, leads back to the top. */
export function takePicture({run, path, top}) {
  losePicture();
  if (run === state.searches.main?.run) {
    update({picture: {...state.picture, path, top, run}});
    if (isMissed) {
      askPicture();
    }
  }
}

/** Forgets that an answer is under way. */
export function losePicture() {
  asked = null;
}

function zoom(path) {
  hidePreview();
  update({picture: {...state.picture, at: keyOf(path), path}});
  losePicture();
  askPicture(path);
}

/** What a node is worth to the first player. */
const worth = ({player, mean}) => (player === 0 ? mean : 1 - mean);

/** Whom a node is good for, as a colour. */
function colour(node) {
  const value = worth(node);
  const strength = Math.round(Math.min(1, Math.abs(value - 0.5) * 2.4) * 100);
  return `color-mix(in oklab, var(--${value >= 0.5 ? 'first' : 'second'}) ${strength}%, var(--even))`;
}

const told = ({node, path}) =>
  `${
    path.length === 0 ? 'The position' : path.join(' ')
  }: ${players()[viewer()]} ${percent(toViewer(worth(node)))}, ${count(node.visits)} visits${
    node.proven ? `, proven ${node.proven}` : ''
  }`;

/** The name of a node for those who hear it, with what is written on it. */
const nameOf = ({node, path}) =>
  `${path.length === 0 ? 'The position' : path.join(' ')} ${percent(toViewer(worth(node)))} · ${short(
    node.visits,
  )} visits, for ${players()[viewer()]}${node.proven ? `, proven ${node.proven}` : ''}`;

/** A node as the newest picture has it. */
function newest(box) {
  const {top, path} = state.picture;
  let node = top;
  for (const move of box.path.slice(path.length)) {
    node = node?.children.find((child) => child.node.move === move);
  }
  return node ? {...box, node: node.node} : box;
}

/** Shows the branch of a node; what is told of it follows the search. */
const point = (box) => showLine(state.searches.main.request, box.path, () => told(newest(box)));

function focusBox(box) {
  goal = box;
  update({picture: {...state.picture, at: keyOf(box.path)}});
  requestAnimationFrame(() => {
    goal = null;
    focusOn('.icicle [tabindex="0"]');
  });
}

function keyed(event, focused, boxes) {
  const box = goal ?? focused;
  const isBelow = (other, path) =>
    other.path.length === path.length + 1 && keyOf(other.path.slice(0, -1)) === keyOf(path);
  const siblings = boxes.filter(
    (other) => other.path.length > 0 && box.path.length > 0 && isBelow(other, box.path.slice(0, -1)),
  );
  const beside = siblings.findIndex((other) => keyOf(other.path) === keyOf(box.path));
  const to = {
    ArrowDown: () => boxes.find((other) => isBelow(other, box.path)),
    ArrowUp: () => boxes.find((other) => isBelow(box, other.path)),
    ArrowRight: () => siblings[beside + 1],
    ArrowLeft: () => siblings[beside - 1],
  }[event.key];
  if (to) {
    event.preventDefault();
    const next = to();
    if (next) {
      focusBox(next);
    }
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    zoom(box.path);
  } else if (event.key === 'Backspace' || event.key === 'Escape') {
    event.preventDefault();
    zoom(state.picture.path.slice(0, -1));
  }
}

/** The picture. */
export function picture() {
  const {path, top, at, run} = state.picture;
  if (top === null || run !== state.searches.main?.run) {
    return html`<p class="hint">The picture comes with the first figures of a search.</p>`;
  }
  const width = state.sizes.panels - FRAME;
  const boxes = icicle(top, path, width);
  const {letters} = state.sizes;
  const row = ROW * letters;
  const rows = 1 + Math.max(...boxes.map(({row}) => row));
  const expected = state.searches.main.figures?.principalVariation ?? [];
  const isExpected = ({path: own}) => own.length > 0 && own.every((move, ply) => move === expected[ply]);
  const current = boxes.some((box) => keyOf(box.path) === at) ? at : keyOf(path);
  const one = (box) => {
    const name = box.path.at(-1) ?? '●';
    return svg`<g role="treeitem" aria-level=${box.path.length + 1} aria-label=${nameOf(box)}
        data-test=${`box-${box.path.join('-')}`}
        tabindex=${keyOf(box.path) === current ? 0 : -1}
        class=${`box p${Number(worth(box.node) < 0.5)} ${Math.abs(worth(box.node) - 0.5) > 0.3 ? 'strong' : ''} ${Math.abs(worth(box.node) - 0.5) > 0.2 ? 'firm' : ''} ${isExpected(box) ? 'expected' : ''}`}
        @click=${() => zoom(box.row === 0 ? path.slice(0, -1) : box.path)} @focus=${() => point(box)}
        @blur=${hidePreview}
        @keydown=${(event) => keyed(event, box, boxes)}
        @pointerenter=${(event) => event.pointerType === 'mouse' && point(box)} @pointerleave=${hidePreview}>
      <rect x=${box.x} y=${box.row * row} width=${Math.max(0.5, box.width - 1)} height=${row - 1} rx="3"
          fill=${colour(box.node)}></rect>
      ${
        box.width > (12 + 8 * name.length) * letters
          ? svg`<text x=${box.x + box.width / 2} y=${box.row * row + 18 * letters}>${name} ${
              box.width > (FIGURES + 8 * name.length) * letters
                ? svg`<tspan class="figures-of" dx="3">${percent(toViewer(worth(box.node)))} · ${short(box.node.visits)}</tspan>`
                : ''
            }</text>`
          : ''
      }
    </g>`;
  };
  return html`<nav class="crumbs" aria-label="Zoom">
      <button class="chip" data-test="zoom-top" ?disabled=${path.length === 0}
          @click=${() => zoom([])}>the position</button>
      ${path.map(
        (move, index) => html`<button class="chip" ?disabled=${index === path.length - 1}
          @click=${() => zoom(path.slice(0, index + 1))}>${move}</button>`,
      )}
    </nav>
    <svg class="icicle" viewBox=${`0 0 ${width} ${rows * row}`} role="tree" aria-label="Picture of the tree"
        data-test="picture"
      data-nodes=${boxes.length}>${guard([top, path, current, width, keyOf(expected), viewer(), letters], () => boxes.map(one))}</svg>
    <div class="row wrap about"><span class="p1">good for ${players()[1]}</span><svg class="legend" viewBox="0 0 90 10"
        aria-hidden="true">${[...Array(9).keys()].map(
          (step) => svg`<rect
        x=${step * 10} width="10" height="10" fill=${colour({player: 0, mean: step / 8})}></rect>`,
        )}</svg><span class="p0">good for ${players()[0]}</span>
      <span>Percent: of ${players()[viewer()]}; width: share of the visits; outlined: the line expected. Click, or press
      Enter, to zoom in; the top goes back.</span></div>`;
}
