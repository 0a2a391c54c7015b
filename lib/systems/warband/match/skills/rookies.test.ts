import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import { arena, foe, own } from '../testing/arena';

/** Somebody far off, so that the turn goes on. */
const far = foe(23, 23);

describe('roles of rookies (chapter "Rookies")', () => {
  test('an Allrounder hits with his stat and not above', () => {
    const match = () => arena({ a: own(10, 10, { stat: 3 }), b: foe(11, 10), far }).on('a');
    expect(match().act({ pick: 'strike', target: 'b' }, [3, 1]).the('b').life).toBe('out');
    expect(match().act({ pick: 'strike', target: 'b' }, [4]).the('b').life).toBe('up');
  });

  test('a Distraction within 10 inches and in sight is the only target', () => {
    const scene = (x: number) => ({
      a: own(10, 10, { shooter: 'medium' }),
      b: foe(12.5, 10),
      d: foe(x, 10, { role: 'distraction' }),
    });
    const near = arena(scene(21)).on('a');
    expect(near.offers({ pick: 'shoot', target: 'd' })).toBe(true);
    expect(near.offers({ pick: 'shoot', target: 'b' })).toBe(false);
    const off = arena(scene(21.1)).on('a');
    expect(off.offers({ pick: 'shoot', target: 'b' })).toBe(true);
  });

  test('a Distraction that the action does not reach, or that lies prone, binds nobody', () => {
    const match = arena({ a: own(10, 10), b: foe(11, 10), d: foe(14, 10, { role: 'distraction' }) }).on('a');
    expect(match.offers({ pick: 'strike', target: 'b' })).toBe(true);
    const down = arena({
      a: own(10, 10),
      b: foe(11, 10),
      d: foe(10, 11, { rank: 'specialist', role: 'distraction', with: { life: 'prone', wounds: 1 } }),
    }).on('a');
    expect(down.offers({ pick: 'strike', target: 'b' })).toBe(true);
  });

  test('a Fighter has 1 off the die in melee, and 1 off his defence against shots', () => {
    const strike = arena({ a: own(10, 10, { role: 'fighter' }), b: foe(11, 10), far }).on('a');
    expect(strike.act({ pick: 'strike', target: 'b' }, [4, 1]).the('b').life).toBe('out');
    const shot = (role: 'fighter' | 'allrounder') =>
      arena({ a: own(10, 10, { shooter: 'light' }), b: foe(14, 10, { role }), far })
        .on('a')
        .act({ pick: 'shoot', target: 'b' }, [1, 4]);
    expect(shot('fighter').the('b').life).toBe('out');
    expect(shot('allrounder').the('b').life).toBe('up');
  });

  test('a Gunner has 1 off the die with a shot, and 1 off his defence in melee', () => {
    const shot = arena({ a: own(10, 10, { role: 'gunner', shooter: 'light' }), b: foe(14, 10), far }).on('a');
    expect(shot.act({ pick: 'shoot', target: 'b' }, [4, 1]).the('b').life).toBe('out');
    const struck = (role: 'gunner' | 'allrounder') =>
      arena({ a: own(10, 10), b: foe(11, 10, { role }), far })
        .on('a')
        .act({ pick: 'strike', target: 'b' }, [1, 4]);
    expect(struck('gunner').the('b').life).toBe('out');
    expect(struck('allrounder').the('b').life).toBe('up');
  });

  test('a Meat Shield moves half the stat, never shoots, and rolls again near a specialist', () => {
    const match = arena({ a: own(10, 10, { role: 'meat-shield', shooter: 'light' }), b: foe(15, 10) }).on(
      'a',
    );
    expect(match.offers({ pick: 'shoot' })).toBe(false);
    match.act({ pick: 'move' });
    expect(match.pending?.about).toMatchObject({ about: 'move', distance: 1.5 * unit });
    const shot = (x: number, faces: readonly number[]) =>
      arena({
        a: own(10, 10, { shooter: 'light' }),
        b: foe(14, 10, { role: 'meat-shield' }),
        c: foe(x, 10, { rank: 'specialist' }),
      })
        .on('a')
        .act({ pick: 'shoot', target: 'b' }, faces);
    expect(shot(20, [1, 1, 6]).the('b').life).toBe('up');
    expect(shot(20.1, [1, 1]).the('b').life).toBe('out');
  });

  test('a Thug attacks with the lower of two dice, and steps towards a melee within 10 inches', () => {
    const strike = arena({ a: own(10, 10, { role: 'thug' }), b: foe(11, 10), far }).on('a');
    expect(strike.act({ pick: 'strike', target: 'b' }, [6, 3, 1]).the('b').life).toBe('out');
    const match = arena({ a: own(10, 10), b: foe(11, 10), t: foe(10, 21, { role: 'thug' }), far }).on('a');
    match.act({ pick: 'strike', target: 'b' }, [6], { nth: 0 });
    expect(match.the('t').at.y).toBeLessThan(20.1 * unit);
    const off = arena({ a: own(10, 10), b: foe(11, 10), t: foe(10, 21.6, { role: 'thug' }), far }).on('a');
    expect(off.act({ pick: 'strike', target: 'b' }, [6]).told('stepped')).toEqual([]);
  });
});

describe('a fire team (chapter "Fire Team", ruling 11)', () => {
  const team = (more: Parameters<typeof own>[2] = {}) => ({
    f: own(10, 10, { role: 'fire-team' }),
    r: own(10, 11.2),
    s: own(9, 10.6, { rank: 'specialist', role: 'healer', ...more }),
    b: foe(16, 10),
  });
  const volley = { pick: 'volley', target: 'b' };

  test('acts as one within 2 inches of each other: each moves once, or both rookies fire', () => {
    const match = arena(team(), { gun: 'f' });
    expect(match.offers({ pick: 'team', figure: 'f', rookie: 'r', specialist: 's' })).toBe(true);
    match.act({ pick: 'team', figure: 'f' });
    expect(match.offers(volley)).toBe(true);
    match.act({ pick: 'move', figure: 'r' }, [], [10, 12]);
    expect(match.offers(volley)).toBe(false);
    expect(match.offers({ pick: 'move', figure: 'r' })).toBe(false);
    expect(match.offers({ pick: 'move', figure: 's' })).toBe(true);
    const apart = arena({ ...team(), s: own(6, 10, { rank: 'specialist' }) }, { gun: 'f' });
    expect(apart.offers({ pick: 'team' })).toBe(false);
  });

  test('fires with the rookies’ die and stat, at long range too, and activates all three', () => {
    const match = arena({ ...team(), b: foe(25.4 - 1.5, 10) }, { gun: 'f' });
    match.act({ pick: 'team', figure: 'f' }).act(volley, [2, 3, 1]);
    expect(match.the('b').life).toBe('out');
    expect(['f', 'r', 's'].map((name) => match.the(name).isActivated)).toEqual([true, true, true]);
  });

  test('has what a Veteran adds to a shot, and a Sniper’s aim', () => {
    const veteran = arena(team({ role: 'veteran' }), { gun: 'f' });
    veteran.act({ pick: 'team', figure: 'f' }).act(volley, [4, 1]);
    expect(veteran.the('b').life).toBe('out');
    const sniper = arena({ ...team({ role: 'sniper' }), b: foe(16, 10, { shield: true }) }, { gun: 'f' });
    sniper.act({ pick: 'team', figure: 'f' }).act(volley, [1, 1]);
    expect(sniper.the('b').life).toBe('out');
  });

  test('attacks everybody within 2 inches of the target with one roll, each defending for himself', () => {
    const match = arena({ ...team(), c: foe(18.9, 10), d: foe(19.2, 12) }, { gun: 'f' });
    match.act({ pick: 'team', figure: 'f' }).act(volley, [1, 1, 6]);
    expect([match.the('b').life, match.the('c').life, match.the('d').life]).toEqual(['out', 'up', 'up']);
  });

  test('a fallen rookie is replaced by one who could be in it; without one a specialist carries the gun', () => {
    const scene = (third: boolean) => ({
      ...team(),
      ...(third && { t: own(3, 20) }),
      k: foe(10.9, 10.5, { rank: 'boss', stat: 8 }),
    });
    const fell = (third: boolean) => {
      const match = arena(scene(third), { gun: 'r' });
      match.on('s').act({ pick: 'end' });
      return match.on('k').act({ pick: 'strike', target: 'r' }, [1, 1]);
    };
    const replaced = fell(true);
    expect(replaced.s.guns[0]?.carrier).toBe(replaced.the('f').id);
    const dissolved = fell(false);
    expect(dissolved.s.guns[0]?.carrier).toBe(dissolved.the('s').id);
  });

  test('the rookie who carries the gun does not fire it alone, and has one action', () => {
    const match = arena({ ...team(), s: own(20, 20, { rank: 'specialist' }) }, { gun: 'f' }).on('f');
    expect(match.offers({ pick: 'shoot' })).toBe(false);
    match.act({ pick: 'move' }, [], [10, 9]);
    expect(match.the('f').isActivated).toBe(true);
  });

  test('two Allrounders found none', () => {
    const match = arena({ ...team(), f: own(10, 10) }, { gun: 'f' });
    expect(match.offers({ pick: 'team' })).toBe(false);
  });
});
