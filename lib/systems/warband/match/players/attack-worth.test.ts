import { expect, test } from 'vitest';
import { arena, foe, own } from '../testing/arena';
import { strikeGain } from './attack-worth';
import { lookAt } from './judge';

/** Worth of a specialist's attack on a specialist of this role. */
const worthOn = (role: 'warrior' | 'ranger'): number => {
  const match = arena({
    us: own(10, 10, { rank: 'specialist', stat: 5 }),
    them: foe(10, 11, { rank: 'specialist', role }),
  });
  const look = lookAt(match.s);
  const [figure, target] = look.s.figures;
  if (!figure || !target) return expect.fail('two fighters');
  return strikeGain(look, { figure, by: 0 }, target);
};

test('an attack on a Warrior, who strikes back, is worth less than one on a Ranger', () => {
  expect(worthOn('warrior')).toBeLessThan(worthOn('ranger'));
});
