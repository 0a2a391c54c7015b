import { describe, expect, it } from 'vitest';
import type { Arena } from '../testing/arena';
import type { Fighters } from '../testing/fighters';
import { casterFaces as faces, lying } from '../testing/casters';

import { hands } from '../testing/watching';
import { at, cast, offered, scene } from '../testing/zealots';

const wise = { 6: { magic: 1 } };

describe('Circle Of Life', () => {
  it('restores 1 Life a Skill pip to each ally within 1# a Magic pip of the target', () => {
    const around: Fighters = { near: at(13, 11), far: at(13.4, 12) };
    const once = cast(scene(['circle-of-life'], around), 'circle-of-life', 'friend', '61111');
    expect(hands(once, 'friend', 'near', 'far')).toEqual([3, 3, 2]);
    const twice = cast(scene(['circle-of-life'], around), 'circle-of-life', 'friend', '66511');
    expect(hands(twice, 'friend', 'near', 'far')).toEqual([4, 4, 4]);
  });

  it('restores nothing to opponents, and nothing beyond the Dicepool', () => {
    const match = scene(['circle-of-life'], { foe: at(13, 10, 2, { team: 1 }), full: at(12, 11, 5) });
    cast(match, 'circle-of-life', 'friend', '61111');
    expect(hands(match, 'foe', 'full')).toEqual([2, 5]);
  });

  it('rolls no MDV of the target or of those in reach', () => {
    const match = scene(['circle-of-life'], {
      friend: at(12, 10, 2, { faces: wise }),
      near: at(12, 11, 2, { faces: wise }),
    });
    cast(match, 'circle-of-life', 'friend', '61111');
    expect(hands(match, 'friend', 'near')).toEqual([3, 3]);
  });

  it('gets an unconscious target up, but nobody unconscious beside it', () => {
    const down = { hand: 0, life: 'down' as const };
    const match = scene(['circle-of-life'], {
      friend: { at: [12, 10], with: down },
      near: { at: [12, 11], with: down },
    });
    cast(match, 'circle-of-life', 'friend', '61111');
    expect([match.the('friend').life, match.the('near').life]).toEqual(['up', 'down']);
  });
});

describe('Life Boon', () => {
  it('restores 1 Life a Magic pip to its target', () => {
    const once = cast(scene(['life-boon']), 'life-boon', 'friend', '61111');
    const twice = cast(scene(['life-boon']), 'life-boon', 'friend', '65111');
    expect([...hands(once, 'friend'), ...hands(twice, 'friend')]).toEqual([3, 4]);
  });

  it('has a target more within 0.5# a Magic pip for each further Skill pip', () => {
    const around: Fighters = { near: at(12, 11), far: at(12, 9), further: at(11, 11) };
    const match = scene(['life-boon'], around);
    cast(match, 'life-boon', 'friend', '66111', [{ pick: 'figure', figure: match.id('near') }]);
    expect(hands(match, 'friend', 'near', 'far', 'further')).toEqual([3, 3, 2, 2]);
    const wider = scene(['life-boon'], around);
    cast(wider, 'life-boon', 'friend', '66511', [{ pick: 'figure', figure: wider.id('further') }]);
    expect(hands(wider, 'friend', 'near', 'further')).toEqual([4, 2, 4]);
  });

  it('is defended by each target who has Magic pips', () => {
    const match = scene(['life-boon'], { friend: at(12, 10, 2, { faces: wise }), near: at(12, 11) });
    cast(match, 'life-boon', 'friend', '66511 61', [{ pick: 'figure', figure: match.id('near') }]);
    expect(hands(match, 'friend', 'near')).toEqual([3, 4]);
  });

  it('gets the unconscious up, restores nothing to the dead, and heals no further than the Dicepool', () => {
    const match = scene(['life-boon'], {
      friend: { at: [12, 10], with: { hand: 0, life: 'down' } },
      dead: { at: [10, 12], with: { hand: 0, life: 'dead' } },
      full: at(10, 11, 4),
    });
    expect(offered(match, 'life-boon', 'dead')).toBe(false);
    expect(offered(match, 'life-boon', 'foe')).toBe(false);
    cast(match, 'life-boon', 'friend', '65111');
    expect(match.the('friend')).toMatchObject({ life: 'up', hand: 2 });
    cast(match, 'life-boon', 'full', '65111');
    expect(match.the('full').hand).toBe(5);
  });
});

describe('Mend Condition', () => {
  const hurt: Fighters = {
    friend: at(12, 10, 2, {
      with: {
        hand: 2,
        conditions: [
          { condition: 'bleeding', count: 2 },
          { condition: 'slowed', count: 1 },
        ],
      },
    }),
  };

  it('takes all counters of a condition of your choice for each Skill pip', () => {
    const match = scene(['mend-condition'], hurt);
    cast(match, 'mend-condition', 'friend', '61111', [{ pick: 'condition', condition: 'bleeding' }]);
    expect(match.the('friend').conditions).toEqual([{ condition: 'slowed', count: 1 }]);
    const both = scene(['mend-condition'], hurt);
    cast(both, 'mend-condition', 'friend', '66111');
    expect(both.the('friend').conditions).toEqual([]);
  });

  it('restores half a Life a Magic pip, rounded down', () => {
    const once = cast(scene(['mend-condition']), 'mend-condition', 'friend', '61111');
    const twice = cast(scene(['mend-condition']), 'mend-condition', 'friend', '65111');
    expect([...hands(once, 'friend'), ...hands(twice, 'friend')]).toEqual([2, 3]);
  });
});

describe('Purge', () => {
  const sick = (dice: string): Arena =>
    cast(
      scene(['purge'], {
        zealot: {
          at: [10, 10],
          faces,
          skills: ['zealot/purge'],
          with: {
            hand: 5,
            pool: 8,
            poolSeen: 8,
            conditions: [
              { condition: 'slowed', count: 2 },
              { condition: 'poisoned', count: 1 },
            ],
          },
        },
      }),
      'purge',
      'zealot',
      dice,
    );

  it('restores 1 Life a Skill pip and takes your newest condition for each Magic pip', () => {
    expect(sick('61111').the('zealot')).toMatchObject({
      hand: 6,
      conditions: [{ condition: 'slowed', count: 2 }],
    });
    expect(sick('66511').the('zealot')).toMatchObject({ hand: 7, conditions: [] });
  });

  it('is for yourself alone, and does nothing without a Magic pip', () => {
    expect(offered(scene(['purge']), 'purge', 'friend')).toBe(false);
    expect(sick('11111').the('zealot').hand).toBe(5);
  });
});

describe('Resurrection', () => {
  const body = (fallen: number, more: Fighters = {}): Arena =>
    scene(['resurrection'], {
      friend: { at: [14, 14], with: { life: 'dead', hand: 0, fallen } },
      ...more,
    });

  it('takes a die of the Dicepool for good, restores 1 Life a Magic pip, and brings the body beside you', () => {
    const match = cast(body(0), 'resurrection', 'friend', '66511');
    expect(match.the('friend')).toMatchObject({ life: 'up', hand: 2, pool: 4, fallen: 0 });
    const { at: there } = match.the('friend');
    expect(Math.hypot(there.x - 10 * 1024, there.y - 10 * 1024)).toBeLessThan(1.01 * 1024);
  });

  it('fails on who is dead for more turns than Skill pips, and then costs no Dicepool', () => {
    const raised = (fallen: number, dice: string): readonly unknown[] => {
      const { life, pool } = cast(body(fallen), 'resurrection', 'friend', dice).the('friend');
      return [life, pool];
    };
    expect(raised(1, '65111')).toEqual(['up', 4]);
    expect(raised(2, '65111')).toEqual(['dead', 5]);
    expect(raised(2, '66511')).toEqual(['up', 4]);
    expect(raised(0, '11111')).toEqual(['dead', 5]);
  });

  it('is for dead allies only', () => {
    const match = body(0, {
      down: { at: [10, 12], with: { life: 'down', hand: 0 } },
      lost: { at: [10, 13], with: { life: 'dead', hand: 0, isLost: true } },
      enemy: { at: [10, 14], team: 1, with: { life: 'dead', hand: 0 } },
    });
    expect(
      ['friend', 'zealot', 'down', 'lost', 'enemy'].map((name) => offered(match, 'resurrection', name)),
    ).toEqual([true, false, false, false, false]);
  });

  it('makes a body of his own of a wasted one (ruling pipsmith-wasted)', () => {
    const wasted = { friend: at(14, 14, 0, { with: { life: 'dead', hand: 0, isWasted: true } }) };
    const match = cast(body(0, wasted), 'resurrection', 'friend', '65111');
    expect(match.the('friend')).toMatchObject({ life: 'up', isWasted: false });
  });

  it('lets the raised act on his next turn', () => {
    const match = cast(body(0), 'resurrection', 'friend', '65111');
    match.turnOf('friend');
    expect(match.the('friend').actions).toBe(2);
  });
});

describe('Strip Hex', () => {
  const hex = (key: number, skill: string) =>
    lying(skill, key, 1, { kind: 'hex', clock: { ends: 'never', of: 2, left: 1 } });
  const hexed = (dice: string): Arena =>
    cast(
      scene(['strip-hex'], {
        friend: at(12, 10, 2, {
          with: {
            hand: 2,
            auras: [hex(1, 'necromancer/corrupt-soul'), hex(2, 'druid/wrath'), hex(3, 'psion/terror')],
          },
        }),
      }),
      'strip-hex',
      'friend',
      dice,
    );
  const left = (match: Arena): readonly string[] => match.the('friend').auras.map(({ skill }) => skill);

  it('takes a hex for each Skill pip, but no Nature Spell', () => {
    expect(left(hexed('61111'))).toEqual(['druid/wrath', 'psion/terror']);
    expect(left(hexed('66111'))).toEqual(['druid/wrath']);
  });

  it('restores half a Life a Magic pip, rounded down', () => {
    expect([...hands(hexed('61111'), 'friend'), ...hands(hexed('65111'), 'friend')]).toEqual([2, 3]);
  });
});

describe('Words of Solace', () => {
  it('restores 2 Life a Skill pip to each ally within 0.5# a Magic pip of you', () => {
    const around: Fighters = {
      near: at(10, 11, 1),
      far: at(10, 8.6, 1),
      zealot: { at: [10, 10], faces, skills: ['zealot/words-of-solace'], with: { hand: 3 } },
    };
    const once = cast(scene(['words-of-solace'], around), 'words-of-solace', 'zealot', '611');
    expect(hands(once, 'zealot', 'near', 'far')).toEqual([5, 3, 1]);
    const twice = cast(scene(['words-of-solace'], around), 'words-of-solace', 'zealot', '665');
    expect(hands(twice, 'zealot', 'near', 'far', 'friend')).toEqual([5, 5, 5, 2]);
  });
});
