import type { CounterOf } from './counters';
import type { Condition } from '../../skills/effects/terms';
import { broughtSkills } from '../../skills/brought';
import { findSkill, skills } from '../../skills/index';

const conditionIcons: Readonly<Record<Condition, string>> = {
  bleeding: 'bleeding-wound',
  burning: 'flame',
  dazed: 'star-swirl',
  'deep-wound': 'ragged-wound',
  knockdown: 'falling',
  poisoned: 'poison-gas',
  slowed: 'snail',
};

const statusIcons: Readonly<Record<Extract<CounterOf, { of: 'status' }>['status'], string>> = {
  delay: 'hourglass',
  reload: 'reload-gun-barrel',
  flying: 'feathered-wing',
  recovering: 'medical-pack',
  wasted: 'tombstone',
};

/** The icons of counters that belong to no skill. */
export const ruleIcons: readonly string[] = [...Object.values(conditionIcons), ...Object.values(statusIcons)];

/** Every icon that a counter can show. */
export const counterIconNames: readonly string[] = [
  ...new Set([...ruleIcons, ...[...skills, ...broughtSkills].map(({ icon }) => icon)]),
].sort();

/** Name of a counter's icon at game-icons.net. */
export const counterIcon = (counter: CounterOf): string => {
  switch (counter.of) {
    case 'condition':
      return conditionIcons[counter.condition];
    case 'status':
      return statusIcons[counter.status];
    case 'skill':
      return findSkill(counter.skill)?.icon ?? '';
  }
};
