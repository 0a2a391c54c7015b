import { pipsOnDie } from '../../../painted-die/die';
import { legalBy } from '../../legal';
import { zHero, type HeroDraft } from '../sheet/hero';
import type { RuleIssue, RuleIssueOf } from './issue';
import {
  armourCap,
  faceCapacity,
  oneColourFace,
  pointsBudget,
  shieldUnused,
  skillPipCount,
  unspentPoints,
} from './pips';
import { idleSkill, noMagicPip, noSkillPip, skillAllowance, skillDuplicate, skillUnknown } from './skills';

type RuleCheck = (hero: HeroDraft) => readonly RuleIssue[];

/** Pips and weapons tell the same story; chapter "Character creation". */
const wysiwygWeapon = ({ equipment, faces }: HeroDraft): readonly RuleIssueOf<'wysiwyg-weapon'>[] =>
  (['melee', 'ranged'] as const).flatMap((trait): readonly RuleIssueOf<'wysiwyg-weapon'>[] => {
    const carried = equipment.weapons.map((weapon, index) => ({ weapon, index }));
    const fitting = carried.filter(({ weapon }) => weapon.type === trait);
    const hasPips = pipsOnDie(faces, trait) > 0;
    if (hasPips && fitting.length === 0) {
      const figures = { reason: 'pips-without-weapon', trait } as const;
      return [{ rule: 'wysiwyg-weapon', severity: 'warning', path: ['equipment', 'weapons'], figures }];
    }
    if (hasPips) return [];
    return fitting.map(({ weapon, index }) => ({
      rule: 'wysiwyg-weapon',
      severity: 'warning',
      path: ['equipment', 'weapons', index],
      figures: { reason: 'weapon-without-pips', weapon: weapon.name, trait },
    }));
  });

/** The rules that speak of painted pips: what painting a pip can break. */
export const pipRules: readonly RuleCheck[] = [
  pointsBudget,
  faceCapacity,
  oneColourFace,
  armourCap,
  skillPipCount,
];

const rules: readonly RuleCheck[] = [
  ...pipRules,
  shieldUnused,
  skillAllowance,
  skillUnknown,
  skillDuplicate,
  unspentPoints,
  noSkillPip,
  noMagicPip,
  wysiwygWeapon,
  idleSkill,
];

/** The one gate between draft and legal: every rule whose condition holds, errors before warnings. Never throws. */
export const check = (hero: HeroDraft): readonly RuleIssue[] => rules.flatMap((rule) => rule(hero));

export const isError = ({ severity }: RuleIssue): boolean => severity === 'error';

/** A legal hero: the gate for whatever comes from outside; who edits a hero asks `check` directly. */
export const zLegalHero = legalBy<HeroDraft>(zHero, check);
