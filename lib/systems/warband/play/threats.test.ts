import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena, type Entrant } from '../match/testing/arena';
import { lookAt } from '../match/players/judge';
import { movementOf } from '../match/movement/movement';
import { threatsIn } from './threats';

const at = { x: 4 * unit, y: 4 * unit };

const threat = (foe: Omit<Entrant, 'team'>) => {
  const match = arena({ you: { at: [1, 1] }, foe: { ...foe, team: 1 } });
  return threatsIn(match.s, 0, at).flatMap(({ ways }) => ways);
};

test('a fighter strikes as far as a movement and his reach go', () => {
  const match = arena({ you: { at: [1, 1] }, foe: { at: [20, 20], team: 1 } });
  const look = lookAt(match.s);
  const foe = match.s.figures[1];
  if (!foe) return expect.fail('a foe');
  const far = movementOf(look, foe) / unit + 2;
  expect(threat({ at: [4 + far - 0.1, 4] })).toEqual(['attack']);
  expect(threat({ at: [4 + far + 0.1, 4] })).toEqual([]);
});

test('a shooter without a melee weapon only shoots, and not across the table', () => {
  const archer = (x: number) => threat({ at: [x, 4], melee: false, shooter: 'light' });
  expect(archer(9)).toEqual(['shoot']);
  expect(archer(23)).toEqual([]);
});

test('a fighter who lies down threatens nobody', () => {
  expect(threat({ at: [6, 4], with: { life: 'prone' } })).toEqual([]);
});
