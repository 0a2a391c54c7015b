import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import { foe, magesOf } from '../testing/casters';
import { counters } from '../testing/watching';

const { mage: psion, cast } = magesOf('psion');

/** A rider under a hex, in his turn beside the psion, on a wolf with 3 Melee pips on the 5 and the Skill pip on the 6. */
const hexed = (hex: string, dice: string): Arena => {
  const match = arena({
    psion: psion(hex),
    rider: foe(5, 4, {
      skills: ['beastmaster/basic-animal-training', 'beastmaster/contagious-bite'],
      with: { mount: 2 },
    }),
    wolf: foe(5, 4, {
      kind: 'pet',
      of: 'rider',
      faces: { 5: { melee: 3 }, 6: { skill: 1, melee: 1 } },
      with: { rider: 1 },
    }),
  });
  return match.act(cast(hex, 1), dice).turnOf('rider');
};
const byWolf = { pick: 'melee', target: 0, by: 2 };

describe('A hex on a rider (ruling mount-hexes)', () => {
  it('is set off by an attack with the card of his mount: Sympathy', () => {
    const match = hexed('sympathy', '65111').act({ ...byWolf, skill: undefined }, '51111 11111', [
      { pick: 'figure', figure: 1 },
    ]);
    expect([match.the('rider').hand, match.the('psion').hand]).toEqual([4, 3]);
    expect(match.the('rider').auras).toEqual([]);
  });

  it('is set off by a Pet Attack: Leak', () => {
    const match = hexed('leak', '65111').act(
      { ...byWolf, skill: 'beastmaster/contagious-bite' },
      '61111 11111',
    );
    expect(match.the('psion').hand).toBe(4);
    expect(counters(match, 'psion')).toEqual([]);
    expect(match.the('rider').auras).toEqual([]);
  });
});

it('Life that Guilt War takes from those near goes to rider or mount, as their player says', () => {
  const taken = (id: number) => {
    const match = arena({
      psion: psion('guilt-war'),
      caster: foe(8, 4, { faces: { 5: { magic: 1 }, 6: { skill: 1 } }, skills: ['elemental-mage/lava-pit'] }),
      rider: foe(9, 4, { skills: ['beastmaster/basic-animal-training'], with: { mount: 3 } }),
      wolf: foe(9, 4, { kind: 'pet', of: 'rider', with: { rider: 2 } }),
    });
    match.act(cast('guilt-war', 1), '66511').turnOf('caster');
    const answers = [{ pick: 'figure', figure: id }];
    match.act({ pick: 'use', skill: 'elemental-mage/lava-pit', target: 0 }, '651', answers);
    return ['rider', 'wolf'].map((name) => match.the(name).hand);
  };
  expect([taken(2), taken(3)]).toEqual([
    [3, 5],
    [5, 3],
  ]);
});

it('Pips that a rider has lost are lost for the card of his mount too', () => {
  const match = hexed('power-drain', '65111 11111');
  match.act({ ...byWolf, skill: 'beastmaster/contagious-bite' }, '61111 11111');
  expect(match.events()).toContainEqual(expect.objectContaining({ type: 'skill', figure: 2, green: 0 }));
});
