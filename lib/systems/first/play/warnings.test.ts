import { describe, expect, test } from 'vitest';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { couldDoMore } from './facts';
import { healsNobody, onlyEnd } from './warnings';

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

describe('a turn ends by itself', () => {
  const scene = (dice: number) =>
    arena({
      you: { at: [4, 4], skills: ['prayers/life-boon'], with: { dice } },
      foe: { at: [20, 4], team: 1, with: { dice: 1 } },
    });
  const endOf = ({ pending, s }: ReturnType<typeof scene>): number | undefined =>
    pending && onlyEnd(pending, s);

  test('where nothing is left but to heal nobody', () => {
    const match = scene(5);
    expect(endOf(match)).toBeUndefined();
    match.act({ pick: 'move' }, [], [4, 9]);
    const { pending } = match;
    const options = pending && 'options' in pending ? pending.options : [];
    expect(options.map(({ pick }) => pick)).toEqual(['use', 'end']);
    expect(endOf(match)).toBe(1);
    // So nobody has ended it early.
    expect(couldDoMore(match.s)).toBe(false);
  });

  test('and not while a healing could do good', () => {
    const match = scene(4).act({ pick: 'move' }, [], [4, 8]);
    expect(endOf(match)).toBeUndefined();
    expect(couldDoMore(match.s)).toBe(true);
  });
});
