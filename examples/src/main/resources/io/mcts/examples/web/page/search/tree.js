// The tree of a search, opened node by node.
import {html, nothing} from '../lit.js';
import {send} from '../server/socket.js';
import {state, update} from '../state/store.js';
import {count, mean, percent} from '../view/numbers.js';
import {hidePreview, showLine} from './preview.js';

const keyOf = (path) => path.join(' ');

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
export const takeTree = (message) =>
  kept(message.id, {...state.trees[message.id], [keyOf(message.path)]: message});

/** Asks again for every node that is open, as the search has gone on. */
const refresh = (id) => Object.values(state.trees[id] ?? {}).forEach((node) => node.path && open(id, node.path));

function focusNext(event) {
  const steps = {ArrowDown: 1, ArrowUp: -1};
  const items = [...event.currentTarget.querySelectorAll('[role=treeitem]')];
  const at = items.indexOf(document.activeElement);
  const to = event.key === 'Home' ? items[0] : event.key === 'End' ? items.at(-1) : items[at + (steps[event.key] ?? NaN)];
  if (to) {
    event.preventDefault();
    to.focus();
  }
}

function item(id, node, path, total, level, isThrow, isFirst) {
  const children = state.trees[id]?.[keyOf(path)];
  const isOpen = children !== undefined;
  const request = state.searches[id]?.request;
  const toggle = () => (isOpen ? close(id, path) : open(id, path));
  const key = (event) => {
    if (event.target !== event.currentTarget || !node.hasChildren) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowRight' && !isOpen) || (event.key === 'ArrowLeft' && isOpen)) {
      event.preventDefault();
      event.stopPropagation();
      toggle();
    }
  };
  return html`<li role="none">
    <div role="treeitem" class=${`node p${node.player ?? ''} ${isThrow ? 'thrown' : ''}`} tabindex=${isFirst ? 0 : -1}
        aria-level=${level} aria-expanded=${node.hasChildren ? String(isOpen) : nothing} data-test=${`node-${path.join('-')}`}
        @keydown=${key} @click=${node.hasChildren ? toggle : null}
        @pointerenter=${(event) => event.pointerType === 'mouse' && request && showLine(request, path)} @pointerleave=${hidePreview}>
      <span class=${`twist ${node.hasChildren ? (isOpen ? 'open' : 'closed') : ''}`} aria-hidden="true"></span>
      <span class="name">${isThrow ? html`<span class="threw">${node.move}</span>` : node.move}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100" height="8"></rect><rect
          class="fill" width=${total > 0 ? (100 * node.visits) / total : 0} height="8"></rect></svg>
      <span class="visits">${count(node.visits)}<span class="visually-hidden"> visits,</span></span>
      <span class="mean"><span class="visually-hidden">mean </span>${mean(node.mean)}</span>
      <span>${node.proven ? html`<span class=${`proven ${node.proven}`}>${node.proven}</span>` : node.kind === 'chance' ? html`<span class="kind">die</span>` : ''}</span>
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
    ${answer.children.map((child) => item(id, child, [...path, child.move], total, level,
        answer.node.kind === 'chance', level === 1 && child === answer.children[0]))}
    ${answer.omitted > 0 ? html`<li class="hint" role="none">and ${answer.omitted} more</li>` : ''}
    ${answer.children.length === 0 ? html`<li class="hint" role="none">no children</li>` : ''}
  </ul>`;
}

/** The tree of a search of this name. */
export function tree(id) {
  const hasSearch = state.searches[id]?.figures != null;
  const root = state.trees[id]?.[''];
  return html`<section class="card" aria-labelledby="tree-title">
    <div class="row between"><h2 id="tree-title">Tree</h2>
      ${root === undefined
        ? html`<button data-test="tree-open" ?disabled=${!hasSearch} @click=${() => open(id, [])}>Open</button>`
        : html`<span class="row"><button data-test="tree-refresh" @click=${() => refresh(id)}>Refresh</button>
            <button data-test="tree-close" @click=${() => kept(id, null)}>Close</button></span>`}
    </div>
    ${root === undefined
      ? html`<p class="hint">${hasSearch ? 'Open the tree of the search, node by node.' : 'A search has a tree to look into.'}</p>`
      : html`<div class="tree" role="tree" aria-label="Tree of the search" data-test="tree" @keydown=${focusNext}>${list(id, [], 1)}</div>`}
  </section>`;
}
