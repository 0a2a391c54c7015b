import { expect, it } from 'vitest';
import { casterFaces } from '../testing/casting';
import { cast, faces, scene } from '../testing/loas';

it('what somebody calls to the table while Dinclinsin acts with him is his own', () => {
  const match = scene('dinclinsin', {
    necro: { at: [10, 11], team: 1, faces: casterFaces, skills: ['necromancer/raise-zombie'] },
    corpse: { at: [12, 14], team: 1, with: { life: 'dead', hand: 0 } },
  });
  const raise = { pick: 'use', skill: 'necromancer/raise-zombie' };
  cast(match, 'dinclinsin', 'necro', '61111 65111', [raise, { pick: 'no' }]);
  expect(match.situation().figures.at(-1)).toMatchObject({ kind: 'undead', owner: 1, team: 1 });
});

it('a blade that was summoned out of turn is gone before the next turn of whoever summoned it', () => {
  const blade = { pick: 'use', skill: 'psion/illusionary-blade' };
  const match = scene('dinclinsin', {
    psion: { at: [9, 10], team: 1, faces, skills: [blade.skill] },
    other: { at: [8, 10], team: 1 },
  });
  cast(match, 'dinclinsin', 'psion', '61111 65111 11111', [{ ...blade, target: 3 }]);
  expect([match.the('other').hand, match.the('psion').charms.length]).toEqual([4, 1]);
  expect(match.turnOf('psion').the('psion').charms).toEqual([]);
});

it('what Grand Bois says of the movement of a unit is said of one of the two', () => {
  const ridden = (id: number) => {
    const match = scene('grand-bois', {
      rider: { at: [10, 11], skills: ['beastmaster/basic-animal-training'], with: { mount: 3 } },
      wolf: { at: [10, 11], kind: 'pet', of: 'rider', with: { rider: 2 } },
    });
    cast(match, 'grand-bois', 'rider', '65111', [{ pick: 'figure', figure: id }]);
    return ['rider', 'wolf'].map((name) => match.the(name).marks.length);
  };
  // The damage that is lessened is the unit's, and stands with the rider.
  expect([ridden(2), ridden(3)]).toEqual([
    [3, 0],
    [1, 2],
  ]);
});
