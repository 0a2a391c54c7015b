import type { Region } from '../../../../match/request';
import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, newKey, type MatchContext } from '../state/match-context';
import type { Piece } from '../state/situation';
import type { Use } from '../state/use';
import type { TrapRule } from '../geometry/sight';

/** Places are whole numbers, the rim of a base is not. */
const slack = 8;

/** Sides and corners of a square whose corners lie on a circle of half a #. */
const diagonal = Math.trunc(table.radius * 0.7071);

const rim: readonly table.Point[] = [
  { x: -table.radius, y: 0 },
  { x: -diagonal, y: -diagonal },
  { x: -diagonal, y: diagonal },
  { x: 0, y: -table.radius },
  { x: 0, y: table.radius },
  { x: diagonal, y: -diagonal },
  { x: diagonal, y: diagonal },
  { x: table.radius, y: 0 },
];

/** Places at the base of a figure, on the table. */
const rimOf = (match: MatchContext, { at }: Figure): Region => {
  const { width, height } = match.ground.table;
  const isOnTable = ({ x, y }: table.Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const contains = (place: table.Point): boolean =>
    isOnTable(place) && Math.abs(table.distanceBetween(at, place) - table.radius) <= slack;
  const places = rim.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })).filter(isOnTable);
  return { contains, candidates: () => places, sample: (next) => places[next(places.length)] ?? at };
};

/** Lays a trap at the base of the skill's user, where its player wants it. */
export function* layTrap(match: MatchContext, figure: Figure, use: Use, { counters }: TrapRule): Flow {
  const about = { about: 'place', figure: figure.id, skill: use.skill.id } as const;
  const { x, y } = yield* choosePlace(figure.owner, about, rimOf(match, figure));
  addPiece(match, use, 'trap', { x, y }, counters.fixed * use.green);
}

/** Puts something on the table that a skill has brought. */
export const addPiece = (
  match: MatchContext,
  use: Use,
  piece: string,
  at: table.Point,
  count: number,
): void => {
  const { id: skill } = use.skill;
  const figure = match.s.figures[use.user];
  if (!figure) return;
  const { x, y } = at;
  const fresh: Piece = {
    key: newKey(match),
    piece,
    x,
    y,
    figure: figure.id,
    team: figure.team,
    count,
    skill,
  };
  match.s.pieces = [...match.s.pieces, fresh];
  match.host.emit({ type: 'laid', figure: figure.id, piece, skill, at: { x, y } });
};
