import { expect, it } from 'vitest';
import { casterFaces } from '../testing/casting';
import { cast, scene } from '../testing/loas';

it('what somebody calls to the table while Dinclinsin acts with him is his own', () => {
  const match = scene('dinclinsin', {
    necro: { at: [10, 11], team: 1, faces: casterFaces, skills: ['necromancer/raise-zombie'] },
    corpse: { at: [12, 14], team: 1, with: { life: 'dead', hand: 0 } },
  });
  const raise = { pick: 'use', skill: 'necromancer/raise-zombie' };
  cast(match, 'dinclinsin', 'necro', '61111 65111', [raise, { pick: 'no' }]);
  expect(match.situation().figures.at(-1)).toMatchObject({ kind: 'undead', owner: 1, team: 1 });
});
