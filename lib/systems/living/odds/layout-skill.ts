import type { HeroDraft } from '../sheet/hero';
import { meetsNeed } from '../rules/equipment';
import type { Faces } from '../sheet/pips';
import { findSkill, isChoosable, skills } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import type { SkillAim } from '../../../painted-die/odds/layout-goal';
import { demandsOf } from './worth';
import type { Fighter } from './encounter';
import type { SkillFigure } from './figure';
import { rolledSkills } from './rolled-skills';
import { countsAsDamage, strikesItself, suitsSkill } from './skill-attacks';
import { figuresOfSkill } from './skill-figures';
import { skillCount } from './skill-odds';
import { everyAttackMode, type AttackMode } from './attack-modes';

/** @throws RangeError for a skill that is not known */
export const aimedSkill = ({ id }: SkillAim): Skill => {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(`There is no skill ${id}.`);
  return skill;
};

const rolledChecks: readonly string[] = ['hits', 'kills', 'damages'];

/** Readings that the aim depends on besides the green pips. */
export const aimReads = (
  aim: SkillAim,
  hero: HeroDraft,
): { readonly attack: boolean; readonly magic: boolean } => {
  const skill = aimedSkill(aim);
  const needsMagic = needsMagicPip(skill);
  if (aim.of === 'works') return { attack: false, magic: needsMagic };
  const suits = suitsSkill(skill);
  const armed = suits !== undefined && everyAttackMode(hero).some(suits);
  if (aim.of === 'damage') return { attack: armed, magic: needsMagic || skill.blue !== undefined };
  const figure = figuresOfSkill(skill)[aim.of];
  if (!figure) return { attack: false, magic: needsMagic };
  const deals = figure.counts === 'damage';
  return {
    attack:
      armed && strikesItself(skill) && (deals || figure.ifs.some((check) => rolledChecks.includes(check))),
    magic: needsMagic || figure.line === 'blue' || deals,
  };
};

/** Value of a die for the aim, with the skill's attack made in this way. */
export const aimedValue = (
  aim: SkillAim,
  own: Fighter,
  foe: Fighter,
  mode: AttackMode,
): ((faces: Faces) => number) => {
  const skill = aimedSkill(aim);
  const suits = suitsSkill(skill);
  const count = suits?.(mode) ? skillCount(skill, own, foe, mode) : skillCount(skill, own, foe);
  const { of } = aim;
  return (faces) => {
    const odds = count(faces);
    if (of === 'works') return odds.works;
    return of === 'damage' ? (odds.damage ?? 0) : (odds.figures[of]?.overall ?? 0);
  };
};

/** Goals of a layout for a skill, other than that it works: its damage, and its useful numbers. */
export const aimsOf = (
  skill: Skill,
): {
  readonly damage: boolean;
  readonly figures: readonly { readonly at: number; readonly figure: SkillFigure }[];
} => {
  const lines = [...(skill.green ?? []), ...(skill.blue ?? [])];
  return {
    damage: suitsSkill(skill) !== undefined || lines.some(countsAsDamage),
    figures: figuresOfSkill(skill).flatMap((figure, at) => {
      const isCost =
        figure.by < 0 || figure.what === 'ritual' || (figure.what === 'life-lost' && figure.whom === 'you');
      return isCost || figure.form !== undefined ? [] : [{ at, figure }];
    }),
  };
};

/** The hero with this skill added: a skill of Snowfall is in a separate loadout (ruling 14). */
export const withSkill = (hero: HeroDraft, { id }: SkillAim): HeroDraft =>
  hero.skills.includes(id) || findSkill(id)?.school === 'snowfall'
    ? hero
    : { ...hero, skills: [...hero.skills, id] };

const isHeros = ({ class: kind, school }: Skill): boolean =>
  kind !== 'Pet Attack' && kind !== 'Daemon Skill' && school !== 'snowfall';

/** The skills that a hero rolls, and those the hero could still learn with this equipment and some die. */
export const aimableSkills = (
  hero: HeroDraft,
): { readonly own: readonly Skill[]; readonly others: readonly Skill[] } => {
  const own = rolledSkills(hero).flatMap(({ skill, follower, recovering }) =>
    follower || recovering ? [] : [skill],
  );
  const others = skills.filter(
    (skill) =>
      isChoosable(skill) &&
      isHeros(skill) &&
      !own.includes(skill) &&
      skill.needs.every((need) => meetsNeed(hero.equipment, need)) &&
      demandsOf({ ...hero, skills: [...hero.skills, skill.id] }).permits.some((permits) => permits),
  );
  return { own, others };
};
