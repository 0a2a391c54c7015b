import { broughtSkills } from '../brought';
import { readingOf } from './reading';

readingOf('skills that a status or a follower brings', broughtSkills, [
  ['purify', 'two actions', 'actions'],
  [
    'purify',
    'only when no damage was taken in the last turn',
    'rule: chapter "Conditions and Statuses", recovering',
  ],
  ['purify', 'instead of restoring Life', 'rule: chapter "Conditions and Statuses", recovering'],
  ['purify', 'not scalable', 'green.0.count.fixed'],
  ['purify', 'one counter of one condition', 'green.0'],
  ['purify', 'a counter, not the whole condition', 'green.0.counters'],
  ['purify', 'yours, of your choice', 'green.0.pick'],
  ['hard-knock', 'aimed at an opponent', 'target'],
  ['hard-knock', 'in base contact', 'requires.0'],
  ['hard-knock', '1 Knockdown', 'green.0'],
  ['hard-knock', "the Snowman's one action may be this", 'rule: chapter "Followers", snowman'],
]);
