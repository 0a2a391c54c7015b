import { expect, test } from 'vitest';
import { aheadOf } from './ahead-of';

const person = { plays: 'person' } as const;
const computer = { plays: 'greedy' } as const;
const hurry = { isHurried: false, hurry: () => undefined };

test.each([
  ['a person stands', [person, computer], ['up', 'up'], undefined],
  ['the person has fallen', [person, computer], ['down', 'up'], true],
  ['the person is dead', [person, computer], ['dead', 'up'], true],
  ['of two persons one stands', [person, person], ['dead', 'up'], undefined],
  ['only computers play', [computer, computer], ['up', 'up'], false],
  ['a match of others is looked at', [], ['up', 'up'], undefined],
] as const)('where %s', (_, seats, states, comesBack) => {
  const figures = states.map((state, owner) => ({ owner, state }));
  expect(aheadOf({ seats }, figures, hurry)?.comesBack).toBe(comesBack);
});
