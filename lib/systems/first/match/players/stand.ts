import { mostInReach, standBy } from '../../../../skirmish/players/stand';
import { errandWorth } from '../../../../skirmish/players/worth';
import { canSee, gapBetween, unit, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, profileOf, isStanding, type MatchContext } from '../state/match-context';
import { skillOf } from '../effects/play';
import { does } from '../effects/use';
import { bonusTo, leftOf, movementOf } from '../lasting/modifiers';
import { expectedOf } from '../../../../painted-die/match/exchange';
import { errandsOf, isDeadly } from './objectives';
import { magicOn, pipsFor } from './reckoning';
import { gainOf } from './value';

/** A way in which somebody can harm somebody else: what it gains, and to how many # from their edges. */
interface Arm {
  readonly gain: number;
  readonly to: number;
}

const shotRange = 10;
const spellRange = 30;

/** Ways of one to harm another, wherever both stand. */
const armsOf = (match: MatchContext, figure: Figure, target: Figure): readonly Arm[] => {
  const sheet = profileOf(match, figure);
  const { armour } = profileOf(match, target).sides;
  const against = (attack: readonly number[], to: number): Arm => {
    const { lost, fells } = expectedOf({
      attack,
      dice: figure.dice,
      bonus: bonusTo(figure, 'AV'),
      defence: armour,
      pool: target.dice,
      guard: bonusTo(target, 'DV'),
    });
    return { gain: gainOf(match.s, target, lost, fells), to };
  };
  const arms = [against(sheet.sides.melee, 0), against(sheet.sides.ranged, shotRange)];
  const pips = pipsFor(sheet, figure.dice);
  for (const skill of sheet.skills.map(skillOf)) {
    if (!does(skill, 'damage')) continue;
    const to = does(skill, 'radius') ? Math.max(0, pips.blue - 0.5) : spellRange;
    const { lost, fells } = magicOn(match, figure, target, skill, pips);
    arms.push({ gain: pips.chance * gainOf(match.s, target, lost, fells), to });
  }
  return arms.filter(({ gain }) => gain > 0);
};

/** How much of an arm counts at a distance: all of it within its range, the less the more turns it takes to get there. */
const nearness = ({ to }: Arm, gap: number, pace: number, sees: boolean): number => {
  if (gap <= to + 0.05 && sees) return 1;
  const turns = Math.max(0.3, (gap - to) / Math.max(1, pace));
  return 0.9 / (1 + 0.45 * turns);
};

/** The most that an attack after a movement could gain this turn. */
export const gainInReach = (match: MatchContext, figure: Figure): number => {
  const far = figure.thisTurn.mayWalk ? leftOf(figure) / unit : 0;
  const foes = match.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  return mostInReach(figure.at, foes, far, (foe) => armsOf(match, figure, foe));
};

/** Weight of an opponent's chance to harm you, compared with your chance to harm them. */
const caution = 0.25;

/** Whether somebody could attack or be attacked by an opponent before his next turn. */
export const isContested = (match: MatchContext, figure: Figure): boolean =>
  match.s.figures.some((foe) => {
    if (!isStanding(foe) || !areFoes(foe, figure)) return false;
    const gap = gapBetween(figure.at, foe.at) / unit;
    const shoots = [figure, foe].some((one) => profileOf(match, one).sides.ranged.some((pips) => pips > 0));
    return gap <= Math.max(movementOf(figure), movementOf(foe)) / unit + (shoots ? shotRange : 1);
  });

/** Weighs the places where a figure could stand. */
export const standOf = (match: MatchContext, figure: Figure): ((at: Point) => number) => {
  const foes = match.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  const errands = errandsOf(match, figure);
  const pace = movementOf(figure) / unit;
  const worthAt = standBy<Arm>({
    own: foes.map((foe) => ({ foe, arms: armsOf(match, figure, foe), pace })),
    theirs: foes.map((foe) => ({ foe, arms: armsOf(match, foe, figure), pace: movementOf(foe) / unit })),
    mostOf: ({ gain }) => gain,
    gainAt: (arm, gap, own, at, foe) =>
      arm.gain * nearness(arm, gap, own, arm.to === 0 || canSee(match.ground, at, foe)),
    harmAt: (arm, gap, his) => arm.gain * nearness(arm, gap, his, true),
    caution,
    errandWorth: (at) => errandWorth(match.ground, errands, at, true),
  });
  return (at) => (isDeadly(match, figure, at) ? -10 : worthAt(at));
};
