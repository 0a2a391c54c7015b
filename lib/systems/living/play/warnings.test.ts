import { expect, test } from 'vitest';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { armed, foe } from '../match/testing/armed';
import type { Fighters } from '../match/testing/fighters';
import { warningsFor } from './warnings';

const warned = (fighters: Fighters, pick: 'charge' | 'melee' | 'shoot' | 'use') => {
  const match = arena(fighters);
  const options = match.options();
  const warnings = warningsFor(lookAt(match.situation()), match.id('you'), options);
  return warnings[options.findIndex((option) => option.pick === pick)];
};

const boons = (you: number, friend: number, away: number) => {
  const match = arena({
    you: armed('pistol', { skills: ['zealot/life-boon'], with: { hand: you } }),
    friend: { at: [4 + away, 4], team: 0, with: { hand: friend } },
    foe: foe(20),
  });
  const options = match.options();
  const warnings = warningsFor(lookAt(match.situation()), match.id('you'), options);
  const on = (name: 'you' | 'friend') =>
    warnings[options.findIndex((option) => option.pick === 'use' && option.target === match.id(name))];
  return { you: on('you'), friend: on('friend') };
};

test.each([
  { you: 5, friend: 3, away: 12, is: { you: 'nothing-to-heal', friend: undefined } },
  // Of two side by side either may be the first; nobody else with all his dice is offered.
  { you: 5, friend: 3, away: 2, is: { you: undefined, friend: undefined } },
  { you: 5, friend: 5, away: 2, is: { you: 'nothing-to-heal', friend: undefined } },
])('a spell that heals all near its target, $away # apart with $you and $friend dice', ({ is, ...given }) => {
  expect(boons(given.you, given.friend, given.away)).toEqual(is);
});

test.each([
  { hand: 5, conditions: [], is: 'nothing-to-recover' },
  { hand: 4, conditions: [], is: undefined },
  { hand: 5, conditions: [{ condition: 'burning', count: 1 }], is: undefined },
] as const)('recovering with $hand of 5 dice and $conditions', ({ hand, conditions, is }) => {
  const match = arena({
    you: armed('pistol', { with: { hand, conditions: [...conditions] } }),
    foe: foe(20),
  });
  const options = match.options();
  const warnings = warningsFor(lookAt(match.situation()), match.id('you'), options);
  expect(options.some(({ pick }) => pick === 'recover')).toBe(true);
  expect(warnings[options.findIndex(({ pick }) => pick === 'recover')]).toBe(is);
});

const striker = (hand: number) => armed('pistol', { with: { hand } });

test.each([
  // Edge to edge it is 1 # less, and a charge goes twice as far as there are dice.
  { away: 20, hand: 5, is: 'out-of-reach' },
  { away: 10.9, hand: 5, is: undefined },
  { away: 11.1, hand: 5, is: 'out-of-reach' },
  { away: 6, hand: 2, is: 'out-of-reach' },
])('a charge over $away # with $hand dice', ({ away, hand, is }) => {
  expect(warned({ you: striker(hand), foe: foe(4 + away) }, 'charge')).toBe(is);
});

test.each([
  { skill: 'snowfall/popsicle', hand: 5, is: 'nothing-to-heal' },
  { skill: 'snowfall/popsicle', hand: 3, is: undefined },
  { skill: 'druid/regrowth', hand: 5, is: 'heals-later' },
  { skill: 'druid/regrowth', hand: 3, is: undefined },
])('$skill with $hand of 5 dice', ({ skill, hand, is }) => {
  const you = armed('pistol', { skills: [skill], with: { hand } });
  expect(warned({ you, foe: foe(20) }, 'use')).toBe(is);
});

test.each([
  { pick: 'melee', faces: { 6: { melee: 2 } }, bleeding: 0, is: undefined },
  { pick: 'melee', faces: { 6: { melee: 2 } }, bleeding: 1, is: undefined },
  { pick: 'melee', faces: { 6: { melee: 2 } }, bleeding: 2, is: 'cannot-hit' },
  { pick: 'melee', faces: { 6: { skill: 1 } }, bleeding: 0, is: 'cannot-hit' },
  { pick: 'shoot', faces: { 6: { ranged: 2 } }, bleeding: 0, is: undefined },
  { pick: 'shoot', faces: { 6: { melee: 2 } }, bleeding: 0, is: 'cannot-hit' },
] as const)('to $pick with $faces and $bleeding Bleeding counters', ({ pick, faces, bleeding, is }) => {
  const conditions = bleeding > 0 ? [{ condition: 'bleeding' as const, count: bleeding }] : [];
  const you = armed('pistol', { faces, with: { conditions } });
  expect(warned({ you, foe: foe(pick === 'melee' ? 5 : 8) }, pick)).toBe(is);
});
