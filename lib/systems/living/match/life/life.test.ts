import { describe, expect, it } from 'vitest';
import { overlaps } from '../../../../table/table';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { casterFaces, lying } from '../testing/casters';

const brute: Fighter = { at: [10, 10], team: 1, faces: { 6: { melee: 5 }, 5: { melee: 1 } } };
const healer: Fighter = { at: [13, 11], faces: casterFaces, skills: ['zealot/life-boon', 'zealot/guardian'] };

/** A brute beside a hero with one die left, whose friend can heal. */
const scene = (hero: Fighter['with'] = { hand: 1 }): Arena =>
  arena({ brute, healer, hero: { at: [11, 10], with: hero } });

const felled = (hero?: Fighter['with']): Arena => {
  const match = scene(hero);
  const dice = '1'.repeat(match.the('hero').hand);
  return match.act({ pick: 'melee', target: match.id('hero') }, `61111 ${dice}`);
};

const boon = (match: Arena, dice = '65111'): Arena =>
  match.act({ pick: 'use', skill: 'zealot/life-boon', target: match.id('hero') }, dice);

const wounds = (count: number) => [{ condition: 'deep-wound' as const, count }];

describe('the last die', () => {
  it('leaves a hero unconscious, with nothing on his card, and nobody else', () => {
    const match = felled({
      hand: 2,
      conditions: [{ condition: 'poisoned', count: 1 }],
      delays: 1,
      isActing: true,
    });
    expect(match.the('hero')).toMatchObject({ life: 'down', hand: 0, conditions: [], delays: 0 });
    expect(match.the('healer')).toMatchObject({ life: 'up', hand: 5 });
  });

  it('takes Reload counters off with all the others', () => {
    expect(felled({ hand: 1, reloads: [2] }).the('hero').reloads).toEqual([]);
  });

  it('takes enchantments, but no Nature Spell (ruling 20 for skills)', () => {
    const addAura = (key: number, skill: string) =>
      lying(skill, key, 1, { clock: { ends: 'turn-ends', of: 2, left: 3 } });
    const match = felled({
      hand: 1,
      auras: [addAura(101, 'zealot/guardian'), addAura(102, 'druid/bark-skin')],
    });
    expect(match.the('hero').auras.map(({ skill }) => skill)).toEqual(['druid/bark-skin']);
  });

  it('may be one that vanishes from the Dicepool (ruling 18 for skills)', () => {
    const deep = arena({
      necro: { at: [10, 10], faces: casterFaces, skills: ['necromancer/death-pact'], with: { hand: 2 } },
      foe: { at: [20, 20], team: 1 },
    });
    deep.act({ pick: 'use', skill: 'necromancer/death-pact', target: 0 }, '61', [{ pick: 'no' }]);
    expect(deep.the('necro').hand).toBe(1);
    deep.turnOf('foe').act({ pick: 'end' });
    expect(deep.the('necro').life).toBe('down');
  });
});

describe('the unconscious', () => {
  it('are no targets but for what restores Life (ruling 19 for skills)', () => {
    const match = felled();
    expect(match.offers({ pick: 'melee', target: match.id('hero') })).toBe(false);
    expect(match.offers({ pick: 'charge', target: match.id('hero') })).toBe(false);
    match.turnOf('healer');
    expect(match.offers({ skill: 'zealot/guardian', target: match.id('hero') })).toBe(false);
    expect(match.offers({ skill: 'zealot/life-boon', target: match.id('hero') })).toBe(true);
  });

  it('get up with the Life restored, and act on their next turn', () => {
    const match = boon(felled().turnOf('healer'));
    expect(match.the('hero')).toMatchObject({ life: 'up', hand: 2 });
    match.turnOf('hero');
    expect(match.the('hero').actions).toBe(2);
  });

  it('do nothing on their next turn, and are dead with its end (ruling 29)', () => {
    const match = felled().turnOf('healer');
    expect(match.the('hero').life).toBe('down');
    match.nextPhase();
    expect(match.the('hero')).toMatchObject({ life: 'dead', actions: 0 });
    match.turnOf('healer');
    expect(match.offers({ skill: 'zealot/life-boon', target: match.id('hero') })).toBe(false);
  });

  it('have one turn more when they fall in their own (ruling 18 for skills)', () => {
    const match = arena({
      hero: { at: [10, 10], with: { hand: 1, conditions: [{ condition: 'poisoned', count: 1 }] } },
      foe: { at: [20, 20], team: 1 },
      friend: { at: [3, 3] },
    });
    match.act({ pick: 'end' });
    expect(match.the('hero').life).toBe('down');
    match.nextPhase();
    expect(match.the('hero').life).toBe('down');
    match.nextPhase();
    expect(match.the('hero').life).toBe('dead');
  });

  it('block nobody, and get up beside whoever stands where they lie (ruling pipsmith-getting-up)', () => {
    const match = felled();
    match.act({ pick: 'move' }, '', [[11, 10]]);
    expect(match.the('brute').at).toEqual(match.the('hero').at);
    boon(match);
    expect(match.the('hero').life).toBe('up');
    const { at } = match.the('hero');
    expect(['brute', 'healer'].some((name) => overlaps(match.the(name).at, at))).toBe(false);
  });
});

describe('the dead', () => {
  const dead = (scenario?: string): Arena =>
    arena(
      {
        brute: { at: [10, 10], team: 1 },
        hero: { at: [11, 10], with: { life: 'dead', hand: 0 } },
        healer: { ...healer, skills: ['zealot/resurrection'] },
      },
      scenario === undefined ? {} : { scenario },
    );

  it('come back with the next phase where the scenario says so, with their whole Dicepool', () => {
    const match = dead('capture-the-flag').nextPhase();
    expect(match.the('hero')).toMatchObject({ life: 'up', hand: 5 });
    expect(dead().nextPhase().the('hero').life).toBe('dead');
  });

  it('may be raised before', () => {
    const match = dead('capture-the-flag').turnOf('healer');
    match.act({ pick: 'use', skill: 'zealot/resurrection', target: match.id('hero') }, '65111');
    expect(match.the('hero')).toMatchObject({ life: 'up', hand: 2, pool: 4 });
    match.nextPhase();
    expect(match.the('hero')).toMatchObject({ hand: 2, pool: 4 });
  });
});

describe('Hand and Dicepool (ruling 28)', () => {
  it('are never crossed: no Life above the Dicepool', () => {
    const match = scene({ hand: 4 }).turnOf('healer');
    expect(boon(match, '65111').the('hero').hand).toBe(5);
    expect(boon(match, '65111').the('hero').hand).toBe(5);
  });

  it('shrink and grow together, also where the Hand is not full', () => {
    const savage = (hand: number): Arena =>
      arena({
        hunter: {
          at: [3, 3],
          skills: ['beastmaster/basic-animal-training', 'beastmaster/savage-bite'],
          team: 1,
        },
        pet: {
          at: [10, 10],
          team: 1,
          kind: 'pet',
          of: 'hunter',
          faces: { 6: { melee: 1, skill: 1 } },
          with: { actions: 1 },
        },
        hero: { at: [11, 10], with: { hand } },
        healer: { at: [13, 11], faces: casterFaces, skills: ['zealot/mend-condition'] },
      });
    const match = savage(4).act({ pick: 'end' });
    match.act({ pick: 'melee', skill: 'beastmaster/savage-bite' }, '61111 1111');
    expect(match.the('hero')).toMatchObject({ hand: 2, poolSeen: 4, conditions: wounds(1) });
    match.turnOf('healer');
    match.act({ pick: 'use', skill: 'zealot/mend-condition', target: match.id('hero') }, '61111');
    expect(match.the('hero')).toMatchObject({ hand: 3, poolSeen: 5, conditions: [] });
  });

  it('part when he falls: who is down gains no die as his wounds go', () => {
    const match = felled({ hand: 1, poolSeen: 3, conditions: wounds(2) });
    expect(match.the('hero')).toMatchObject({ life: 'down', hand: 0, poolSeen: 5 });
  });

  it('lessen what is left to restore', () => {
    const match = scene({ hand: 2, poolSeen: 3, conditions: wounds(2) }).turnOf('healer');
    expect(boon(match, '65111').the('hero').hand).toBe(3);
  });
});
