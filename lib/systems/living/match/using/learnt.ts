import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { attacksByItself } from '../values/attacking';
import { meetsRequirements, targetsOf } from './aim';
import type { Figure } from '../state/figure';
import { figureOf, profileOf, type MatchContext } from '../state/match-context';
import { waives } from '../entries/parameters';
import type { Action } from '../state/option';
import { held } from '../values/properties';
import type { Profile } from '../state/profile';
import type { Freedom } from '../values/weapons';
import { oncePer } from '../../../../once-per';

/** Skills learnt on a sheet, for its owner and for his pets. */
const learnt = oncePer((sheet: Profile) => {
  // A skill that trains two pets is listed twice.
  const skills = [...new Set(sheet.skills)].flatMap((id) => findSkill(id) ?? []);
  return {
    own: skills.filter((skill) => skill.class !== 'Pet Attack'),
    forPets: skills.filter((skill) => skill.class === 'Pet Attack'),
  };
});

/** The skills that a figure can use by itself: a pet its hero's Pet Attacks, all others those on their card. */
export const knownSkills = (match: MatchContext, figure: Figure): readonly Skill[] =>
  figure.kind === 'pet'
    ? learnt(profileOf(match, figureOf(match, figure.hero))).forPets
    : learnt(profileOf(match, figure)).own;

/** A property forbids the skill: as one of all other skills, or because it attacks (ruling 10 for skills). */
export const isKeptFrom = (match: MatchContext, figure: Figure, skill: Skill): boolean =>
  held(match, figure, 'may-not').some(
    ({ property, from }) =>
      (property.what === 'other-skills' && from.skill.id !== skill.id) ||
      (property.what === 'attack' && attacksByItself(skill)),
  );

/** A skill that nothing keeps its owner from using now. */
export const isFree = (match: MatchContext, figure: Figure, skill: Skill, isReaction: boolean): boolean => {
  // Whatever keeps a rider from it also does so with the mount's card (ruling mount-strikes).
  if (figure.rider >= 0 && !isUnbarred(match, figureOf(match, figure.rider), skill)) return false;
  return isUnbarred(match, figure, skill) && meetsRequirements(match, figure, skill, isReaction);
};

const isUnbarred = (match: MatchContext, figure: Figure, skill: Skill): boolean =>
  !isBarred(figure, skill) &&
  // A pet is barred from a skill with its Hero.
  !(figure.kind === 'pet' && isBarred(figureOf(match, figure.hero), skill)) &&
  !figure.usedUp.includes(skill.id) &&
  !isKeptFrom(match, figure, skill);

const isBarred = ({ barred }: Figure, { id }: Skill): boolean =>
  barred.some(({ skill }) => skill === '' || skill === id);

const goesWithAnother = new Set<Skill['class']>(['Melee Attack', 'Ranged Attack', 'Pet Attack', 'Shout']);

/** Known skills by the kind of action that they are used with. */
interface Kinds {
  readonly melee: readonly Skill[];
  readonly ranged: readonly Skill[];
  readonly uses: readonly Skill[];
  /** Uses that are allowed as a reaction to a finished action. */
  readonly reactions: readonly Skill[];
}

const kindsOf = oncePer((known: readonly Skill[]): Kinds => {
  const uses = known.filter(
    (skill) => !goesWithAnother.has(skill.class) || (skill.class === 'Shout' && skill.actions === 2),
  );
  return {
    melee: known.filter(({ class: kind }) => kind === 'Melee Attack' || kind === 'Pet Attack'),
    ranged: known.filter(({ class: kind }) => kind === 'Ranged Attack'),
    uses,
    reactions: uses.filter(
      ({ requires = [] }) =>
        (requires.includes('reaction-only') || requires.includes('delayed-action-only')) &&
        !requires.includes('answers-announcement'),
    ),
  };
});

/** Gain of a skill's attack for each Skill pip. */
const boostOf = oncePer(({ green = [] }: Skill): number =>
  green.reduce(
    (sum, effect) =>
      'act' in effect && effect.act === 'boost' && typeof effect.by === 'number' ? sum + effect.by : sum,
    0,
  ),
);

/** Attack skills that can go with an attack now, whatever it is aimed at. */
export const attackSkills = (
  match: MatchContext,
  figure: Figure,
  kind: 'melee' | 'ranged',
): readonly Skill[] =>
  kindsOf(knownSkills(match, figure))[kind].filter((skill) => isFree(match, figure, skill, false));

/** Limits that a skill lifts from its shot. */
export const freedomOf = (figure: Figure, skill: Skill): Freedom => ({
  deadZone: waives(skill, 'dead-zone'),
  bySight: waives(skill, 'distance'),
  boost: figure.hand * boostOf(skill),
});

const usesOf = (
  match: MatchContext,
  figure: Figure,
  skills: readonly Skill[],
  isReaction: boolean,
): readonly Action[] => {
  const found: Action[] = [];
  for (const skill of skills) {
    if (!isFree(match, figure, skill, isReaction)) continue;
    if (skill.target === undefined) found.push({ pick: 'use', skill: skill.id });
    else
      for (const { id: target } of targetsOf(match, figure, skill))
        found.push({ pick: 'use', skill: skill.id, target });
  }
  return found;
};

/** Skill actions that a figure can perform now. */
export const skillActions = (match: MatchContext, figure: Figure): readonly Action[] =>
  usesOf(match, figure, kindsOf(knownSkills(match, figure)).uses, false);

/** Skills that say that they may be used as a reaction. */
export const reactionSkills = (match: MatchContext, figure: Figure): readonly Action[] =>
  usesOf(match, figure, kindsOf(knownSkills(match, figure)).reactions, true);
