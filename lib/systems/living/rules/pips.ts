import { capacityIssues, colourIssues, facesBeyond } from '../../../painted-die/face-rules';
import { capOfArmour } from '../../../painted-die/equipment';
import type { HeroDraft } from '../sheet/hero';
import { pipsOnDie } from '../../../painted-die/die';
import { die, pointBudget, pointsSpent } from '../sheet/pips';
import { allDice, ownDice } from './dice';
import type { RuleIssueOf } from './issue';

/** At most 20 points on the die of a hero, a pet or a beast shape; chapter "Birth of a Hero". */
export const pointsBudget = (hero: HeroDraft): readonly RuleIssueOf<'points-budget'>[] =>
  ownDice(hero).flatMap(({ whose, path, faces }) => {
    const spent = pointsSpent(faces);
    if (spent <= pointBudget) return [];
    return [
      { rule: 'points-budget', severity: 'error', path, figures: { whose, spent, budget: pointBudget } },
    ];
  });

/** A face has as many pips as its number says. */
export const faceCapacity = (hero: HeroDraft): readonly RuleIssueOf<'face-capacity'>[] =>
  allDice(hero).flatMap((owned) => capacityIssues(die, owned));

/** No face may be full of a single colour, green included; rulings 1 and 2. */
export const oneColourFace = (hero: HeroDraft): readonly RuleIssueOf<'one-colour-face'>[] =>
  allDice(hero).flatMap((owned) => colourIssues(die, owned));

/** Defence pips per face allowed by armour and shield; rulings 3 and 4. */
export const armourCap = (hero: HeroDraft): readonly RuleIssueOf<'armour-cap'>[] => {
  const { armour, shield } = hero.equipment;
  const cap = capOfArmour(armour, shield);
  return facesBeyond(hero.faces, 'defence', cap).map(({ face, pips }) => ({
    rule: 'armour-cap',
    severity: 'error',
    path: ['faces', String(face)],
    figures: { face, pips, cap, armour, shield },
  }));
};

/** One green pip on the die of a hero, a pet or a beast shape. */
export const skillPipCount = (hero: HeroDraft): readonly RuleIssueOf<'skill-pip-count'>[] =>
  ownDice(hero).flatMap(({ whose, path, faces }) => {
    const pips = pipsOnDie(faces, 'skill');
    if (pips <= 1) return [];
    return [{ rule: 'skill-pip-count', severity: 'error', path, figures: { whose, pips } }];
  });

/** Points are a maximum; leftovers give a warning (ruling 5). */
export const unspentPoints = (hero: HeroDraft): readonly RuleIssueOf<'unspent-points'>[] =>
  ownDice(hero).flatMap(({ whose, path, faces }) => {
    const left = pointBudget - pointsSpent(faces);
    if (left <= 0) return [];
    return [{ rule: 'unspent-points', severity: 'warning', path, figures: { whose, left } }];
  });
