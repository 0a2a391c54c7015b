import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import { livingEngine } from '../rules';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, foe, magesOf } from '../testing/casters';
import { counters, hand } from '../testing/watching';

const { mage, cast } = magesOf('elemental-mage');
const magical = { faces: { 5: { magic: 1 } } };

describe('Incendiary missile', () => {
  it('brings no projectile: a staff does not lead it further than its own range', () => {
    const staff: Partial<Fighter> = { weapons: [{ type: 'magic' }] };
    const offers = (x: number) =>
      arena({ mage: mage('incendiary-missile', staff), foe: foe(x) }).offers(cast('incendiary-missile'));
    expect([offers(7), offers(7.1)]).toEqual([true, false]);
    const match = arena({ mage: mage('incendiary-missile', staff), foe: foe(7) });
    match.act({ ...cast('incendiary-missile'), target: 1 }, '64111');
    expect(match.events().filter(({ type }) => type === 'attack')).toEqual([]);
    expect(hand(match)).toBe(3);
  });
  it('is offered as far as the spell or the shot leads, and no further', () => {
    const shooter: Partial<Fighter> = { weapons: [{ type: 'crossbow-one-handed' }] };
    const offers = (x: number) =>
      arena({ mage: mage('incendiary-missile', shooter), foe: foe(x) }).offers(cast('incendiary-missile'));
    expect([offers(15), offers(15.1)]).toEqual([true, false]);
    const cannon = arena({
      mage: mage('incendiary-missile', { weapons: [{ type: 'cannon' }] }),
      foe: foe(12),
    });
    expect(cannon.offers(cast('incendiary-missile'))).toBe(false);
  });
  const archer = { faces: { ...faces, 3: { ranged: 2 } }, weapons: [{ type: 'blowpipe' as const }] };
  it('burns the target within 1 # for each Magic pip', () => {
    const at = (x: number, dice: string) =>
      counters(
        arena({ mage: mage('incendiary-missile'), foe: foe(x) }).act(
          { ...cast('incendiary-missile'), target: 1 },
          dice,
        ),
        'foe',
      );
    expect(at(6, '66511')).toEqual(['burning 2']);
    expect(at(6.1, '66511')).toEqual([]);
    expect(at(6.1, '66411')).toEqual(['burning 2']);
  });
  it('shoots at the target with the same roll, which may miss the spell', () => {
    const match = arena({ mage: mage('incendiary-missile', archer), foe: foe(7), other: foe(4, 8) });
    match.act({ ...cast('incendiary-missile'), target: 1 }, '64311 11111');
    expect(match.the('foe').hand).toBe(1);
    expect(match.the('other').hand).toBe(5);
    expect(match.the('mage').reloads[0]).toBe(0);
    const far = arena({ mage: mage('incendiary-missile', archer), foe: foe(8) });
    far.act({ ...cast('incendiary-missile'), target: 1 }, '64311 11111');
    expect(far.the('foe')).toMatchObject({ hand: 3, conditions: [] });
  });
  it('goes without the shot in the dead zone', () => {
    const match = arena({ mage: mage('incendiary-missile', archer), foe: foe(5) });
    match.act({ ...cast('incendiary-missile'), target: 1 }, '65311');
    expect(match.the('foe').hand).toBe(3);
  });
  it('is aimed no further than the best die leads, but with a weapon for the shot', () => {
    const offers = (x: number, more: Partial<Fighter> = {}) =>
      arena({ mage: mage('incendiary-missile', more), foe: foe(x) }).offers(cast('incendiary-missile'));
    expect([offers(7), offers(7.1), offers(9, archer)]).toEqual([true, false, true]);
    const loads: Partial<Fighter> = { weapons: [{ type: 'pistol' }], with: { actions: 2, reloads: [1] } };
    expect(offers(7.1, loads)).toBe(false);
  });
  it('reloads a crossbow', () => {
    const match = arena({
      mage: mage('incendiary-missile', { ...archer, weapons: [{ type: 'crossbow-one-handed' }] }),
      foe: foe(8),
    });
    match.act({ ...cast('incendiary-missile'), target: 1 }, '64311 11111');
    expect(match.the('mage').reloads[0]).toBe(1);
  });
});

describe('a die without Magic pips', () => {
  it('may be picked, and lets the spell fizzle (ruling magic-die-without-pips)', () => {
    const match = arena({ mage: mage('lava-pit'), foe: foe(7) });
    match.act({ ...cast('lava-pit'), target: 1 }, '65111', [{ value: 0 }]);
    expect(match.the('foe')).toMatchObject({ hand: 5, conditions: [] });
  });
  const bokor: Fighter = { at: [4, 4], faces, skills: ['voodoo/loco'] };
  it.each<[string, Fighter, string, true | undefined]>([
    ['spell', mage('lava-pit'), '65111', true],
    ['spell with Magic pips on every die', mage('lava-pit', { with: { hand: 2 } }), '45', undefined],
    ['skill that needs none', bokor, '65111', undefined],
  ])('is warned of where it matters: %s', (_, caster, dice, needsPip) => {
    const { match } = livingEngine.begin(arena({ caster, foe: foe(7) }).situation(), 1, {
      dice: Array.from(dice, (face) => Number(face) - 1),
    });
    const request = livingEngine.pending(match);
    const options = request && 'options' in request ? request.options : [];
    const step = livingEngine.apply(
      match,
      options.findIndex(({ pick }) => pick === 'use'),
    );
    const about = step.ok ? livingEngine.pending(step.value.match)?.about : undefined;
    expect(about).toMatchObject({ about: 'die', figure: 0, value: 'magic' });
    expect(about?.about === 'die' ? about.needsPip : false).toBe(needsPip);
  });
});

describe('Lightning Bolt', () => {
  it('dazes and attacks every opponent whom the line touches, each with his own MDV', () => {
    const match = arena({
      mage: mage('lightning-bolt'),
      foe: foe(6.5),
      between: foe(5.4, 4.4, magical),
      beside: foe(5.4, 5.5),
      behind: foe(9),
      friend: { at: [5.2, 3.6] },
    });
    match.act({ ...cast('lightning-bolt'), target: 1 }, '64111 51111');
    expect(match.the('foe').hand).toBe(3);
    expect(counters(match, 'foe')).toEqual(['dazed 1']);
    expect(match.the('between').hand).toBe(4);
    expect(counters(match, 'between')).toEqual(['dazed 1']);
    for (const name of ['beside', 'behind', 'friend'])
      expect(match.the(name)).toMatchObject({ hand: 5, conditions: [] });
  });
  it('reaches 1 # for each Magic pip', () => {
    const match = arena({ mage: mage('lightning-bolt'), foe: foe(6.5) });
    expect(match.act({ ...cast('lightning-bolt'), target: 1 }, '65111').the('foe').hand).toBe(5);
  });
});

describe('Riding The Wind', () => {
  const ride = (dice: string, more: Partial<Fighter>, places: readonly (readonly [number, number])[]) =>
    arena({ mage: mage('riding-the-wind'), ally: { at: [6, 6], ...more }, foe: foe(20, 20) }).act(
      { ...cast('riding-the-wind'), target: 1 },
      dice,
      places,
    );
  it('moves an ally one action for each Skill pip, and further for the Magic pips', () => {
    const match = ride('65111', {}, [
      [11, 6],
      [12, 6],
    ]);
    expect(match.the('ally').at.x / unit).toBe(12);
    expect(match.the('mage').at.x / unit).toBe(4);
    expect(match.the('ally').auras).toHaveLength(1);
  });
  it('is defended by the ally: no power, no further', () => {
    const match = ride('65111 51111', magical, [[11, 6]]);
    expect(match.the('ally').at.x / unit).toBe(11);
  });
  it('halves the actions of the dazed, and leaves the prone', () => {
    const dazed = { with: { conditions: [{ condition: 'dazed' as const, count: 1 }] } };
    expect(() => ride('65111', dazed, [[9, 6]])).toThrow();
    expect(ride('65111', dazed, [[8, 6]]).the('ally').at.x / unit).toBe(8);
    const conditions = [{ condition: 'knockdown' as const, count: 1 }];
    const prone: Partial<Fighter> = { with: { conditions, reloads: [1] }, weapons: [{ type: 'longbow' }] };
    expect(ride('65111', prone, []).the('ally')).toMatchObject({ at: { x: 6 * unit }, reloads: [1] });
  });
  it("may be cast on oneself, never on an opponent, and ends with the bearer's next turn", () => {
    const match = arena({ mage: mage('riding-the-wind'), ally: { at: [6, 6] }, foe: foe(20, 20) });
    expect(match.offers({ ...cast('riding-the-wind'), target: 0 })).toBe(true);
    expect(match.offers({ ...cast('riding-the-wind'), target: 2 })).toBe(false);
    match.act({ ...cast('riding-the-wind'), target: 1 }, '65111').nextPhase();
    expect(match.the('ally').auras).toEqual([]);
  });
});

describe('Cloudform', () => {
  it('moves over obstacles, further by the Magic pips', () => {
    const match = arena({ mage: mage('cloudform'), foe: foe(6, 4), behind: foe(9, 4) });
    match.act(cast('cloudform'), '65111', [
      [8, 5],
      [8.9, 5.1],
    ]);
    expect(match.the('mage').at.x / unit).toBeCloseTo(8.9, 2);
  });
  it('can only move and be no target until his next turn', () => {
    const match = arena({
      mage: mage('cloudform'),
      foe: foe(5, 4, { faces, skills: ['elemental-mage/fireball'] }),
      friend: { at: [8, 4] },
    });
    match.act(cast('cloudform'), '65111');
    expect(match.options().map(({ pick }) => pick)).toEqual(['move', 'end']);
    match.turnOf('foe');
    expect(match.offers({ target: 0 })).toBe(false);
    expect(match.offers({ target: 2 })).toBe(true);
    match.turnOf('mage');
    expect(match.the('mage')).toMatchObject({ auras: [], modifiers: [] });
  });
  it('leaves movements alone to whoever reacts, too', () => {
    const skills = ['glyph', 'cloudform', 'lava-pit'].map((name) => `elemental-mage/${name}`);
    const match = arena({ mage: mage('', { skills, with: { actions: 4 } }), foe: foe(8) });
    match
      .act(cast('glyph'), '65111', [{ pick: 'skill', skill: 'elemental-mage/cloudform' }])
      .act(cast('glyph'), '65111');
    match.act({ pick: 'delay' }).act({ pick: 'delay' }).act({ pick: 'move' }).act(cast('cloudform'));
    expect(match.options().map(({ pick }) => pick)).toEqual(['done', 'move']);
  });
  it('is reached by no attack on somebody beside, but by what else has a reach', () => {
    const beside = (skill: string, dice: string) =>
      arena({
        mage: mage('cloudform'),
        foe: foe(10, 4, { faces, skills: [`elemental-mage/${skill}`] }),
        friend: { at: [4.9, 4.9] },
      })
        .act(cast('cloudform'), '65111')
        .turnOf('foe')
        .act({ ...cast(skill), target: 2 }, dice)
        .the('mage');
    expect(beside('fireball', '64111 11111').hand).toBe(5);
    expect(beside('lava-pit', '64111 11111').hand).toBe(3);
  });
});

describe('Earthquake', () => {
  it('damages and throws down the target, and whoever is in reach and does not resist', () => {
    const match = arena({
      mage: mage('earthquake'),
      foe: foe(8, 4, magical),
      near: foe(9, 4),
      tough: foe(8, 5, magical),
      far: foe(8, 2.4),
      friend: { at: [8, 3] },
    });
    match.act({ ...cast('earthquake'), target: 1 }, '65111 51111');
    expect(match.the('foe').hand).toBe(3);
    expect(counters(match, 'foe')).toEqual(['knockdown 1']);
    expect(match.the('near').hand).toBe(5);
    expect(counters(match, 'near')).toEqual(['knockdown 1']);
    for (const name of ['tough', 'far', 'friend']) expect(counters(match, name)).toEqual([]);
  });
  it('grows with the Skill pips on the target alone', () => {
    const match = arena({ mage: mage('earthquake'), foe: foe(8), near: foe(9) });
    match.act({ ...cast('earthquake'), target: 1 }, '66511');
    expect(match.the('foe').hand).toBe(1);
    expect(counters(match, 'foe')).toEqual(['knockdown 2']);
    expect(counters(match, 'near')).toEqual(['knockdown 1']);
  });
});

describe('Lava Pit', () => {
  it('burns the target undefended, and with one counter whoever is in reach', () => {
    const match = arena({ mage: mage('lava-pit'), foe: foe(8, 4, magical), near: foe(9), far: foe(8, 5.6) });
    match.act({ ...cast('lava-pit'), target: 1 }, '66511');
    expect([counters(match, 'foe'), counters(match, 'near'), counters(match, 'far')]).toEqual([
      ['burning 2'],
      ['burning 1'],
      [],
    ]);
  });
});

describe('Master of Elements', () => {
  const skills = ['master-of-elements', 'lava-pit', 'extend-mind'].map((name) => `elemental-mage/${name}`);
  const master = () =>
    arena({ mage: { at: [4, 4], faces, skills }, foe: foe(8) }).act(cast('master-of-elements'), '65111');
  it('adds to each elemental spell, and to no other', () => {
    const match = master().turnOf('mage');
    match.act({ ...cast('lava-pit'), target: 1 }, '51111');
    expect(counters(match, 'foe')).toEqual(['burning 1']);
    match.act({ ...cast('lava-pit'), target: 1 }, '51111');
    expect(counters(match, 'foe')).toEqual(['burning 2']);
  });
  it('leaves Arcane Spells as they are', () => {
    const match = master().act(cast('extend-mind'), '51111');
    expect(match.the('mage').auras.map(({ skill }) => skill)).toEqual(['elemental-mage/master-of-elements']);
  });
  it('ends with his next turn for one Magic pip', () => {
    const match = master().turnOf('mage').turnOf('foe');
    expect(match.the('mage').auras).toEqual([]);
  });
});

describe("Winter's Armour", () => {
  const armour = (more: Partial<Fighter> = {}) =>
    arena({
      mage: mage('winters-armour', more),
      foe: foe(5, 4, { faces: { ...faces, 3: { melee: 3 } }, skills: ['elemental-mage/lava-pit'] }),
    }).act(cast('winters-armour'), '66511');
  it('adds DV and keeps burning off', () => {
    const match = armour().turnOf('foe');
    match.act({ pick: 'melee', target: 0 }, '31111 11111');
    expect(match.the('mage').hand).toBe(4);
    match.act({ ...cast('lava-pit'), target: 0 }, '65111');
    expect(match.the('mage')).toMatchObject({ hand: 4, conditions: [] });
  });
  it('lets what burns already burn out without harm', () => {
    const match = armour({ with: { conditions: [{ condition: 'burning', count: 1 }], alight: 1 } });
    match.turnOf('foe');
    expect(match.the('mage')).toMatchObject({ hand: 5, conditions: [] });
  });
});
