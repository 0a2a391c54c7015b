import type { CounterNeed, CounterOf, CounterReason } from '../../kit/counters/counters';
import { findSkill } from '../../skills/index';
import { nameWithoutNote } from '../../skills/school';
import { conditionNames } from './skill-text/words';

const statusNames: Readonly<Record<Extract<CounterOf, { of: 'status' }>['status'], string>> = {
  delay: 'Delay',
  reload: 'Reload',
  flying: 'Flying',
  recovering: 'Recovering',
  wasted: 'Wasted',
};

/** What is shouted has quotes about its name, which a counter has no room for. */
const unquoted = (text: string): string =>
  text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

/** What stands on a counter. */
const name = (counter: CounterOf): string => {
  switch (counter.of) {
    case 'condition':
      return conditionNames[counter.condition];
    case 'status':
      return statusNames[counter.status];
    case 'skill':
      return unquoted(nameWithoutNote(findSkill(counter.skill)?.name ?? counter.skill));
  }
};

const reasons: Readonly<Record<CounterReason, string>> = {
  'five-a-hero': 'five for each hero who can cause it',
  'two-a-hero': 'two for each hero',
  'one-a-hero': 'one for each hero',
  'as-weapons-ask': 'as many as the weapons ask for',
  'one-a-flyer': 'one for each follower that flies',
  'one-a-figure': 'one for each figure',
  'five-a-skill': 'grows with the pips',
  'one-a-skill': 'lasts one turn',
  'stored-in-glyph': 'for the spell in the Glyph',
  'a-full-set': 'what one figure can need of each',
  'as-chosen': 'as many as you chose',
};

/** Counters in words: what they stand for, and where their numbers come from. */
export const counters = {
  name,
  counted: ({ counter, count }: CounterNeed): string => `${name(counter)} × ${count}`,
  why: ({ because }: CounterNeed): string => reasons[because],
};
