import { canSee, gapBetween, unit, type Point } from '../../../../table/table';
import type { Figure } from '../figure';
import { areFoes, cardFor, isStanding, type Game } from '../game';
import { bonusTo, strideOf } from '../life/lasting';
import { expectedOf } from '../../../../pip-hero/exchange';
import { errandsOf, errandWorth, isDeadly } from './objectives';
import { blueOf, greenOf } from './reckoning';
import { gainOf } from './value';

/** A way in which somebody can harm somebody else: what it gains, and from how many # of their edges. */
interface Arm {
  readonly gain: number;
  readonly range: number;
}

const shotRange = 10;
const spellRange = 30;

/** What one can do to another wherever both stand. */
const armsOf = (game: Game, figure: Figure, target: Figure): readonly Arm[] => {
  const card = cardFor(game, figure);
  const { armour } = cardFor(game, target).sides;
  const against = (attack: readonly number[], range: number): Arm => {
    const { lost, fells } = expectedOf({
      attack,
      dice: figure.dice,
      bonus: bonusTo(figure, 'AV'),
      defence: armour,
      pool: target.dice,
      guard: bonusTo(target, 'DV'),
    });
    return { gain: gainOf(game.s, target, lost, fells), range };
  };
  const arms = [against(card.sides.melee, 0), against(card.sides.ranged, shotRange)];
  const harms = card.skills.some((id) => id.startsWith('primal-force/'));
  if (harms) {
    const { chance } = greenOf(card, figure.dice);
    arms.push({ gain: chance * gainOf(game.s, target, blueOf(card, figure.dice), 0), range: spellRange });
  }
  return arms.filter(({ gain }) => gain > 0);
};

/** How much of an arm counts at a distance: all of it within its range, the less the more turns it takes to get there. */
const nearness = ({ range }: Arm, gap: number, stride: number, sees: boolean): number => {
  if (gap <= range + 0.05 && sees) return 1;
  const turns = Math.max(0.3, (gap - range) / Math.max(1, stride));
  return 0.9 / (1 + 0.45 * turns);
};

/** Weighs the places where a figure could stand. */
export const standOf = (game: Game, figure: Figure): ((at: Point) => number) => {
  const foes = game.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  const errands = errandsOf(game, figure);
  const stride = strideOf(figure) / unit;
  const own = foes.map((foe) => ({ foe, arms: armsOf(game, figure, foe) }));
  const theirs = foes.map((foe) => ({ foe, arms: armsOf(game, foe, figure), stride: strideOf(foe) / unit }));
  return (at) => {
    if (isDeadly(game, figure, at)) return -10;
    let best = 0;
    for (const { foe, arms } of own) {
      const gap = gapBetween(at, foe.at) / unit;
      for (const arm of arms) {
        if (arm.gain <= best) continue;
        const sees = arm.range === 0 || canSee(game.ground, at, foe.at);
        best = Math.max(best, arm.gain * nearness(arm, gap, stride, sees));
      }
    }
    let danger = 0;
    for (const { foe, arms, stride: his } of theirs) {
      const gap = gapBetween(at, foe.at) / unit;
      let most = 0;
      for (const arm of arms) most = Math.max(most, arm.gain * nearness(arm, gap, his, true));
      danger += most;
    }
    return best - 0.35 * danger + errandWorth(errands, at);
  };
};
