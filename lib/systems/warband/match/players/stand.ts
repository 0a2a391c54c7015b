import { oncePer } from '../../../../once-per';
import { canSee, prepare, unit, type Point } from '../../../../table/table';
import { mostInReach, standBy } from '../../../../skirmish/players/stand';
import { defendChance, hitChance, type Roll } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import type { How } from '../../skills/effect';
import { ranges, woundsOfShot } from '../../skills/shooters';
import type { Card } from '../state/card';
import { reachOf, shotAt } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { actorOf, areFoes, heldBy, type MatchContext } from '../state/match-context';
import { gunOf, shootersOf } from '../life/guns';
import { movementOf } from '../movement/movement';
import { defencePlan, shotRoll, strikeRoll } from '../rolls/rolls';
import { errandsOf, errandWorth } from './errands';
import { lossBy } from './value';

/** A way in which somebody can harm somebody else: what it gains, and within which inches of their edges. */
interface Arm {
  readonly gain: number;
  readonly from: number;
  readonly to: number;
}

const chanceOf = (match: MatchContext, figure: Figure, target: Figure, roll: Roll, how: How): number => {
  const { roll: defence, again } = defencePlan(match, target, { attacker: figure, how });
  return hitChance(roll) * (1 - defendChance(defence, again));
};

const reckon = (match: MatchContext, figure: Figure, target: Figure): readonly Arm[] => {
  const arms: Arm[] = [];
  const reach = reachOf(match, figure);
  const loss = lossBy(match, target, 1);
  if (reach !== undefined) {
    const { roll } = strikeRoll(match, actorOf(figure), target);
    const times = traitOf(heldBy(match, figure), 'attacks') ? 1.8 : 1;
    arms.push({ gain: chanceOf(match, figure, target, roll, 'melee') * loss * times, from: 0, to: reach });
  }
  for (const kind of shootersOf(match, figure)) {
    let before = 1;
    for (const range of ranges) {
      const shot = shotAt(match, figure, kind, range);
      if (!shot) break;
      const chance = chanceOf(match, figure, target, shotRoll(match, figure, shot.keep).roll, 'ranged');
      const wounds = woundsOfShot(kind);
      arms.push({
        gain: chance * (wounds > 1 ? lossBy(match, target, wounds) : loss),
        from: before,
        to: range,
      });
      before = range;
    }
  }
  return arms.filter(({ gain }) => gain > 0);
};

/** Attacks of fighters on each other wherever they are, counted once for each state that they can be in. */
const known: (cards: readonly Card[]) => Map<number, readonly Arm[]> = oncePer(() => new Map());

const bits = (...flags: readonly boolean[]): number =>
  flags.reduce((sum, flag) => 2 * sum + (flag ? 1 : 0), 0);

/** A table without anything, on which nobody helps or hides. */
const open = prepare({ width: 24 * unit, height: 24 * unit, terrain: [] });

/** Attacks that one figure can make on another without anybody's help. */
export const armsOf = (match: MatchContext, figure: Figure, target: Figure): readonly Arm[] => {
  const { cards } = match.s;
  const arms = known(cards);
  const states = bits(
    figure.shape === 'animal',
    target.shape === 'animal',
    target.life === 'prone',
    target.hasIgnored,
    gunOf(match, figure) !== undefined,
  );
  const key = (figure.card * cards.length + target.card) * 32 + states;
  let found = arms.get(key);
  if (!found) {
    const alone: MatchContext = { ...match, s: { ...match.s, figures: [figure, target] }, ground: open };
    found = reckon(alone, figure, target);
    arms.set(key, found);
  }
  return found;
};

/** Inches of a movement action. */
export const paceOf = (match: MatchContext, figure: Figure): number => movementOf(match, figure) / unit;

/** The best that somebody could do to anybody after one move. */
export const gainInReach = (match: MatchContext, figure: Figure): number => {
  const foes = match.s.figures.filter((foe) => isOnTable(foe) && areFoes(foe, figure));
  return mostInReach(figure.at, foes, paceOf(match, figure), (foe) => armsOf(match, figure, foe));
};

/** Weights of another's chance to harm, beside your own, and of an attack that is only possible later. */
const caution = 0.06;
const later = 0.45;

/** How much of an arm counts that does not reach yet, by the turns that it takes to get there. */
const approach = (gap: number, to: number, pace: number): number =>
  0.35 / (1 + 0.5 * Math.max(0.5, (gap - to) / Math.max(1, pace)));

/**
 * Weighs the places where a figure could stand.
 * @param acts an action is left to attack from there
 */
export const standOf = (match: MatchContext, figure: Figure, acts: boolean): ((at: Point) => number) => {
  const foes = match.s.figures.filter((foe) => isOnTable(foe) && areFoes(foe, figure));
  const errands = errandsOf(match, figure);
  const pace = paceOf(match, figure);
  const weight = acts ? 1 : later;
  return standBy<Arm>({
    own: foes.map((foe) => ({ foe, arms: armsOf(match, figure, foe), pace })),
    theirs: foes.filter(isStanding).map((foe) => ({
      foe,
      arms: armsOf(match, foe, figure),
      pace: paceOf(match, foe),
    })),
    mostOf: ({ gain }) => gain * weight,
    gainAt: ({ gain, from, to }, gap, own, at, foe) => {
      const isInRange = gap >= from && gap <= to;
      if (isInRange && canSee(match.ground, at, foe)) return gain * weight;
      return !isInRange || to > 1 ? gain * approach(gap, to, own) : 0;
    },
    harmAt: ({ gain, to }, gap, his) => (gap <= to + his ? gain : 0),
    caution,
    errandWorth: (at) => errandWorth(errands, at),
  });
};
