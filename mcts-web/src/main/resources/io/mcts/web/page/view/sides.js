// The two sides: who plays them, how long they have thought, how good they stand.
import {html} from '../lit.js';
import {piece, whoseTurn} from '../boards/boards.js';
import {dieView} from '../boards/die.js';
import {clockText} from '../state/clock.js';
import {setSide} from '../state/actions.js';
import {estimateNow} from '../search/estimate.js';
import {state} from '../state/store.js';
import {isLive, outcome, outOfTime, players, timeOf} from '../state/turn.js';
import {leadOf} from '../state/territory.js';
import {percent, signed} from './numbers.js';

/** The time on a player's clock, as text. */
function clockOf(player) {
  const {mode, minutes} = state.clock;
  const time = timeOf(player);
  return clockText(mode === 'down' ? minutes * 60_000 - time : time);
}

/** The line of one side, beside the board. */
export function sideLine(player) {
  const isTurn = whoseTurn() === player && outcome() === null;
  const isWinner = outcome() === player;
  const search = state.searches.main;
  const isThinking =
    isTurn && state.connection === 'open' && search?.status === 'running' && search.request.purpose === 'play';
  const estimate = estimateNow();
  const lead = outcome() === null ? leadOf(player) : null; // the score of a finished game is told below the board
  const name = players()[player];
  return html`<div class=${`side p${player} ${isTurn ? 'turn' : ''}`} data-test=${`side-${player}`}>
    ${piece(player)}
    <span class="who"><strong>${name}</strong>${
      state.game.names
        ? html`<span class="entrant"
        data-test=${`name-${player}`}>${state.game.names[player]}</span>`
        : ''
    }
      <select aria-label=${`Who plays ${name}`} data-test=${`kind-${player}`}
          @change=${(event) => setSide(player, {kind: event.target.value})}>
        <option value="human" ?selected=${state.sides[player].kind === 'human'}>You</option>
        <option value="search" ?selected=${state.sides[player].kind === 'search'}>Computer</option>
      </select>
    </span>
    <span class="state">${isWinner ? 'wins' : isThinking ? html`<span class="thinking">thinking</span>` : ''}</span>
    ${isTurn ? dieView() : ''}
    ${
      lead === null
        ? ''
        : html`<span class="lead" data-test=${`lead-${player}`}
        title=${`Expected lead of ${name} in points, by the owners of the points in playouts`}>${lead > 0 ? signed(lead, 1) : ''}</span>`
    }
    <span class="chances"
        title=${`Expected score of ${name}`}>${estimate === null ? '' : percent(player === 0 ? estimate : 1 - estimate)}</span>
    ${
      state.clock.mode === 'off'
        ? ''
        : html`<span class=${`clock ${outOfTime() === player ? 'late' : ''} ${isTurn && isLive() ? 'runs' : ''}`}
        role="timer" aria-label=${`Time of ${name}`} data-test=${`clock-${player}`}>${clockOf(player)}</span>`
    }
  </div>`;
}
