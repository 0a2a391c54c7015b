import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { attacksByItself } from '../values/attacking';
import { meetsRequirements, targetsOf } from './aim';
import type { Figure } from '../state/figure';
import { figureOf, sheetOf, type Game } from '../state/game';
import { waives } from '../entries/parameters';
import type { Action } from '../state/option';
import { held } from '../values/properties';
import type { Sheet } from '../state/sheet';
import type { Freedom } from '../values/weapons';
import { oncePer } from '../../../../once-per';

/** Skills learnt on a sheet, for its owner and for his pets. */
const learnt = oncePer((sheet: Sheet) => {
  // What trains two pets stands there twice.
  const skills = [...new Set(sheet.skills)].flatMap((id) => findSkill(id) ?? []);
  return {
    own: skills.filter((skill) => skill.class !== 'Pet Attack'),
    forPets: skills.filter((skill) => skill.class === 'Pet Attack'),
  };
});

/** The skills that a figure can use by itself: a pet its hero's Pet Attacks, all others those on their card. */
export const knownSkills = (game: Game, figure: Figure): readonly Skill[] =>
  figure.kind === 'pet'
    ? learnt(sheetOf(game, figureOf(game, figure.hero))).forPets
    : learnt(sheetOf(game, figure)).own;

/** A property forbids the skill: as one of all other skills, or because it attacks (ruling 10 for skills). */
export const isKeptFrom = (game: Game, figure: Figure, skill: Skill): boolean =>
  held(game, figure, 'may-not').some(
    ({ property, from }) =>
      (property.what === 'other-skills' && from.skill.id !== skill.id) ||
      (property.what === 'attack' && attacksByItself(skill)),
  );

/** A skill that nothing keeps its owner from using now. */
export const isFree = (game: Game, figure: Figure, skill: Skill, isReaction: boolean): boolean => {
  // What keeps a rider from it keeps him from it with the mount's card too (ruling mount-strikes).
  if (figure.rider >= 0 && !isUnbarred(game, figureOf(game, figure.rider), skill)) return false;
  return isUnbarred(game, figure, skill) && meetsRequirements(game, figure, skill, isReaction);
};

const isUnbarred = (game: Game, figure: Figure, skill: Skill): boolean =>
  !isBarred(figure, skill) &&
  // What a pet uses is its Hero's.
  !(figure.kind === 'pet' && isBarred(figureOf(game, figure.hero), skill)) &&
  !figure.usedUp.includes(skill.id) &&
  !isKeptFrom(game, figure, skill);

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
export const attackSkills = (game: Game, figure: Figure, kind: 'melee' | 'ranged'): readonly Skill[] =>
  kindsOf(knownSkills(game, figure))[kind].filter((skill) => isFree(game, figure, skill, false));

/** Limits that a skill lifts from its shot. */
export const freedomOf = (figure: Figure, skill: Skill): Freedom => ({
  deadZone: waives(skill, 'dead-zone'),
  bySight: waives(skill, 'distance'),
  boost: figure.hand * boostOf(skill),
});

const usesOf = (
  game: Game,
  figure: Figure,
  skills: readonly Skill[],
  isReaction: boolean,
): readonly Action[] => {
  const found: Action[] = [];
  for (const skill of skills) {
    if (!isFree(game, figure, skill, isReaction)) continue;
    if (skill.target === undefined) found.push({ pick: 'use', skill: skill.id });
    else
      for (const { id: target } of targetsOf(game, figure, skill))
        found.push({ pick: 'use', skill: skill.id, target });
  }
  return found;
};

/** Skill actions that a figure can perform now. */
export const skillActions = (game: Game, figure: Figure): readonly Action[] =>
  usesOf(game, figure, kindsOf(knownSkills(game, figure)).uses, false);

/** Skills that say that they may be used as a reaction. */
export const reactionSkills = (game: Game, figure: Figure): readonly Action[] =>
  usesOf(game, figure, kindsOf(knownSkills(game, figure)).reactions, true);
