import type { CounterOf, CounterReason, SkillReason } from '../kit/counters/counters';
import type { Condition } from '../skills/effects/terms';
import { findSkill } from '../skills/index';
import { nameWithoutNote } from '../skills/school';
import { counterBacks } from '#words/systems/living/messages/counter-backs';
import { conditionNames } from '#words/systems/living/messages/skill-text/words';

const statusNames: Readonly<Record<Extract<CounterOf, { of: 'status' }>['status'], string>> = {
  delay: 'Delay',
  reload: 'Reload',
  flying: 'Flying',
  recovering: 'Recovering',
  wasted: 'Wasted',
};

/** Names of shouts have quotes, for which a counter has no room. */
const unquoted = (text: string): string =>
  text.startsWith('“') && text.endsWith('”') ? text.slice(1, -1) : text;

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

const reasons: Readonly<Record<Extract<CounterReason, string>, string>> = {
  'five-a-hero': 'five for each Hero who can cause it',
  'three-a-hero': 'three for each Hero who can cause it',
  'two-a-hero': 'two for each Hero',
  'one-a-hero': 'one for each Hero',
  'as-weapons-ask': 'as many as your weapons need',
  'one-a-flyer': 'one for each follower that flies',
  'one-a-figure': 'one for each figure',
  'one-a-victim': 'one for each figure that can get it',
  'one-a-bearer': 'one for each figure that can have it at once',
  'full-table': 'one for each figure at a full table',
  'stored-in-glyph': 'for the spell in the Glyph',
  'a-full-set': 'as many as one figure can need',
};

/** The meaning of a count; how long the effect goes on is told by the card. */
const lasting = ({ by, count }: SkillReason['lasts']): string => {
  switch (by) {
    case 'turns':
      return count === 1 ? 'for one turn' : `to count ${count} turns`;
    case 'attacks':
      return count === 1 ? 'for the next attack' : `to count up to ${count} attacks`;
    case 'charges':
      return count === 1 ? 'for one use' : `to count up to ${count}`;
    case 'check':
      return 'for the next skill check';
    case 'match':
      return 'to keep until the skill says it’s over';
    case 'grows':
      return 'to count turns (more pips, more turns)';
    case 'unbound':
      return 'five, since the rules set no limit';
  }
};

const groups: Readonly<Record<Exclude<SkillReason['on'], 'one'>, string>> = {
  allies: 'one for each ally in a full team',
  opponents: 'one for each opponent in a full team',
  figures: 'one for each figure at a full table',
};

const closedGroups: typeof groups = {
  allies: 'one for each ally',
  opponents: 'one for each opponent',
  figures: 'one for each figure',
};

const why = (reason: CounterReason): string => {
  if (typeof reason === 'string') return reasons[reason];
  const { lasts, on, heroes, closed } = reason;
  if (on !== 'one') return `${lasting(lasts)}, ${(closed ? closedGroups : groups)[on]}`;
  if (heroes === 1) return lasting(lasts);
  return lasts.by === 'unbound'
    ? `five for each of ${heroes} Heroes, since the rules set no limit`
    : `for each of ${heroes} Heroes, ${lasting(lasts)}`;
};

/** Effect of each condition, for the back of its counter. */
const conditionRules: Readonly<Record<Condition, string>> = {
  bleeding: '−1 to all your attack and defence values',
  burning: 'Lose 2 Life now and 2 when your next turn ends',
  dazed: 'You can only move, and only half as far. 1 action removes 1 counter',
  'deep-wound': 'Your Dicepool is 1 die smaller',
  knockdown: 'You’re down: −1 DV and MDV. 1 action removes 1 counter',
  poisoned: 'Lose 1 Life when your turn ends',
  slowed: 'Move 1# less per action',
};

const statusRules: typeof statusNames = {
  delay: 'Move or attack after somebody else’s action',
  reload: 'You can’t fire. 1 action removes 1 counter',
  flying: 'Only fliers can target you, and you only fliers',
  recovering: '1 action doubles your Hand. Damage ends it',
  wasted: 'No other Death Spell can use this body',
};

const rule = (counter: CounterOf, reason: CounterReason): string | undefined => {
  switch (counter.of) {
    case 'condition':
      return counter.inSnow && counter.condition === 'knockdown'
        ? 'Snowballs cost you 1 more die. 1 action removes 1 counter'
        : conditionRules[counter.condition];
    case 'status':
      return counter.inSnow && counter.status === 'delay'
        ? 'Move after somebody else’s action'
        : statusRules[counter.status];
    case 'skill':
      return reason === 'stored-in-glyph'
        ? 'Stored in the Glyph: 1 action casts it'
        : counterBacks[counter.skill];
  }
};

/** The back of a skill’s counter asks for the pips of its roll. */
const goesByPips = (counter: CounterOf, reason: CounterReason): boolean =>
  counter.of === 'skill' && /\bper (?:Skill |Magic )?pip\b/i.test(rule(counter, reason) ?? '');

/** Counters in words: what they stand for and do, and where their numbers come from. */
export const counters = {
  name,
  rule,
  goesByPips,
  why,
  chosen: 'as many as you chose',
  turned: 'turn the current number to the top',
  turnedToPips: 'turn the number of pips you rolled to the top',
};
