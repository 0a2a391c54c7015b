import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { casterFaces, castsOf } from '../testing/casters';
import { cast, scene } from '../testing/necromancers';
import { hand, hands } from '../testing/watching';

const gives = { pick: 'yes' };
const leaves = { pick: 'no' };

describe('A sacrifice', () => {
  it('may leave the die that has the Magic pips', () => {
    const spilt = (...answers: readonly { pick: string }[]) =>
      hands(cast(scene(['spill-blood'], {}, 2), 'spill-blood', 'foe', '65 11111', answers), 'necro', 'foe');
    expect(spilt(gives, leaves)).toEqual([1, 3]);
    expect(hand(cast(scene(['spill-blood'], {}, 2), 'spill-blood', 'foe', '65 11111', [gives, gives]))).toBe(
      4,
    );
  });

  it('may leave it at the Skill pips that are there', () => {
    const order = (answer: { pick: string }) =>
      hand(cast(scene(['order-of-steel']), 'order-of-steel', 'necro', '61111', [gives, answer]), 'necro');
    expect([order(leaves), order(gives)]).toEqual([2, 0]);
  });

  it('is not asked about a die where it is a plain gain', () => {
    const match = cast(scene(['spill-blood']), 'spill-blood', 'foe', '51111 11111', [gives]);
    expect(hands(match, 'necro', 'foe')).toEqual([4, 3]);
  });
});

describe('A stored Death Spell', () => {
  it('is cast without a roll, so that there is no die to give Life for', () => {
    const match = arena({
      necro: {
        at: [10, 10],
        faces: { ...casterFaces, 5: { skill: 1, magic: 2 } },
        skills: ['elemental-mage/glyph', 'necromancer/spill-blood'],
      },
      foe: { at: [12, 10], team: 1 },
    });
    castsOf('elemental-mage').cast(match, 'glyph', 'necro', '51111');
    const stored = match.the('necro').auras.find((aura) => aura.stored)?.key;
    match.act({ pick: 'use', skill: 'necromancer/spill-blood', stored, target: 1 }, '11111');
    expect(hands(match, 'necro', 'foe')).toEqual([5, 3]);
  });
});

describe('A lethal cost', () => {
  it('is lethal whatever an enchantment restores as it ends', () => {
    const match = arena({
      necro: {
        at: [10, 10],
        faces: casterFaces,
        skills: ['necromancer/spill-blood', 'zealot/overwatch'],
        with: { hand: 1 },
      },
      foe: { at: [12, 10], team: 1 },
    });
    castsOf('zealot').cast(match, 'overwatch', 'necro', '6');
    cast(match, 'spill-blood', 'foe', '6 11111', [gives]);
    expect(match.the('necro')).toMatchObject({ life: 'dead', hand: 0 });
  });

  it('is whatever it costs, in sudden death', () => {
    const match = arena(
      {
        necro: { at: [10, 10], faces: casterFaces, skills: ['necromancer/order-of-steel'] },
        foe: { at: [12, 10], team: 1 },
        friend: { at: [20, 20] },
      },
      { match: { isSuddenDeath: true } },
    );
    cast(match, 'order-of-steel', 'necro', '61111');
    expect(match.the('necro').life).toBe('dead');
    expect(match.the('friend').modifiers).toMatchObject([{ green: 2 }]);
  });

  it('is lethal whatever the spell restores', () => {
    const match = scene(['kiss-of-death'], { foe: { at: [11, 10], team: 1 } }, 1);
    cast(match, 'kiss-of-death', 'foe', '6', [gives]);
    expect(match.the('necro').life).toBe('dead');
    expect(hand(match)).toBe(4);
  });

  it('is one that the spell demands: its own damage leaves him unconscious', () => {
    const golem = { at: [11, 10], kind: 'golem', of: 'necro' } as const;
    const match = scene(['mobile-bomb'], { golem }, 1);
    cast(match, 'mobile-bomb', 'golem', '6 1 11111');
    expect(match.the('necro').life).toBe('down');
  });

  it('is none that something else takes before the spell fails', () => {
    const match = arena({
      psion: { at: [10, 12], team: 1, faces: casterFaces, skills: ['psion/frustration'] },
      necro: { at: [10, 10], faces: casterFaces, skills: ['necromancer/spill-blood'], with: { hand: 1 } },
    });
    castsOf('psion').cast(match, 'frustration', 'necro', '61111 1').turnOf('necro');
    cast(match, 'spill-blood', 'psion', '');
    expect(match.the('necro').life).toBe('down');
  });
});
