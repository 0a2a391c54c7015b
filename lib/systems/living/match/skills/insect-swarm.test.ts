import { expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { casterFaces as faces, castsOf } from '../testing/casters';
import { hand } from '../testing/watching';

it('Insect Swarm meets whoever comes from one swarm into another', () => {
  const match = arena({
    necro: { at: [4, 4], faces, skills: ['necromancer/insect-swarm'] },
    foe: { at: [6, 4], team: 1 },
    decoy: { at: [9, 4], team: 1 },
  });
  const { cast } = castsOf('necromancer');
  cast(match, 'insect-swarm', 'foe', '61111', [{ pick: 'no' }]);
  cast(match, 'insect-swarm', 'decoy', '61111', [{ pick: 'no' }]);
  expect(hand(match)).toBe(4);
  match.act({ pick: 'move' }, '', [[8, 4]]);
  expect(hand(match)).toBe(3);
});

it('Insect Swarm meets whoever is pushed into it in his own turn', () => {
  const match = arena({
    necro: { at: [4, 4], faces, skills: ['necromancer/insect-swarm'] },
    foe: { at: [8.3, 4], team: 1 },
    decoy: { at: [6, 4], team: 1 },
    archer: {
      at: [14, 4],
      faces: { 6: { ranged: 1 } },
      weapons: [{ type: 'longbow' }],
      with: { delays: 1, isActing: true },
    },
  });
  castsOf('necromancer').cast(match, 'insect-swarm', 'decoy', '65111', [{ pick: 'no' }, { value: 2 }]);
  match.turnOf('foe').act({ pick: 'move' });
  match.act({ pick: 'shoot', target: 1 }, '66111 11111');
  expect(hand(match)).toBe(3);
});

it('Insect Swarm meets whoever lands in it', () => {
  const match = arena({
    necro: { at: [4, 4], faces, skills: ['necromancer/insect-swarm'], with: { actions: 1 } },
    foe: { at: [8, 8], team: 1, skills: ['beastmaster/basic-animal-training'] },
    bird: { at: [10, 4], team: 1, kind: 'pet', of: 'foe', ability: 'flight', with: { isFlying: true } },
    decoy: { at: [8, 4], team: 1 },
  });
  castsOf('necromancer').cast(match, 'insect-swarm', 'decoy', '61111', [{ pick: 'no' }]);
  const lands = { pick: 'value', value: 2 };
  match.act({ pick: 'move' }, '', [{ pick: 'figure', figure: 2 }, lands, [9, 4]]);
  expect(match.the('bird')).toMatchObject({ hand: 4, isFlying: false });
});
