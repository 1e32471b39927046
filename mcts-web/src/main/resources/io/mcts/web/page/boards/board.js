// The board as the server describes it: its cells, what stands on them, and which of them each move concerns. There
// are no rules here.
import {html, svg} from '../lit.js';
import {weighedHere} from '../search/weighed.js';
import {state, update} from '../state/store.js';
import {correct} from '../state/territory.js';
import {players} from '../state/turn.js';
import {columnKey} from './columnkey.js';
import {grab} from './drag.js';
import {aim, grid, mirrored, turned} from './grid.js';
import {attempt} from './look.js';
import {candidateArrow, disc, ordinal, stepArrow} from './marks.js';
import {hole, panel, skinOf, wood} from './skins.js';

/** Candidates that are drawn as arrows. */
const MOST_ARROWS = 6;

/** An owner who is less certain is not shown. */
const CERTAIN = 0.15;

/** How the cell of a place in the list is called. */
export const labelOf = ({columns, rows, names}, index) => {
  const [row, column] = [rows[Math.floor(index / columns.length)], columns[index % columns.length]];
  return names[index] === `${column}${row}` ? names[index] : `column ${column}, row ${row}`;
};

/** The board as SVG; for `look` see look.js. */
export function draw(look, title) {
  const {board} = look;
  const {style, columns, rows, names, goals} = board;
  const [height, width] = [rows.length, columns.length];
  const isUpright = style === 'discs';
  const skin = skinOf(style);
  const {side, left, top} = skin;
  const view = isUpright ? mirrored(width, look.isFlipped) : turned(height, width, look.isFlipped);
  const kinds = new Map(board.pieces.map((piece) => [piece.symbol, piece]));
  const men = board.cells.map((symbol) => kinds.get(symbol) ?? null);
  const indices = [...men.keys()];
  const places = new Map(names.map((name, index) => [name, index]));
  const columnOf = (name) => places.get(name) % width;
  const centreAt = (index) => {
    const [row, column] = view(Math.floor(index / width), index % width);
    return [left + column * side + side / 2, top + row * side + side / 2];
  };
  const centre = (name) => centreAt(places.get(name));
  const mine = (player) => ({player, sign: ''});

  const cellsOf = new Map(state.place.legalMoves.map(({move, cells}) => [move, cells]));
  const ends = (move) => (cellsOf.get(move) ?? []).map(centre);
  const moves = [...look.legal].map((move) => ({move, cells: cellsOf.get(move)})).filter(({cells}) => cells.length > 0);
  const steps = moves.filter(({cells}) => cells.length === 2);
  const movable = new Set(steps.map(({cells: [from]}) => from));
  const held = look.drag?.from ?? look.selected;
  const reached = new Set(steps.filter(({cells: [from]}) => from === held).map(({cells}) => cells.at(-1)));
  const drops = new Set(
    look.steps.length > 0 ? [] : moves.filter(({cells}) => cells.length === 1).map(({cells: [to]}) => to),
  );
  const hovered = look.hovered && names[look.hovered.row * width + look.hovered.column];
  /** Whether a cell stands for another one: on an upright board for all of its column. */
  const isFor = (cell, other) => cell === other || (isUpright && cell != null && columnOf(cell) === columnOf(other));
  const last = look.lastCells;
  const won = new Set(board.lines.flat());
  const {owners = {}, dead = []} = look.territory ?? {};
  const ownerOf = (name) => (Math.abs(owners[name] ?? 0) < CERTAIN ? null : Number(owners[name] < 0));
  const numbers = new Map(look.numbers);

  const field = (index) => {
    const [x, y] = centreAt(index);
    const [goal, isLast] = [goals[names[index]], last.includes(names[index])];
    return svg`<rect class=${`field ${goal === undefined ? '' : `goal${goal}`} ${isLast ? 'last' : ''}`} x=${x - 47}
        y=${y - 47} width="94" height="94" rx="10"></rect>
      ${
        goal === undefined || men[index] !== null
          ? ''
          : svg`<path class=${`flag goal${goal}`}
          d=${`M${x - 12} ${y + 22}v-44l28 12l-28 12`}></path>`
      }`;
  };
  const content = (index) => {
    const [name, man, [x, y]] = [names[index], men[index], centreAt(index)];
    const isLast = last.at(-1) === name;
    const fresh = !look.isFresh || !isLast ? '' : isUpright ? `falling fall-${Math.floor(index / width)}` : 'fresh';
    const more = [
      movable.has(name) && 'movable',
      held === name && 'held',
      fresh,
      won.has(name) && 'won',
      dead.includes(name) && 'dead',
    ]
      .filter(Boolean)
      .join(' ');
    const isGhost = drops.has(name) && isFor(hovered, name);
    const isTarget = skin.target > 0 && (reached.has(name) || (drops.has(name) && !isGhost));
    return svg`${
      man === null || (isUpright && man.player < 0) || look.drag?.from === name ? '' : skin.piece(man, x, y, more)
    }
      ${isGhost ? skin.piece(mine(look.player), x, y, 'ghost') : ''}
      ${
        isTarget
          ? svg`<circle class=${man === null ? 'target' : 'capture'} cx=${x} cy=${y}
          r=${man === null ? skin.target : 45}></circle>`
          : ''
      }`;
  };
  /** What lies on the stones of a board of crossings. */
  const onStone = (index) => {
    const [name, man, [x, y]] = [names[index], men[index], centreAt(index)];
    const [number, owner] = [man === null ? undefined : numbers.get(name), ownerOf(name)];
    return svg`${
      number === undefined
        ? ''
        : svg`<g
        class=${`onstone p${man.player}`}>${ordinal({number}, x, y, 15)}</g>`
    }
      ${
        last.at(-1) === name && man !== null
          ? svg`<circle class=${`lastpoint p${man.player}`} cx=${x} cy=${y}
          r=${number === undefined ? 6 : 15}></circle>`
          : ''
      }
      ${
        owner === null || man?.player === owner
          ? ''
          : svg`<rect class=${`owner p${owner}`}
          opacity=${Math.abs(owners[name]).toFixed(2)} x=${x - 6} y=${y - 6} width="12" height="12"></rect>`
      }`;
  };
  const front = () => {
    const drop = [...drops].find((name) => isFor(hovered, name));
    return svg`${panel(height, width, side, top)}
      ${
        drop
          ? svg`<rect class="column" x=${centre(drop)[0] - side / 2 + 4} y=${top} width=${side - 8}
          height=${height * side} rx="22"></rect>`
          : ''
      }
      ${indices.map((index) =>
        men[index]?.player < 0
          ? skin.piece(men[index], ...centreAt(index))
          : hole(...centreAt(index), last.includes(names[index])),
      )}`;
  };
  const line = (cells) => {
    const [[x1, y1], [x2, y2]] = [centre(cells[0]), centre(cells.at(-1))];
    const beyond = isUpright ? 0 : 30 / Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) * beyond, (y2 - y1) * beyond];
    return svg`<line class="row" x1=${x1 - dx} y1=${y1 - dy} x2=${x2 + dx} y2=${y2 + dy}></line>`;
  };
  const placed = (step) => {
    const [x, y] = centre(step.cells[0]);
    return svg`${skin.piece(mine(step.player), x, y, step.isRollout ? 'rollout' : 'line')}${skin.ordinal(step, x, y)}`;
  };
  const shown = look.candidates.filter(({move, share}) => cellsOf.get(move)?.length === 1 && !(share < skin.least));
  const arrows = look.candidates.filter(({move}) => cellsOf.get(move)?.length === 2).slice(0, MOST_ARROWS);
  const at = (row, column) => names[row * width + column];
  const choose = (cell, from) =>
    state.place.isOver && look.territory && men[places.get(cell)] !== null
      ? correct(cell)
      : chooseCell({
          cell,
          from,
          moves,
          steps,
          isFor,
          taken: isUpright ? null : men[places.get(cell)],
          advice: board.advice,
          name: isUpright ? `column ${columns[columnOf(cell)]}` : labelOf(board, places.get(cell)),
        });
  const cells = {
    rows: height,
    columns: width,
    side,
    top,
    left,
    view,
    name: at,
    title,
    kind: (row, column) => (movable.has(at(row, column)) ? 'movable' : ''),
    label: (row, column) => {
      const [name, index] = [at(row, column), row * width + column];
      return [
        labelOf(board, index),
        men[index]?.label ?? 'empty',
        movable.has(name) && 'may move',
        reached.has(name) && 'can be reached',
        dead.includes(name) && 'dead',
        ownerOf(name) !== null && `point of ${players()[ownerOf(name)]}`,
      ]
        .filter(Boolean)
        .join(', ');
    },
    candidate: (row, column) =>
      weighedHere().find(({move}) => cellsOf.get(move)?.length > 0 && isFor(at(row, column), cellsOf.get(move).at(-1))),
    choose: (row, column) => choose(at(row, column), look.selected),
    press: (event, row, column) =>
      movable.has(at(row, column)) && grab(event, at(row, column), (to) => choose(to, at(row, column))),
  };
  const aimed = look.isAsked ? state.aimed : null;
  const cross = () => {
    const [x, y] = centre(at(aimed.row, aimed.column));
    return svg`<path class="cross" d=${`M${left} ${y}h${width * side}M${x} ${top}v${height * side}`}></path>`;
  };
  return html`<svg viewBox=${`0 0 ${left + width * side} ${top + height * side + skin.bottom}`}
      class=${`board look-${style} ${look.drag ? 'dragging' : ''}`}>
    <g aria-hidden="true">
      ${
        isUpright
          ? svg`<rect class="back" x="2" y=${top - 2} width=${width * side - 4} height=${height * side + 4}
              rx="26"></rect>`
          : style === 'stones'
            ? wood(height, width, side, left)
            : indices.map(field)
      }
      ${indices.map(content)}
      ${isUpright ? front() : style === 'stones' ? indices.map(onStone) : ''}
      ${board.lines.map(line)}
      ${columns.map(
        (label, column) => svg`<text class="coordinate" x=${centreAt(column)[0]}
          y=${top + height * side + (isUpright ? 28 : 17)}>${label}</text>`,
      )}
      ${
        isUpright
          ? ''
          : rows.map(
              (
                label,
                row,
              ) => svg`<text class=${`coordinate ${label.length > 1 ? 'wide' : ''}`} x=${label.length > 1 ? left - 3 : 11}
          y=${centreAt(row * width)[1] + 4}>${label}</text>`,
            )
      }
      ${shown.map((candidate) => disc(candidate, ...ends(candidate.move)[0], skin.candidate))}
      ${arrows.toReversed().map((candidate) => candidateArrow(candidate, arrows, ends))}
      ${look.steps.filter(({cells}) => cells.length === 2).map((step) => stepArrow(step, step.cells.map(centre)))}
      ${look.steps.filter(({cells}) => cells.length === 1).map(placed)}
      ${look.drag ? skin.piece(men[places.get(look.drag.from)], look.drag.x, look.drag.y, 'inhand') : ''}
    </g>
    ${aimed ? cross() : ''}
    ${grid(cells)}
  </svg>${aimed ? aim(cells, steps.length === 0 ? 'Play' : 'Choose') : ''}`;
}

/** What choosing a cell means: where to move, or what. */
function chooseCell({cell, name, from, moves, steps, isFor, taken, advice}) {
  const arrivals = moves.filter(
    ({cells}) => isFor(cell, cells.at(-1)) && (from === null || cells.length === 1 || cells[0] === from),
  );
  const isMan = steps.some(({cells}) => cells[0] === cell);
  if (from === null && isMan) {
    update({selected: cell, message: null});
  } else if (arrivals.length === 1) {
    attempt(arrivals[0].move, '');
  } else if (isMan) {
    update({selected: from === cell ? null : cell, message: null});
  } else {
    attempt(
      null,
      arrivals.length > 1
        ? `More than one move goes to ${name}: choose first what is to move.`
        : `${
            taken !== null && from === null
              ? `${name} is taken by ${taken.label}.`
              : `No move goes ${from === null ? '' : `from ${from} `}to ${name}.`
          } ${advice}`,
    );
  }
}

/** A digit drops a piece into its column on an upright board. */
export function key(event) {
  const {board, legalMoves} = state.place;
  return (
    board?.style === 'discs' &&
    columnKey(event, board.columns.length, (column) =>
      attempt(
        legalMoves.find(({cells: [to]}) => board.names.indexOf(to) % board.columns.length === column)?.move ?? null,
        `No move goes to column ${column + 1}. ${board.advice}`,
      ),
    )
  );
}
