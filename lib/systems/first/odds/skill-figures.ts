import type { Skill } from '../skills/category';
import { amountOf, type Amount, type Effect, type One, type Value } from '../skills/effect';

/** Thing that a number of a skill counts. */
export type FigureName =
  | 'value'
  | 'pushed'
  | 'more-attacks'
  | 'reach'
  | 'barred'
  | 'distance'
  | 'healed'
  | 'healing-turns'
  | 'raised'
  | 'damage'
  | 'traps'
  | 'targets'
  | 'further'
  | 'line'
  | 'range'
  | 'shared'
  | 'spared'
  | 'life'
  | 'points'
  | 'casting'
  | 'sooner';

/** A number in a skill that grows with its pips. */
export interface SkillFigure {
  readonly what: FigureName;
  /** The value that changes, and whose. */
  readonly of?: Value;
  readonly whom?: One;
  /** Counted for each # not moved, which no roll tells. */
  readonly each: boolean;
  /** With one pip. */
  readonly by: number;
  readonly line: 'green' | 'blue';
}

interface Numbered {
  readonly what: FigureName;
  readonly amount: Amount;
  readonly of?: Value;
  readonly whom?: One;
}

const numbersOf = (effect: Effect): readonly Numbered[] => {
  switch (effect.act) {
    case 'change':
      return [{ what: 'value', amount: effect.by, of: effect.value, whom: effect.whom }];
    case 'push':
      return [{ what: 'pushed', amount: effect.by }];
    case 'more-attacks':
      return [{ what: 'more-attacks', amount: effect.count }];
    case 'taunt':
      return [{ what: 'reach', amount: effect.within }];
    case 'bar-skills':
      return [{ what: 'barred', amount: effect.count }];
    case 'move':
      return [{ what: 'distance', amount: effect.by }];
    case 'heal':
      return [{ what: 'healed', amount: effect.by }];
    case 'mend':
      return [{ what: 'healing-turns', amount: effect.turns }];
    case 'raise':
      return [{ what: 'raised', amount: effect.by }];
    case 'damage':
      return [{ what: 'damage', amount: effect.by }];
    case 'lay-traps':
      return [
        { what: 'traps', amount: effect.count },
        { what: 'reach', amount: effect.within },
      ];
    case 'targets':
      return [{ what: 'targets', amount: effect.count }];
    case 'radius':
      return [{ what: 'reach', amount: effect.of }];
    case 'reach':
      return [{ what: 'further', amount: effect.by }];
    case 'line':
      return [{ what: 'line', amount: effect.of }];
    case 'fiend-range':
      return [{ what: 'range', amount: effect.by }];
    case 'share-damage':
      return [{ what: 'shared', amount: effect.next }];
    case 'spare-yourself':
      return [{ what: 'spared', amount: effect.by }];
    case 'summon':
      return [
        { what: 'life', amount: effect.life },
        { what: 'points', amount: effect.points },
        { what: 'casting', amount: effect.turns },
      ];
    case 'hasten':
      return [{ what: 'sooner', amount: effect.turns }];
    case 'zero':
    case 'limit-damage':
    case 'fiend-attack':
    case 'fly':
      return [];
  }
};

const inLine = (effects: readonly Effect[], line: SkillFigure['line']): readonly SkillFigure[] =>
  effects.flatMap(numbersOf).flatMap(({ amount, ...found }): readonly SkillFigure[] => {
    if (typeof amount === 'object' && 'word' in amount) return [];
    return [{ ...found, line, each: typeof amount === 'object', by: amountOf(amount, 1, 1) }];
  });

/** Every number of a skill that grows with its pips, line by line; a word does not grow. */
export const figuresOfSkill = ({ green, blue = [] }: Skill): readonly SkillFigure[] => [
  ...inLine(green, 'green'),
  ...inLine(blue, 'blue'),
];
