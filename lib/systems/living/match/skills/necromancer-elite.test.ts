import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighters } from '../testing/fighters';
import { casterFaces as faces } from '../testing/casters';
import { cast, offered, scene as necromancerAnd, undead } from '../testing/necromancers';

/** The opponent stands beside him. */
const scene = (spells: readonly string[], others: Fighters = {}, hand = 5): Arena =>
  necromancerAnd(spells, { foe: { at: [11, 10], team: 1 }, ...others }, hand);

describe('Kiss Of Death', () => {
  it('attacks with a MAV of the Magic pips and restores what it took', () => {
    const match = scene(['kiss-of-death'], {}, 2);
    cast(match, 'kiss-of-death', 'foe', '65');
    expect([match.the('foe').hand, match.the('necro').hand]).toEqual([3, 4]);
  });

  it('restores no more than the Life really lost', () => {
    const match = scene(['kiss-of-death'], { foe: { at: [11, 10], team: 1, with: { hand: 1 } } }, 2);
    cast(match, 'kiss-of-death', 'foe', '65');
    expect(match.the('necro').hand).toBe(3);
  });

  it('restores for each of two opponents, with two Skill pips', () => {
    const match = scene(['kiss-of-death'], { other: { at: [10, 11], team: 1 } }, 2);
    cast(match, 'kiss-of-death', 'foe', '66', [{ pick: 'no' }, { pick: 'figure', figure: 2 }]);
    expect([match.the('foe').hand, match.the('other').hand, match.the('necro').hand]).toEqual([4, 4, 4]);
  });

  it('is defended with MDV', () => {
    const match = scene(['kiss-of-death'], { foe: { at: [11, 10], team: 1, faces: { 6: { magic: 1 } } } }, 2);
    cast(match, 'kiss-of-death', 'foe', '61 61111');
    expect([match.the('foe').hand, match.the('necro').hand]).toEqual([5, 2]);
  });

  it('needs base contact', () => {
    const match = scene(['kiss-of-death'], { far: { at: [11.1, 11.2], team: 1 } });
    expect(offered(match, 'kiss-of-death', 'foe')).toBe(true);
    expect(offered(match, 'kiss-of-death', 'far')).toBe(false);
  });
});

describe('Spill Blood', () => {
  it('attacks with an AV, which armour stops and magic does not', () => {
    const match = scene(['spill-blood'], {
      foe: { at: [11, 10], team: 1, faces: { 6: { defence: 1 }, 5: { magic: 3 } } },
    });
    cast(match, 'spill-blood', 'foe', '65111 65111', [{ pick: 'no' }, { value: 2 }, { value: 1 }]);
    expect(match.the('foe').hand).toBe(4);
  });

  it('reaches 5# per Magic pip', () => {
    const match = scene(['spill-blood'], { far: { at: [16.5, 10], team: 1 } });
    cast(match, 'spill-blood', 'far', '61111');
    expect(match.the('far').hand).toBe(5);
  });
});

describe('Mobile Bomb', () => {
  const bombs = (): Arena =>
    scene(['mobile-bomb'], {
      bomb: undead([14, 10]),
      beside: { at: [15, 10], team: 1 },
      friend: { at: [14, 11] },
      away: { at: [16.2, 10], team: 1 },
      second: undead([6, 6]),
      far: { at: [6, 7], team: 1 },
    });

  it('explodes an Undead of yours: everybody in reach is attacked, and nothing is left of it', () => {
    const match = bombs();
    cast(match, 'mobile-bomb', 'bomb', '61111 11111 11111');
    expect(match.the('bomb').life).toBe('gone');
    expect([match.the('beside').hand, match.the('friend').hand, match.the('away').hand]).toEqual([4, 4, 5]);
  });

  it('reaches 0.5# more with another Magic pip', () => {
    const match = bombs();
    cast(match, 'mobile-bomb', 'bomb', '65111 11111 11111');
    expect(match.the('away').hand).toBe(5);
  });

  it('explodes two with two Skill pips, with 2 RAV each', () => {
    const match = bombs();
    cast(match, 'mobile-bomb', 'bomb', '66111 11111 11111 11111', [
      { pick: 'no' },
      { pick: 'figure', figure: 6 },
    ]);
    expect([match.the('beside').hand, match.the('far').hand]).toEqual([3, 3]);
  });

  it('leaves the Undead of others alone', () => {
    const match = scene(['mobile-bomb'], {
      other: { at: [14, 10], kind: 'undead', of: 'foe', team: 1 },
      lost: { at: [14, 12], kind: 'undead', of: 'necro', with: { owner: -1, team: -3 } },
    });
    expect(offered(match, 'mobile-bomb', 'other')).toBe(false);
    expect(offered(match, 'mobile-bomb', 'lost')).toBe(false);
  });
});

describe('Order Of Steel', () => {
  const war = (): Arena =>
    scene(['order-of-steel'], {
      friend: { at: [20, 20], faces: { 6: { melee: 1 } } },
      prey: { at: [21, 20], team: 1 },
    });

  it('costs 2 Life and gives each ally on the map AV, RAV and DV', () => {
    const match = war();
    cast(match, 'order-of-steel', 'necro', '61111');
    expect(match.the('necro')).toMatchObject({ hand: 3, auras: [{ kind: 'enchantment' }] });
    expect(match.the('friend').auras).toMatchObject([{ kind: 'enchantment' }]);
    expect(match.the('foe').auras).toEqual([]);
    match.turnOf('friend');
    match.act({ pick: 'melee', target: match.id('prey') }, '61111 11111');
    expect(match.the('prey').hand).toBe(3);
  });

  it('costs 4 with two Skill pips, for 2 each', () => {
    const match = war();
    cast(match, 'order-of-steel', 'necro', '66111');
    expect(match.the('necro').hand).toBe(1);
    match.turnOf('friend');
    match.act({ pick: 'melee', target: match.id('prey') }, '61111 11111');
    expect(match.the('prey').hand).toBe(2);
  });

  it('kills whom it takes the last Life, counts one pip more, and lasts on', () => {
    const match = war();
    const dying = scene(['order-of-steel'], { friend: { at: [20, 20] } }, 2);
    cast(dying, 'order-of-steel', 'necro', '61');
    expect(dying.the('necro').life).toBe('dead');
    expect(dying.the('friend').modifiers).toMatchObject([{ green: 2 }]);
    expect(match.the('necro').life).toBe('up');
  });

  it('ends at the end of your next turn', () => {
    const match = war();
    cast(match, 'order-of-steel', 'necro', '61111');
    match.turnOf('necro');
    expect(match.the('friend').auras).toHaveLength(1);
    match.turnOf('foe');
    const isOver = match.the('friend').auras.length === 0;
    expect(isOver).toBe(true);
  });
});

describe('Corrupt Soul', () => {
  const light = {
    caster: { at: [10, 13] as const, team: 1, faces, skills: ['zealot/life-boon'] },
    soul: { at: [10, 12] as const, team: 1 },
  };

  it('costs the caster of a Light Spell that chooses the target 1 Life, once', () => {
    const match = scene(['corrupt-soul'], light);
    cast(match, 'corrupt-soul', 'soul', '61111');
    match.turnOf('caster');
    match.act({ pick: 'use', skill: 'zealot/life-boon', target: match.id('soul') }, '61111');
    expect(match.the('caster').hand).toBe(4);
    expect(match.the('soul').auras.filter(({ kind }) => kind === 'hex')).toEqual([]);
  });

  it("ends with the target's next turn", () => {
    const match = scene(['corrupt-soul'], light);
    cast(match, 'corrupt-soul', 'foe', '61111');
    match.turnOf('caster');
    expect(match.the('foe').auras).toEqual([]);
  });

  it('waits where the Light Spell fails, or is for somebody else', () => {
    const match = scene(['corrupt-soul'], light);
    cast(match, 'corrupt-soul', 'soul', '61111');
    match.turnOf('caster');
    match.act({ pick: 'use', skill: 'zealot/life-boon', target: match.id('soul') }, '11111');
    match.act({ pick: 'use', skill: 'zealot/life-boon', target: match.id('caster') }, '61111');
    expect(match.the('caster').hand).toBe(5);
    expect(match.the('soul').auras).toHaveLength(1);
  });
});

describe('Death Pact', () => {
  it('costs 1 Life, adds a Skill pip to each Death Spell, and a Deep Wound at each turn', () => {
    const match = scene(['death-pact', 'spill-blood']);
    cast(match, 'death-pact', 'necro', '61111');
    expect(match.the('necro').hand).toBe(4);
    cast(match, 'spill-blood', 'foe', '4111 11111');
    expect(match.the('foe').hand).toBe(4);
    match.turnOf('necro');
    expect(match.the('necro').conditions).toEqual([{ condition: 'deep-wound', count: 1 }]);
    match.turnOf('foe').turnOf('necro');
    expect(match.the('necro')).toMatchObject({ auras: [], conditions: [{ count: 1 }] });
  });

  it('lasts two turns with two Magic pips', () => {
    const match = scene(['death-pact']);
    cast(match, 'death-pact', 'necro', '65111');
    for (let turns = 0; turns < 2; turns += 1) match.turnOf('foe').turnOf('necro');
    expect(match.the('necro').conditions).toEqual([{ condition: 'deep-wound', count: 2 }]);
  });
});

describe('Suffer', () => {
  it('gives you Bleeding, and your next Death Spell on somebody else passes your newest counter on', () => {
    const match = scene(['suffer', 'spill-blood']);
    cast(match, 'suffer', 'necro', '61111');
    expect(match.the('necro').conditions).toEqual([{ condition: 'bleeding', count: 1 }]);
    cast(match, 'spill-blood', 'foe', '65111 11111');
    expect(match.the('necro')).toMatchObject({ conditions: [], auras: [] });
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 1 }]);
  });

  it('passes 2 counters on with two Skill pips, on each of two spells', () => {
    const match = scene(['suffer', 'spill-blood']);
    cast(match, 'suffer', 'necro', '66111');
    cast(match, 'spill-blood', 'foe', '65111');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
    expect(match.the('necro').auras).toHaveLength(1);
  });

  it('passes nothing on by a spell that fails', () => {
    const match = scene(['suffer', 'spill-blood']);
    cast(match, 'suffer', 'necro', '61111');
    cast(match, 'spill-blood', 'foe', '11111');
    expect(match.the('necro')).toMatchObject({
      conditions: [{ count: 1 }],
      auras: [{ kind: 'enchantment' }],
    });
  });

  it('lets the immune take nothing', () => {
    const match = scene(['suffer', 'spill-blood'], {
      other: { at: [10, 11], kind: 'undead', of: 'foe', team: 1 },
    });
    cast(match, 'suffer', 'necro', '61111');
    cast(match, 'spill-blood', 'other', '65111 11111');
    expect(match.the('necro').conditions).toHaveLength(1);
  });
});
