// A board of square cells on which men are set or moved: chosen, dragged, with arrows and lines. Its games differ in how they look.
import {html, svg} from '../lit.js';
import {weighedHere} from '../search/weighed.js';
import {update} from '../state/store.js';
import {grab} from './drag.js';
import {grid, turned} from './grid.js';
import {attempt} from './look.js';
import {candidateArrow, disc, ordinal, stepArrow} from './marks.js';

const [CELL, MARGIN] = [100, 24];

/** Candidates that are drawn as arrows. */
const MOST_ARROWS = 6;

/**
 * The board as SVG.
 *
 * @param look see look.js
 * @param skin {kind: a class of the style sheet, title, men: rows of men or null, names: those of the cells, named(move): the cells that it
 *     names, where it goes or from where and where to, or null; draw(man, x, y, more), word(man): for who cannot see it, mine(player): a
 *     man as the player sets, against(cell, from): why a cell cannot be chosen, if the game knows; mark(row, column, man): a class
 *     for a cell, flag(row, column, man, x, y): what lies on it, above(centre): what is drawn over the men}
 */
export function cellBoard(look, skin) {
  const {men, names, named, kind, draw} = skin;
  const [height, width] = [men.length, men[0].length];
  const view = turned(height, width, look.isFlipped);
  const centreAt = (row, column) => {
    const [seenRow, seenColumn] = view(row, column);
    return [MARGIN + seenColumn * CELL + CELL / 2, seenRow * CELL + CELL / 2];
  };
  const cells = new Map(names.flatMap((line, row) => line.map((name, column) => [name, {man: men[row][column], centre: centreAt(row, column)}])));
  const centre = (name) => cells.get(name).centre;
  const ends = (move) => named(move).map(centre);
  const isStep = ({move}) => named(move)?.length === 2;
  const isDrop = ({move}) => named(move)?.length === 1;
  const moves = [...look.legal].map(named).filter((found) => found !== null);
  const movable = new Set(moves.filter(({length}) => length === 2).map(([from]) => from));
  const held = look.drag?.from ?? look.selected;
  const goals = moves.filter((found) => found.length === 2 && found[0] === held).map((found) => found.at(-1));
  const drops = look.steps.length > 0 ? [] : moves.filter(({length}) => length === 1).map(([to]) => to);
  const hovered = look.hovered === null ? null : names[look.hovered.row]?.[look.hovered.column];
  const last = (look.lastMove !== null && named(look.moves.findLast((move) => named(move) !== null) ?? '')) || [];
  const arrows = look.candidates.filter(isStep).slice(0, MOST_ARROWS);

  const field = (man, row, column) => {
    const name = names[row][column];
    const [x, y] = centreAt(row, column);
    const more = `${movable.has(name) ? 'movable' : ''} ${held === name ? 'held' : ''} ${look.isFresh && last.at(-1) === name ? 'fresh' : ''}`;
    return svg`<rect class=${`field ${skin.mark?.(row, column, man) ?? ''} ${last.includes(name) ? 'last' : ''}`} x=${x - 47} y=${y - 47} width="94" height="94" rx="10"></rect>
      ${skin.flag?.(row, column, man, x, y) ?? ''}
      ${man === null || look.drag?.from === name ? '' : draw(man, x, y, more)}
      ${drops.includes(name) && hovered === name ? draw(skin.mine(look.player), x, y, 'ghost') : ''}
      ${goals.includes(name) || (drops.includes(name) && hovered !== name)
        ? svg`<circle class=${man === null ? 'target' : 'capture'} cx=${x} cy=${y} r=${man === null ? 10 : 45}></circle>` : ''}`;
  };
  const dropped = (step) => {
    const [[x, y]] = ends(step.move);
    return svg`${draw(skin.mine(step.player), x, y, step.isRollout ? 'rollout' : 'line')}
      <circle class="badge" cx=${x + 29} cy=${y - 29} r="14"></circle>${ordinal(step, x + 29, y - 29, 17)}`;
  };
  const choose = (cell, from) => chooseCell(cell, from, moves, [...look.legal].filter((move) => named(move) !== null), skin.against);
  return html`<svg viewBox=${`0 0 ${MARGIN + width * CELL} ${height * CELL + MARGIN}`} class=${`board ${kind} ${look.drag ? 'dragging' : ''}`} data-test="cells">
    <g aria-hidden="true">
      ${men.map((line, row) => line.map((man, column) => field(man, row, column)))}
      ${names[0].map((name, column) => svg`<text class="coordinate" x=${centreAt(0, column)[0]} y=${height * CELL + 17}>${name.replace(/\d+$/, '')}</text>`)}
      ${names.map(([name], row) => svg`<text class="coordinate" x="11" y=${centreAt(row, 0)[1] + 4}>${/\d+$/.exec(name)[0]}</text>`)}
      ${look.candidates.filter(isDrop).map((candidate) => disc(candidate, ...ends(candidate.move)[0], 36))}
      ${arrows.toReversed().map((candidate) => candidateArrow(candidate, arrows, ends))}
      ${look.steps.filter(isStep).map((step) => stepArrow(step, ends))}
      ${look.steps.filter(isDrop).map(dropped)}
      ${skin.above?.(centre) ?? ''}
      ${look.drag ? draw(cells.get(look.drag.from).man, look.drag.x, look.drag.y, 'inhand') : ''}
    </g>
    ${grid({
      rows: height, columns: width, side: CELL, left: MARGIN, view, name: (row, column) => names[row][column],
      title: skin.title,
      kind: (row, column) => (movable.has(names[row][column]) ? 'movable' : ''),
      label: (row, column) => [names[row][column], men[row][column] === null ? 'empty' : skin.word(men[row][column]),
        ...(movable.has(names[row][column]) ? ['may move'] : []), ...(goals.includes(names[row][column]) ? ['can be reached'] : [])].join(', '),
      candidate: (row, column) => weighedHere().find(({move}) => named(move)?.at(-1) === names[row][column]),
      choose: (row, column) => choose(names[row][column], look.selected),
      press: (event, row, column) => movable.has(names[row][column])
          && grab(event, names[row][column], (to) => choose(to, names[row][column])),
    })}
  </svg>`;
}

/** What choosing a cell means: where to move, or what. `found` are the cells that each of the moves names. */
function chooseCell(cell, from, found, moves, against) {
  const arrivals = moves.filter((_, index) => found[index].at(-1) === cell && (from === null || found[index].length === 1 || found[index][0] === from));
  const isMan = found.some((named) => named.length === 2 && named[0] === cell);
  if (from === null && isMan) {
    update({selected: cell, message: null});
  } else if (arrivals.length === 1) {
    attempt(arrivals[0], '');
  } else if (isMan) {
    update({selected: from === cell ? null : cell, message: null});
  } else {
    attempt(null, against?.(cell, from) ?? (arrivals.length > 1 ? `More than one move goes to ${cell}: choose first what is to move.`
      : `No move goes ${from === null ? '' : `from ${from} `}to ${cell}.`));
  }
}
