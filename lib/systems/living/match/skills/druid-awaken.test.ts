import { describe, expect, it } from 'vitest';
import type { Answer, Arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { strike, lying } from '../testing/casters';
import { away, brute, cast, offered, scene, spellsOn } from '../testing/followers';

const body = (fallen = 0): Fighter => ({ at: [11, 10], with: { life: 'dead', hand: 0, fallen } });

describe('Awaken', () => {
  const raised = (dice: string, others: Fighters = {}): Arena =>
    cast(scene(['awaken', 'regrowth'], { foe: away, friend: body(), ...others }), 'awaken', 'friend', dice);

  it('raises a dead ally beside you with 1 die a Magic pip', () => {
    expect(raised('61111').the('friend')).toMatchObject({ life: 'up', hand: 1, isLost: false });
    expect(raised('65111').the('friend').hand).toBe(2);
    expect(raised('15111').the('friend').life).toBe('dead');
  });

  it('fails on who is dead for more than 2 turns a Skill pip', () => {
    const life = (fallen: number, dice: string): string =>
      raised(dice, { friend: body(fallen) }).the('friend').life;
    expect([life(2, '61111'), life(3, '61111'), life(4, '66111'), life(5, '66111')]).toEqual([
      'up',
      'dead',
      'up',
      'dead',
    ]);
  });

  it('needs base contact, a body, and one that is not lost', () => {
    const match = scene(['awaken'], {
      foe: away,
      friend: body(),
      far: { at: [8.5, 10], with: { life: 'dead', hand: 0 } },
      lost: { at: [10, 11], with: { life: 'dead', hand: 0, isLost: true } },
      down: { at: [10, 9], with: { life: 'down', hand: 0 } },
    });
    expect(['friend', 'far', 'lost', 'down', 'druid'].map((name) => offered(match, 'awaken', name))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('lets him die for good when it wears off', () => {
    const match = raised('61111').turnOf('friend');
    expect(match.the('friend')).toMatchObject({ life: 'up', actions: 2 });
    match.act({ pick: 'end' });
    expect(match.the('friend')).toMatchObject({ life: 'dead', hand: 0, isLost: true, auras: [] });
  });

  it('lets him die for good when he dies meanwhile', () => {
    const match = raised('66551', { foe: { at: [12, 10], team: 1, faces: brute.faces } }).turnOf('foe');
    strike(match, 'friend', '61111 11');
    expect(match.the('friend')).toMatchObject({ life: 'down', isLost: false });
    match.turnOf('friend').act({ pick: 'move' });
    match.turnOf('druid');
    expect(match.the('friend')).toMatchObject({ life: 'dead', isLost: true });
    expect(offered(match, 'awaken', 'friend')).toBe(false);
  });

  it('takes no other Nature Spell beside it', () => {
    const match = raised('61111');
    cast(match, 'regrowth', 'friend', '61111');
    expect(spellsOn(match, 'friend')).toEqual(['awaken']);
  });
});

describe('Tranquility', () => {
  const addModifier = (key: number, skill: string, left: number) =>
    lying(skill, key, 1, { clock: { ends: 'turn-ends', of: 1, left } });
  const calm = (dice: string, answers: readonly Answer[] = [], more: Partial<Fighter> = {}): Arena =>
    cast(
      scene(['tranquility'], {
        foe: {
          at: [12, 10],
          team: 1,
          faces: brute.faces,
          with: {
            auras: [
              addModifier(101, 'zealot/guardian', 1),
              addModifier(102, 'zealot/overwatch', 3),
              addModifier(103, 'druid/bark-skin', 1),
            ],
          },
          ...more,
        },
      }),
      'tranquility',
      'foe',
      dice,
      answers,
    );

  it('is kept off by a Nature Spell, and never covers one', () => {
    expect(spellsOn(calm('61111'), 'foe')).toEqual(['guardian', 'overwatch', 'bark-skin']);
  });

  const plain: Partial<Fighter> = {
    with: { auras: [addModifier(101, 'zealot/guardian', 1), addModifier(102, 'zealot/overwatch', 3)] },
  };

  it('covers 1 counter of 1 enchantment: one with no more counters expires at once, and so does the hex', () => {
    const match = calm('61111', [{ pick: 'aura', key: 101 }], plain);
    expect(spellsOn(match, 'foe')).toEqual(['overwatch']);
  });

  it('lets one with more counters expire a turn sooner', () => {
    const match = calm('65111', [{ pick: 'aura', key: 102 }], plain);
    expect(spellsOn(match, 'foe')).toEqual(['guardian', 'overwatch', 'tranquility']);
    match.turnOf('foe').act({ pick: 'end' });
    expect(spellsOn(match, 'foe')).toEqual(['overwatch', 'tranquility']);
    match.turnOf('foe').act({ pick: 'end' });
    expect(spellsOn(match, 'foe')).toEqual([]);
  });

  it('uncovers them when it ends first', () => {
    const match = calm('61111', [{ pick: 'aura', key: 102 }], plain);
    match.turnOf('foe').act({ pick: 'end' });
    expect(spellsOn(match, 'foe')).toEqual(['overwatch']);
    expect(match.the('foe').auras[0]?.clock.left).toBe(2);
  });

  it.each<readonly [string, readonly number[], readonly string[]]>([
    ['two on one, which expires', [101, 101], ['overwatch']],
    ['one on each, which expire a turn sooner', [101, 102], ['guardian', 'overwatch', 'tranquility']],
  ])('covers 2 counters in all with two Skill pips: %s', (_, keys, left) => {
    const two = calm(
      '66111',
      keys.map((key) => ({ pick: 'aura', key })),
      { with: { auras: [addModifier(101, 'zealot/guardian', 2), addModifier(102, 'zealot/overwatch', 3)] } },
    );
    expect(spellsOn(two, 'foe')).toEqual(left);
    two.turnOf('foe').act({ pick: 'end' });
    expect(spellsOn(two, 'foe')).toEqual(['overwatch']);
  });

  it('asks nobody where there are no more counters than it covers, and does not lie where there are none', () => {
    const few = [addModifier(101, 'zealot/guardian', 1), addModifier(102, 'zealot/overwatch', 1)];
    expect(spellsOn(calm('66111', [], { with: { auras: few } }), 'foe')).toEqual([]);
    expect(spellsOn(calm('61111', [], { with: {} }), 'foe')).toEqual([]);
  });

  it('removes nothing: what a Force Enchantment does when it is removed does not happen', () => {
    const match = calm('61111', [], {
      with: { hand: 2, auras: [addModifier(102, 'harbinger/conviction', 1)] },
    });
    expect(match.the('foe')).toMatchObject({ hand: 2, auras: [] });
  });

  it('is for opponents, who may resist', () => {
    const match = calm('61111 61111', [], { ...plain, faces: { 6: { magic: 1 } } });
    expect(spellsOn(match, 'foe')).toEqual(['guardian', 'overwatch']);
    expect(offered(match, 'tranquility', 'friend')).toBe(false);
  });
});
