import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import { ruleAbout } from '../../skills/school-rules';
import type { SchoolRule } from '../../skills/school-rule';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { Piece } from '../state/situation';
import { units } from './where';
import { oncePer } from '../../../../once-per';

export type TrapRule = Extract<SchoolRule, { rule: 'trap' }>;

/** Skill and rule of a piece laid as a trap; undefined for any other piece. */
export const trapOf = ({ skill }: Piece): { readonly skill: Skill; readonly rule: TrapRule } | undefined => {
  const entry = skill === undefined ? undefined : findSkill(skill);
  const rule = entry && ruleAbout(entry, 'trap');
  return entry && rule && { skill: entry, rule };
};

/**
 * Figures a trap reaches: on the ground, in its reach, with a free line to it (school rule "trap", ruling 17 for
 * skills).
 */
export const isInTrap = (match: MatchContext, at: table.Point, reach: number, figure: Figure): boolean =>
  !figure.isFlying &&
  table.reachBetween(at, figure.at) <= units(reach) &&
  !table.isShielded(match.ground, at, figure.at);

const noClouds: readonly table.Cloud[] = [];

const cloudsAmong = oncePer((pieces: readonly Piece[]): readonly table.Cloud[] =>
  pieces.flatMap((each) => {
    const rule = each.piece === 'cloud' ? trapOf(each)?.rule : undefined;
    return rule ? [{ x: each.x, y: each.y, radius: units(rule.reach.fixed) }] : [];
  }),
);

/** Clouds that lie on the table now. */
const cloudsOf = ({ s: { pieces } }: MatchContext): readonly table.Cloud[] =>
  pieces.length === 0 ? noClouds : cloudsAmong(pieces);

/** Above all terrain nothing hides and nothing covers (ruling flight-sight). */
const areInTheAir = (a: Figure, b: Figure): boolean => a.isFlying && b.isFlying;

/** A free line from any point of one to any point of the other; Heroes do not block it (ruling 25). */
export const sees = (match: MatchContext, from: Figure, to: Figure): boolean =>
  from === to || areInTheAir(from, to) || table.canSee(match.ground, from.at, to.at, cloudsOf(match));

/** Terrain that gives cover is between them; chapter "Ranged Attack". */
export const cover = (match: MatchContext, shooter: Figure, target: Figure): boolean =>
  !areInTheAir(shooter, target) && table.inCover(match.ground, shooter.at, target.at);
