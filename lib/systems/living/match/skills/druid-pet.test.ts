import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { block } from '../testing/block';
import { casterFaces as faces, strike } from '../testing/casters';
import { cast, offered, spellsOn } from '../testing/followers';

const pet = (at: readonly [number, number], more: Fighter['with'] = {}): Fighter => ({
  at,
  kind: 'pet',
  of: 'druid',
  with: more,
});

const wall = block(12, 8, 0.5, 3);
const foe: Fighter = { at: [16, 10], team: 1, faces: { 6: { melee: 5 } } };

const scene = (skills: readonly string[], others: Fighters = {}): Arena =>
  arena({
    druid: { at: [10, 10], faces, skills: skills.map((id) => `druid/${id}`) },
    foe,
    pet: pet([14, 10], { hand: 2 }),
    ...others,
  });

const use = { pick: 'use', skill: 'druid/spirit-bond' };

describe('Spirit Bond', () => {
  it('restores 1 Life a Skill pip to your pet, however far it is', () => {
    expect(scene(['spirit-bond']).act(use, '61111').the('pet').hand).toBe(3);
    expect(
      scene(['spirit-bond'], { pet: pet([22, 22], { hand: 2 }) })
        .act(use, '66111')
        .the('pet').hand,
    ).toBe(4);
    expect(scene(['spirit-bond']).act(use, '51111').the('pet').hand).toBe(2);
  });

  it('is not offered for a pet that no die is left to', () => {
    const gone = pet([14, 10], { life: 'dead', hand: 0, pool: 0, poolSeen: 0 });
    expect(scene(['spirit-bond'], { pet: gone }).offers(use)).toBe(false);
  });
  it('gets an unconscious pet up', () => {
    const match = scene(['spirit-bond'], { pet: pet([14, 10], { hand: 0, life: 'down' }) });
    expect(match.act(use, '61111').the('pet')).toMatchObject({ life: 'up', hand: 1 });
  });

  it('resurrects a dead pet with 1 die a Skill pip, however long ago it died', () => {
    const dead = { pet: pet([22, 22], { hand: 0, life: 'dead', fallen: 9 }) };
    expect(scene(['spirit-bond'], dead).act(use, '61111').the('pet')).toMatchObject({ life: 'up', hand: 1 });
    expect(scene(['spirit-bond'], dead).act(use, '66111').the('pet').hand).toBe(2);
    expect(scene(['spirit-bond'], dead).act(use, '51111').the('pet').life).toBe('dead');
  });

  it('needs a pet', () => {
    const match = arena({ druid: { at: [10, 10], faces, skills: ['druid/spirit-bond'] }, foe });
    expect(match.offers(use)).toBe(false);
  });
});

describe('the fate that hero and pet share', () => {
  it("takes a die off the hero's Dicepool for good when the pet dies, each time", () => {
    const match = scene(['spirit-bond'], { foe: { ...foe, at: [15, 10] } }).turnOf('foe');
    strike(match, 'pet', '61111 11');
    expect(match.the('druid').pool).toBe(5);
    match.turnOf('druid').act({ pick: 'end' });
    expect(match.the('pet').life).toBe('dead');
    expect(match.the('druid')).toMatchObject({ pool: 4, hand: 4 });
    match.turnOf('druid').act(use, '6111');
    expect(match.the('pet').life).toBe('up');
    expect(match.the('druid')).toMatchObject({ pool: 4, hand: 4 });
  });

  it("takes a die off the pet's Dicepool when the hero dies", () => {
    const match = scene(['spirit-bond'], {
      druid: { at: [15, 11], faces, skills: ['druid/spirit-bond'], with: { hand: 1 } },
      foe: { ...foe, at: [15, 10] },
      friend: { at: [1, 1] },
      pet: pet([14, 10]),
    }).turnOf('foe');
    strike(match, 'druid', '61111 1');
    expect(match.the('pet').pool).toBe(5);
    match.nextPhase().nextPhase();
    expect(match.the('druid').life).toBe('dead');
    expect(match.the('pet')).toMatchObject({ pool: 4, hand: 4 });
  });

  it('is that of the bonded alone', () => {
    const match = scene(['bark-skin'], { foe: { ...foe, at: [15, 10] } }).turnOf('foe');
    strike(match, 'pet', '61111 11');
    match.turnOf('druid').act({ pick: 'end' });
    expect(match.the('pet').life).toBe('dead');
    expect(match.the('druid').pool).toBe(5);
  });
});

describe('a Nature Spell measured from the pet', () => {
  it('reaches as far from the pet as from the druid', () => {
    const at = (x: number, skills: readonly string[]): readonly string[] =>
      spellsOn(
        cast(scene([...skills, 'wrath'], { foe: { ...foe, at: [x, 10] } }), 'wrath', 'foe', '61111'),
        'foe',
      );
    expect(at(19.5, ['spirit-bond'])).toEqual(['wrath']);
    expect(at(20.2, ['spirit-bond'])).toEqual([]);
    expect(at(19.5, [])).toEqual([]);
  });

  it('needs only what the pet sees', () => {
    const seen = (skills: readonly string[]): boolean =>
      offered(
        arena(
          {
            druid: { at: [10, 10], faces, skills: [...skills, 'druid/wrath'] },
            foe: { ...foe, at: [14, 10] },
            pet: pet([14, 12]),
          },
          { terrain: [wall] },
        ),
        'wrath',
        'foe',
      );
    expect([seen(['druid/spirit-bond']), seen([])]).toEqual([true, false]);
  });

  it('has no use of a pet that is down', () => {
    const match = scene(['spirit-bond', 'wrath'], {
      foe: { ...foe, at: [19.5, 10] },
      pet: pet([14, 10], { hand: 0, life: 'down' }),
    });
    expect(spellsOn(cast(match, 'wrath', 'foe', '61111'), 'foe')).toEqual([]);
  });

  it('has no use of a pet in the air', () => {
    const match = scene(['spirit-bond', 'wrath'], {
      foe: { ...foe, at: [19.5, 10] },
      pet: pet([14, 10], { isFlying: true }),
    });
    expect(spellsOn(cast(match, 'wrath', 'foe', '61111'), 'foe')).toEqual([]);
  });

  it('may touch by the pet (ruling druid-awaken)', () => {
    const body: Fighter = { at: [15, 10], with: { hand: 0, life: 'dead' } };
    const match = scene(['spirit-bond', 'awaken'], { foe: { ...foe, at: [20, 20] }, friend: body });
    expect(cast(match, 'awaken', 'friend', '65111').the('friend')).toMatchObject({ life: 'up', hand: 2 });
    expect(offered(scene(['awaken'], { friend: body }), 'awaken', 'friend')).toBe(false);
  });

  it('keeps its reach about the druid', () => {
    const match = scene(['spirit-bond', 'force-of-nature'], { friend: { at: [14, 11] } });
    cast(match, 'force-of-nature', 'druid', '61111');
    expect([match.the('druid').hand, match.the('friend').hand]).toEqual([6, 5]);
  });
});

describe('Shapeshift', () => {
  /** The beast's 6 strikes with four, its 5 shows the Skill pip. */
  const beast = { 6: { melee: 4 }, 5: { skill: 1, defence: 2 } };
  const shift = { pick: 'use', skill: 'druid/shapeshift' };
  const wild = (more: Fighter['with'] = {}, others: Fighters = {}): Arena =>
    arena({
      druid: { at: [10, 10], faces, skills: ['druid/shapeshift', 'druid/bark-skin'], beast, with: more },
      foe: { at: [11, 10], team: 1 },
      ...others,
    });

  it('makes a beast of you that fights with its own pips and has 2 actions', () => {
    const match = wild().act(shift, '61111');
    strike(match, 'foe', '61111 11111');
    expect(match.the('foe').hand).toBe(1);
    match.turnOf('druid');
    expect(match.the('druid').actions).toBe(2);
    expect(match.offers({ pick: 'charge' })).toBe(false);
  });

  it('leaves you no skill but itself, until you shift back', () => {
    const match = wild().act(shift, '61111');
    expect(match.offers({ skill: 'druid/bark-skin' })).toBe(false);
    match.act(shift, '61111').turnOf('druid');
    expect(match.offers({ skill: 'druid/bark-skin' })).toBe(false);
    match.act(shift, '51111');
    expect(match.offers({ skill: 'druid/bark-skin' })).toBe(true);
  });

  it('needs a Skill pip of the shape that shifts', () => {
    expect(wild().act(shift, '51111').offers({ skill: 'druid/bark-skin' })).toBe(true);
  });

  it('restores 1 Life and takes the newest condition for each Skill pip; the rest stays', () => {
    const sick = {
      hand: 2,
      conditions: [
        { condition: 'bleeding' as const, count: 1 },
        { condition: 'slowed' as const, count: 2 },
      ],
    };
    expect(wild(sick).act(shift, '61').the('druid')).toMatchObject({
      hand: 3,
      poolSeen: 5,
      conditions: [{ condition: 'bleeding', count: 1 }],
    });
    expect(wild(sick).act(shift, '66').the('druid')).toMatchObject({ hand: 4, conditions: [] });
  });

  it('takes an enchantment along', () => {
    const match = wild();
    cast(match, 'bark-skin', 'druid', '61111').act(shift, '61111');
    expect(spellsOn(match, 'druid')).toEqual(['bark-skin']);
  });

  it('flies as a pet does where the beast has wings, and comes down with its shape', () => {
    const match = arena({
      druid: {
        at: [10, 10],
        faces,
        skills: ['druid/shapeshift'],
        beast,
        beastAbility: 'flight',
        with: { actions: 3 },
      },
      foe: { at: [11, 10], team: 1 },
    });
    match.act(shift, '61111').act({ pick: 'move' }, '', [{ value: 1 }]);
    expect([match.the('druid').isFlying, match.offers({ pick: 'melee' })]).toEqual([true, false]);
    expect(match.act(shift, '51111').the('druid').isFlying).toBe(false);
  });

  it('leaves your pet to obey you', () => {
    const match = arena({
      druid: { at: [10, 10], faces, skills: ['druid/shapeshift', 'druid/spirit-bond'], beast },
      foe,
      pet: pet([11, 10]),
    });
    match.act(shift, '61111').act({ pick: 'end' });
    expect(match.situation().acting).toBe(match.id('pet'));
    expect(match.offers({ pick: 'move' })).toBe(true);
  });

  it('is not offered to whoever has no beast shape', () => {
    const match = arena({ druid: { at: [10, 10], faces, skills: ['druid/shapeshift'] }, foe });
    expect(match.offers(shift)).toBe(false);
  });

  it('outlasts death', () => {
    const match = wild({ hand: 1 }, { foe: { at: [11, 10], team: 1, faces: { 6: { melee: 5 } } } });
    match.act(shift, '6').turnOf('foe');
    strike(match, 'druid', '61111 11');
    expect(match.the('druid')).toMatchObject({ life: 'down', sheet: 2 });
  });
});
