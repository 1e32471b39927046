// The first player's estimate over the whole game, as a curve.
import {html, svg} from '../lit.js';
import {goTo} from '../state/actions.js';
import {state} from '../state/store.js';
import {players} from '../state/turn.js';
import {percent} from '../view/numbers.js';

const WIDTH = 600;
const HEIGHT = 96;
const PAD = 8;
const LEFT = 44;

/** The curve; a click on it goes to that point of the game. */
export function curve() {
  const {game} = state;
  const last = Math.max(1, game.moves.length);
  const x = (ply) => LEFT + (ply / last) * (WIDTH - LEFT - PAD);
  const y = (value) => PAD + (1 - value) * (HEIGHT - 2 * PAD);
  const points = Object.entries(game.estimates).map(([ply, {value}]) => [Number(ply), value]).sort(([a], [b]) => a - b);
  const here = game.estimates[game.at]?.value;
  const [first, second] = players();
  const line = points.map(([ply, value]) => `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const area = points.length < 2 ? '' : `M${x(points[0][0])} ${y(0.5)}L${line}L${x(points.at(-1)[0])} ${y(0.5)}Z`;
  const go = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - PAD);
    goTo(Math.round(share * last));
  };
  return html`<figure class="curve" data-test="curve" data-points=${points.length}>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" @click=${go}
        aria-label=${points.length === 0 ? 'No estimates yet' : `Estimate of ${first} over the game, last ${percent(points.at(-1)[1])}`}>
      ${svg`<clipPath id="upper"><rect width=${WIDTH} height=${HEIGHT / 2}></rect></clipPath>
        <clipPath id="lower"><rect y=${HEIGHT / 2} width=${WIDTH} height=${HEIGHT / 2}></rect></clipPath>
        <line class="half" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        <path class="p0" d=${area} clip-path="url(#upper)"></path>
        <path class="p1" d=${area} clip-path="url(#lower)"></path>
        <path class="line" d=${points.length < 2 ? '' : `M${line}`}></path>
        <line class="here" x1=${x(game.at)} x2=${x(game.at)} y1="0" y2=${HEIGHT}></line>
        ${here === undefined ? '' : svg`<circle class="point" cx=${x(game.at)} cy=${y(here)} r="4"></circle>`}`}
    </svg>
    <figcaption><span class="p0">${first}</span>
      <span class="empty">${points.length < 2 ? 'the estimate over the game' : ''}</span><span class="p1">${second}</span></figcaption>
  </figure>`;
}
