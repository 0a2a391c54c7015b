import { errandWorth } from '../../../../skirmish/players/worth';
import { canSee, gapBetween, unit, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, sheetOf, isStanding, type Game } from '../state/game';
import { skillOf } from '../effects/play';
import { does } from '../effects/use';
import { bonusTo, leftOf, movementOf } from '../lasting/modifiers';
import { expectedOf } from '../../../../painted-die/match/exchange';
import { errandsOf, isDeadly } from './objectives';
import { magicOn, pipsFor } from './reckoning';
import { gainOf } from './value';

/** A way in which somebody can harm somebody else: what it gains, and from how many # of their edges. */
interface Arm {
  readonly gain: number;
  readonly range: number;
}

const shotRange = 10;
const spellRange = 30;

/** Ways of one to harm another, wherever both stand. */
const armsOf = (game: Game, figure: Figure, target: Figure): readonly Arm[] => {
  const sheet = sheetOf(game, figure);
  const { armour } = sheetOf(game, target).sides;
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
  const arms = [against(sheet.sides.melee, 0), against(sheet.sides.ranged, shotRange)];
  const pips = pipsFor(sheet, figure.dice);
  for (const skill of sheet.skills.map(skillOf)) {
    if (!does(skill, 'damage')) continue;
    const range = does(skill, 'radius') ? Math.max(0, pips.blue - 0.5) : spellRange;
    const { lost, fells } = magicOn(game, figure, target, skill, pips);
    arms.push({ gain: pips.chance * gainOf(game.s, target, lost, fells), range });
  }
  return arms.filter(({ gain }) => gain > 0);
};

/** How much of an arm counts at a distance: all of it within its range, the less the more turns it takes to get there. */
const nearness = ({ range }: Arm, gap: number, pace: number, sees: boolean): number => {
  if (gap <= range + 0.05 && sees) return 1;
  const turns = Math.max(0.3, (gap - range) / Math.max(1, pace));
  return 0.9 / (1 + 0.45 * turns);
};

/** The most that an attack after a movement could gain this turn. */
export const gainInReach = (game: Game, figure: Figure): number => {
  const far = figure.thisTurn.mayWalk ? leftOf(figure) / unit : 0;
  let most = 0;
  for (const foe of game.s.figures) {
    if (!isStanding(foe) || !areFoes(foe, figure)) continue;
    const gap = gapBetween(figure.at, foe.at) / unit;
    for (const { gain, range } of armsOf(game, figure, foe))
      if (gap <= range + far) most = Math.max(most, gain);
  }
  return most;
};

/** Weight of another's chance to harm one, beside one's own chance. */
const caution = 0.25;

/** Whether somebody could attack or be attacked by an opponent before his next turn. */
export const isContested = (game: Game, figure: Figure): boolean =>
  game.s.figures.some((foe) => {
    if (!isStanding(foe) || !areFoes(foe, figure)) return false;
    const gap = gapBetween(figure.at, foe.at) / unit;
    const shoots = [figure, foe].some((one) => sheetOf(game, one).sides.ranged.some((pips) => pips > 0));
    return gap <= Math.max(movementOf(figure), movementOf(foe)) / unit + (shoots ? shotRange : 1);
  });

/** Weighs the places where a figure could stand. */
export const standOf = (game: Game, figure: Figure): ((at: Point) => number) => {
  const foes = game.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  const errands = errandsOf(game, figure);
  const pace = movementOf(figure) / unit;
  const own = foes.map((foe) => ({ foe, arms: armsOf(game, figure, foe) }));
  const theirs = foes.map((foe) => ({ foe, arms: armsOf(game, foe, figure), pace: movementOf(foe) / unit }));
  return (at) => {
    if (isDeadly(game, figure, at)) return -10;
    let best = 0;
    for (const { foe, arms } of own) {
      const gap = gapBetween(at, foe.at) / unit;
      for (const arm of arms) {
        if (arm.gain <= best) continue;
        const sees = arm.range === 0 || canSee(game.ground, at, foe.at);
        best = Math.max(best, arm.gain * nearness(arm, gap, pace, sees));
      }
    }
    let danger = 0;
    for (const { foe, arms, pace: his } of theirs) {
      const gap = gapBetween(at, foe.at) / unit;
      let most = 0;
      for (const arm of arms) most = Math.max(most, arm.gain * nearness(arm, gap, his, true));
      danger += most;
    }
    return best - caution * danger + errandWorth(game.ground, errands, at, true);
  };
};
