import type { CounterOf, CounterReason } from '../kit/counters';
import { skillNames } from '#words/systems/first/messages/skill-names';
import { counterBacks } from '#words/systems/first/messages/counter-backs';

const name = (counter: CounterOf): string => (counter.of === 'down' ? 'Down' : skillNames[counter.skill]);

const reasons: Readonly<Record<CounterReason, string>> = {
  'grows-with-pips': 'five for each character with this skill, one per pip',
  'grows-for-each': 'five for each character it can reach, one per pip',
  'one-a-use': 'one for each character with this skill',
  'one-for-each': 'one for each character it may reach',
  'one-a-raising': 'one for each die lost for good',
  'one-a-hero': 'one for each character',
  'a-full-set': 'as many as one character can need',
};

/** Counters in words: what they stand for and do, and where their numbers come from. */
export const counters = {
  name,
  rule: (counter: CounterOf): string | undefined =>
    counter.of === 'down' ? 'No dice: lose your next turn' : counterBacks[counter.skill],
  why: (why: CounterReason): string => reasons[why],
  chosen: 'as many as you chose',
  turned: 'turn the current number to the top',
};
