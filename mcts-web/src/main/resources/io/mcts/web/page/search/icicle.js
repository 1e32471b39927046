// Where the nodes of a tree lie in a picture of it: each below its parent, as wide as its share of the parent's visits.

const THINNEST = 1;

/** A path as a text. */
export const keyOf = (path) => path.join(' ');

/**
 * The boxes {node, path, row, x, width}, from the top on; what is thinner than a point is left out.
 *
 * @param top a {node: {move, visits}, children: [...]}
 * @param path the moves that lead to the top
 * @param width that of the top
 */
export function icicle(top, path, width) {
  const boxes = [];
  const place = ({node, children}, own, row, x, breadth) => {
    if (breadth < THINNEST) {
      return;
    }
    boxes.push({node, path: own, row, x, width: breadth});
    const visits = Math.max(
      node.visits,
      children.reduce((sum, child) => sum + child.node.visits, 0),
      1,
    );
    let left = x;
    for (const child of children) {
      const share = (breadth * child.node.visits) / visits;
      place(child, [...own, child.node.move], row + 1, left, share);
      left += share;
    }
  };
  place(top, path, 0, 0, width);
  return boxes;
}
