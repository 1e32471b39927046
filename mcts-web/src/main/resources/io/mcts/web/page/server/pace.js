// What comes from running searches and the clock comes faster than a slow machine can draw: the page takes it, draws,
// and rests for a while, so that it stays responsive.

/** How many times as long as it took to draw the page rests. */
const REST = 3;

/** A page that is not seen draws nothing: after so many milliseconds it goes on. */
const UNSEEN = 1000;

const waiting = new Map();
let isResting = false;

/** Calls `take` at once or, while the page rests, after that; of those of one name only the last. */
export function paced(name, take) {
  waiting.set(name, take);
  if (!isResting) {
    goOn();
  }
}

/** Forgets what waits under a name: something newer has come. */
export const overtake = (name) => waiting.delete(name);

function goOn() {
  isResting = waiting.size > 0;
  if (!isResting) {
    return;
  }
  const begin = performance.now();
  const takes = [...waiting.values()];
  waiting.clear();
  for (const take of takes) {
    take();
  }
  let isDrawn = false;
  const drawn = () => {
    if (!isDrawn) {
      isDrawn = true;
      setTimeout(goOn, REST * (performance.now() - begin));
    }
  };
  requestAnimationFrame(() => setTimeout(drawn)); // a timer set within a frame runs after its drawing
  setTimeout(drawn, UNSEEN);
}
