import { askedBy, type Effect, type Property } from '../skills/effects/effect';
import { attackValues, type Group, type Who } from '../skills/effects/terms';
import type { Skill } from '../skills/school';
import { actFigures, namedEffectFigures } from './act-figures';
import { figure, untilFigures, type SkillFigure, type SkillForm, type Start } from './figure';

/** Marks figures that wait for their moment: checks of this attack don't apply to them. */
const later = (start: Start): Start => ({ ...start, later: true });

const propertyFigures = (property: Property, whom: Who, start: Start): readonly SkillFigure[] => {
  switch (property.has) {
    case 'value':
      return [
        ...figure(property.by, { what: 'value', of: property.value, whom }, start),
        ...figure(property.while?.within, { what: 'reach' }, start),
      ];
    case 'attack-value':
      return attackValues
        .filter((value) => value !== 'MAV')
        .flatMap((of) => figure(property.by, { what: 'value', of, whom }, start));
    case 'movement':
      return figure(property.by, { what: 'distance', whom }, start);
    case 'movement-cap':
      return figure(property.to, { what: 'distance-at-most', whom }, start);
    case 'dicepool':
      return figure(property.by, { what: 'dice', whom }, start);
    case 'hand':
      return figure(property.dice, { what: 'dice-at-work', whom }, start);
    case 'less-damage':
      return typeof property.by === 'number' && property.by < 0
        ? figure(-property.by, { what: 'more-damage', whom }, start)
        : figure(property.by, { what: 'less-damage', whom }, start);
    case 'passes-damage':
      if (property.amount === 'half') return [];
      return [
        ...figure(property.amount, { what: 'damage-passed', whom: property.to }, start),
        ...reachFigures(property.to, start),
      ];
    case 'at-least':
      return figure(property.damage, { what: 'least-damage' }, start);
    case 'heal-more':
      return figure(property.by, { what: 'life-healed', whom }, start);
    case 'reads-as':
      return figure(property.pips, { what: 'pips-read', whom }, start);
    case 'skill-pips':
      return figure(property.by, { what: 'skill-pips', whom }, start);
    case 'next':
      return [
        ...figure(property.count, { what: 'charges', whom }, start),
        ...property.effects.flatMap((effect) => effectFigures(effect, later(start))),
      ];
    case 'whenever':
      return property.effects.flatMap((effect) => effectFigures(effect, later(start)));
    case 'blind':
    case 'fewer-dice-on-you':
    case 'half-movement':
    case 'immune':
    case 'may-not':
    case 'no-target':
    case 'set':
      return [];
  }
};

const parameterFigures = (
  effect: Extract<Effect, { parameter: string }>,
  start: Start,
): readonly SkillFigure[] => {
  switch (effect.parameter) {
    case 'reach':
    case 'widens-contact':
      return figure(effect.radius, { what: 'reach' }, start);
    case 'range':
      return figure(effect.max, { what: 'range' }, start);
    case 'targets':
      return figure(effect.upTo, { what: 'targets' }, start);
    case 'control':
      return figure(effect.upTo, { what: 'controlled' }, start);
    case 'hand-of-golem':
      return figure(effect.dice, { what: 'dice-at-work' }, start);
    case 'dead-at-most':
      return figure(effect.turns, { what: 'turns-dead' }, start);
    case 'repeats':
    case 'becomes-sleeper':
      return figure(effect.turns, { what: 'turns' }, start);
    case 'lasts':
    case 'stays':
      return untilFigures(effect.until, start);
    case 'spreads':
      return isGroup(effect.whom) ? figure(effect.whom.upTo, { what: 'targets' }, start) : [];
    case 'again-this-turn':
    case 'heals-instead':
    case 'waives':
      return [];
  }
};

/** All or some figures of a kind, not single ones. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);

/** How far a group reaches, and how many of it there are. */
const reachFigures = (whom: Who | undefined, start: Start): readonly SkillFigure[] => {
  if (start.bare || whom === undefined || !isGroup(whom)) return [];
  const zone = whom.in;
  return [
    ...(typeof zone === 'object'
      ? figure('reach' in zone ? zone.reach : zone.within, { what: 'reach' }, start)
      : []),
    ...figure(whom.upTo, { what: 'targets' }, start),
  ];
};

/** The numbers of one effect that the dice change. */
export const effectFigures = (effect: Effect, start: Start): readonly SkillFigure[] => {
  if ('act' in effect) {
    if (effect.act === 'instead-of-damage') {
      const inner = start.later ? start : { ...start, ifs: [...start.ifs, 'hits' as const] };
      return effect.effects.flatMap((each) => effectFigures(each, inner));
    }
    return [
      ...actFigures(effect, start),
      ...('whom' in effect ? reachFigures(effect.whom, start) : []),
      ...('from' in effect ? reachFigures(effect.from, start) : []),
    ];
  }
  if ('lasting' in effect) {
    return [
      ...effect.lasting.flatMap((property) => propertyFigures(property, effect.on, start)),
      ...reachFigures(effect.on, start),
      ...untilFigures(effect.until, start),
    ];
  }
  if ('parameter' in effect) {
    return [
      ...parameterFigures(effect, start),
      ...('whom' in effect ? reachFigures(effect.whom, start) : []),
    ];
  }
  if ('when' in effect) {
    return effect.then.flatMap((each) =>
      effectFigures(each, { ...start, ifs: [...start.ifs, askedBy(effect)] }),
    );
  }
  if ('choose' in effect) {
    return effect.choose.flatMap((each) => effectFigures(each, { ...start, chosen: true }));
  }
  return namedEffectFigures(effect, start);
};

/** The number said of two effects of one line, as a reach that several share, is one figure. */
const once = (figures: readonly SkillFigure[]): readonly SkillFigure[] => [
  ...new Map(figures.map((each) => [JSON.stringify(each), each])).values(),
];

const linesFigures = (
  { green = [], blue = [] }: Pick<Skill, 'green' | 'blue'>,
  form?: SkillForm,
): readonly SkillFigure[] => {
  const held = form && { form };
  return [
    ...green.flatMap((effect) => effectFigures(effect, { line: 'green', ifs: [], ...held })),
    ...blue.flatMap((effect) => effectFigures(effect, { line: 'blue', ifs: [], ...held })),
  ];
};

/**
 * Every number of a skill that grows with its pips, line by line; ruling 2 for skills. Its other form and what it does
 * when it is removed come after, with the pips of this roll.
 */
export const figuresOfSkill = (
  skill: Pick<Skill, 'green' | 'blue' | 'removal' | 'otherForm'>,
): readonly SkillFigure[] =>
  once([
    ...linesFigures(skill),
    ...linesFigures({ green: skill.removal ?? [] }, 'removal'),
    ...(skill.otherForm ? linesFigures(skill.otherForm, skill.otherForm.while) : []),
  ]);
