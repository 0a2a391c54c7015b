import type { PlainAct } from '../skills/effects/act';
import type { NamedEffect } from '../skills/effects/named';
import { figure, untilFigures, type FigureName, type SkillFigure, type Start } from './figure';

/** The numbers of what happens once, at the moment of the effect. */
export const actFigures = (effect: PlainAct, start: Start): readonly SkillFigure[] => {
  switch (effect.act) {
    case 'attack':
      return [
        ...figure(effect.value, { what: 'attack', of: effect.with, whom: effect.whom }, start),
        ...figure(effect.times, { what: 'attack-actions', whom: effect.whom }, start),
      ];
    case 'boost':
      return effect.value === 'AV or RAV'
        ? figure(typeof effect.by === 'number' ? -effect.by : effect.by, { what: 'attack-less' }, start)
        : figure(effect.by, { what: 'boost', of: effect.value }, start);
    case 'at-least':
      return figure(effect.damage, { what: 'least-damage' }, start);
    case 'count-as-critical':
      return figure(effect.times, { what: 'criticals' }, start);
    case 'damage':
      return figure(effect.amount, { what: 'damage', whom: effect.whom }, start);
    case 'lose':
      return figure(effect.amount, { what: 'life-lost', whom: effect.whom }, start);
    case 'heal':
      return figure(effect.amount, { what: 'life-healed', whom: effect.whom }, start);
    case 'heal-later':
      return [
        ...figure(effect.amount, { what: 'life-healed', whom: effect.whom }, start),
        ...figure(effect.turns, { what: 'turns' }, start),
      ];
    case 'heal-less':
      return figure(effect.by, { what: 'healed-less' }, start);
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
      return [
        ...figure(effect.times, { what: 'actions', whom: effect.who }, start),
        ...untilFigures(effect.until, start),
      ];
    case 'take-action':
      return figure(effect.times, { what: 'actions-lost', whom: effect.whom }, start);
    case 'further':
      return figure(effect.distance, { what: 'distance', whom: 'you' }, start);
    case 'shift':
      return figure(effect.distance, { what: 'distance', whom: effect.whom }, start);
    case 'jump':
      return figure(effect.size, { what: 'jump' }, start);
    case 'reload':
      return figure(effect.counters, { what: 'reload' }, start);
    case 'summon':
      return [
        ...figure(effect.count, { what: 'summoned' }, start),
        ...figure(effect.extraDice, { what: 'dice' }, start).map((each): SkillFigure => ({
          ...each,
          per: 'further-pip',
        })),
      ];
    case 'throw-daggers':
      return [
        ...figure(effect.daggers, { what: 'daggers' }, start),
        ...figure(effect.value, { what: 'attack', of: 'RAV', whom: 'target' }, start),
      ];
    case 'cloud':
      return figure(effect.phases, { what: 'phases' }, start);
    case 'disable':
      return [
        ...figure(effect.count, { what: 'skills-lost', whom: effect.whom }, start),
        ...untilFigures(effect.until, start),
      ];
    case 'fly':
      return untilFigures(effect.until, start);
    case 'again':
    case 'cancel-action':
    case 'dies-for-good':
    case 'explode':
    case 'fail':
    case 'mirror-attack':
    case 'receive-reload':
    case 'shrink-dicepool':
    case 'spread-attack':
      return [];
  }
};

/** Kinds of the figures of named effects, by their keys in the entry. */
const namedFigures: Readonly<Partial<Record<string, FigureName>>> = {
  actions: 'actions',
  cards: 'cards',
  counters: 'covered',
  deadFor: 'turns-dead',
  enchantments: 'targets',
  first: 'cards',
  hand: 'dice-at-work',
  life: 'dice',
  pips: 'pips-moved',
  places: 'places',
  points: 'points',
  reach: 'reach',
  skillPips: 'skill-pips',
  sooner: 'turns-sooner',
  stays: 'turns',
  then: 'cards',
  uses: 'uses',
};

/** The numbers of a named effect; the two that set the length of a ritual are one. */
export const namedEffectFigures = ({ named, figures }: NamedEffect, start: Start): readonly SkillFigure[] =>
  Object.entries(figures).flatMap(([key, amount]) => {
    if (named === 'summon-daemon' && key === 'sooner') return figure(amount, { what: 'ritual' }, start);
    const what = namedFigures[key];
    return what === undefined ? [] : figure(amount, { what }, start);
  });
