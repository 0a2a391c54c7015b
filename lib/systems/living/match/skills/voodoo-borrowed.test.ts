import { describe, expect, it } from 'vitest';
import { casterFaces } from '../testing/casters';
import { cast, faces, offers, riders, scene } from '../testing/loas';
import { hands } from '../testing/watching';

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
  expect([match.the('other').hand, match.the('psion').auras.length]).toEqual([4, 1]);
  expect(match.turnOf('psion').the('psion').auras).toEqual([]);
});

it('what Grand Bois says of the movement of a unit is said of one of the two', () => {
  const ridden = (id: number) => {
    const match = scene('grand-bois', {
      rider: { at: [10, 11], skills: ['beastmaster/basic-animal-training'], with: { mount: 3 } },
      wolf: { at: [10, 11], kind: 'pet', of: 'rider', with: { rider: 2 } },
    });
    cast(match, 'grand-bois', 'rider', '65111', [{ pick: 'figure', figure: id }]);
    return ['rider', 'wolf'].map((name) => match.the(name).modifiers.length);
  };
  // The reduced damage is the unit's, and is noted at the rider.
  expect([ridden(2), ridden(3)]).toEqual([
    [3, 0],
    [1, 2],
  ]);
});

it('a price paid with the Hand that stands in kills nobody who has Life left', () => {
  const raise = { pick: 'use', skill: 'necromancer/raise-zombie' };
  const paid = (life: number, dice: string) => {
    const match = scene('dinclinsin', {
      necro: { at: [10, 11], team: 1, faces: casterFaces, skills: [raise.skill], with: { hand: life } },
      corpse: { at: [12, 14], team: 1, with: { life: 'dead', hand: 0 } },
    });
    cast(match, 'dinclinsin', 'necro', dice, [{ pick: 'no' }, raise, { pick: 'yes' }]);
    const { life: state, hand } = match.the('necro');
    return [state, hand];
  };
  expect([paid(5, '65111 6'), paid(1, '64111 11 1')]).toEqual([
    ['up', 4],
    ['dead', 0],
  ]);
});

it('a dead Hero with whom Damballa acts has not died anew', () => {
  const match = scene('damballa', {
    druid: {
      at: [10, 11],
      skills: ['druid/spirit-bond'],
      with: { life: 'dead', hand: 0, fallen: 5, isWasted: true },
    },
    pet: { at: [10, 13], kind: 'pet', of: 'druid' },
  });
  cast(match, 'damballa', 'druid', '61111', [{ pick: 'move' }, [10, 12]]);
  expect(match.the('druid')).toMatchObject({ life: 'dead', hand: 0, fallen: 5, isWasted: true });
  expect([match.the('druid').at.y, match.the('pet').pool]).toEqual([12 * 1024, 5]);
  expect(match.events()).not.toContainEqual(expect.objectContaining({ type: 'dead' }));
});

it('no Loa that a dead Hero has called while Damballa acted with him stays with the dead', () => {
  const marinette = { pick: 'use', skill: 'voodoo/marinette' };
  const match = scene('damballa', {
    corpse: { at: [10, 11], faces, skills: [marinette.skill], with: { life: 'dead', hand: 0 } },
  });
  cast(match, 'damballa', 'corpse', '61111 65111', [marinette]);
  expect(riders(match, 'corpse')).toEqual([]);
  expect(offers(match, 'damballa', 'corpse')).toBe(true);
});

describe('pets of whoever is commanded by somebody else (ruling voodoo-pets)', () => {
  const trained = ['beastmaster/basic-animal-training'];
  it('are borrowed with their rider', () => {
    const match = scene('dinclinsin', {
      foe: { at: [11, 10], team: 1 },
      rider: { at: [10, 11], team: 1, skills: trained, with: { mount: 3 } },
      wolf: {
        at: [10, 11],
        team: 1,
        kind: 'pet',
        of: 'rider',
        faces: { 6: { melee: 1 } },
        with: { rider: 2 },
      },
      other: { at: [10, 12], team: 1 },
    });
    cast(match, 'dinclinsin', 'rider', '61111 61111 11111', [{ pick: 'melee', by: 3 }]);
    expect(hands(match, 'bokor', 'other')).toEqual([5, 4]);
    expect(match.the('wolf')).toMatchObject({ owner: 1, team: 1 });
  });
  it('go over with a Hero whom Damballa brings back, until he dies again', () => {
    const match = scene('damballa', {
      corpse: { at: [10, 11], team: 1, skills: trained, with: { life: 'dead', hand: 0 } },
      wolf: { at: [10, 12], team: 1, kind: 'pet', of: 'corpse' },
    });
    cast(match, 'damballa', 'corpse', '65111');
    expect(match.the('wolf')).toMatchObject({ owner: 0, team: 0 });
    match.act({ pick: 'dismiss' });
    expect(match.the('corpse')).toMatchObject({ life: 'dead', owner: 1, team: 1 });
    expect(match.the('wolf')).toMatchObject({ owner: 1, team: 1 });
  });
});
