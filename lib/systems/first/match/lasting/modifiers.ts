import { unit, type Units } from '../../../../table/table';
import type { Until, Value } from '../../skills/effect';
import type { Reason } from '../state/event';
import type { Ends, Figure, FigureId, Modifier } from '../state/figure';
import type { MatchContext } from '../state/match-context';

/** Sum that everything lasting on a figure adds to a value. */
export const bonusTo = ({ modifiers }: Figure, value: Value): number => {
  let sum = 0;
  for (const each of modifiers) if (each.says === 'change' && each.value === value) sum += each.amount;
  return sum;
};

/** Parts of `bonusTo`. */
export const reasonsFor = ({ modifiers }: Figure, value: Value): readonly Reason[] =>
  modifiers.flatMap((each) =>
    each.says === 'change' && each.value === value ? [{ skill: each.skill, amount: each.amount }] : [],
  );

/** A value that is 0 stays 0. */
export const isZero = ({ modifiers }: Figure, value: 'AV' | 'DV'): boolean =>
  modifiers.some((each) => each.says === 'zero' && each.value === value);

export const flies = ({ modifiers }: Figure): boolean => modifiers.some(({ says }) => says === 'flies');

export const isBarred = ({ modifiers }: Figure, skill: string): boolean =>
  modifiers.some((each) => each.says === 'barred' && each.barred === skill);

/** Taunters of a figure, while they are standing. */
export const tauntersOf = ({ s }: MatchContext, { modifiers }: Figure): readonly FigureId[] =>
  modifiers.flatMap((each) =>
    each.says === 'taunted' && s.figures[each.by]?.life === 'up' ? [each.by] : [],
  );

/** The end of effects that a figure causes on its own turn. */
export const endsOf = ({ owner }: Figure, until?: Until): Ends | undefined => {
  switch (until) {
    case undefined:
      return { player: owner, at: 'begin', left: 1 };
    case 'end-of-your-next-turn':
      return { player: owner, at: 'end', left: 2 };
    case 'next-attack':
      return undefined;
  }
};

export const addModifier = (figure: Figure, modifier: Modifier): void => {
  figure.modifiers = [...figure.modifiers, modifier];
};

/** A moment of a player's turn has come: what ends then is over, on all figures. */
export const passMoment = ({ s }: MatchContext, player: number, at: Ends['at']): void => {
  for (const figure of s.figures) {
    if (!figure.modifiers.some(({ ends }) => ends?.player === player && ends.at === at)) continue;
    figure.modifiers = figure.modifiers.flatMap((each): readonly Modifier[] => {
      const { ends } = each;
      if (ends?.player !== player || ends.at !== at) return [each];
      return ends.left > 1 ? [{ ...each, ends: { ...ends, left: ends.left - 1 } }] : [];
    });
  }
};

/** Poison is used up by the attack that it is used on. */
export const takePoison = (figure: Figure): number => {
  let amount = 0;
  for (const each of figure.modifiers) if (each.says === 'poison') ({ amount } = each);
  if (amount > 0) figure.modifiers = figure.modifiers.filter(({ says }) => says !== 'poison');
  return amount;
};

/** The movement of a turn as the pool stands, in units: a # for each die, or what a charge gives instead. */
export const movementOf = (figure: Figure): Units =>
  figure.thisTurn.charge ??
  Math.max(0, (figure.dice + bonusTo(figure, 'movement')) * unit) + figure.thisTurn.added;

/** Is summoning a fiend and can't move. */
export const isCasting = ({ casting }: Figure): boolean => casting !== undefined && casting.left > 0;

/** Movement that a figure has left. */
export const leftOf = (figure: Figure): Units =>
  figure.thisTurn.isStill || isCasting(figure) ? 0 : Math.max(0, movementOf(figure) - figure.thisTurn.moved);
