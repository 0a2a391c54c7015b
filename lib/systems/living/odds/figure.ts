import type { Asked } from '../skills/effects/effect';
import type { Amount, Condition, Unit, Until, Value, Who } from '../skills/effects/terms';

/** Quantity that a number of a skill counts. */
export type FigureName =
  | 'attack'
  | 'boost'
  | 'value'
  | 'damage'
  | 'least-damage'
  | 'less-damage'
  | 'more-damage'
  | 'damage-passed'
  | 'attack-less'
  | 'criticals'
  | 'life-lost'
  | 'life-healed'
  | 'healed-less'
  | 'counters'
  | 'cured'
  | 'taken'
  | 'dispelled'
  | 'dice'
  | 'dice-at-work'
  | 'actions'
  | 'actions-lost'
  | 'attack-actions'
  | 'skills-lost'
  | 'distance'
  | 'distance-at-most'
  | 'jump'
  | 'reload'
  | 'summoned'
  | 'controlled'
  | 'daggers'
  | 'pips-read'
  | 'pips-moved'
  | 'skill-pips'
  | 'charges'
  | 'uses'
  | 'cards'
  | 'places'
  | 'covered'
  | 'points'
  | 'reach'
  | 'range'
  | 'targets'
  | 'turns'
  | 'turns-sooner'
  | 'turns-dead'
  | 'ritual'
  | 'phases'
  | 'attacks';

/** When a part of a skill holds that is not its usual one. */
export type SkillForm = 'pet-is-dead' | 'recovering' | 'removal';

/** A number in a skill that the dice change. */
export interface SkillFigure {
  readonly what: FigureName;
  /** The value changed or attacked with, or the condition given. */
  readonly of?: Value | Condition;
  readonly whom?: Who;
  /** Further unit that it is counted for, which no roll tells: "for each enchantment". */
  readonly each?: Unit;
  /** Further unit that it is counted for, which is known: the roller's dice in Hand, or the damage of this use. */
  readonly counts?: 'hand' | 'damage';
  readonly by: number;
  /** Once for each pip of its line, for each after the first, or once. */
  readonly per: 'pip' | 'further-pip' | 'use';
  readonly line: 'green' | 'blue';
  /** Conditions besides the pips. */
  readonly ifs: readonly Asked[];
  readonly form?: SkillForm;
  /** One of several things that the player may choose. */
  readonly chosen?: true;
}

/** Where a number stands: in which line, and under what. */
export interface Start extends Pick<SkillFigure, 'line' | 'ifs' | 'form' | 'chosen'> {
  /** Part of a delayed effect. */
  readonly later?: true;
  /** Leaves out range and number of targets. */
  readonly bare?: true;
}
type Found = Pick<SkillFigure, 'what' | 'of' | 'whom'>;

/** An amount as a figure. Words and what has no number do not scale: none, but where they count the damage dealt. */
export const figure = (
  amount: Amount | 'all' | 'full' | undefined,
  found: Found,
  { line, ifs, form, chosen }: Start,
): readonly SkillFigure[] => {
  const start = { line, ifs, ...(form && { form }), ...(chosen && { chosen }) };
  if (typeof amount === 'number') return [{ ...found, ...start, by: amount, per: 'pip' }];
  if (typeof amount !== 'object' || !('each' in amount)) return [];
  const { each, by } = amount;
  const whole = { ...found, ...start };
  if (each === 'damage-dealt') {
    return typeof by === 'number'
      ? [{ ...whole, by, per: 'pip', counts: 'damage' }]
      : [{ ...whole, by: by.fixed, per: 'use', counts: 'damage' }];
  }
  if (typeof by !== 'number') return [];
  // The dice are those of whoever acts; of others who bear an effect, nobody knows how many they have.
  const own = each === 'die-in-hand' && (found.whom === undefined || found.whom === 'you');
  return [{ ...whole, by, per: 'pip', ...(own ? { counts: 'hand' } : { each }) }];
};

/** How long something stays, where its pips say it. */
export const untilFigures = (until: Until, start: Start): readonly SkillFigure[] => {
  if (typeof until !== 'object') return [];
  if ('turns' in until) return figure(until.turns, { what: 'turns' }, start);
  return 'phases' in until
    ? figure(until.phases, { what: 'phases' }, start)
    : figure(until.attacks, { what: 'attacks' }, start);
};

/** Amount of a figure in one roll. `hand`: the roller's dice; `damage`: the damage of this use. */
export const amountOf = (
  { what, by, per, line, counts }: SkillFigure,
  roll: { readonly green: number; readonly magic: number },
  hand: number,
  damage: number,
): number => {
  // The ritual takes a turn, one less for each Skill pip, one more for each Magic pip; rulings for the Summoner.
  if (what === 'ritual') return Math.max(0, 1 - roll.green + roll.magic);
  const pips = line === 'green' ? roll.green : roll.magic;
  const times = per === 'use' ? 1 : per === 'pip' ? pips : pips - 1;
  return by * times * (counts === 'hand' ? hand : counts === 'damage' ? damage : 1);
};
