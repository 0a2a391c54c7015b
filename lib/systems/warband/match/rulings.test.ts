import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { fireTeamsOf, minionsOf } from '../rules/bindings';
import { boss, heavyArea, melee, rookie, specialist, warband } from '../start/fighters';
import { maps } from '../maps/maps';
import { setUp } from './plan';
import { arena, foe, own } from './testing/arena';

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
});
