// How strong the others are.

/** From the weakest. */
export const LEVELS = [
  {name: 'Quick', spec: 'ismcts,iterations=100'},
  {name: 'Good', spec: 'ismcts,iterations=1000'},
  {name: 'Strong', spec: 'ismcts,iterations=10000'},
];
