/** The same random numbers at every run: a linear congruential generator with the constants of Numerical Recipes. */
export const numbers = (seed) => (below) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
