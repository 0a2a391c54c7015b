import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena, block, foe, own, type Entrant } from './testing/arena';

const far = foe(23, 23);
const specialist = (x: number, y: number, more: Partial<Entrant> = {}): Entrant =>
  own(x, y, { rank: 'specialist', stat: 4, role: 'healer', ...more });
const prone = { life: 'prone', wounds: 1 } as const;
const strike = { pick: 'strike', target: 'b' };
const shoot = { pick: 'shoot', target: 'b' };

describe('actions (chapter "Actions")', () => {
  test('the first is a move, the second anything; whoever attacks first has forgone it', () => {
    const match = arena({ a: own(9, 10), b: foe(12, 10), far }).on('a');
    match.act({ pick: 'move' }, [], [11, 10]);
    expect(match.offers({ pick: 'move' })).toBe(true);
    match.act(strike, [4]);
    expect(match.the('a').isActivated).toBe(true);
    const first = arena({ a: own(11, 10), b: foe(12, 10), far })
      .on('a')
      .act(strike, [4]);
    expect(first.the('a').isActivated).toBe(true);
  });

  test('whoever lies prone can only recover: with the first action at the cost of the second, and again after a failure', () => {
    const match = () => arena({ a: specialist(11, 10, { with: prone }), b: foe(12, 10) }).on('a');
    expect(match().offers(strike)).toBe(false);
    const up = match().act({ pick: 'recover' }, [5]);
    expect(up.the('a')).toMatchObject({ life: 'up', wounds: 0, isActivated: true });
    const again = match().act({ pick: 'recover' }, [4]);
    expect(again.the('a').isActivated).toBe(false);
    expect(again.act({ pick: 'recover' }, [5]).the('a').life).toBe('up');
  });

  test('whoever carries a heavy shooter has one action, of any kind', () => {
    const match = () => arena({ a: own(10, 10, { shooter: 'heavy-precise' }), b: foe(16, 10), far }).on('a');
    expect(match().act(shoot, [4, 1]).the('a').isActivated).toBe(true);
    expect(match().act({ pick: 'move' }, [], [10, 11]).the('a').isActivated).toBe(true);
  });

  test('players take turns, and when one has nobody left the other goes on (ruling 2)', () => {
    const match = arena({ a: own(2, 2), c: own(4, 2), d: own(6, 2), b: foe(20, 20) });
    match.on('a').act({ pick: 'end' });
    expect(match.pending?.by).toBe(1);
    match.act({ pick: 'end' });
    expect(match.pending?.by).toBe(0);
    match.act({ pick: 'activate', figure: 'c' }).act({ pick: 'end' });
    expect(match.pending?.by).toBe(0);
    expect(match.s.acting?.members).toMatchObject([{ figure: 2 }]);
  });

  test('initiative is the highest die of those who stand, ties again', () => {
    const match = arena({
      a: own(2, 2),
      b: foe(20, 20, { rank: 'boss', role: 'tank' }),
      p: own(4, 4, { rank: 'boss', role: 'tank', with: prone }),
    });
    match.on('p').act({ pick: 'end' });
    match.on('b').act({ pick: 'end' });
    match.on('a').act({ pick: 'end' }, [6, 6, 5, 10]);
    expect(match.told('initiative').map(({ die }) => die)).toEqual([6, 10, 6, 10]);
    expect(match.pending?.by).toBe(1);
    expect(match.s.turn).toBe(2);
  });
});

describe('melee', () => {
  test('within an inch and with a melee weapon', () => {
    const at = (x: number, more: Partial<Entrant> = {}) =>
      arena({ a: own(10, 10, more), b: foe(x, 10) })
        .on('a')
        .offers(strike);
    expect([at(12), at(12.1), at(12, { melee: false })]).toEqual([true, false, false]);
  });

  test('each other friend within an inch of the target takes 1 off the die, the prone aside', () => {
    const match = (more: Entrant['with'] = {}) =>
      arena({ a: own(10, 10), b: foe(11, 10), c: specialist(13, 10, { with: more }), far }).on('a');
    expect(match().act(strike, [4, 1]).the('b').life).toBe('out');
    expect(match(prone).act(strike, [4]).the('b').life).toBe('up');
  });

  test('a hit with a die above the defence pushes an inch back, defended or not (ruling 4)', () => {
    const pushed = (attack: number, defence: number) =>
      arena({ a: own(10, 10, { rank: 'boss', stat: 8, role: 'healer' }), b: foe(11, 10, { stat: 2 }), far })
        .on('a')
        .act(strike, [attack, defence])
        .the('b').at.x;
    expect([pushed(5, 4), pushed(4, 4)]).toEqual([12 * unit, 11 * unit]);
  });

  test('nobody is pushed through terrain or others', () => {
    const scene = {
      a: own(10, 10, { rank: 'boss', stat: 8, role: 'healer' }),
      b: foe(11, 10, { stat: 2 }),
      far,
    } as const;
    const wall = block([11.75, 8, 1, 4], { climb: false });
    const match = arena(scene, { terrain: [wall] })
      .on('a')
      .act(strike, [5, 4]);
    expect(match.the('b').at.x).toBeLessThanOrEqual(11.25 * unit);
    const crowd = arena({ ...scene, c: foe(12.5, 10) })
      .on('a')
      .act(strike, [5, 4]);
    expect(crowd.the('b').at.x).toBeLessThanOrEqual(11.5 * unit);
  });

  test('a natural 1 hits, and the highest number of a die defends, whatever the stat (ruling 1)', () => {
    const low = arena({ a: own(10, 10, { stat: 0 }), b: foe(11, 10, { stat: 9 }), far }).on('a');
    expect(low.act(strike, [1, 6]).told('defended')).toHaveLength(1);
  });
});

describe('shots', () => {
  test.each([
    ['light', 5, 1],
    ['light', 10, 2],
    ['light', 15, 0],
    ['medium', 5, 2],
    ['medium', 10, 1],
    ['medium', 15, 2],
    ['heavy-area', 5, 1],
    ['heavy-area', 10, 2],
    ['heavy-area', 15, 0],
    ['heavy-precise', 5, 2],
    ['heavy-precise', 10, 2],
    ['heavy-precise', 15, 2],
    ['medium', 15.1, 0],
  ] as const)('%s at %s inches rolls %i dice', (shooter, inches, dice) => {
    const match = arena({ a: own(2, 10, { shooter }), b: foe(3 + inches, 10), far: foe(2, 23) }).on('a');
    expect(match.offers(shoot)).toBe(dice > 0);
    if (dice === 0) return;
    match.act(
      shoot,
      Array.from({ length: dice }, () => 6),
    );
    expect(match.told('rolled')[0]?.faces).toHaveLength(dice);
  });

  test.each([
    ['medium', 5, [6, 3, 1], 'out'],
    ['light', 10, [6, 3], 'up'],
    ['medium', 15, [3, 2, 1], 'out'],
  ] as const)(
    '%s at %i inches: the better or the worse of two dice counts',
    (shooter, inches, faces, life) => {
      const match = arena({ a: own(2, 10, { shooter }), b: foe(3 + inches, 10), far: foe(2, 23) }).on('a');
      expect(match.act(shoot, faces).the('b').life).toBe(life);
    },
  );

  test('from an inch away at least, and at nobody who is hidden', () => {
    const at = (x: number) =>
      arena({ a: own(10, 10, { shooter: 'light' }), b: foe(x, 10) })
        .on('a')
        .offers(shoot);
    expect([at(11.9), at(12)]).toEqual([false, true]);
    const house = block([13, 8, 1, 4], { seeThrough: false });
    const hidden = arena({ a: own(10, 10, { shooter: 'light' }), b: foe(16, 10) }, { terrain: [house] });
    expect(hidden.on('a').offers(shoot)).toBe(false);
  });

  test('chance chooses among all within an inch of the target, friends too (ruling 4)', () => {
    const match = arena({ a: own(10, 10, { shooter: 'light' }), b: foe(14, 10), c: own(14, 12), far }).on(
      'a',
    );
    match.act(shoot, [2, 1, 1]);
    expect([match.the('b').life, match.the('c').life]).toEqual(['up', 'out']);
    const apart = arena({ a: own(10, 10, { shooter: 'light' }), b: foe(14, 10), c: own(14, 12.1), far }).on(
      'a',
    );
    expect(apart.act(shoot, [1, 1]).the('b').life).toBe('out');
  });

  test('a failed defence is rolled again in cover against shots, behind a shield against everything', () => {
    const fence = block([13, 9, 0.4, 2], { height: unit });
    const covered = arena(
      { a: own(10, 10, { shooter: 'light' }), b: foe(14, 10), far },
      { terrain: [fence] },
    );
    expect(covered.on('a').act(shoot, [1, 1, 6]).the('b').life).toBe('up');
    const shield = arena({ a: own(10, 10), b: foe(11, 10, { shield: true }), far }).on('a');
    expect(shield.act(strike, [1, 1, 6]).the('b').life).toBe('up');
    const low = block([10.75, 9, 0.1, 2], { height: unit, walkThrough: true, climb: false });
    const melee = arena({ a: own(10, 10), b: foe(11.6, 10), far }, { terrain: [low] }).on('a');
    expect(melee.act(strike, [1, 1]).the('b').life).toBe('out');
  });

  test('an area shot attacks everybody within 2 inches of the target, friends too', () => {
    const match = arena({
      a: own(2, 10, { shooter: 'heavy-area' }),
      b: foe(8, 10),
      c: own(10.9, 10),
      d: foe(11.1, 10.5),
      far,
    }).on('a');
    match.act(shoot, [1, 1, 1]);
    expect(['b', 'c', 'd'].map((name) => match.the(name).life)).toEqual(['out', 'out', 'up']);
  });

  test('a precise shot that is not defended wounds twice', () => {
    const match = arena({
      a: own(2, 10, { shooter: 'heavy-precise' }),
      b: foe(8, 10, { rank: 'specialist', role: 'tank' }),
      far,
    }).on('a');
    expect(match.act(shoot, [1, 1, 1, 1]).the('b').life).toBe('out');
  });
});

describe('wounds', () => {
  test('a specialist is prone after the first and out after the second', () => {
    const struck = (more: Entrant['with'] = {}) =>
      arena({ a: own(10, 10), b: foe(11, 10, { rank: 'specialist', role: 'healer', with: more }), far })
        .on('a')
        .act(strike, [1, 1])
        .the('b').life;
    expect([struck(), struck(prone)]).toEqual(['prone', 'out']);
  });

  test('a boss ignores the first of each turn, then is as a specialist', () => {
    const match = arena({
      a: specialist(10, 10, { role: 'berserker' }),
      b: foe(11, 10, { rank: 'boss', role: 'healer' }),
      c: own(11, 11, { with: { isActivated: true } }),
      far: foe(23, 23, { with: { isActivated: true } }),
    }).on('a');
    match.act(strike, [1, 1, 1, 1], { pick: 'figure', figure: 'b' });
    expect(match.the('b')).toMatchObject({ life: 'prone', wounds: 1 });
    expect(match.told('ignored')).toHaveLength(1);
    match.act({ pick: 'recover' }, [1]).act({ pick: 'recover' }, [1, 6, 5]);
    expect(match.the('b').hasIgnored).toBe(false);
  });

  test('the prone can be attacked, and defend', () => {
    const match = arena({
      a: own(10, 10),
      b: foe(11, 10, { rank: 'specialist', role: 'healer', with: prone }),
      far,
    });
    expect(match.on('a').act(strike, [1, 4]).told('defended')).toHaveLength(1);
  });
});

describe('movement', () => {
  test('up to the stat in inches, past friends and not past opponents (ruling 3)', () => {
    const wall = [block([0, 8.9, 24, 0.6], { climb: false }), block([0, 10.5, 24, 0.6], { climb: false })];
    const match = (team: number) =>
      arena({ a: own(10, 10, { stat: 4 }), b: own(11.5, 10, { team }), far }, { terrain: wall }).on('a');
    expect(() => match(0).act({ pick: 'move' }, [], [14.1, 10])).toThrow();
    expect(match(0).act({ pick: 'move' }, [], [14, 10]).the('a').at.x).toBe(14 * unit);
    expect(() => match(1).act({ pick: 'move' }, [], [14, 10])).toThrow();
  });

  const roof = (height: number) => [block([11, 8, 4, 4], { height: height * unit })];

  test('half the stat is climbed, and a climb that does not get up there is none', () => {
    const climber = (stat: number, height: number) =>
      arena(
        { a: own(10.5, 10, { rank: 'boss', stat, role: 'healer' }), b: foe(20, 20) },
        { terrain: roof(height) },
      )
        .on('a')
        .act({ pick: 'move' }, [], [10.5, 10]);
    expect(climber(4, 2).offers({ pick: 'landing', how: 'climb' })).toBe(true);
    expect(climber(3, 2).offers({ pick: 'landing' })).toBe(false);
    const up = climber(8, 2).answer({ nth: 0 });
    expect(up.pending?.about).toMatchObject({ about: 'move', distance: 4 * unit });
  });

  test.each([
    [2, 1],
    [3, 2],
    [1.5, 0],
  ])('a jump down of %s inches is %i hits, each defended', (height, hits) => {
    const match = arena({ a: own(11.5, 10, { stat: 3 }), b: foe(20, 20) }, { terrain: roof(height) }).on('a');
    match.act({ pick: 'move' }, [], [11.5, 10]);
    const faces = Array.from({ length: hits }, () => 4);
    match.act({ pick: 'landing', how: 'jump' }, faces);
    expect(match.told('rolled').filter(({ why }) => why === 'defence')).toHaveLength(hits);
    expect(match.the('a').life).toBe('up');
  });

  test('a jump takes as much of the movement as it is long', () => {
    const match = arena({ a: own(11.5, 10, { stat: 4 }), b: foe(20, 20) }, { terrain: roof(1.5) }).on('a');
    match.act({ pick: 'move' }, [], [12.5, 10]);
    expect(match.offers({ pick: 'landing', how: 'jump', cost: 3 * unit })).toBe(true);
    expect(match.offers({ pick: 'landing', how: 'jump', cost: 4 * unit })).toBe(false);
    match.act({ pick: 'landing', how: 'jump', cost: 2 * unit });
    expect(match.pending?.about).toMatchObject({ about: 'move', distance: unit });
  });

  test('whoever is pushed over an edge falls', () => {
    const match = arena(
      { a: own(13, 10, { rank: 'boss', stat: 8, role: 'healer' }), b: foe(11.9, 10, { stat: 2 }), far },
      { terrain: [block([11.5, 8, 4, 4], { height: 3 * unit })] },
    ).on('a');
    match.act(strike, [5, 4, 3, 2]);
    expect(match.told('fell')).toMatchObject([{ hits: 2 }]);
    expect(match.the('b').life).toBe('out');
  });
});
