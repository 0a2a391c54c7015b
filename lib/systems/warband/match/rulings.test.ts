import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { fireTeamsOf, minionsOf } from '../rules/bindings';
import { boss, heavyArea, melee, rookie, specialist, warband } from '../start/fighters';
import { saidOn } from '../../../cards/kit/testing';
import { papers } from '../../../cards/paper/paper';
import { kit } from '#words/systems/warband/messages/kit';
import { matchLogLines } from '#words/systems/warband/messages/match-log';
import { rosterSheet } from '../kit/roster-sheet';
import { maps } from '../maps/maps';
import { cards } from '../parts/cards';
import { setUp } from './set-up/plan';
import { arena, block, foe, own, type Entrant, type Scene } from './testing/arena';

const far = foe(23, 23);
const prone = { life: 'prone', wounds: 1 } as const;

const begun = (...fighters: Parameters<typeof warband>[1][]) => {
  const [map] = maps;
  const own1 = warband('Own', ...fighters);
  const situation = map && setUp({ scenario: 'carnage', table: map.table, warbands: [own1, own1] });
  if (!situation?.ok) throw new Error(JSON.stringify(situation));
  return situation.value;
};

describe('decided questions', () => {
  test('3: half inches count', () => {
    const match = arena({ a: own(10, 10, { role: 'meat-shield', stat: 3 }), b: foe(20, 20) }).on('a');
    expect(match.act({ pick: 'move' }, [], [11.5, 10]).the('a').at.x).toBe(11.5 * unit);
  });

  test('5: the prone neither support, preach nor lend a defence', () => {
    const preached = arena({
      a: own(10, 10),
      b: foe(11, 10),
      p: own(9, 10, { rank: 'specialist', role: 'preacher', with: prone }),
      far,
    }).on('a');
    expect(preached.act({ pick: 'strike', target: 'b' }, [4]).the('b').life).toBe('up');
    const lent = arena({
      a: own(10, 10),
      b: foe(11, 10, { stat: 4 }),
      t: foe(12, 10, { rank: 'specialist', stat: 3, role: 'tank', with: prone }),
      far,
    }).on('a');
    expect(lent.act({ pick: 'strike', target: 'b' }, [1, 4]).the('b').life).toBe('out');
  });

  test('6: an Influencer does not choose whom he cannot see', () => {
    const scene = (x: number) =>
      arena(
        { a: own(10, 12, { rank: 'specialist', role: 'influencer' }), b: foe(x, 12) },
        {
          terrain: maps[1]?.table.terrain ?? [],
        },
      ).on('a');
    // The table has a house between 16 and 19 inches.
    expect(scene(15).offers({ pick: 'use' })).toBe(true);
    expect(scene(21).offers({ pick: 'use' })).toBe(false);
  });

  test('7: who stands still to split does not move any more, not by an order either', () => {
    const match = arena({
      a: own(10, 10, { rank: 'boss', stat: 5, role: 'tank' }),
      d: own(12, 10, {
        rank: 'specialist',
        stat: 4,
        role: 'doppelganger',
        with: { isStill: true, isActivated: true },
      }),
      b: foe(20, 20),
    }).on('a');
    match.act({ pick: 'use', skill: 'command' }, [1]);
    expect([match.offers({ pick: 'move' }), match.offers({ pick: 'use' })]).toEqual([false, true]);
  });

  test('12: a Thug who is in the melee himself, or lies prone, does not step', () => {
    const match = arena({ a: own(10, 10, { role: 'thug' }), b: foe(11.5, 10), far }).on('a');
    expect(match.act({ pick: 'strike', target: 'b' }, [6, 6]).told('stepped')).toEqual([]);
    expect(match.pending?.about.about).not.toBe('step');
  });

  test('13: minions are the rookies so marked, else the first two', () => {
    const rookies = [1, 2, 3].map((n) => rookie(undefined, `R${n}`, 3, melee('Club')));
    const master = specialist('minion-master', 'M', 3, melee('Whip'));
    const unmarked = warband('Own', master, ...rookies);
    expect(minionsOf(unmarked)).toEqual([1, 2]);
    const { cards } = begun(master, ...rookies);
    expect(cards.slice(0, 4).map(({ minion }) => minion)).toEqual([false, true, true, false]);
  });

  test('11: the gun of a fire team is carried by a rookie from the start', () => {
    const fighters = [
      boss('veteran', 'B', 4, melee('Sword')),
      specialist('veteran', 'S', 4, heavyArea('Mortar')),
      rookie(undefined, 'R', 3, melee('Club')),
      rookie('fire-team', 'F', 3, melee('Club')),
    ];
    expect(fireTeamsOf(warband('Own', ...fighters))).toHaveLength(1);
    const { guns, cards } = begun(...fighters);
    expect(guns[0]).toEqual({ team: 0, carrier: 3, stat: 3 });
    expect(cards[1]?.shooter).toBeUndefined();
  });

  test('all fighters of a warband begin at its spawn point', () => {
    const crowd = Array.from({ length: 8 }, (_, n) => rookie(undefined, `R${n}`, 3, melee('Club')));
    const { figures } = begun(...crowd);
    for (const { at, team } of figures) {
      const [dx, dy] = team === 0 ? [at.x, 24 * unit - at.y] : [24 * unit - at.x, at.y];
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(3.5 * unit + 1);
    }
  });

  describe('20: an Assassin’s rush', () => {
    const use = { pick: 'use', skill: 'assassin' };
    const assassin: Entrant = own(10, 10, { rank: 'specialist', stat: 5, role: 'assassin' });

    test('passes terrain, not opponents', () => {
      const wall = block([11.2, 5, 0.6, 10], { climb: false });
      const over = arena({ a: assassin, b: foe(14, 10), far }, { terrain: [wall] }).on('a');
      over.act(use, [4], use);
      expect(over.answer([13, 10]).the('a').at.x).toBe(13 * unit);
      const past = arena({ a: assassin, b: foe(12, 10), c: foe(14, 10), far })
        .on('a')
        .act(use, [4], use);
      expect(() => past.answer([13, 10])).toThrow();
      expect(() => past.answer([13.5, 9.1])).toThrow();
      expect(past.answer([11, 10]).the('a').at.x).toBe(11 * unit);
    });

    test('may be declined: an ordinary move remains, or nothing', () => {
      const scene = { a: assassin, b: foe(13, 10), far };
      const moved = arena(scene).on('a').act(use, [4], { pick: 'move' }, [8, 10]);
      expect(moved.the('a').at.x).toBe(8 * unit);
      expect(moved.offers({ pick: 'strike' })).toBe(false);
      const still = arena(scene).on('a').act(use, [4], { pick: 'no' });
      expect(still.the('a').at.x).toBe(10 * unit);
    });
  });

  test('13: with one minion marked the first other rookie fills up, on cards and roster too', () => {
    const rookies = [1, 2, 3].map((n) => ({
      ...rookie(undefined, `R${n}`, 3, melee('Club')),
      minion: n === 3,
    }));
    const master = specialist('minion-master', 'M', 3, melee('Whip'));
    const marked = warband('Own', master, ...rookies);
    expect(minionsOf(marked)).toEqual([1, 3]);
    expect(
      begun(master, ...rookies)
        .cards.slice(0, 4)
        .map(({ minion }) => minion),
    ).toEqual([false, true, false, true]);
    const minion = / · Minion(?! Master)/g;
    const onCards = cards
      .cards(marked, { houseRules: false })
      .filter(({ id }) => id.startsWith('fighter-'))
      .map(({ front }) => (front.text.join(' ').match(minion) ?? []).length);
    expect(onCards).toEqual([0, 1, 0, 1]);
    const sheet = saidOn(rosterSheet(marked, 1, kit.roster)(papers.a4));
    expect(sheet.match(minion)).toHaveLength(2);
  });

  test('8: a Shapeshifter needs no weapon as an animal', () => {
    const shifter = (shape: 'human' | 'animal') =>
      arena({
        a: own(10, 10, { rank: 'specialist', stat: 3, role: 'shapeshifter', melee: false, with: { shape } }),
        b: foe(11, 10),
        far,
      }).on('a');
    expect(shifter('human').offers({ pick: 'strike', target: 'b' })).toBe(false);
    expect(shifter('animal').act({ pick: 'strike', target: 'b' }, [5, 1]).the('b').life).toBe('out');
  });

  test('26: a Skirmisher interrupts his move after a climb', () => {
    const house = block([10.6, 8, 4, 4], { height: unit });
    const match = arena(
      { a: own(10.1, 10, { rank: 'specialist', stat: 6, role: 'skirmisher' }), b: foe(12.4, 10), far },
      { terrain: [house] },
    ).on('a');
    match.act({ pick: 'move' }, [], [10.1, 10]);
    const { pending } = match;
    const landings = pending && 'options' in pending ? pending.options : [];
    const up = landings.findIndex(
      (option) => option.pick === 'landing' && option.how === 'climb' && option.at.y === 10 * unit,
    );
    match.act({ nth: up });
    expect(match.pending?.about).toMatchObject({ about: 'attack', skill: 'skirmisher' });
    match.act({ pick: 'figure', figure: 'b' }, [4, 1]);
    expect(match.the('b').life).toBe('out');
  });

  test('21: melee is measured in space', () => {
    const on = (height: number): Scene => ({
      terrain: [block([11, 9, 3, 2], { height: height * unit, cover: false })],
    });
    const near = (height: number) => arena({ a: own(10.4, 10), b: foe(11.6, 10), far }, on(height)).on('a');
    expect(near(0.9).offers({ pick: 'strike', target: 'b' })).toBe(true);
    expect(near(1).offers({ pick: 'strike', target: 'b' })).toBe(false);
    // A friend below helps nobody against somebody two inches up.
    const helped = (height: number) =>
      arena({ a: own(12.7, 10), b: foe(11.6, 10), f: own(10.4, 10), far }, on(height)).on('a');
    expect(helped(2).act({ pick: 'strike', target: 'b' }, [4]).the('b').life).toBe('up');
    expect(helped(0.9).act({ pick: 'strike', target: 'b' }, [4, 1]).the('b').life).toBe('out');
  });

  test('22: a Meat Shield near a specialist rolls again in melee, once whatever covers', () => {
    const struck = (x: number, more: Partial<Entrant>, faces: readonly number[]) =>
      arena({
        a: own(10, 10),
        b: foe(11, 10, { role: 'meat-shield', ...more }),
        c: foe(x, 10, { rank: 'specialist' }),
      })
        .on('a')
        .act({ pick: 'strike', target: 'b' }, faces);
    expect(struck(17, {}, [1, 1, 6]).the('b').life).toBe('up');
    expect(struck(17.1, {}, [1, 1]).the('b').life).toBe('out');
    expect(struck(17, { shield: true }, [1, 1, 1]).the('b').life).toBe('out');
  });

  test('23: flat ground that nobody enters is jumped over, at its length', () => {
    const water = block([11, 0, 1, 24], { height: 0, climb: false, cover: false });
    const match = arena({ a: own(10.4, 10, { stat: 4 }), b: foe(20, 10) }, { terrain: [water] }).on('a');
    match.act({ pick: 'move' }, [], [10.4, 10]);
    const { pending } = match;
    const landings = pending && 'options' in pending ? pending.options : [];
    const across = landings.flatMap((option) =>
      option.pick === 'landing' && option.at.x > 12 * unit ? [[option.how, option.cost]] : [],
    );
    expect(across[0]).toEqual(['jump', expect.closeTo(3 * unit, -2)]);
    const tower = block([11, 0, 1, 24], { height: 3 * unit, climb: false, cover: false });
    const barred = arena({ a: own(10.4, 10, { stat: 4 }), b: foe(20, 10) }, { terrain: [water, tower] }).on(
      'a',
    );
    barred.act({ pick: 'move' }, [], [10.4, 10]);
    expect(barred.pending?.about.about).not.toBe('landing');
  });

  test('24: two Preachers count once, and a prone leader leads and covers nobody', () => {
    const preacher = (x: number, y: number) => own(x, y, { rank: 'specialist', role: 'preacher' });
    const two = arena({ a: own(10, 10), b: foe(11, 10), p: preacher(8, 10), q: preacher(9, 8), far }).on('a');
    expect(two.act({ pick: 'strike', target: 'b' }, [5]).the('b').life).toBe('up');
    const covered = arena({
      a: own(10, 10, { shooter: 'light' }),
      b: foe(14, 10, { role: 'meat-shield' }),
      c: foe(17, 10, { rank: 'specialist', with: prone }),
    }).on('a');
    expect(covered.act({ pick: 'shoot', target: 'b' }, [1, 1]).the('b').life).toBe('out');
    const master = own(10, 10, { rank: 'specialist', role: 'minion-master', with: prone });
    const led = arena({ m: master, r: own(11, 10, { minion: true }), b: foe(20, 10), far });
    expect(led.offers({ pick: 'activate', figure: 'm', with: 'minions' })).toBe(false);
  });

  test('25: a Warrior whose shield saves him answers nobody', () => {
    const struck = (faces: readonly number[]) =>
      arena({
        a: own(10, 10),
        b: foe(11, 10, { rank: 'specialist', stat: 4, role: 'warrior', shield: true }),
        far,
      })
        .on('a')
        .act({ pick: 'strike', target: 'b' }, faces);
    const saved = struck([1, 1, 8]);
    expect([saved.the('b').life, saved.the('a').life]).toEqual(['up', 'up']);
    expect(struck([1, 1, 1, 1]).the('a').life).toBe('out');
  });

  test('the end of a match tells its count', () => {
    const match = arena({ a: own(10, 10), c: own(5, 5), b: foe(11, 10) }).on('a');
    match.act({ pick: 'strike', target: 'b' }, [1, 1]);
    expect(match.told('end')).toEqual([
      { told: 'end', winner: 0, because: 'last-standing', tally: { of: 'standing', by: [2, 0] } },
    ]);
    const told = matchLogLines({
      events: match.told('end'),
      figures: [],
      warbands: ['Merry Men', 'Ragtags'],
      asked: undefined,
      end: match.s,
    });
    expect(told[0]?.line[0]?.text).toBe(
      'Merry Men win: no opponents are left, and they have 2 fighters standing, their opponents 0.',
    );
  });
});
