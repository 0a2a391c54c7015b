import { expect, test } from 'vitest';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { healsNobody } from './warnings';

test.each([
  { skill: 'prayers/life-boon', dice: 5, is: true },
  { skill: 'prayers/life-boon', dice: 3, is: false },
  { skill: 'prayers/magic-protection', dice: 5, is: false },
  { skill: 'prayers/rejuvenation', dice: 5, is: false },
] as const)('$skill where a friend has $dice of 5 dice', ({ skill, dice, is }) => {
  const match = arena({
    you: { at: [4, 4], skills: [skill] },
    friend: { at: [6, 4], with: { dice } },
    foe: { at: [20, 4], team: 1, with: { dice: 1 } },
  });
  expect(healsNobody(lookAt(match.s), { pick: 'use', figure: 0, skill })).toBe(is);
});
