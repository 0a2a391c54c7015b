import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import { ruleAbout } from '../../skills/school-rules';
import type { SchoolRule } from '../../skills/school-rule';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { Game } from '../state/game';
import type { Piece } from '../state/situation';
import { units } from './where';

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
