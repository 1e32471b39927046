// The tree of a search: as a picture, or as a list opened node by node.
import {html, nothing} from '../lit.js';
import {send} from '../server/socket.js';
import {state, update} from '../state/store.js';
import {count, mean} from '../view/numbers.js';
import {keyOf} from './icicle.js';
import {searchOf, whereOf} from './figurespanel.js';
import {askPicture, picture} from './picture.js';
import {hidePreview, showLine} from './preview.js';

const PERIOD = 400;

let refreshed = 0;

const kept = (id, nodes) => update({trees: {...state.trees, [id]: nodes}});

/** Asks for the children of a node. */
function open(id, path) {
  if (send({type: 'tree', id, run: state.searches[id]?.run, path})) {
    kept(id, {...state.trees[id], [keyOf(path)]: state.trees[id]?.[keyOf(path)] ?? 'asked'});
  }
}

/** Closes a node. */
function close(id, path) {
  kept(id, Object.fromEntries(Object.entries(state.trees[id]).filter(([key]) => key !== keyOf(path))));
}

/** Takes what the server answers. */
export const takeTree = (message) => kept(message.id, {...state.trees[message.id], [keyOf(message.path)]: message});

/** Asks again for what is shown of the tree, as the search has gone on. */
export function refreshTree() {
  if (state.tab !== 'search') {
    return;
  }
  if (state.treeForm === 'picture') {
    askPicture();
  } else if (performance.now() - refreshed > PERIOD) {
    refreshed = performance.now();
    for (const {path} of Object.values(state.trees.main ?? {})) {
      if (path) {
        open('main', path);
      }
    }
  }
}

function focusNext(event) {
  const steps = {ArrowDown: 1, ArrowUp: -1};
  const items = [...event.currentTarget.querySelectorAll('[role=treeitem]')];
  const at = items.indexOf(document.activeElement);
  const to =
    event.key === 'Home' ? items[0] : event.key === 'End' ? items.at(-1) : items[at + (steps[event.key] ?? NaN)];
  if (to) {
    event.preventDefault();
    to.focus();
  }
}

/** The upper confidence bound of a node as UCB1 has it with the constant of plain UCT, the root of two. */
const bound = ({visits, mean: value}, all) => (visits === 0 ? null : value + Math.sqrt((2 * Math.log(all)) / visits));

function item(id, node, path, total, level, isThrow, isFirst) {
  const children = state.trees[id]?.[keyOf(path)];
  const isOpen = children !== undefined;
  const request = state.searches[id]?.request;
  const toggle = () => (isOpen ? close(id, path) : open(id, path));
  const key = (event) => {
    if (event.target !== event.currentTarget || !node.hasChildren) {
      return;
    }
    if (
      event.key === 'Enter' ||
      event.key === ' ' ||
      (event.key === 'ArrowRight' && !isOpen) ||
      (event.key === 'ArrowLeft' && isOpen)
    ) {
      event.preventDefault();
      event.stopPropagation();
      toggle();
    }
  };
  return html`<li role="none">
    <div role="treeitem" class=${`node p${node.player ?? ''} ${isThrow ? 'thrown' : ''}`} tabindex=${isFirst ? 0 : -1}
        aria-level=${level} aria-expanded=${node.hasChildren ? String(isOpen) : nothing}
        data-test=${`node-${path.join('-')}`}
        @keydown=${key} @click=${node.hasChildren ? toggle : null}
        @pointerenter=${(event) => event.pointerType === 'mouse' && request && showLine(request, path)}
        @pointerleave=${hidePreview}>
      <span class=${`twist ${node.hasChildren ? (isOpen ? 'open' : 'closed') : ''}`} aria-hidden="true"></span>
      <span class="name">${isThrow ? html`<span class="threw">${node.move}</span>` : node.move}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100"
          height="8"></rect><rect
          class="fill" width=${total > 0 ? (100 * node.visits) / total : 0} height="8"></rect></svg>
      <span class="visits">${count(node.visits)}<span class="visually-hidden"> visits,</span></span>
      <span class="mean"><span class="visually-hidden">mean </span>${mean(node.mean)}</span>
      <span class="bound"><span class="visually-hidden">bound </span>${mean(bound(node, total))}</span>
      <span>${
        node.proven
          ? html`<span
          class=${`proven ${node.proven}`}>${node.proven}</span>`
          : node.kind === 'chance'
            ? html`<span class="kind">die</span>`
            : ''
      }</span>
    </div>
    ${isOpen ? list(id, path, level + 1) : ''}
  </li>`;
}

function list(id, path, level) {
  const answer = state.trees[id]?.[keyOf(path)];
  if (answer === 'asked' || answer === undefined) {
    return html`<p class="hint">One moment …</p>`;
  }
  const total = answer.children.reduce((sum, child) => sum + child.visits, 0);
  return html`<ul role="group">
    ${answer.children.map((child) =>
      item(
        id,
        child,
        [...path, child.move],
        total,
        level,
        answer.node.kind === 'chance',
        level === 1 && child === answer.children[0],
      ),
    )}
    ${answer.omitted > 0 ? html`<li class="hint" role="none">and ${answer.omitted} more</li>` : ''}
    ${answer.children.length === 0 ? html`<li class="hint" role="none">no children</li>` : ''}
  </ul>`;
}

const heads = () => html`<div class="node heads" aria-hidden="true"
      data-test="tree-heads"><span></span><span>Move</span><span>Share</span><span class="visits">Visits</span>
  <span class="mean">Mean</span><span class="bound"
      title="mean + √2 · √(ln N / n), whatever the search chooses by">UCB1</span><span>Proven</span></div>`;

function choose(treeForm) {
  update({treeForm});
  if (treeForm === 'list' && state.trees.main === null && state.searches.main?.figures != null) {
    open('main', []);
  } else {
    refreshTree();
  }
}

/** The tree of the search. */
export function tree() {
  const search = searchOf('main');
  const hasSearch = search?.figures != null;
  const root = state.trees.main?.[''];
  const form = (
    name,
    label,
  ) => html`<button class=${state.treeForm === name ? 'on' : ''} aria-pressed=${String(state.treeForm === name)}
      data-test=${`tree-${name}`} @click=${() => choose(name)}>${label}</button>`;
  return !hasSearch
    ? ''
    : html`<section class="card" aria-labelledby="tree-title">
    <div class="row between"><h2 id="tree-title">Tree${
      search && whereOf(search)
        ? html` <span
        class="about">of ${whereOf(search)}</span>`
        : ''
    }</h2>
      <div class="segmented" role="group"
          aria-label="Form of the tree">${form('picture', 'Picture')}${form('list', 'List')}</div></div>
    ${
      state.treeForm === 'picture'
        ? picture()
        : html`${heads()}<div class="tree" role="tree" aria-label="Tree of the search" data-test="tree"
            @keydown=${focusNext}>${
              root === undefined
                ? html`<button role="treeitem" data-test="tree-open" @click=${() => open('main', [])}>Open</button>`
                : list('main', [], 1)
            }</div>`
    }
  </section>`;
}
