import type { Region } from '../../../../match/request';
import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import { ruleAbout } from '../../skills/school-rules';
import type { SchoolRule } from '../../skills/school-rule';
import type { Skill } from '../../skills/school';
import type { Figure } from '../figure';
import type { Flow } from '../flow';
import { choosePlace, newKey, type Game } from '../game';
import type { Piece } from '../situation';
import type { Use } from '../use';
import { units } from '../movement/where';

export type TrapRule = Extract<SchoolRule, { rule: 'trap' }>;

/** What lies there was laid with this skill, and by this rule; undefined for any other piece. */
export const trapOf = ({ skill }: Piece): { readonly skill: Skill; readonly rule: TrapRule } | undefined => {
  const entry = skill === undefined ? undefined : findSkill(skill);
  const rule = entry && ruleAbout(entry, 'trap');
  return entry && rule && { skill: entry, rule };
};

/** Whom a trap reaches: on the ground, in its reach, with a free line to it (school rule "trap", ruling 17 for skills). */
export const isInTrap = (game: Game, at: table.Point, reach: number, figure: Figure): boolean =>
  !figure.isFlying &&
  table.reachBetween(at, figure.at) <= units(reach) &&
  !table.isShielded(game.ground, at, figure.at);

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
const rimOf = (game: Game, { at }: Figure): Region => {
  const { width, height } = game.ground.table;
  const isOnTable = ({ x, y }: table.Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const contains = (place: table.Point): boolean =>
    isOnTable(place) && Math.abs(table.distanceBetween(at, place) - table.radius) <= slack;
  const places = rim.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })).filter(isOnTable);
  return { contains, candidates: () => places, sample: (next) => places[next(places.length)] ?? at };
};

/** Lays a trap at the base of whoever uses the skill, where its player wants it. */
export function* layTrap(game: Game, figure: Figure, use: Use, { counters }: TrapRule): Flow {
  const about = { about: 'place', figure: figure.id, skill: use.skill.id } as const;
  const { x, y } = yield* choosePlace(figure.owner, about, rimOf(game, figure));
  addPiece(game, use, 'trap', { x, y }, counters.word * use.green);
}

/** Puts something on the table that a skill has brought. */
export const addPiece = (game: Game, use: Use, piece: string, at: table.Point, count: number): void => {
  const { id: skill } = use.skill;
  const figure = game.s.figures[use.user];
  if (!figure) return;
  const { x, y } = at;
  const fresh: Piece = { key: newKey(game), piece, x, y, figure: figure.id, team: figure.team, count, skill };
  game.s.pieces = [...game.s.pieces, fresh];
  game.host.tell({ told: 'laid', figure: figure.id, piece, skill, at: { x, y } });
};
