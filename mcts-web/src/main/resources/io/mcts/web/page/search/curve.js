// The estimate of a player over the whole game, as a curve: point at it to read it, click to go there.
import {html, nothing, svg} from '../lit.js';
import {goTo} from '../state/actions.js';
import {estimateOfEnd, estimatesOf} from '../state/estimates.js';
import {judgement} from '../state/losses.js';
import {state, update} from '../state/store.js';
import {moveCount, players, resultNow, toViewer, viewer} from '../state/turn.js';
import {count, percent} from '../view/numbers.js';
import {lossesNow} from './report.js';

const FRAME = 18; // on both sides of the picture

/** The height of the picture, and the room around the curve, beside letters of the usual size. */
const ROOM = [96, 8, 12, 20, 44];
const SCALE = [0, 0.25, 0.5, 0.75, 1];

/** What is known at a ply, in a sentence. */
function told(ply, lost, estimate) {
  const {game} = state;
  const loss = lost.find((one) => one.ply === ply - 1);
  return [
    ply === 0 ? 'Start' : `After ${moveCount(ply)}: ${game.moves[ply - 1]}`,
    estimate === undefined ? 'no estimate' : `${players()[viewer()]} ${percent(toViewer(estimate.value))}`,
    estimate?.iterations ? `${count(estimate.iterations)} iterations` : '',
    estimate?.spec ?? '',
    loss && judgement(loss.loss) ? `${judgement(loss.loss)}, lost ${percent(loss.loss)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const STEPS = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1};

function keyed(event) {
  const {at, moves} = state.game;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? moves.length : at + (STEPS[event.key] ?? NaN);
  if (to >= 0 && to <= moves.length) {
    event.preventDefault();
    goTo(to);
  }
}

/** The plies that get their numbers: some eight of them. */
function ticks(last) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => last / size <= 8) ?? 500;
  const plies = Array.from({length: Math.floor(last / step) + 1}, (_, index) => index * step);
  return plies.filter((ply, index) => index === 0 || moveCount(ply) !== moveCount(plies[index - 1])); // a roll is no move
}

/** The curve, where there is something to show. */
export function curve() {
  const {game} = state;
  const estimates = estimatesOf(game);
  if (resultNow() !== null) {
    estimates[game.at] = estimateOfEnd(resultNow());
  }
  if (estimates.every((estimate) => estimate === undefined)) {
    return '';
  }
  const width = state.sizes.play - FRAME;
  const [height, top, right, bottom, left] = ROOM.map((size) => size * state.sizes.letters);
  const last = Math.max(1, game.moves.length);
  const x = (ply) => left + (ply / last) * (width - left - right);
  const y = (value) => top + (1 - value) * (height - top - bottom);
  const points = estimates.flatMap((estimate, ply) =>
    estimate === undefined ? [] : [[ply, toViewer(estimate.value)]],
  );
  const line = points.map(([ply, value]) => `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const area = points.length < 2 ? '' : `M${x(points[0][0])} ${y(0.5)}L${line}L${x(points.at(-1)[0])} ${y(0.5)}Z`;
  const lost = lossesNow();
  const pointed = state.pointedPly ?? game.at;
  const plyAt = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * width - left) / (width - left - right);
    return Math.max(0, Math.min(game.moves.length, Math.round(share * last)));
  };
  const marker = ({ply, loss}) =>
    judgement(loss) && estimates[ply + 1]
      ? svg`<circle class=${`lost ${judgement(loss)}`} cx=${x(ply + 1)} cy=${y(toViewer(estimates[ply + 1].value))}
          r="4.5"></circle>`
      : nothing;
  return html`<figure class="curve" data-test="curve" data-points=${points.length}>
    <svg viewBox=${`0 0 ${width} ${height}`} role="slider" tabindex="0"
        aria-label=${`Estimate of ${players()[viewer()]} over the game`}
        aria-valuemin="0" aria-valuemax=${game.moves.length} aria-valuenow=${game.at}
        aria-valuetext=${told(game.at, lost, estimates[game.at])}
        @click=${(event) => goTo(plyAt(event))} @keydown=${keyed}
        @pointermove=${(event) => plyAt(event) !== state.pointedPly && update({pointedPly: plyAt(event)})}
        @pointerleave=${() => update({pointedPly: null})}>
      ${svg`<clipPath id="upper"><rect width=${width} height=${y(0.5)}></rect></clipPath>
        <clipPath id="lower"><rect y=${y(0.5)} width=${width} height=${height / 2}></rect></clipPath>
        ${SCALE.map(
          (value) => svg`<line class=${value === 0.5 ? 'half' : 'rule'} x1=${left} x2=${width - right} y1=${y(value)}
              y2=${y(value)}></line>
          ${
            value % 0.5 === 0
              ? svg`<text class="scale" x=${left - 6}
              y=${y(value) + 4}>${percent(value)}</text>`
              : ''
          }`,
        )}
        ${ticks(last).map((ply) => svg`<text class="ply" x=${x(ply)} y=${height - 5}>${moveCount(ply)}</text>`)}
        <path class=${`p${viewer()}`} d=${area} clip-path="url(#upper)"></path>
        <path class=${`p${1 - viewer()}`} d=${area} clip-path="url(#lower)"></path>
        <path class="line" d=${points.length < 2 ? '' : `M${line}`}></path>
        ${lost.map(marker)}
        <line class="here" x1=${x(game.at)} x2=${x(game.at)} y1=${top} y2=${height - bottom}></line>
        ${
          pointed === game.at
            ? ''
            : svg`<line class="pointed" x1=${x(pointed)} x2=${x(pointed)} y1=${top}
            y2=${height - bottom}></line>`
        }
        ${
          estimates[pointed] === undefined
            ? ''
            : svg`<circle class="point" cx=${x(pointed)}
            cy=${y(toViewer(estimates[pointed].value))} r="4"></circle>`
        }`}
    </svg>
    <figcaption data-test="curve-text">${told(pointed, lost, estimates[pointed])}</figcaption>
  </figure>`;
}
