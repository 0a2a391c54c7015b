import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { centre } from '../../../skirmish/map/corners';
import { pointOf } from '../../../skirmish/map/places';
import { matchLogLines } from '#words/systems/first/messages/match-log';
import { leftOf } from './lasting/modifiers';
import { arena, block, type Arena, type Fighter, type Scene } from './testing/arena';

const summon = 'summoning/summon-fiend';
const none = [1, 1, 1, 1, 1];
const beast = { build: { faces: { '6': { melee: 3 }, '5': { armour: 3 } } } };
const use = (skill: string) => ({ pick: 'use', skill });

const summoner = (skill: Fighter['skills'], more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  paint: { 6: { magic: 2, skill: 1, melee: 2 }, 5: { magic: 3 }, 4: { skill: 1 } },
  skills: [summon, ...(skill ?? [])],
  ...more,
});
const striker: Fighter['paint'] = { 6: { melee: 3, skill: 1 }, 5: { armour: 2 } };
const foe = (x: number, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  paint: striker,
  ...more,
});
const friend = (x: number, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  player: 0,
  paint: striker,
  ...more,
});

/** A match in which a fiend is at 11, 10 beside its summoner, and may act. */
const withFiend = (
  skill: Fighter['skills'],
  others: Readonly<Record<string, Fighter>>,
  scene?: Scene,
  more?: Partial<Fighter>,
): Arena =>
  arena({ a: summoner(skill, more), ...others }, scene)
    .act(use(summon), [], beast)
    .until('b')
    .until('a');
const fiendIn = (match: Arena) => {
  const found = match.s.figures.find(({ kind, life }) => kind === 'fiend' && life === 'up');
  if (!found) throw new RangeError('No fiend is there.');
  return found;
};
const hasFiend = (match: Arena): boolean =>
  match.s.figures.some(({ kind, life }) => kind === 'fiend' && life === 'up');

describe('Breath Weapon: a line of up to its length, in any direction', () => {
  const skill = 'summoning/breath-weapon';
  const others = { b: foe(13), friend: friend(15) };

  test('a shorter one spares the friend behind the foe', () => {
    // Three # from the fiend's edge at 11.5 reach to 14.5: the friend's edge.
    const short = withFiend([skill], others).act(use(skill), [[5, 4, 1, 1, 1]], [13, 10]);
    expect([short.the('b').dice, short.the('friend').dice]).toEqual([3, 5]);
    const long = withFiend([skill], { ...others, friend: friend(14.9) });
    long.act(use(skill), [[5, 4, 1, 1, 1]], [14.5, 10]);
    expect([long.the('b').dice, long.the('friend').dice]).toEqual([3, 3]);
  });

  test('past the middle of a foe, and where nobody stands', () => {
    const beside = withFiend([skill], others).act(use(skill), [[5, 4, 1, 1, 1]], [13.5, 10.5]);
    expect(beside.the('b').dice).toBe(3);
    const away = withFiend([skill], others).act(use(skill), [[5, 4, 1, 1, 1]], [11, 13]);
    expect([away.the('b').dice, away.the('friend').dice]).toEqual([5, 5]);
  });

  test('no further than its length', () => {
    const match = withFiend([skill], others).act(use(skill), [[5, 4, 1, 1, 1]]);
    expect(() => match.answer([14.6, 10])).toThrow();
  });

  test('a taunted fiend leaves its taunter out of no line', () => {
    const taunts: Partial<Fighter> = { skills: ['melee/taunt'] };
    const match = withFiend([skill], { b: foe(12, 10, taunts), c: foe(11, 12) });
    match
      .until('b')
      .act({ pick: 'strike', figure: 'b', target: fiendIn(match).id, skill: 'melee/taunt' }, [
        [6, 1, 1, 1, 1],
        [5, 1, 1],
      ])
      .until('a');
    match.act(use(skill), [[5, 4, 1, 1, 1]]);
    expect(() => match.answer([11, 13])).toThrow();
    match.answer([13, 10]);
    expect(match.the('c').dice).toBe(5);
  });
});

describe('Spikes are shot', () => {
  const skill = 'summoning/spikes';

  test('height adds to their range, a # for each full #', () => {
    const terrain = [block([9, 9, 3, 2], { height: 2.5 * unit, cover: false })];
    const shot = (x: number, scene?: Scene) =>
      withFiend([skill], { b: foe(x) }, scene).act(use(skill), [
        [6, 1, 1, 1, 1],
        ...(x < 18 && scene ? [none] : []),
      ]);
    // Two blue pips reach 4 # from the edge at 11.5 on the ground, and 6 # from 2.5 # up.
    expect(shot(17.9).the('b').dice).toBe(5);
    expect(shot(17.9, { terrain }).the('b').dice).toBe(2);
    expect(shot(18.1, { terrain }).the('b').dice).toBe(5);
  });

  test('each hostile in contact takes one AV', () => {
    const match = withFiend([skill], { b: foe(15), c: foe(11, 11), d: foe(12, 10) });
    match.act(use(skill), [[6, 1, 1, 1, 1], none], { figure: 'b' });
    // 1 + 2 - 2.
    expect(match.the('b').dice).toBe(4);
  });
});

describe("Cat's Charge moves like any other movement", () => {
  const skill = 'melee/cats-charge';
  const cat = (x: number): Fighter => ({ at: [x, 10], paint: striker, skills: [skill] });

  test('up a wall, its height off the 5 #', () => {
    const terrain = [block([11, 9, 3, 2], { height: 2 * unit, cover: false })];
    const match = arena({ a: cat(10.5), b: foe(12.5) }, { terrain });
    match.act(use(skill), [], [10.5, 10], { pick: 'climb' });
    const landing = match.pending && 'options' in match.pending ? match.pending.options : [];
    const on = landing.findIndex(
      (option) => option.pick === 'landing' && option.at.x === pointOf({ x: 11.5, y: 10 }).x,
    );
    expect(on).toBeGreaterThanOrEqual(0);
    match.act({ nth: on }, [[6, 1, 1, 1, 1], none], { figure: 'b' });
    const av = match.events.find((event) => event.type === 'value' && event.value === 'AV');
    // Three pips, and one for each of the 3 # that the climb has left.
    expect(av).toMatchObject({ is: 6 });
  });

  test('down from one, by a jump of one #', () => {
    const terrain = [block([8, 9, 3, 2], { height: unit, cover: false })];
    const match = arena({ a: cat(10.4), b: foe(12.5) }, { terrain });
    match.act(use(skill), [], [10.4, 10], { pick: 'jump' });
    if (match.pending?.about.about === 'landing') match.act({ nth: 0 });
    expect(match.the('a').at.x).toBeGreaterThan(11 * unit);
    expect(match.the('a').thisTurn.moved).toBe(unit);
  });

  test('no further than its 5 #', () => {
    const terrain = [block([11, 9, 3, 2], { height: 3 * unit, cover: false })];
    const match = arena({ a: cat(8), b: foe(20) }, { terrain }).act(use(skill), [], [10.5, 10]);
    // 2.5 # are left for a wall of 3 #.
    expect(match.offers({ pick: 'climb' })).toBe(false);
  });
});

describe('Poison in a joint attack', () => {
  test('is used up without its +1', () => {
    const poisoned = { modifiers: [{ says: 'poison', skill: 'survival/poison', by: 0, amount: 2 }] } as const;
    const fighters = { a: friend(10, 10, { with: poisoned }), c: friend(11, 11), b: foe(11) };
    const match = arena(fighters).act(
      { pick: 'strike', figure: 'a', target: 'b', together: true },
      [[6, 1, 1, 1, 1], none],
      { pick: 'yes' },
    );
    expect(match.the('b').dice).toBe(1);
    expect(match.the('a').modifiers).toEqual([]);
    // Nobody helps: an ordinary attack.
    const alone = arena(fighters).act(
      { pick: 'strike', figure: 'a', target: 'b', together: true },
      [[6, 1, 1, 1, 1], none],
      { pick: 'no' },
    );
    expect(alone.the('b').dice).toBe(0);
  });
});

describe('Taunt', () => {
  const taunt = 'melee/taunt';
  const taunter: Fighter = { at: [10, 10], paint: { 6: { skill: 1 } }, skills: [taunt] };
  const taunted = (b: Partial<Fighter>, others: Readonly<Record<string, Fighter>> = {}) =>
    arena({ a: taunter, b: foe(11, 10, b), ...others })
      .act({ pick: 'strike', figure: 'a', target: 'b', skill: taunt }, [[6, 1, 1, 1, 1]])
      .until('b');

  test('who stands where he can attack the taunter has to', () => {
    const match = taunted({}, { friend: friend(12, 10) });
    expect(match.offers({ pick: 'end' })).toBe(false);
    expect(match.offers({ pick: 'strike', figure: 'b', target: 'friend' })).toBe(false);
    match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[...none]]);
    expect(match.offers({ pick: 'end' })).toBe(true);
  });

  test('who walks out of reach need not', () => {
    const match = taunted({}).act({ pick: 'move', figure: 'b' }, [], [14, 10]);
    expect(match.pending?.by).toBe(0);
  });

  test('a spell is free: at anybody, and instead of the attack', () => {
    const fireball = 'primal-force/fireball';
    const wizard: Partial<Fighter> = { paint: { 6: { magic: 2, skill: 1 } }, skills: [fireball] };
    const match = taunted(wizard, { friend: friend(14, 10) });
    match.act(use(fireball), [[6, 1, 1, 1, 1]], { figure: 'friend' });
    expect(match.the('friend').dice).toBe(3);
    expect(match.offers({ pick: 'end' })).toBe(true);
  });
});

describe('a fiend without room in contact', () => {
  const ring = (player: 0 | 1): Readonly<Record<string, Fighter>> =>
    Object.fromEntries(
      [
        [11, 10],
        [10.5, 10.87],
        [9.5, 10.87],
        [9, 10],
        [9.5, 9.13],
        [10.5, 9.13],
      ].map(([x = 0, y = 0], nth) => [`r${nth}`, player === 0 ? friend(x, y) : foe(x, y)]),
    );

  test('does not come, and the first summoning stays', () => {
    const match = arena({ a: summoner([]), ...ring(0), b: foe(20) });
    expect(match.offers(use(summon))).toBe(false);
    match.act({ pick: 'move', figure: 'r0' }, [], [13, 10]).act(use(summon), [], beast);
    expect(hasFiend(match)).toBe(true);
  });

  test('a casting that is through is completed at the end of the first of his turns with room', () => {
    const casting = { casting: { left: 1, magic: 2, isNew: false }, hasSummoned: true };
    const match = arena({ a: summoner([], { with: casting }), ...ring(0), b: foe(20) });
    match.until('b');
    expect(match.the('a').casting).toMatchObject({ left: 0, magic: 2 });
    match.until('a');
    // He is through with it: he moves again, and no hit makes it longer.
    expect(leftOf(match.the('a'))).toBe(5 * unit);
    match.act({ pick: 'move', figure: 'r0' }, [], [13, 10]);
    match.act({ pick: 'end' }, [], { build: { faces: { '6': { melee: 3 } } } });
    expect(fiendIn(match)).toMatchObject({ dice: 2 });
    expect(match.the('a').casting).toBeUndefined();
  });
});

test('the log names no pips where none were rolled', () => {
  const match = arena({ a: summoner([]), b: foe(20) }).act(use(summon), [], beast);
  const [event] = match.events.filter(({ type }) => type === 'skill');
  const told = matchLogLines({
    events: event ? [event] : [],
    figures: [{ kind: 'hero', hero: 'Jane', nth: 1 }],
    heroes: ['Jane'],
    teams: [0],
    players: [0],
    asked: undefined,
    end: match.s,
  });
  expect(told.flatMap(({ line }) => line.map(({ text }) => text))).toEqual([
    'Jane uses Summon Fiend, without a roll.',
  ]);
});

describe('a caster at work', () => {
  const bolt = 'primal-force/icy-shackles';
  const atWork = { casting: { left: 2, magic: 2, isNew: false }, hasSummoned: true };

  test('does not move, but attacks, helps and casts', () => {
    const match = arena({ a: summoner([bolt, 'survival/hurry'], { with: atWork }), b: foe(11) });
    for (const pick of ['move', 'climb', 'jump']) expect(match.offers({ pick })).toBe(false);
    expect(match.offers(use('survival/hurry'))).toBe(false);
    expect(match.offers(use(bolt))).toBe(true);
    match.act({ pick: 'strike', target: 'b' }, [[6, 1, 1, 1, 1], none]);
    expect(match.the('b').dice).toBe(3);
    expect(match.the('a').casting).toBeDefined();
  });

  test('lends his hand to a joint attack', () => {
    const match = arena({ c: friend(12, 10), a: summoner([], { with: atWork }), b: foe(11) });
    match.act({ pick: 'strike', figure: 'c', target: 'b', together: true }, [[6, 1, 1, 1, 1], none], {
      pick: 'yes',
    });
    expect(match.the('b').dice).toBe(1);
  });
});

describe('Resurrection in the turn of the fallen one’s own player', () => {
  test('he gets up, and acts from that player’s next turn', () => {
    const skill = 'prayers/resurrection';
    const priest: Fighter = { at: [10, 10], paint: { 6: { magic: 2, skill: 1 } }, skills: [skill] };
    const fallen = friend(11, 10, { with: { life: 'dead', dice: 0 } });
    const match = arena({ a: priest, c: fallen, b: foe(12) }).act(use(skill), [[6, 1, 1, 1, 1]]);
    expect(match.the('c')).toMatchObject({ life: 'up', dice: 2, most: 4 });
    for (const pick of ['move', 'strike']) expect(match.offers({ pick, figure: 'c' })).toBe(false);
    match.until('b').until('a');
    for (const pick of ['move', 'strike']) expect(match.offers({ pick, figure: 'c' })).toBe(true);
  });
});

describe('Capture the Flag', () => {
  const scene: Scene = { scenario: 'capture-the-flag' };
  const flag = (match: Arena) => match.s.tokens[0];

  /** Carried to 13, 12 by a, who falls to b; the players are a, b, c and d in this order, a and c of one team. */
  const fallen = () => {
    const match = arena(
      {
        a: friend(12.4, 12, { with: { dice: 1 } }),
        b: foe(15, 12, { player: 1, paint: { 6: { melee: 5 } } }),
        c: friend(4, 20, { player: 2 }),
        d: foe(20, 4, { player: 3 }),
      },
      scene,
    ).act({ pick: 'move', figure: 'a' }, [], [13, 12]);
    match.until('b').act({ pick: 'move', figure: 'b' }, [], [14, 12]);
    return match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[6, 1, 1, 1, 1], [1]]);
  };

  test('the flag goes back once every player of the team has had a turn that began after the fall', () => {
    const lies = pointOf({ x: 13, y: 12 });
    const match = fallen();
    expect(flag(match)).toMatchObject({ carrier: -1, at: lies });
    expect(flag(match.until('c').until('d'))?.at).toEqual(lies);
    expect(flag(match.until('a'))?.at).toEqual(lies);
    expect(flag(match.until('b'))?.at).toEqual(pointOf(centre));
  });

  test('his own turn is not enough while a friend has yet to have his', () => {
    const match = arena(
      {
        b: foe(15, 12, { player: 1, paint: { 6: { melee: 5 } } }),
        a: friend(13, 12, { with: { dice: 1 } }),
        d: foe(20, 4, { player: 3 }),
        c: friend(4, 20, { player: 2 }),
      },
      scene,
    )
      .until('a')
      .act({ pick: 'move', figure: 'a' }, [], [12.4, 12])
      .until('b');
    match.act({ pick: 'move', figure: 'b' }, [], [13.4, 12]);
    match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[6, 1, 1, 1, 1], [1]]);
    const lies = pointOf({ x: 12.4, y: 12 });
    expect(flag(match.until('a').until('d'))?.at).toEqual(lies);
    expect(flag(match.until('c'))?.at).toEqual(lies);
    expect(flag(match.until('b'))?.at).toEqual(pointOf(centre));
  });

  test('a turn in which he falls himself does not count', () => {
    // He takes the flag on a tower and jumps down to his death.
    const terrain = [block([10.6, 10.6, 2.8, 2.8], { height: 3 * unit, cover: false })];
    const match = arena({ a: friend(12, 12, { with: { dice: 2 } }), b: foe(20, 4) }, { ...scene, terrain });
    match.act({ pick: 'move', figure: 'a' }, [], [12.9, 12]).act({ pick: 'jump', figure: 'a' });
    if (match.pending?.about.about === 'landing') match.act({ nth: 0 });
    expect(match.the('a').life).toBe('waiting');
    const lies = flag(match)?.at;
    expect(lies).not.toEqual(pointOf(centre));
    expect(flag(match.until('b'))?.at).toEqual(lies);
    expect(flag(match.until('a'))?.at).toEqual(lies);
    expect(flag(match.until('b'))?.at).toEqual(pointOf(centre));
  });

  test('who is pushed onto the flag does not take it', () => {
    const pushes: Partial<Fighter> = { paint: { 6: { melee: 2, skill: 1 } }, skills: ['melee/push-back'] };
    const match = arena({ a: friend(10, 12, pushes), b: foe(11, 12) }, scene).act(
      { pick: 'strike', figure: 'a', target: 'b', skill: 'melee/push-back' },
      [[6, 1, 1, 1, 1], none],
    );
    expect(match.the('b').at).toEqual(pointOf(centre));
    expect(flag(match)).toMatchObject({ carrier: -1, at: pointOf(centre) });
  });
});

describe('who is pushed', () => {
  const pushes: Partial<Fighter> = { paint: { 6: { melee: 2, skill: 1 } }, skills: ['melee/push-back'] };
  const pushed = (others: Readonly<Record<string, Fighter>>, scene?: Scene) =>
    arena({ a: friend(10, 10, pushes), b: foe(11, 10), ...others }, scene).act(
      { pick: 'strike', figure: 'a', target: 'b', skill: 'melee/push-back' },
      [[6, 1, 1, 1, 1], none],
    );

  test('sets off a trap', () => {
    const trap = friend(13.5, 10, { with: { kind: 'trap', dice: 1 } });
    expect(pushed({ trap }).the('trap').life).toBe('gone');
    expect(pushed({ trap }).the('b').dice).toBe(3);
  });

  test('enters a base: into the enemy’s he dies in King of the Hill', () => {
    const match = arena(
      { a: friend(5.9, 20.9, pushes), b: foe(5.1, 21.5) },
      { scenario: 'king-of-the-hill' },
    ).act({ pick: 'strike', figure: 'a', target: 'b', skill: 'melee/push-back' }, [[6, 6, 6, 1, 1], none]);
    expect(match.the('b').life).toBe('waiting');
  });
});

describe('King of the Hill', () => {
  test('a fiend comes outside the enemy’s base', () => {
    // The base of the north-east ends 4 # from its tip at 24, 0: the first place beside him would be in it.
    const match = arena(
      { a: summoner([], { at: [19.2, 1] }), b: foe(4, 20) },
      { scenario: 'king-of-the-hill' },
    );
    match.act(use(summon), [], beast);
    const { at } = fiendIn(match);
    const [x, y] = [24 - at.x / unit, at.y / unit];
    expect(Math.hypot(x, y)).toBeGreaterThan(4.5);
  });
});
