// Replaces lit-html where nothing is drawn.
const none = () => null;

export const [nothing, noChange] = [null, null];
export class Directive {}
export {
  none as directive,
  none as guard,
  none as html,
  none as render,
  none as repeat,
  none as setCommittedValue,
  none as svg,
};
