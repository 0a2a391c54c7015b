import { describe, expect, it } from 'vitest';
import type { Figure } from '../state/figure';
import type { Answer, Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { lying } from '../testing/casters';
import { cast, faces, lets, offers, resists, riders, scene } from '../testing/loas';
import { counters, hands } from '../testing/watching';

describe('Cpt. Debas', () => {
  const hurt = (more: Readonly<Record<string, Fighter>> = {}): Arena =>
    scene('cpt-debas', more, { with: { hand: 3 } });

  it.each([
    ['611', [4, 4]],
    ['661', [5, 3]],
  ])('takes 1 Life for each Skill pip, for you: %s', (dice, left) => {
    const match = cast(hurt(), 'cpt-debas', 'foe', dice);
    expect(hands(match, 'bokor', 'foe')).toEqual(left);
    expect([riders(match, 'foe'), riders(match, 'bokor')]).toEqual([[], []]);
  });

  it('gives no more than was lost', () => {
    const match = hurt({
      foe: { at: [11, 10], team: 1, with: { hand: 1 } },
      other: { at: [20, 20], team: 1 },
    });
    expect(hands(cast(match, 'cpt-debas', 'foe', '661'), 'bokor', 'foe')).toEqual([4, 0]);
  });

  it.each([
    ['in reach of 1# a Magic pip', [10, 11.5] as const, 2],
    ['further off', [10, 11.6] as const, 1],
  ])('heals somebody else if you like: %s', (_, at, left) => {
    const match = hurt({ mate: { at, with: { hand: 1 } } });
    const answers = left === 2 ? [{ pick: 'figure', figure: 2 }] : [];
    cast(match, 'cpt-debas', 'foe', '651', answers);
    expect(hands(match, 'bokor', 'mate')).toEqual(left === 2 ? [3, 2] : [4, 1]);
  });

  it('heals you where the other one resists, or where there is no Magic pip', () => {
    const match = hurt({ mate: { at: [10, 11], faces, with: { hand: 1 } } });
    cast(match, 'cpt-debas', 'foe', '651 5', [{ pick: 'figure', figure: 2 }, resists]);
    expect(hands(match, 'bokor', 'mate')).toEqual([4, 1]);
    const plain = hurt({ mate: { at: [10, 11], with: { hand: 1 } } });
    expect(hands(cast(plain, 'cpt-debas', 'foe', '611'), 'bokor', 'mate')).toEqual([4, 1]);
  });

  it('does not reach the unconscious', () => {
    const match = hurt({ mate: { at: [10, 11], with: { hand: 0, life: 'down' } } });
    expect(offers(match, 'cpt-debas', 'mate')).toBe(false);
  });
});

describe('Damballa', () => {
  const dead: Partial<Figure> = { life: 'dead', hand: 0 };
  const scenery = (more: Partial<Figure> = {}, own: Partial<Fighter> = {}): Arena =>
    scene(
      'damballa',
      {
        corpse: { at: [10, 11], team: 1, faces, with: { ...dead, ...more } },
        far: { at: [20, 20], team: 1 },
      },
      own,
    );

  it('is for dead Heroes and followers alone', () => {
    const match = scene('damballa', {
      corpse: { at: [10, 11], with: dead },
      fallen: { at: [9, 10], with: { life: 'down', hand: 0 } },
      pet: { at: [10, 9], kind: 'pet', of: 'bokor', with: dead },
      lost: { at: [9, 9], with: { ...dead, isLost: true } },
    });
    expect(
      ['corpse', 'fallen', 'pet', 'lost', 'foe', 'bokor'].map((who) => offers(match, 'damballa', who)),
    ).toEqual([true, false, true, false, false, false]);
  });

  const taught = ['beastmaster/basic-animal-training'];
  const kennel = (more: Partial<Figure> = {}, master: Partial<Figure> = {}): Arena =>
    scene('damballa', {
      master: { at: [20, 20], team: 1, skills: taught, with: master },
      pet: { at: [10, 11], team: 1, kind: 'pet', of: 'master', faces, with: { ...dead, ...more } },
      far: { at: [20, 2], team: 1 },
    });

  it('acts with a dead follower, which counts as its own again afterwards', () => {
    const match = cast(kennel({ fallen: 2 }), 'damballa', 'pet', '61111', [[10, 16]]);
    expect(match.the('pet')).toMatchObject({ life: 'dead', hand: 0, fallen: 2, team: 1, owner: 1 });
    expect(match.the('pet').at).toEqual({ x: 10 * 1024, y: 16 * 1024 });
  });

  it('brings a follower back that was dead for no more turns of its Hero; it acts for you on his card', () => {
    const match = cast(kennel({ fallen: 1 }), 'damballa', 'pet', '65111');
    expect(match.the('pet')).toMatchObject({ life: 'up', hand: 5, owner: 0, team: 0 });
    match.turnOf('master').act({ pick: 'end' });
    expect(match.situation().acting).toBe(match.id('pet'));
    match.act({ pick: 'move' }, '', [[10, 13]]);
    expect(match.the('pet').at.y).toBe(13 * 1024);
    expect(cast(kennel({ fallen: 2 }), 'damballa', 'pet', '65111').the('pet').life).toBe('dead');
  });

  it('obeys you though its own Hero is down', () => {
    const match = cast(kennel({ fallen: 1 }, { life: 'down', hand: 0 }), 'damballa', 'pet', '65111');
    match.turnOf('master').act({ pick: 'move' }, '', [[10, 13]]);
    expect(match.the('pet').at.y).toBe(13 * 1024);
  });

  it('performs an action with it as if at full health; it is dead again, where it is now', () => {
    const match = cast(scenery({ fallen: 2 }), 'damballa', 'corpse', '61111', [[10, 16]]);
    expect(match.the('corpse')).toMatchObject({
      life: 'dead',
      hand: 0,
      fallen: 2,
      team: 1,
      owner: 1,
      auras: [],
    });
    expect(match.the('corpse').at).toEqual({ x: 10 * 1024, y: 16 * 1024 });
  });

  it('strikes with it for you', () => {
    const match = scene('damballa', { corpse: { at: [11, 11], team: 1, faces, with: dead } });
    cast(match, 'damballa', 'corpse', '65111 31111 11111', [{ pick: 'melee', target: match.id('foe') }]);
    // The bokor stands beside the foe: ganging up.
    expect(match.the('foe').hand).toBe(2);
  });

  it('performs as many actions as Skill pips; what takes two counts as two', () => {
    const once = (dice: string, answers: readonly Answer[]): Arena =>
      cast(
        scene('damballa', {
          corpse: { at: [10, 11], team: 1, faces, with: dead },
          far: { at: [10, 18], team: 1 },
        }),
        'damballa',
        'corpse',
        dice,
        answers,
      );
    const twice = once('66111', [{ pick: 'move' }, [10, 15], [10, 12]]);
    expect(twice.the('corpse').at.y).toBe(12 * 1024);
    expect(once('66111 31111 11111', [{ pick: 'charge', target: 3 }]).the('far').hand).toBe(3);
    expect(() => once('61111', [{ pick: 'charge', target: 3 }])).toThrow('nobody asked for');
  });

  it('brings back who is dead for no more turns than there are Magic pips, at full health and yours', () => {
    const match = cast(scenery({ fallen: 1 }), 'damballa', 'corpse', '65111');
    expect(match.the('corpse')).toMatchObject({ life: 'up', hand: 5, pool: 5, owner: 0, team: 0 });
    expect(riders(match, 'corpse')).toEqual(['damballa']);
    expect(match.turnOf('corpse').offers({ pick: 'melee', target: match.id('foe') })).toBe(false);
    expect(match.offers({ pick: 'move' })).toBe(true);
    const late = cast(scenery({ fallen: 2 }), 'damballa', 'corpse', '65111');
    expect([late.the('corpse').life, riders(late, 'corpse')]).toEqual(['dead', []]);
    expect(cast(scenery({ fallen: 2 }), 'damballa', 'corpse', '64111').the('corpse').life).toBe('up');
  });

  it('leaves with the end of your next turn, and the Hero dies again, its own', () => {
    const match = cast(scenery(), 'damballa', 'corpse', '65111').turnOf('bokor');
    expect(match.the('corpse').life).toBe('up');
    match.act({ pick: 'end' });
    expect(match.the('corpse')).toMatchObject({ life: 'dead', hand: 0, owner: 1, team: 1, auras: [] });
  });

  it('dies again however the Loa leaves', () => {
    const match = cast(scenery(), 'damballa', 'corpse', '65111');
    match.act({ pick: 'dismiss', of: match.id('corpse') });
    expect(match.the('corpse')).toMatchObject({ life: 'dead', owner: 1, team: 1 });
  });

  it('does nothing without a Skill pip', () => {
    expect(cast(scenery(), 'damballa', 'corpse', '54111').the('corpse')).toMatchObject({
      life: 'dead',
      hand: 0,
    });
  });
});

describe('Dinclinsin', () => {
  const puppet = (more: Readonly<Record<string, Fighter>> = {}, own: Partial<Fighter> = {}): Arena =>
    scene('dinclinsin', more, own);

  it('performs an action with the target, which counts as yours: with its own Hand without a Magic pip', () => {
    const match = puppet({ near: { at: [12, 10], team: 1 } });
    cast(match, 'dinclinsin', 'foe', '61111 33311 11111', [{ pick: 'melee', target: match.id('near') }]);
    expect(match.the('near').hand).toBe(3);
    expect(match.the('foe')).toMatchObject({ owner: 1, team: 1, hand: 5, actions: 0 });
  });

  it('takes a Hand of one die for each Magic pip, which its bearer may resist', () => {
    const near: Fighter = { at: [12, 10], team: 1 };
    const one = puppet({ near });
    cast(one, 'dinclinsin', 'foe', '65111 3 11111', [lets, { pick: 'melee', target: 2 }]);
    expect(hands(one, 'near', 'foe')).toEqual([3, 5]);
    const two = puppet({ near });
    cast(two, 'dinclinsin', 'foe', '64111 15111 3 11111', [resists, { pick: 'melee', target: 2 }]);
    expect(hands(two, 'near', 'foe')).toEqual([3, 5]);
    const own = puppet({ near });
    cast(own, 'dinclinsin', 'foe', '65111 15111 31111 11111', [resists, { pick: 'melee', target: 2 }]);
    expect(hands(own, 'near', 'foe')).toEqual([3, 5]);
  });

  it('moves it as far as that Hand goes', () => {
    const match = puppet();
    expect(() => cast(match, 'dinclinsin', 'foe', '65111', [lets, [12.1, 10]])).toThrow('refused');
    const other = cast(puppet(), 'dinclinsin', 'foe', '65111', [lets, [12, 10]]);
    expect(other.the('foe').at.x).toBe(12 * 1024);
  });

  it('may neither wait nor recover, nor use itself; what takes two actions needs two pips', () => {
    const skills = ['voodoo/dinclinsin', 'voodoo/loco'];
    const offered = (dice: string): readonly string[] => {
      const match = puppet({
        foe: { at: [11, 10], team: 1, faces, skills },
        far: { at: [15, 10], team: 1 },
      });
      const seen: string[] = [];
      for (const pick of ['delay', 'recover', 'end', 'charge', 'use', 'move'])
        try {
          cast(
            puppet({ foe: { at: [11, 10], team: 1, faces, skills }, far: { at: [15, 10], team: 1 } }),
            'dinclinsin',
            'foe',
            dice,
            [{ pick }],
          );
          seen.push(pick);
        } catch (error) {
          if (String(error).includes('No dice')) seen.push(pick);
        }
      expect(match.offers({ pick: 'use' })).toBe(true);
      return seen;
    };
    expect(offered('61111')).toEqual(['use', 'move']);
    expect(offered('66111')).toEqual(['charge', 'use', 'move']);
    const itself = puppet({ foe: { at: [11, 10], team: 1, faces, skills: ['voodoo/dinclinsin'] } });
    expect(() =>
      cast(itself, 'dinclinsin', 'foe', '61111', [{ pick: 'use', skill: 'voodoo/dinclinsin' }]),
    ).toThrow('nobody asked for');
  });

  it('leaves its own actions and Delay counters alone', () => {
    const match = puppet({ foe: { at: [11, 10], team: 1, faces, with: { delays: 1, isActing: true } } });
    cast(match, 'dinclinsin', 'foe', '61111', [[12, 10]]);
    expect(match.the('foe').delays).toBe(1);
  });
});

describe('Marinette', () => {
  const slow: Partial<Figure> = { conditions: [{ condition: 'slowed', count: 3 }] };
  const strike = { pick: 'melee', target: 0 };

  it.each([
    ['61111', ['slowed 2']],
    ['66111', ['slowed 1']],
  ])('takes a Slowed counter off for each Skill pip: %s', (dice, left) => {
    const match = cast(scene('marinette', {}, { with: slow }), 'marinette', 'bokor', dice);
    expect([counters(match, 'bokor'), riders(match, 'bokor')]).toEqual([left, ['marinette']]);
  });

  const hex = (key: number, skill: string) =>
    lying(skill, key, 1, { kind: 'hex', clock: { ends: 'never', of: 0, left: 1 } });

  it('or ends a hex that hampers movement, of no other kind', () => {
    const auras = [hex(1, 'psion/frustration'), hex(2, 'elemental-mage/icy-prison')];
    const match = scene('marinette', {}, { with: { auras } });
    cast(match, 'marinette', 'bokor', '61111', [{ pick: 'value', value: 1 }]);
    expect(match.the('bokor').auras.map(({ key }) => key)).not.toContain(2);
    expect(match.the('bokor').auras.map(({ key }) => key)).toContain(1);
  });

  it('costs whoever is within 0.5# a Magic pip a die on what he rolls against you', () => {
    const match = cast(scene('marinette'), 'marinette', 'bokor', '65111').turnOf('foe');
    match.act(strike, '3111 11111');
    expect(match.the('bokor').hand).toBe(3);
  });

  it.each([
    ['within', [11.5, 10] as const, '3111'],
    ['outside', [11.6, 10] as const, '31111'],
  ])('%s', (_, at, dice) => {
    const throws = { 3: { ranged: 2 } };
    const foe: Fighter = { at, team: 1, faces: throws, weapons: [{ type: 'throwing' }] };
    const match = cast(scene('marinette', { foe }), 'marinette', 'bokor', '65111').turnOf('foe');
    match.act({ pick: 'shoot', target: 0 }, `${dice} 11111`);
    expect(match.the('bokor').hand).toBe(3);
  });

  it('does not weaken what is aimed at others', () => {
    const match = scene('marinette', { mate: { at: [11, 11] } });
    cast(match, 'marinette', 'bokor', '65111').turnOf('foe');
    match.act({ pick: 'melee', target: match.id('mate') }, '31111 11111');
    expect(match.the('mate').hand).toBe(3);
  });

  it('rides to the beginning of your next turn', () => {
    const match = cast(scene('marinette'), 'marinette', 'bokor', '65111').turnOf('bokor');
    expect([riders(match, 'bokor'), match.the('bokor').modifiers]).toEqual([[], []]);
  });
});

describe('Ti Malice', () => {
  it.each([
    ['61111', ['dazed 1']],
    ['66111', ['dazed 2']],
  ])('dazes once for each Skill pip, and leaves: %s', (dice, given) => {
    const match = cast(scene('ti-malice'), 'ti-malice', 'foe', dice);
    expect([counters(match, 'foe'), counters(match, 'bokor'), riders(match, 'foe')]).toEqual([given, [], []]);
  });

  it('sleeps for a turn for each Magic pip, with one Dazed, never more, at the beginning of each', () => {
    const match = cast(scene('ti-malice'), 'ti-malice', 'foe', '66411', [lets]);
    expect(riders(match, 'foe')).toEqual(['ti-malice']);
    match.turnOf('foe');
    expect([counters(match, 'foe'), riders(match, 'foe')]).toEqual([['dazed 3'], ['ti-malice']]);
    match.turnOf('foe');
    expect([counters(match, 'foe'), riders(match, 'foe')]).toEqual([['dazed 4'], []]);
    match.turnOf('foe');
    expect(counters(match, 'foe')).toEqual(['dazed 4']);
  });

  it('stays for fewer turns with who resists', () => {
    const match = cast(scene('ti-malice'), 'ti-malice', 'foe', '64111 15111', [resists]).turnOf('foe');
    expect([counters(match, 'foe'), riders(match, 'foe')]).toEqual([['dazed 2'], []]);
  });
});
