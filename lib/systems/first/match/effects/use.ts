import { unit } from '../../../../table/table';
import { amountOf, type Amount, type Effect } from '../../skills/effect';
import type { Skill } from '../../skills/category';
import type { Figure } from '../state/figure';
import { movementOf } from '../lasting/modifiers';

/** A use of a skill: who uses it, and what was rolled. */
export interface Use {
  readonly skill: Skill;
  readonly user: Figure;
  /** Skill pips of the whole roll; without any the colours do nothing. */
  readonly green: number;
  /** Magic pips of the best die. */
  readonly blue: number;
  /** Full # that the user has not moved. */
  readonly unmoved: number;
}

/** Full # of this turn's movement that were not used. */
export const unmovedOf = (figure: Figure): number =>
  Math.floor(Math.max(0, movementOf(figure) - figure.thisTurn.moved) / unit);

const lines = ({ skill, green, blue }: Use): readonly (readonly [readonly Effect[], number])[] => [
  [skill.always ?? [], 1],
  [skill.green, green],
  [skill.blue ?? [], blue],
];

/** How much the lines of a use say of something, together; undefined where none says anything. */
export const saidOf = (use: Use, read: (effect: Effect) => Amount | undefined): number | undefined => {
  let sum: number | undefined;
  for (const [effects, scale] of lines(use))
    for (const effect of effects) {
      const amount = read(effect);
      if (amount !== undefined) sum = (sum ?? 0) + amountOf(amount, scale, use.unmoved);
    }
  return sum;
};

/** Whether any line of a skill does something of this name. */
export const does = ({ always = [], green, blue = [] }: Skill, act: Effect['act']): boolean =>
  [always, green, blue].some((line) => line.some((effect) => effect.act === act));

export const needs = (skill: Skill, need: NonNullable<Skill['needs']>[number]): boolean =>
  skill.needs?.includes(need) === true;
