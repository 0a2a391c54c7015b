import { describe, expect, test } from 'vitest';
import { distanceBetween, unit } from '../../../../table/table';
import { skillOf } from '../../skills/ask';
import { arena, block, foe, own, type Entrant } from '../testing/arena';

const far = foe(23, 23);
const specialist = (role: Entrant['role'], x: number, y: number, more: Partial<Entrant> = {}) =>
  own(x, y, { rank: 'specialist', stat: 4, ...(role !== undefined && { role }), ...more });
const prone = { life: 'prone', wounds: 1 } as const;
const strike = (target: string) => ({ pick: 'strike', target });
const shoot = (target: string) => ({ pick: 'shoot', target });
const use = { pick: 'use' };

describe('passive specialities (chapter "Specialists")', () => {
  test('whoever defends against a Brawler rolls two dice, the lower counts', () => {
    const match = arena({ a: specialist('brawler', 10, 10), b: foe(11, 10), far }).on('a');
    expect(match.act(strike('b'), [1, 6, 2]).the('b').life).toBe('out');
  });

  test('a Berserker attacks twice in melee', () => {
    const match = arena({ a: specialist('berserker', 10, 10), b: foe(11, 10), c: foe(9, 10), far }).on('a');
    match.act(strike('b'), [1, 1, 1, 1], { pick: 'figure', figure: 'c' });
    expect([match.the('b').life, match.the('c').life]).toEqual(['out', 'out']);
  });

  test('a Maniac attacks with the lower of two dice after two moves in a straight line', () => {
    const match = arena({ a: specialist('maniac', 4, 10), b: foe(12.5, 10), far }).on('a');
    match.act({ pick: 'move' }, [], [8, 10]);
    match.act({ pick: 'move' }, [8, 4, 1], [11.4, 10], { pick: 'figure', figure: 'b' });
    expect(match.the('b').life).toBe('out');
    const bent = arena({ a: specialist('maniac', 4, 10), b: foe(12, 10), far }).on('a');
    bent.act({ pick: 'move' }, [], [7.5, 11]);
    bent.act({ pick: 'move' }, [], [11, 10]);
    expect(bent.told('attack')).toEqual([]);
    expect(bent.the('a').isActivated).toBe(true);
  });

  test('a Martial Artist attacks without a weapon up to 5 inches off, with the lower of two dice', () => {
    const match = arena({ a: specialist('martial-artist', 10, 10), b: foe(16, 10), c: foe(16.1, 12), far });
    match.on('a');
    expect(match.offers(strike('c'))).toBe(false);
    expect(match.act(strike('b'), [8, 4, 1]).the('b').life).toBe('out');
  });

  test('a Minion Master and his minions act in any order; a minion takes his wound; they leave with him', () => {
    const scene = {
      a: specialist('minion-master', 10, 10),
      m: own(12, 10, { minion: true }),
      n: own(20, 2, { minion: true }),
      b: foe(10, 11, { rank: 'boss', stat: 8 }),
      far,
    };
    const match = arena(scene);
    match.act({ pick: 'activate', figure: 'a', with: 'minions' });
    expect(match.offers({ pick: 'move', figure: 'm' })).toBe(true);
    match.act({ pick: 'move', figure: 'm' }, [], [12, 11]).act({ pick: 'move', figure: 'a' }, [], [9, 11]);
    expect(match.offers({ pick: 'move', figure: 'm' })).toBe(true);
    match.act({ pick: 'end' });
    expect(match.the('n').isActivated).toBe(true);
    match.on('b').act(strike('a'), [1, 1]);
    expect([match.the('a').life, match.the('m').life, match.the('n').life]).toEqual(['up', 'out', 'up']);
    const last = arena({
      ...scene,
      m: own(2, 2, { minion: true }),
      a: specialist('minion-master', 10, 10, { with: prone }),
    });
    last.on('n').act({ pick: 'end' });
    last.on('b').act(strike('a'), [1, 1]);
    expect([last.the('a').life, last.the('m').life, last.the('n').life]).toEqual(['out', 'out', 'out']);
  });

  test('rookies within 3 inches of their Preacher attack and defend better, opponents do not', () => {
    const scene = (x: number) => ({ a: own(10, 10), p: specialist('preacher', x, 10), b: foe(10, 11), far });
    expect(arena(scene(6)).on('a').act(strike('b'), [4, 1]).the('b').life).toBe('out');
    expect(arena(scene(5.9)).on('a').act(strike('b'), [4]).the('b').life).toBe('up');
    const struck = arena({
      a: own(10, 10),
      b: foe(10, 11),
      p: foe(13, 11, { rank: 'specialist', role: 'preacher' }),
    });
    expect(struck.on('a').act(strike('b'), [1, 3]).the('b').life).toBe('up');
    const of = arena({
      a: specialist('brawler', 10, 10),
      p: specialist('preacher', 8, 10),
      b: foe(10, 11),
      far,
    });
    expect(of.on('a').act(strike('b'), [5]).the('b').life).toBe('up');
  });

  test('a Ranger shoots light and medium shooters at 15 inches with the lower of two dice, heavy ones as all do', () => {
    const at = (x: number, shooter: Entrant['shooter'] & string, faces: readonly number[]) =>
      arena({ a: specialist('ranger', 2, 10, { shooter }), b: foe(x, 10), far })
        .on('a')
        .act(shoot('b'), faces)
        .the('b').life;
    expect([at(18, 'light', [8, 4, 1]), at(18, 'medium', [4, 8, 1])]).toEqual(['out', 'out']);
    expect(at(18, 'heavy-precise', [8, 4])).toBe('up');
    const beyond = arena({ a: specialist('ranger', 2, 10, { shooter: 'light' }), b: foe(18.1, 10) }).on('a');
    expect(beyond.offers(shoot('b'))).toBe(false);
  });

  test('a Regenerator rolls twice to recover, and keeps his second action', () => {
    const match = arena({ a: specialist('regenerator', 10, 10, { with: prone }), b: foe(15, 10) }).on('a');
    match.act({ pick: 'recover' }, [4, 5]);
    expect(match.the('a')).toMatchObject({ life: 'up', wounds: 0 });
    expect(match.offers({ pick: 'move' })).toBe(true);
  });

  test.each([
    [5, { life: 'prone', wounds: 1 }],
    [4, { life: 'out' }],
  ])('a Regenerator face down rolls %i in the upkeep', (face, after) => {
    const match = arena({
      a: own(10, 10, { rank: 'boss', stat: 8 }),
      b: foe(11, 10, { rank: 'specialist', stat: 4, role: 'regenerator', with: prone }),
      c: foe(20, 20, { with: { isActivated: true } }),
    });
    match.on('a').act(strike('b'), [1, 1, face, 2, 5]);
    expect(match.told('face-down')).toHaveLength(1);
    expect(match.the('b')).toMatchObject(after);
    expect(match.s.turn).toBe(2);
  });

  test('a Skirmisher attacks in the middle of a move, finishes it, and has no other action', () => {
    const match = arena({ a: specialist('skirmisher', 10, 10), b: foe(12.5, 10), far }).on('a');
    match.act({ pick: 'move' }, [8], [11, 10], { pick: 'figure', figure: 'b' });
    expect(match.pending?.about).toMatchObject({ about: 'move', distance: 3 * unit });
    match.answer([11, 7]);
    expect(match.the('a')).toMatchObject({ at: { x: 11 * unit, y: 7 * unit }, isActivated: true });
  });

  test('nobody is in cover before a Sniper, not behind a shield, and he hits whom he means', () => {
    const fence = block([13, 9, 0.4, 2], { height: unit });
    const match = (role: Entrant['role']) =>
      arena(
        {
          a: specialist(role, 10, 10, { shooter: 'light' }),
          b: foe(14, 10, { shield: true }),
          c: foe(14, 11),
        },
        { terrain: [fence] },
      ).on('a');
    expect(match('sniper').act(shoot('b'), [4, 1]).the('b').life).toBe('out');
    const other = match('healer').act(shoot('b'), [2, 4, 6]);
    expect(other.told('astray')).toMatchObject([{ target: 2 }]);
  });

  test('a Tank defends with the higher of two dice, and friends in contact with his stat and die', () => {
    const match = (x: number) =>
      arena({
        a: own(10, 10),
        b: foe(11, 10, { stat: 4 }),
        t: foe(x, 10, { rank: 'specialist', stat: 3, role: 'tank' }),
      }).on('a');
    expect(match(12).act(strike('b'), [1, 4]).the('b').life).toBe('up');
    expect(match(12.5).act(strike('b'), [1, 4]).the('b').life).toBe('out');
    const own1 = arena({
      a: own(10, 10),
      t: foe(11, 10, { rank: 'specialist', stat: 3, role: 'tank' }),
      far,
    }).on('a');
    expect(own1.act(strike('t'), [1, 1, 4]).the('t').life).toBe('up');
  });

  test('a Tank who defends against a Brawler rolls one die (ruling 14)', () => {
    const match = arena({
      a: specialist('brawler', 10, 10),
      t: foe(11, 10, { rank: 'specialist', stat: 3, role: 'tank' }),
      far,
    }).on('a');
    expect(match.act(strike('t'), [1, 3]).the('t').life).toBe('prone');
  });

  test('a Veteran has 1 off the die to attack and 1 more to defend', () => {
    const match = arena({ a: specialist('veteran', 10, 10), b: foe(11, 10), far }).on('a');
    expect(match.act(strike('b'), [5, 1]).the('b').life).toBe('out');
    const struck = arena({
      a: own(10, 10),
      v: foe(11, 10, { rank: 'specialist', stat: 4, role: 'veteran' }),
      far,
    }).on('a');
    expect(struck.act(strike('v'), [1, 4]).the('v').life).toBe('up');
  });

  test('a Warrior’s failed defence in melee is answered by a hit; his own wound stands, and it is not answered', () => {
    const match = arena({
      a: own(10, 10),
      w: foe(11, 10, { rank: 'specialist', stat: 4, role: 'warrior' }),
      far,
    }).on('a');
    match.act(strike('w'), [1, 4, 3]);
    expect([match.the('w').life, match.the('a').life]).toEqual(['prone', 'out']);
    const two = arena({
      a: specialist('warrior', 10, 10),
      w: foe(11, 10, { rank: 'specialist', stat: 4, role: 'warrior' }),
      far,
    }).on('a');
    two.act(strike('w'), [1, 4, 4]);
    expect([two.the('w').wounds, two.the('a').wounds]).toEqual([1, 1]);
    const shot = arena({
      a: own(10, 10, { shooter: 'light' }),
      w: foe(14, 10, { rank: 'specialist', stat: 4, role: 'warrior' }),
      far,
    }).on('a');
    expect(shot.act(shoot('w'), [1, 4]).the('a').life).toBe('up');
  });
});

describe('active skills: the stat or below, with the second action', () => {
  test('an Assassin goes straight through terrain and attacks at once; after a failure he moves', () => {
    const wall = block([11.5, 5, 1, 10], { seeThrough: false, climb: false });
    const scene = { a: specialist('assassin', 10.9, 10), b: foe(14.5, 10), far };
    const match = arena(scene, { terrain: [wall] }).on('a');
    match.act(use, [4, 1, 1], use, [13.4, 10], { pick: 'strike', target: 'b' });
    expect(match.the('b').life).toBe('out');
    const failed = arena(scene, { terrain: [wall] }).on('a');
    failed.act(use, [5]);
    expect(failed.pending?.about).toMatchObject({ about: 'move' });
    expect(
      arena({ ...scene, b: foe(19, 10) }, { terrain: [wall] })
        .on('a')
        .offers(use),
    ).toBe(false);
  });

  test('a Doppelganger becomes two of a lower rank and half the stat, who have been activated', () => {
    const match = arena({ a: own(10, 10, { rank: 'boss', stat: 5, role: 'doppelganger' }), far }).on('a');
    match.act({ pick: 'use', skill: 'doppelganger' }, [5]);
    const halves = [match.the(2), match.the(3)];
    expect(match.the('a').life).toBe('away');
    expect(halves.map(({ isActivated, life }) => [isActivated, life])).toEqual([
      [true, 'up'],
      [true, 'up'],
    ]);
    expect(halves.map(({ card }) => match.s.cards[card])).toMatchObject([
      { rank: 'specialist', die: 8, stat: 3, skills: [] },
      { rank: 'specialist', die: 8, stat: 3, skills: [] },
    ]);
    const [one, other] = halves;
    expect(one && other && distanceBetween(one.at, other.at)).toBeLessThanOrEqual(2 * unit);
  });

  test('a Doppelganger who has moved cannot, and who has tried cannot move', () => {
    const match = arena({ a: specialist('doppelganger', 10, 10), far }).on('a');
    match.act({ pick: 'move' }, [], [11, 10]);
    expect(match.offers(use)).toBe(false);
  });

  test('two halves in contact merge by one success, with the wounds of the worse half', () => {
    const half = { whole: 0, card: 0 } as const;
    const match = (faces: readonly number[]) =>
      arena({
        a: own(1, 1, { rank: 'boss', stat: 4, role: 'doppelganger', with: { life: 'away' } }),
        b: own(10, 10, { rank: 'specialist', stat: 2, with: { whole: half.whole } }),
        c: own(11, 10, { rank: 'specialist', stat: 2, with: { whole: half.whole, ...prone } }),
        far,
      })
        .on('b')
        .act({ pick: 'merge' }, faces);
    const merged = match([2]);
    expect(merged.the('a')).toMatchObject({ life: 'prone', wounds: 1, at: { x: 10 * unit, y: 10 * unit } });
    expect([merged.the('b').life, merged.the('c').life]).toEqual(['away', 'away']);
    expect(match([3]).the('a').life).toBe('away');
  });

  test('a Healer heals a wound of somebody prone within 5 inches', () => {
    const match = (x: number) =>
      arena({ a: specialist('healer', 10, 10), b: specialist('tank', x, 10, { with: prone }), far }).on('a');
    expect(match(16).act(use, [4]).the('b')).toMatchObject({ life: 'up', wounds: 0 });
    expect(match(16).act(use, [5]).the('b').life).toBe('prone');
    expect(match(16.1).offers(use)).toBe(false);
  });

  test('an Influencer performs one action with an opponent in sight within 15 inches, by his die and stat', () => {
    const scene = {
      a: specialist('influencer', 10, 10),
      b: foe(20, 10, { stat: 4 }),
      c: foe(21, 10),
    };
    const match = arena(scene).on('a');
    match.act(use, [4, 4, 1], { pick: 'figure', figure: 'b' }, { pick: 'strike', target: 'c' });
    expect(match.the('c').life).toBe('out');
    expect(match.told('rolled').map(({ die }) => die)).toEqual([8, 6, 6]);
    expect(
      arena({ ...scene, b: foe(26.1, 10), c: foe(26.1, 12) })
        .on('a')
        .offers(use),
    ).toBe(false);
  });

  test('an Influencer who fails loses his next activation', () => {
    const match = arena({ a: specialist('influencer', 10, 10), b: foe(20, 10) });
    match.on('a').act(use, [5]);
    expect(match.the('a').losesNext).toBe(true);
    match.on('b').act({ pick: 'end' }, [6, 1]);
    expect(match.told('skipped')).toHaveLength(1);
    expect(match.pending?.by).toBe(1);
  });

  test('a Shapeshifter attacks as an animal alone, with the stat or more, and moves what the die has above it', () => {
    const scene = (shape: 'human' | 'animal') => ({
      a: specialist('shapeshifter', 10, 10, { stat: 3, shooter: 'light', with: { shape } }),
      b: foe(11, 10),
      far: foe(15, 10),
    });
    const human = arena(scene('human')).on('a');
    expect([human.offers({ pick: 'strike' }), human.offers({ pick: 'shoot' })]).toEqual([false, false]);
    expect(human.act(use, [3]).the('a').shape).toBe('animal');
    const animal = () => arena(scene('animal')).on('a');
    expect(animal().offers({ pick: 'shoot' })).toBe(false);
    expect(animal().act(strike('b'), [3, 1]).the('b').life).toBe('out');
    expect(animal().act(strike('b'), [2]).the('b').life).toBe('up');
    expect(animal().act({ pick: 'move' }).pending?.about).toMatchObject({ distance: 5 * unit });
    expect(animal().act(use, [4]).the('a').shape).toBe('animal');
  });

  test('an animal defends with less than its stat, and natural numbers are turned round (ruling 8)', () => {
    const struck = (stat: number, faces: readonly number[]) =>
      arena({
        a: own(10, 10),
        b: foe(11, 10, { rank: 'specialist', stat, role: 'shapeshifter', with: { shape: 'animal' } }),
        far,
      })
        .on('a')
        .act(strike('b'), [1, ...faces])
        .the('b').life;
    expect([struck(4, [3]), struck(4, [4]), struck(1, [1])]).toEqual(['up', 'prone', 'up']);
  });

  test('a Switcher changes places with any rookie in sight within 10 inches; a failure is a wound', () => {
    const match = (x: number) => arena({ a: specialist('switcher', 4, 10), b: foe(x, 10) }).on('a');
    const swapped = match(15).act(use, [4]);
    expect([swapped.the('a').at.x, swapped.the('b').at.x]).toEqual([15 * unit, 4 * unit]);
    expect(match(15).act(use, [5]).the('a')).toMatchObject({ life: 'prone', wounds: 1 });
    expect(match(15.1).offers(use)).toBe(false);
  });

  test('Command: any one action with any friend who may act, activated or not; the boss rolls for it (ruling 10)', () => {
    const scene = {
      a: own(10, 10, { rank: 'boss', stat: 5, role: 'tank' }),
      b: own(20, 10, { with: { isActivated: true } }),
      c: foe(21, 10),
      far,
    };
    const match = arena(scene).on('a');
    match.act({ pick: 'use', skill: 'command' }, [5, 3, 1], { pick: 'strike', target: 'c' });
    expect(match.the('c').life).toBe('out');
    const failed = arena(scene).on('a').act({ pick: 'use', skill: 'command' }, [6]);
    expect(failed.told('ordered')).toEqual([]);
    const down = arena({
      ...scene,
      b: specialist('tank', 20, 10, { with: { ...prone, isActivated: true } }),
    }).on('a');
    expect(down.act({ pick: 'use', skill: 'command' }, [1, 5], { pick: 'recover' }).the('b').life).toBe('up');
  });

  test('whoever acts by an order gives none himself (ruling 15)', () => {
    const match = arena({
      a: own(10, 10, { rank: 'boss', stat: 5, role: 'tank' }),
      i: specialist('influencer', 12, 10),
      b: foe(15, 10),
    }).on('a');
    match.act({ pick: 'use', skill: 'command' }, [1]);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers(use)).toBe(false);
    expect(skillOf('influencer').active?.success.act).toBe('order');
  });
});
