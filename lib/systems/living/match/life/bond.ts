import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { SchoolRule } from '../../skills/school-rule';
import { ruleAbout, schoolRules } from '../../skills/school-rules';
import type { Figure } from '../figure';
import { petOf } from '../using/form';
import { figureOf, type Game } from '../game';
import { seePool } from './life';
import { ownSheet } from '../own-sheet';
import type { Sheet } from '../sheet';

const bonds = new WeakMap<Sheet, Skill | null>();

/** The skill that brings its owner a pet of his own. */
const bondIn = (sheet: Sheet): Skill | null => {
  let bond = bonds.get(sheet);
  if (bond === undefined) {
    bond = sheet.skills.map(findSkill).find((skill) => skill?.requires?.includes('brings-a-pet')) ?? null;
    bonds.set(sheet, bond);
  }
  return bond;
};

/** The skill of a hero, in whatever shape he is. */
const bondOf = (game: Game, hero: Figure): Skill | null => bondIn(ownSheet(game, hero));

/** The pet that a hero is bound to. */
const bondedPet = (game: Game, hero: Figure): Figure | undefined =>
  hero.kind === 'hero' && bondOf(game, hero) ? petOf(game, hero) : undefined;

const measured = new WeakMap<Skill, boolean>();

const isMeasuredFromPet = (skill: Skill): boolean => {
  let is = measured.get(skill);
  if (is === undefined) {
    is = ruleAbout(skill, 'measured-from') !== undefined;
    measured.set(skill, is);
  }
  return is;
};

/** From where a skill may be measured besides its user (school rule "measured-from"). */
export const focusOf = (game: Game, figure: Figure, skill: Skill): Figure | undefined => {
  if (!isMeasuredFromPet(skill)) return undefined;
  const pet = bondedPet(game, figure);
  return pet?.life === 'up' ? pet : undefined;
};

type SharedFate = Extract<SchoolRule, { rule: 'shared-fate' }>;

const fateOf = ({ school }: Skill): SharedFate | undefined =>
  Object.values(schoolRules[school] ?? {})
    .flat()
    .find((rule): rule is SharedFate => rule.rule === 'shared-fate');

/** When one of a hero and his bonded pet dies, the Dicepool of the other shrinks for good (school rule "shared-fate"). */
export const shareFate = (game: Game, dead: Figure): void => {
  const hero = figureOf(game, dead.hero);
  const pet = bondedPet(game, hero);
  const bond = bondOf(game, hero);
  const other = dead === hero ? pet : dead === pet ? hero : undefined;
  const dice = bond && fateOf(bond)?.dice.word;
  if (!other || !dice) return;
  other.pool = Math.max(0, other.pool - dice);
  seePool(game, other);
};
