import { bestFace, pipsOnDie, pointsOf } from '../../../painted-die/die';
import { capacityIssues, colourIssues, facesBeyond, type OwnedDie } from '../../../painted-die/face-rules';
import type { Owner } from '../sheet/edit';
import { capOfArmour } from '../../../painted-die/equipment';
import type { HeroDraft } from '../sheet/hero';
import { die, fiendPointsPerMagic, pointBudget, type Pip } from '../sheet/pips';
import type { RuleIssueOf } from './issue';

/** The hero's die, and that of his first fiend. */
const dice = (hero: HeroDraft): readonly OwnedDie<Owner, Pip>[] => [
  { whose: 'hero', path: ['faces'], faces: hero.faces },
  ...(hero.fiend === undefined
    ? []
    : [{ whose: 'fiend' as const, path: ['fiend', 'faces'], faces: hero.fiend.faces }]),
];

/** Points of a die: a hero's are fixed, a fiend's come from its summoner's best Magic face; chapter "Summoning". */
export const budgetOf = (hero: HeroDraft, owner: Owner): number =>
  owner === 'hero' ? pointBudget : fiendPointsPerMagic * bestFace(hero.faces, 'magic');

/** Most green pips on a die; a fiend has no Skill. */
const greenPips: Readonly<Record<Owner, number>> = { hero: 1, fiend: 0 };

/** At most 20 points on a hero's die. */
export const pointsBudget = (hero: HeroDraft): readonly RuleIssueOf<'points-budget'>[] =>
  dice(hero).flatMap(({ whose, path, faces }) => {
    const [spent, budget] = [pointsOf(die, faces), budgetOf(hero, whose)];
    if (spent <= budget) return [];
    return [{ rule: 'points-budget', severity: 'error', path, figures: { whose, spent, budget } }];
  });

/** A face has as many pips as its number says. */
export const faceCapacity = (hero: HeroDraft): readonly RuleIssueOf<'face-capacity'>[] =>
  dice(hero).flatMap((owned) => capacityIssues(die, owned));

/** No face may be full of a single colour. */
export const oneColourFace = (hero: HeroDraft): readonly RuleIssueOf<'one-colour-face'>[] =>
  dice(hero).flatMap((owned) => colourIssues(die, owned));

/** One green pip on the whole die, and none on a fiend's. */
export const skillPipCount = (hero: HeroDraft): readonly RuleIssueOf<'skill-pip-count'>[] =>
  dice(hero).flatMap(({ whose, path, faces }) => {
    const pips = pipsOnDie(faces, 'skill');
    if (pips <= greenPips[whose]) return [];
    return [{ rule: 'skill-pip-count', severity: 'error', path, figures: { whose, pips } }];
  });

/** Armour pips allowed per face by armour worn; a fiend's hide has no limit. */
export const armourCap = (hero: HeroDraft): readonly RuleIssueOf<'armour-cap'>[] => {
  const { armour, shield } = hero.equipment;
  const cap = capOfArmour(armour, shield);
  return facesBeyond(hero.faces, 'armour', cap).map(({ face, pips }) => ({
    rule: 'armour-cap',
    severity: 'error',
    path: ['faces', String(face)],
    figures: { face, pips, cap, armour, shield },
  }));
};

/** A shield demands at least one level of Armour. */
export const shieldUnused = (hero: HeroDraft): readonly RuleIssueOf<'shield-unused'>[] => {
  const { armour, shield } = hero.equipment;
  if (!shield || pipsOnDie(hero.faces, 'armour') > 0) return [];
  return [{ rule: 'shield-unused', severity: 'error', path: ['equipment', 'shield'], figures: { armour } }];
};

/** Points are a maximum; what a hero leaves is worth a word. */
export const unspentPoints = (hero: HeroDraft): readonly RuleIssueOf<'unspent-points'>[] => {
  const left = pointBudget - pointsOf(die, hero.faces);
  if (left <= 0) return [];
  return [{ rule: 'unspent-points', severity: 'warning', path: ['faces'], figures: { left } }];
};
