import type { Effect, Property } from '../effects/effect';
import {
  attackValues,
  type Amount,
  type Check,
  type Condition,
  type Group,
  type Unit,
  type Value,
  type Who,
} from '../effects/terms';
import type { Skill } from '../skills/school';

/** What a number of a skill counts. */
export type FigureName =
  | 'attack'
  | 'boost'
  | 'value'
  | 'damage'
  | 'least-damage'
  | 'less-damage'
  | 'more-damage'
  | 'life-lost'
  | 'life-healed'
  | 'counters'
  | 'cured'
  | 'taken'
  | 'dispelled'
  | 'dice'
  | 'actions'
  | 'distance'
  | 'reload'
  | 'summoned'
  | 'daggers'
  | 'skill-pips'
  | 'charges'
  | 'reach'
  | 'range'
  | 'targets'
  | 'turns';

/** A number in a skill that grows with the pips of its line. */
export interface SkillFigure {
  readonly what: FigureName;
  /** The value changed or attacked with, or the condition given. */
  readonly of?: Value | Condition;
  readonly whom?: Who;
  /** What it is counted for besides: "for each enchantment". */
  readonly each?: Unit;
  /** For each pip. */
  readonly by: number;
  readonly line: 'green' | 'blue';
  /** What must hold besides the pips. */
  readonly ifs: readonly Check[];
}

type Start = Pick<SkillFigure, 'line' | 'ifs'>;
type Found = Omit<SkillFigure, 'line' | 'ifs' | 'by' | 'each'>;

/** Words and what has no number do not scale: no figure. */
const figure = (
  amount: Amount | 'all' | 'full' | undefined,
  found: Found,
  start: Start,
): readonly SkillFigure[] => {
  if (typeof amount === 'number') return [{ ...found, ...start, by: amount }];
  return typeof amount === 'object' && 'each' in amount && typeof amount.by === 'number'
    ? [{ ...found, ...start, by: amount.by, each: amount.each }]
    : [];
};

const ofProperty = (property: Property, whom: Who, start: Start): readonly SkillFigure[] => {
  switch (property.has) {
    case 'value':
      return figure(property.by, { what: 'value', of: property.value, whom }, start);
    case 'attack-value':
      return attackValues
        .filter((value) => value !== 'MAV')
        .flatMap((of) => figure(property.by, { what: 'value', of, whom }, start));
    case 'movement':
      return figure(property.by, { what: 'distance', whom }, start);
    case 'dicepool':
      return figure(property.by, { what: 'dice', whom }, start);
    case 'less-damage':
      return figure(property.by, { what: 'less-damage', whom }, start);
    case 'more-damage':
      return figure(property.by, { what: 'more-damage', whom }, start);
    case 'at-least':
      return figure(property.damage, { what: 'least-damage' }, start);
    case 'heal-more':
      return figure(property.by, { what: 'life-healed', whom }, start);
    case 'skill-pips':
      return figure(property.by, { what: 'skill-pips', whom }, start);
    case 'next':
      return [
        ...figure(property.count, { what: 'charges', whom }, start),
        ...property.effects.flatMap((effect) => ofEffect(effect, start)),
      ];
    case 'whenever':
      return property.effects.flatMap((effect) => ofEffect(effect, start));
    case 'blind':
    case 'fewer-dice-on-you':
    case 'half-movement':
    case 'halves-damage':
    case 'hand':
    case 'immune':
    case 'may-not':
    case 'movement-cap':
    case 'no-target':
    case 'only-movement':
    case 'passes-damage':
    case 'reads-as':
    case 'set':
      return [];
  }
};

const ofFrame = (effect: Extract<Effect, { frame: string }>, start: Start): readonly SkillFigure[] => {
  switch (effect.frame) {
    case 'reach':
    case 'widens-contact':
      return figure(effect.radius, { what: 'reach' }, start);
    case 'range':
      return figure(effect.max, { what: 'range' }, start);
    case 'targets':
    case 'more-targets':
      return figure(effect.upTo, { what: 'targets' }, start);
    case 'lasts':
      return typeof effect.until === 'object' && 'turns' in effect.until
        ? figure(effect.until.turns, { what: 'turns' }, start)
        : [];
    case 'again-this-turn':
    case 'any-distance':
    case 'becomes-sleeper':
    case 'control':
    case 'dead-at-most':
    case 'dead-zone-allowed':
    case 'hand-of-golem':
    case 'heals-instead':
    case 'range-by-sight':
    case 'repeats':
    case 'sight-not-needed':
    case 'spreads':
    case 'stays':
      return [];
  }
};

/** All or some figures of a kind, not single ones. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);

const reachOf = (whom: Who | undefined, start: Start): readonly SkillFigure[] => {
  if (whom === undefined || !isGroup(whom) || typeof whom.in !== 'object') return [];
  return figure('reach' in whom.in ? whom.in.reach : whom.in.within, { what: 'reach' }, start);
};

const ofAct = (effect: Extract<Effect, { act: string }>, start: Start): readonly SkillFigure[] => {
  switch (effect.act) {
    case 'attack':
      return figure(effect.value, { what: 'attack', of: effect.with, whom: effect.whom }, start);
    case 'boost':
      return figure(effect.by, { what: 'boost', of: effect.value }, start);
    case 'at-least':
      return figure(effect.damage, { what: 'least-damage' }, start);
    case 'instead-of-damage':
      return effect.effects.flatMap((each) => ofEffect(each, { ...start, ifs: [...start.ifs, 'hits'] }));
    case 'damage':
      return figure(effect.amount, { what: 'damage', whom: effect.whom }, start);
    case 'lose':
      return figure(effect.amount, { what: 'life-lost', whom: effect.whom }, start);
    case 'heal':
    case 'heal-later':
      return figure(effect.amount, { what: 'life-healed', whom: effect.whom }, start);
    case 'give':
      return figure(effect.count, { what: 'counters', of: effect.condition, whom: effect.whom }, start);
    case 'cure':
      return figure(effect.count, { what: 'cured', whom: effect.whom }, start);
    case 'take-conditions':
      return figure(effect.count, { what: 'taken', whom: effect.to }, start);
    case 'dispel':
      return figure(effect.count, { what: 'dispelled', whom: effect.whom }, start);
    case 'dicepool':
      return figure(effect.by, { what: 'dice', whom: effect.whom }, start);
    case 'raise':
      return figure(effect.hand, { what: 'dice', whom: effect.whom }, start);
    case 'perform':
      return [
        ...figure(effect.times, { what: 'actions', whom: effect.who }, start),
        ...figure(effect.further, { what: 'distance', whom: effect.who }, start),
        ...figure(effect.stronger, { what: 'boost', of: 'AV' }, start),
      ];
    case 'grant':
      return figure(effect.times, { what: 'actions', whom: effect.who }, start);
    case 'further':
      return figure(effect.distance, { what: 'distance', whom: 'you' }, start);
    case 'shift':
    case 'move-target':
      return figure(effect.distance, { what: 'distance', whom: effect.whom }, start);
    case 'reload':
      return figure(effect.counters, { what: 'reload' }, start);
    case 'summon':
      return figure(effect.count, { what: 'summoned' }, start);
    case 'throw-daggers':
      return [
        ...figure(effect.daggers, { what: 'daggers' }, start),
        ...figure(effect.value, { what: 'attack', of: 'RAV', whom: 'target' }, start),
      ];
    case 'again':
    case 'cancel-action':
    case 'cloud':
    case 'count-as-critical':
    case 'dies-for-good':
    case 'disable':
    case 'explode':
    case 'fail':
    case 'fly':
    case 'heal-less':
    case 'ignore':
    case 'jump':
    case 'mirror-attack':
    case 'no-damage':
    case 'receive-reload':
    case 'shrink-dicepool':
    case 'spread-attack':
    case 'take-action':
    case 'weaken-attack':
      return [];
  }
};

const ofEffect = (effect: Effect, start: Start): readonly SkillFigure[] => {
  if ('act' in effect) {
    return [...ofAct(effect, start), ...('whom' in effect ? reachOf(effect.whom, start) : [])];
  }
  if ('lasting' in effect) {
    return [
      ...effect.lasting.flatMap((property) => ofProperty(property, effect.on, start)),
      ...reachOf(effect.on, start),
    ];
  }
  if ('frame' in effect) {
    return [...ofFrame(effect, start), ...('whom' in effect ? reachOf(effect.whom, start) : [])];
  }
  if ('when' in effect) {
    return effect.then.flatMap((each) => ofEffect(each, { ...start, ifs: [...start.ifs, effect.when] }));
  }
  return 'choose' in effect ? effect.choose.flatMap((each) => ofEffect(each, start)) : [];
};

/** The same number said of two effects of one line, as a reach that several share, is one figure. */
const once = (figures: readonly SkillFigure[]): readonly SkillFigure[] => [
  ...new Map(figures.map((each) => [JSON.stringify(each), each])).values(),
];

/** Every number of a skill that grows with its pips, line by line; ruling 2 for skills. Named effects have none. */
export const figuresOfSkill = ({
  green = [],
  blue = [],
}: Pick<Skill, 'green' | 'blue'>): readonly SkillFigure[] =>
  once([
    ...green.flatMap((effect) => ofEffect(effect, { line: 'green', ifs: [] })),
    ...blue.flatMap((effect) => ofEffect(effect, { line: 'blue', ifs: [] })),
  ]);
