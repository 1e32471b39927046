// The steps of one iteration, one by one: a choice at each node of the way down, the leaf, the rollout, the way back.

/**
 * What an iteration does, in order: {kind: 'select' | 'expand' | 'simulate' | 'backpropagate', index}, index the
 * choice of select and expand. The last choice expands the tree where its move had never been tried.
 */
export function phasesOf({choices}) {
  const last = choices.length - 1;
  return [
    ...choices.map(({isUntried}, index) => ({kind: isUntried && index === last ? 'expand' : 'select', index})),
    {kind: 'simulate'},
    {kind: 'backpropagate'},
  ];
}

const short = (number) => number.toFixed(2);

/** UCB1 with its numbers filled in; `isBrief` without the root. */
export const formula = ({visits, mean, exploration, bound}, all, c, isBrief = false) =>
  `${short(mean)} + ${
    isBrief ? '' : `${c} · √(ln ${all} / ${visits}) = ${short(mean)} + `
  }${short(exploration)} = ${short(bound)}`;
