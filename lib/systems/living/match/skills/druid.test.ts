import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighters } from '../testing/fighters';
import { strike } from '../testing/casters';
import { brute, cast, offered, scene, spellsOn } from '../testing/followers';

describe('Bark Skin', () => {
  const hit = (dice: string): number => {
    const match = scene(['bark-skin']);
    cast(match, 'bark-skin', 'friend', dice);
    match.turnOf('foe');
    return strike(match, 'friend', '61111 11111').the('friend').hand;
  };

  it('gives 1 DV a Skill pip', () => {
    expect([hit('11111'), hit('61111'), hit('66111')]).toEqual([2, 3, 4]);
  });

  it("lasts to the end of the target's next turn, or of the turn after with two Magic pips", () => {
    const match = scene(['bark-skin']);
    cast(match, 'bark-skin', 'friend', '61111');
    match.turnOf('friend');
    expect(spellsOn(match, 'friend')).toEqual(['bark-skin']);
    match.act({ pick: 'end' });
    expect(spellsOn(match, 'friend')).toEqual([]);
    const longer = scene(['bark-skin']);
    cast(longer, 'bark-skin', 'friend', '65111');
    longer.turnOf('friend').turnOf('friend');
    expect(spellsOn(longer, 'friend')).toEqual(['bark-skin']);
    longer.act({ pick: 'end' });
    expect(spellsOn(longer, 'friend')).toEqual([]);
  });

  it('may be cast on oneself, and on no opponent', () => {
    const match = scene(['bark-skin']);
    expect(offered(match, 'bark-skin', 'foe')).toBe(false);
    cast(match, 'bark-skin', 'druid', '61111').turnOf('druid');
    expect(spellsOn(match, 'druid')).toEqual(['bark-skin']);
    match.turnOf('foe');
    expect(spellsOn(match, 'druid')).toEqual([]);
  });
});

describe('Calenture', () => {
  const beside: Fighters = { foe: { ...brute, at: [11.5, 10] } };

  it('gives 1 Dazed a Skill pip at the beginning of each turn of the target', () => {
    const match = scene(['calenture'], beside);
    cast(match, 'calenture', 'foe', '66111');
    expect(match.the('foe').conditions).toEqual([]);
    match.turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'dazed', count: 2 }]);
    expect(match.offers({ pick: 'melee' })).toBe(false);
    match.turnOf('druid').turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'dazed', count: 2 }]);
  });

  it('does so twice with two Magic pips, and to nobody else', () => {
    const match = scene(['calenture'], beside);
    cast(match, 'calenture', 'foe', '65111');
    match.turnOf('foe').turnOf('druid').turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'dazed', count: 2 }]);
    expect(match.the('friend').conditions).toEqual([]);
  });

  it('reaches half a # a Magic pip, and is not aimed further than the best die leads', () => {
    const at = (x: number): Arena => scene(['calenture'], { foe: { ...brute, at: [x, 10] } });
    const lies = (x: number, dice: string): number =>
      cast(at(x), 'calenture', 'foe', dice).the('foe').auras.length;
    expect([lies(11.5, '61111'), lies(11.6, '61111'), lies(12, '65111')]).toEqual([1, 0, 1]);
    expect(offered(at(12.1), 'calenture', 'foe')).toBe(false);
  });
});

describe('Enlarge', () => {
  it('adds a die to the Dicepool and to the Hand for each Skill pip, and takes them again', () => {
    const match = scene(['enlarge']);
    cast(match, 'enlarge', 'friend', '66111');
    expect(match.the('friend')).toMatchObject({ hand: 7, poolSeen: 7 });
    match.turnOf('friend').turnOf('druid');
    expect(match.the('friend')).toMatchObject({ hand: 5, poolSeen: 5 });
  });

  it('may down a Hero by its end (ruling druid-enlarge)', () => {
    const match = scene(['enlarge'], { friend: { at: [12, 11], with: { hand: 1 } } });
    cast(match, 'enlarge', 'friend', '61111');
    match.turnOf('foe');
    strike(match, 'friend', '51111 11');
    expect(match.the('friend').hand).toBe(1);
    match.turnOf('friend');
    match.act({ pick: 'end' });
    expect(match.the('friend').life).toBe('down');
  });
});

describe('Regrowth', () => {
  it('restores 1 Life a Skill pip at the beginning of each turn of the target, up to the Dicepool', () => {
    const match = scene(['regrowth'], { friend: { at: [12, 11], with: { hand: 2 } } });
    cast(match, 'regrowth', 'friend', '66511');
    expect(match.the('friend').hand).toBe(2);
    match.turnOf('friend');
    expect(match.the('friend').hand).toBe(4);
    match.turnOf('friend');
    expect(match.the('friend').hand).toBe(5);
  });

  it('gets an unconscious Hero up at the beginning of his turn, in which he acts', () => {
    const match = scene(['regrowth'], { friend: { at: [12, 11], with: { hand: 1 } } });
    cast(match, 'regrowth', 'friend', '61111');
    match.turnOf('foe');
    strike(match, 'friend', '61111 1');
    expect(match.the('friend').life).toBe('down');
    match.turnOf('friend');
    expect(match.the('friend')).toMatchObject({ life: 'up', hand: 1, actions: 2 });
  });

  it('may be aimed at the unconscious, and never raises the dead', () => {
    const down: Fighters = {
      friend: { at: [12, 11], with: { hand: 0, life: 'down' } },
      dead: { at: [9, 10], with: { hand: 0, life: 'dead' } },
    };
    const match = scene(['regrowth'], down);
    expect(offered(match, 'regrowth', 'dead')).toBe(false);
    cast(match, 'regrowth', 'friend', '61111').turnOf('friend');
    expect(match.the('friend')).toMatchObject({ life: 'up', hand: 1 });
  });
});

describe('Sprawling Roots', () => {
  it('shortens every movement by 1# a Magic pip, as long as the Skill pips say', () => {
    const walked = (x: number): Arena => {
      const match = scene(['sprawling-roots'], { foe: { ...brute, at: [14, 14] } });
      cast(match, 'sprawling-roots', 'foe', '65111').turnOf('foe');
      return match.act({ pick: 'move' }, '', [[x, 14]]);
    };
    expect(() => walked(17.1)).toThrow();
    const match = walked(17);
    expect(match.the('foe').at.x).toBe(17 * 1024);
    match.turnOf('druid');
    expect(spellsOn(match, 'foe')).toEqual([]);
  });

  it('lasts two turns with two Skill pips, and takes what the MDV leaves', () => {
    const match = scene(['sprawling-roots'], { foe: { at: [14, 14], team: 1, faces: { 6: { magic: 1 } } } });
    cast(match, 'sprawling-roots', 'foe', '66511 61111');
    match.turnOf('foe').turnOf('foe');
    expect(spellsOn(match, 'foe')).toEqual(['sprawling-roots']);
    match.act({ pick: 'move' }, '', [[18, 14]]);
    expect(match.the('foe').at.x).toBe(18 * 1024);
  });

  it('does not lie on whom the whole loss of movement was resisted: other Nature Spells find room', () => {
    const match = scene(['sprawling-roots', 'wrath'], {
      foe: { at: [14, 14], team: 1, faces: { 6: { magic: 1 } } },
    });
    cast(match, 'sprawling-roots', 'foe', '61111 61111');
    expect(spellsOn(match, 'foe')).toEqual([]);
    cast(match, 'wrath', 'foe', '61111 11111');
    expect(spellsOn(match, 'foe')).toEqual(['wrath']);
  });
});

describe('Thorns', () => {
  const hedge = (dice: string, others: Fighters = {}): Arena => {
    const match = scene(['thorns'], others);
    cast(match, 'thorns', 'friend', dice);
    return match.turnOf('foe');
  };

  it('attacks whoever attacks the target first, with 1 AV a Skill pip, in melee', () => {
    const match = strike(hedge('66111'), 'friend', '11111 611 11111');
    expect([match.the('foe').hand, match.the('friend').hand]).toEqual([3, 2]);
  });

  it('does so at range', () => {
    const match = hedge('61111', {
      foe: { at: [12, 14], team: 1, faces: { 6: { ranged: 1 } }, weapons: [{ type: 'longbow' }] },
    });
    match.act({ pick: 'shoot', target: match.id('friend') }, '11111 6111 11111');
    expect([match.the('foe').hand, match.the('friend').hand]).toEqual([4, 4]);
  });

  it("does so to a magic weapon's projectile", () => {
    const match = hedge('61111', { foe: { at: [12, 14], team: 1, weapons: [{ type: 'magic' }] } });
    match.act({ pick: 'shoot', target: match.id('friend') }, '11111 11111');
    expect([match.the('foe').hand, match.the('friend').hand]).toEqual([4, 4]);
  });

  it('is defended with DV', () => {
    const match = hedge('61111', { foe: { ...brute, faces: { 6: { defence: 2 } } } });
    strike(match, 'friend', '61111 11111');
    expect(match.the('foe').hand).toBe(5);
  });

  it('puts the attack off whose attacker falls by it, and answers none on somebody else', () => {
    const match = hedge('61111', {
      foe: { ...brute, at: [11, 10], with: { hand: 1 } },
      friend: { at: [11, 11] },
    });
    strike(match, 'druid', '6 11111');
    expect([match.the('foe').hand, match.the('druid').hand]).toEqual([1, 2]);
    strike(match, 'friend', '1');
    expect(match.the('foe').life).toBe('down');
    expect(match.the('friend').hand).toBe(5);
  });
});

describe('Wrath', () => {
  it('gives 1 Bleeding a Skill pip at the beginning of each turn of the target', () => {
    const match = scene(['wrath']);
    cast(match, 'wrath', 'foe', '65111');
    expect(match.the('foe').conditions).toEqual([]);
    match.turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 1 }]);
    match.turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
    match.turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
  });

  it('gives two with two Skill pips, and is for opponents only', () => {
    const match = scene(['wrath']);
    expect(offered(match, 'wrath', 'friend')).toBe(false);
    cast(match, 'wrath', 'foe', '66111').turnOf('foe');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 2 }]);
  });
});
