// Which nodes of a growing tree are drawn, and where: the path of the iteration always, of the others the most
// visited, as many as fit beside each other with letters that can be read.

const keyOf = (path) => path.join(' ');

const byName = (a, b) => a.move.localeCompare(b.move, 'en', {numeric: true});

/** The tree of the server as nodes {path, key, move, player, visits, mean, children}. */
function read({node, children}, path) {
  const own = {path, key: keyOf(path), move: node.move, player: node.player, visits: node.visits, mean: node.mean};
  return {...own, children: children.map((child) => read(child, [...path, child.node.move]))};
}

/** Marks the way down as far as it has come, and adds what of it the server left out or the iteration adds. */
function markPath(root, choices) {
  let node = root;
  node.isOnPath = true;
  for (const {player, chosen, options} of choices) {
    let child = node.children.find(({move}) => move === chosen);
    if (!child) {
      const path = [...node.path, chosen];
      const {visits, mean} = options.find(({move}) => move === chosen);
      child = {path, key: keyOf(path), move: chosen, player, visits, mean, children: []};
      node.children.push(child);
    }
    child.isOnPath = true;
    node = child;
  }
}

/** @param {{shown?: any[], [key: string]: any}} node */
const leavesOf = ({shown = []}) =>
  Math.max(
    1,
    shown.reduce((sum, child) => sum + leavesOf(child), 0),
  );

/** Chooses the children that are drawn, within a number of leaves. */
function choose(root, most) {
  let leaves = 1;
  const open = (node, least) => {
    const count = Math.min(node.children.length, most - leaves + 1);
    if (count < least) {
      return;
    }
    const first = node.children
      .toSorted((a, b) => Number(Boolean(b.isOnPath)) - Number(Boolean(a.isOnPath)) || b.visits - a.visits)
      .slice(0, count);
    node.shown = first.sort(byName);
    leaves += count - 1;
  };
  for (let node = root; node && node.children.length > 0; node = node.children.find(({isOnPath}) => isOnPath)) {
    open(node, 1);
  }
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.sort((a, b) => b.visits - a.visits).shift();
    if (!node.shown && node.children.length > 0) {
      open(node, node.children.length);
    }
    waiting.push(...(node.shown ?? []));
  }
}

/**
 * The nodes drawn, parents first: {key, path, move, player, visits, mean, isOnPath, hidden, parent, depth, x, y};
 * `hidden` children are left out.
 *
 * @param top the tree before the iteration, as the server sends it
 * @param choices those of the iteration that have been made
 * @param size the {width, row, slot}: of the picture, from a row to the next, and the least between two leaves
 */
export function layout(top, choices, {width, row, slot}) {
  const root = read(top, []);
  markPath(root, choices);
  choose(root, Math.max(1, Math.floor(width / slot)));
  const step = Math.min(2.4 * slot, width / leavesOf(root));
  let left = (width - step * leavesOf(root)) / 2;
  const nodes = [];
  const place = (node, parent, depth) => {
    const own = {...node, parent, depth, y: depth * row, hidden: node.children.length - (node.shown?.length ?? 0)};
    nodes.push(own);
    const below = (node.shown ?? []).map((child) => place(child, own, depth + 1));
    if (below.length === 0) {
      left += step;
    }
    own.x = below.length === 0 ? left - step / 2 : (below[0].x + below.at(-1).x) / 2;
    return own;
  };
  place(root, null, 0);
  return nodes;
}
