// What Monte Carlo tree search is: five screens, each with an address of its own and an example that is searched while
// it is read.
import {html} from '../lit.js';
import {bestCandidates} from '../search/candidates.js';
import {state, update} from '../state/store.js';
import {isSettled} from '../state/turn.js';
import {constantNow, forget, goToIteration, setConstant} from '../steps/stepper.js';
import {options, stepsTab} from '../steps/stepstab.js';

/** The position of the guide's first page: x has three moves, of which b2 wins, as it threatens two diagonals. */
const THREE_MOVES = 'tictactoe&start=xo.o.xxo.';

/** A position in which c1 alone wins: it blocks o, and threatens a1 and b2. After any other move o plays there and wins. */
const FORK = 'tictactoe&start=x.o..o.x.';

/** The iteration before which it is shown what the constant does. */
const LATE = 61;

/** How many moves of a search are shown. */
const MOST = 7;

/**
 * The screens. `searches` are the SPECs whose figures are shown, without their iterations; `counts` the iterations to
 * choose from.
 */
const LESSONS = [
  {
    title: 'Four steps',
    address: THREE_MOVES,
    tab: 'steps',
    text: html`<p>The search grows a tree of what may happen, one leaf at a time. Each <strong>iteration</strong> goes
    down the tree to where it ends
      (<em>select</em>), adds a move (<em>expand</em>), plays random moves to the end of the
      game (<em>simulate</em>), and adds the result to every node on the
      way back (<em>backpropagate</em>). Here x has three moves, and b2 wins. The search knows the rules, and nothing
      else: step through it.</p>`,
    example: stepsTab,
  },
  {
    title: 'UCB1: a balance',
    address: FORK,
    tab: 'steps',
    text: html`<p>Which move is tried next? The one with the greatest <strong>mean + c · √(ln N / n)</strong>: N are the
    visits of all moves, n its own. What did
      well is tried more often; what was hardly tried gets another chance. Here c1 alone wins. Move the slider, and look
      at the visits after ${LATE - 1} iterations. With c = 0 the search stays with a move that was lucky
      once: b2 gets 56 of 60 visits, though its mean is 0.071, and c1 is never tried again. With c = 1.4 c1 gets 33. With
      c = 3 they are spread more evenly, and c1 gets 16.</p>`,
    example: ucb1,
  },
  {
    title: 'Why random games find a win',
    address: FORK,
    tab: 'search',
    searches: ['uct,seed=1'],
    counts: [10, 30, 100, 1000, 10_000],
    text: html`<p>Random games are bad games. But the tree remembers: after a2 the opponent's reply c1 does better for the
    opponent than others, so it is visited
      more often, and drags the mean of a2 down. The means of the tree become those of good play, from the leaves
      upwards. After ten iterations the means are
      luck: a2 comes first, with 0.667. After a thousand a2 has 0.357, and c1 has 902 visits and 0.950.</p>`,
    example: searched,
  },
  {
    title: 'What a solver proves',
    address: FORK,
    tab: 'search',
    searches: ['uct,seed=1', 'solver,seed=1'],
    counts: [10, 30, 100, 1000, 10_000],
    text: html`<p>However long it searches, a mean is not a proof. Yet where a game ends within the tree, its result is
    certain. A <strong>solver</strong> hands this
      up: a move is won if every reply to it is lost, and lost if one reply is won. Below, the mean of c1 comes near 1 in
      plain UCT (first): 0.950 after a thousand iterations, 0.992 after ten thousand. The solver (second) says “win” after
      16, and stops.</p>`,
    example: searched,
  },
  {
    title: 'What RAVE shares',
    address: 'go:lines=5',
    tab: 'search',
    searches: ['uct,rollout=eyes,seed=1', 'rave,selection=rave:c=0:k=1000,rollout=eyes,seed=1'],
    counts: [200, 800, 3200],
    text: html`<p>A few hundred iterations give each of these 25 moves a handful of visits. In Go a point that is good
    later is often good
      now. <strong>RAVE</strong> counts a rollout for every point that was played in it, not only for the first one, and
      so learns from each about many moves. The middle, C3, is known to be best here. After 800 iterations RAVE (second)
      has spent 436 of them on it; plain UCT (first) prefers B5 at the edge, with 57 visits, and has spread the others
      over the whole board. The more visits a move has, the less RAVE counts.</p>`,
    example: searched,
  },
];

const now = () => LESSONS[state.lesson - 1];

/** The tab in which a lesson is, from 1, or undefined. */
export const tabOfLesson = (number) => LESSONS[number - 1]?.tab;

/** The SPECs of the searches that a lesson shows; the second may be undefined. */
export const specsOfLesson = () => (now()?.searches ?? []).map((spec) => `${spec},iterations=${countNow()}`);

const countNow = () => now().counts[state.lessonCount] ?? now().counts.at(-1);

let asked = null;
let shown = null;

/** Goes to the iteration that a lesson is about, once its position is there; none of it stays when it is left. */
export function conductLesson() {
  if (shown !== state.lesson) {
    if (shown !== null) {
      forget();
    }
    shown = state.lesson;
  }
  const wanted = now()?.example === ucb1 && isSettled() ? state.place.key : null;
  if (wanted !== null && wanted !== asked) {
    goToIteration(LATE);
  }
  asked = wanted;
}

function ucb1() {
  const {data, number, error} = state.steps;
  const c = constantNow();
  const isThere = data !== null && data.key === state.place?.key;
  return html`<section class="card" aria-labelledby="ucb1-title">
    <h2 id="ucb1-title">The moves of the position after ${isThere ? number - 1 : LATE - 1} iterations</h2>
    <label class="row">c <input class="grow" type="range" min="0" max="3" step="0.1" .value=${String(c)}
        data-test="lesson-c"
      @change=${({target}) => setConstant(Number(target.value))}> <output data-test="lesson-c-now">${c}</output></label>
    ${
      error !== null
        ? html`<p class="failure">${error}</p>`
        : isThere
          ? options(data.choices[0])
          : html`<p
        class="hint">The search begins …</p>`
    }
  </section>`;
}

function searched() {
  const {counts} = now();
  return html`<section class="card" aria-labelledby="searched-title">
    <div class="row between wrap"><h2 id="searched-title">Iterations</h2>
      <div class="row wrap" role="group" aria-label="Iterations">${counts.map(
        (count, index) => html`<button aria-pressed=${String(countNow() === count)}
        data-test=${`lesson-count-${count}`}
        @click=${() => update({lessonCount: index})}>${count.toLocaleString('en')}</button>`,
      )}</div></div>
    ${specsOfLesson().map((spec, index) => figuresOf(['main', 'second'][index], spec))}
  </section>`;
}

/** The moves of a search, under its SPEC. */
function figuresOf(id, spec) {
  const search = state.searches[id];
  const isThere = search?.figures != null && search.request.spec === spec && search.request.key === state.place?.key;
  return html`<h3><code>${spec}</code></h3>
    ${
      search?.status === 'failed'
        ? html`<p class="failure">${search.error}</p>`
        : isThere
          ? bestCandidates(search.figures, `lesson-${id}`, search.request, MOST)
          : html`<p class="hint">The search begins …</p>`
    }`;
}

const link = (number, label, test) =>
  html`<a class="button" href=${`#game=${LESSONS[number - 1].address}&lesson=${number}`}
      data-test=${test}>${label}</a>`;

/** The link to the first screen. */
export const lessonLink = () => link(1, 'What is Monte Carlo tree search?', 'lesson-link');

/** The screen that is shown, in place of the tabs. */
export const lesson = () => html`<article class="lesson" aria-labelledby="lesson-title" data-test="lesson">
    <div class="row between"><h2 id="lesson-title">${state.lesson} of ${LESSONS.length}: ${now().title}</h2>
      <button class="plain" aria-label="Leave" data-test="lesson-end"
          @click=${() => update({lesson: null})}>✕</button></div>
    ${now().text}
    <p class="row">${state.lesson > 1 ? link(state.lesson - 1, 'Back', 'lesson-back') : ''}
      ${state.lesson < LESSONS.length ? link(state.lesson + 1, 'Next', 'lesson-next') : ''}</p>
  </article>
  <div class="tabpanel">${now().example()}</div>`;
