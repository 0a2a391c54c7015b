import { describe, expect, it } from 'vitest';
import type { PlainData } from '../../../../match/plain-data';
import { livingEngine } from '../rules';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { casterFaces as faces, castsOf } from '../testing/casters';
import { daemon } from '../testing/followers';

const { cast } = castsOf('summoner');

const scene = (skills: readonly string[], others: Readonly<Record<string, Fighter>> = {}, hand = 5): Arena =>
  arena({
    summoner: { at: [10, 10], faces, skills: skills.map((id) => `summoner/${id}`), with: { hand } },
    foe: { at: [13, 10], team: 1, faces: { 6: { melee: 1 } } },
    ...others,
  });

/** Request once the dice of a use have fallen. */
const askedAfter = (match: Arena, skill: string, dice: string) => {
  const start = livingEngine.begin(match.situation(), 1, {
    dice: Array.from(dice, (face) => Number(face) - 1),
  }).match;
  let request = livingEngine.pending(start);
  const options = request && 'options' in request ? request.options : [];
  const use = options.findIndex((option) => 'skill' in option && option.skill === `summoner/${skill}`);
  let step = livingEngine.apply(start, use);
  for (;;) {
    request = step.ok ? livingEngine.pending(step.value.match) : undefined;
    if (!step.ok || request?.about.about !== 'die') return request?.about;
    step = livingEngine.apply(step.value.match, 0);
  }
};

const newest = (match: Arena) =>
  match
    .situation()
    .figures.filter(({ kind }) => kind === 'daemon')
    .at(-1);

/** Pips of a colour on the die of the newest daemon, over all faces. */
const pipsOf = (match: Arena, pip: 'skill' | 'melee' | 'defence' | 'magic'): number =>
  match.situation().sheets[newest(match)?.sheet ?? 0]?.sides[pip].reduce((sum, each) => sum + each, 0) ?? 0;

/** Skill pips on each side of the newest daemon's dice. */
const skillOf = (match: Arena): readonly number[] | undefined =>
  match.situation().sheets[newest(match)?.sheet ?? 0]?.sides.skill;

/** Cost of its trait pips: Defence 1, Melee 2, Magic 4 (chapter "Birth of a Hero"). */
const pointsOf = (match: Arena): number =>
  2 * pipsOf(match, 'melee') + pipsOf(match, 'defence') + 4 * pipsOf(match, 'magic');

describe('Summon Daemon', () => {
  it('takes 1 turn more than this one with a pip of each kind; the daemon acts at once', () => {
    const match = scene(['summon-daemon']);
    cast(match, 'summon-daemon', 'summoner', '61111');
    expect(newest(match)).toBeUndefined();
    expect(match.situation().turn).not.toBe(match.id('summoner'));
    match.turnOf('summoner');
    expect(newest(match)).toMatchObject({ life: 'up', pool: 1, hand: 1, team: 0, owner: 0 });
    expect([pointsOf(match), pipsOf(match, 'skill')]).toEqual([4, 1]);
    expect(match.situation().acting).toBe(newest(match)?.id);
  });

  it('has 2 Life and 8 points with two Magic pips, a turn later', () => {
    const match = scene(['summon-daemon']);
    cast(match, 'summon-daemon', 'summoner', '65111');
    match.turnOf('foe').turnOf('foe');
    expect(newest(match)).toBeUndefined();
    match.act({ pick: 'end' });
    expect(newest(match)).toMatchObject({ pool: 2 });
    expect(pointsOf(match)).toBe(8);
  });

  it('comes at once with a Skill pip more than Magic pips, and waits for the next turn to act', () => {
    const match = scene(['summon-daemon']);
    cast(match, 'summon-daemon', 'summoner', '66111');
    expect(newest(match)).toMatchObject({ pool: 1, actions: 0 });
    expect(pipsOf(match, 'skill')).toBe(2);
    expect(match.situation().acting).toBe(match.id('summoner'));
  });

  it('is put off by each damage that the summoner survives', () => {
    const match = scene(['summon-daemon'], { foe: { at: [11, 10], team: 1, faces: { 6: { melee: 1 } } } });
    cast(match, 'summon-daemon', 'summoner', '61111');
    match.act({ pick: 'melee', target: match.id('summoner') }, '61111 11111');
    match.act({ pick: 'end' });
    expect(newest(match)).toBeUndefined();
    expect(match.the('summoner').auras).toHaveLength(1);
    match.turnOf('summoner').turnOf('foe');
    expect(newest(match)?.life).toBe('up');
  });

  it('ends with the fall of the summoner', () => {
    const match = scene(
      ['summon-daemon'],
      { foe: { at: [11, 10], team: 1, faces: { 6: { melee: 1 } } }, friend: { at: [20, 20] } },
      1,
    );
    cast(match, 'summon-daemon', 'summoner', '6');
    match.turnOf('foe');
    match.act({ pick: 'melee', target: match.id('summoner') }, '61111 1');
    expect(match.the('summoner')).toMatchObject({ life: 'down', auras: [] });
  });

  it('sends the old daemon away once it works, and only then', () => {
    const match = scene(['summon-daemon'], { daemon: daemon() });
    cast(match, 'summon-daemon', 'summoner', '11111');
    expect(match.the('daemon').life).toBe('up');
    cast(match, 'summon-daemon', 'summoner', '61111');
    expect(match.the('daemon').life).toBe('gone');
  });

  it('keeps the card of the daemon before, cut to the points', () => {
    const match = scene(['summon-daemon'], { daemon: daemon(['bite']) });
    cast(match, 'summon-daemon', 'summoner', '66111');
    expect(match.situation().sheets[newest(match)?.sheet ?? 0]).toMatchObject({
      skills: ['summoner/bite'],
      sides: { melee: [0, 0, 0, 0, 1, 1], skill: [0, 0, 0, 0, 0, 2] },
    });
  });
});

describe('A dead Daemon', () => {
  it('is not raised any more once another one is summoned', () => {
    const summoner = {
      at: [10, 10],
      faces,
      skills: ['summoner/summon-daemon', 'zealot/resurrection'],
    } as const;
    const match = scene([], { summoner, daemon: daemon([], { with: { life: 'dead', hand: 0 } }) });
    const raising = { pick: 'use', skill: 'zealot/resurrection' };
    expect(match.offers(raising)).toBe(true);
    cast(match, 'summon-daemon', 'summoner', '66111');
    expect(match.offers(raising)).toBe(false);
    expect(match.the('daemon').life).toBe('dead');
  });
});

describe('a Daemon that its player builds', () => {
  const built = (sheet: object, dice = '66111', skills: readonly string[] = ['summon-daemon']): Arena => {
    const match = scene(skills);
    return cast(match, 'summon-daemon', 'summoner', dice, [
      { sheet: { kind: 'daemon', ...sheet } as PlainData },
    ]);
  };
  const profileOf = (match: Arena) => match.situation().sheets[newest(match)?.sheet ?? 0];

  it('has the pips, the face of its Skill pips, the skills, weapons and name that he gives it', () => {
    const match = built({
      name: 'Imp',
      faces: { 4: { skill: 2, melee: 1 }, 6: { defence: 2 } },
      weapons: [{ type: 'piercing', name: 'Horns' }],
      skills: ['summoner/daemonic-rage', 'summoner/horns'],
    });
    expect(profileOf(match)).toMatchObject({
      name: 'Imp',
      sides: {
        melee: [0, 0, 0, 1, 0, 0],
        defence: [0, 0, 0, 0, 0, 2],
        skill: [0, 0, 0, 2, 0, 0],
      },
      weapons: [{ type: 'piercing', name: 'Horns' }],
      skills: ['summoner/daemonic-rage', 'summoner/horns'],
      dice: 1,
    });
  });

  it('may be without any pips: points are a maximum', () => {
    expect(pointsOf(built({ faces: {} }))).toBe(0);
  });

  it('may have other skills than the one before', () => {
    const match = scene(['summon-daemon'], { daemon: daemon(['bite']) });
    const sheet = { kind: 'daemon', faces: { 6: { melee: 2 } }, skills: ['summoner/spikes'] };
    cast(match, 'summon-daemon', 'summoner', '66111', [{ sheet }]);
    expect(profileOf(match)?.skills).toEqual(['summoner/spikes']);
  });

  it.each<[string, object, string]>([
    ['more points than the casting gives, at 2 a Melee pip', { faces: { 6: { melee: 3 } } }, 'daemon-caps'],
    [
      'a Magic pip and a Defence pip, which cost 5',
      { faces: { 6: { magic: 1, defence: 1 } } },
      'daemon-caps',
    ],
    ['Ranged pips', { faces: { 6: { ranged: 1 } } }, 'daemon-caps'],
    ['more Skill pips than the casting gives', { faces: { 6: { skill: 3 } } }, 'daemon-caps'],
    ['Skill pips on two faces', { faces: { 6: { skill: 1 }, 5: { skill: 1 } } }, 'daemon-caps'],
    ['a face full of green', { faces: { 2: { skill: 2 } } }, 'one-colour-face'],
    ['more pips than a face has', { faces: { 3: { defence: 3, skill: 2 } } }, 'face-capacity'],
    ['a pip on the 1-face', { faces: { 1: { melee: 1 } } }, 'one-colour-face'],
    ['a skill that is no Daemon Skill', { faces: {}, skills: ['summoner/veil'] }, 'daemon-slots'],
    [
      'more skills than slots are free',
      {
        faces: {},
        skills: ['bite', 'daemonic-rage', 'fiery-breath', 'horns', 'spikes'].map((id) => `summoner/${id}`),
      },
      'daemon-slots',
    ],
    ['a pet', { kind: 'pet', faces: {} }, 'no-daemon'],
    ['a face that there is not', { faces: { 7: {} } }, 'no-daemon'],
    ['half a pip', { faces: { 6: { melee: 0.5 } } }, 'no-daemon'],
    ['pips below 0', { faces: { 6: { melee: -1, magic: 1 } } }, 'no-daemon'],
    ['no list of skills', { faces: {}, skills: 'summoner/bite' }, 'no-daemon'],
    ['a name that is too long', { faces: {}, name: 'x'.repeat(81) }, 'no-daemon'],
  ])('is refused with %s', (_, sheet, rule) => {
    expect(() => built(sheet)).toThrow(`"refused":"illegal-sheet"`);
    expect(() => built(sheet)).toThrow(`"rule":"${rule}"`);
  });

  it('is asked of its player with what he may build, and the card that he may keep', () => {
    const match = scene(['summon-daemon'], { daemon: daemon(['bite']) });
    const about = askedAfter(match, 'summon-daemon', '66111');
    expect(about).toEqual({
      about: 'build',
      figure: 0,
      skill: 'summoner/summon-daemon',
      kind: 'daemon',
      dice: 1,
      points: 4,
      green: [2],
      slots: 4,
      card: {
        kind: 'daemon',
        name: 'daemon',
        faces: { 5: { melee: 2 }, 6: { melee: 1, skill: 1 } },
        skills: ['summoner/bite'],
      },
    });
  });
});

describe('The card that is kept', () => {
  it('is that of the newest daemon', () => {
    const old = daemon([], { faces: { 6: { defence: 3 } }, with: { life: 'gone', hand: 0 } });
    const match = scene(['summon-daemon'], { old, daemon: daemon(['bite']) });
    cast(match, 'summon-daemon', 'summoner', '66111');
    expect([pipsOf(match, 'melee'), pipsOf(match, 'defence')]).toEqual([2, 0]);
  });

  it('loses what its points do not reach, by what it costs, from the lowest faces', () => {
    const mage = daemon([], { faces: { 6: { magic: 1 }, 4: { melee: 1, defence: 1 }, 3: { defence: 1 } } });
    const match = scene(['summon-daemon'], { daemon: mage });
    cast(match, 'summon-daemon', 'summoner', '66111');
    expect(match.situation().sheets[newest(match)?.sheet ?? 0]?.sides).toMatchObject({
      magic: [0, 0, 0, 0, 0, 1],
      melee: [0, 0, 0, 0, 0, 0],
      defence: [0, 0, 0, 0, 0, 0],
    });
  });

  it('has all Skill pips, on another face where its own is too small', () => {
    const small = daemon([], { faces: { 2: { skill: 1 }, 6: { melee: 2 } } });
    const match = scene(['summon-daemon'], { daemon: small });
    cast(match, 'summon-daemon', 'summoner', '66611');
    expect([pipsOf(match, 'skill'), pipsOf(match, 'melee')]).toEqual([3, 2]);
  });
});

describe('a Daemon', () => {
  it('vanishes when its summoner falls', () => {
    const match = scene(
      ['banish'],
      { daemon: daemon(), foe: { at: [11, 10], team: 1, faces: { 6: { melee: 1 } } } },
      1,
    );
    match.turnOf('foe');
    match.act({ pick: 'melee', target: match.id('summoner') }, '61111 1');
    expect(match.the('daemon').life).toBe('gone');
  });
});

describe('Dark Portal', () => {
  it('opened again more weakly, stays as it was', () => {
    const match = scene(['dark-portal']);
    cast(match, 'dark-portal', 'summoner', '65111');
    cast(match, 'dark-portal', 'summoner', '61111');
    expect(match.the('summoner').auras).toMatchObject([{ green: 1, blue: 2 }]);
  });

  it('sends the daemon away on every try, and makes the next summoning sooner and stronger', () => {
    const match = scene(['dark-portal', 'summon-daemon'], { daemon: daemon() });
    cast(match, 'dark-portal', 'summoner', '11111');
    expect(match.the('daemon').life).toBe('gone');
    const open = scene(['dark-portal', 'summon-daemon']);
    cast(open, 'dark-portal', 'summoner', '61111');
    cast(open, 'summon-daemon', 'summoner', '61111');
    expect(newest(open)).toMatchObject({ life: 'up', pool: 1, actions: 0 });
    expect(pointsOf(open)).toBe(5);
    // One by Summon Daemon, one more on a face without any.
    expect(skillOf(open)).toEqual([0, 1, 1, 0, 0, 0]);
    expect(open.the('summoner').auras).toEqual([]);
  });

  it.each<[string, string, string, readonly number[]]>([
    // Two by Summon Daemon; for each of them two by the portal, on another face.
    ['2 and 2: three faces with 2', '66111', '66111', [0, 0, 2, 2, 2, 0]],
    ['1 and 2: one face with 1, one with 2', '66111', '61111', [0, 1, 2, 0, 0, 0]],
    ['2 and 1: one face with 2, two with 1', '61111', '66111', [0, 1, 2, 1, 0, 0]],
    // One pip of each face is kept free of green, and what finds no face lapses.
    ['3 and 3: the last finds room for 2 only', '66611', '66611', [0, 0, 2, 3, 3, 3]],
    ['4 and 5: four faces for five times 4', '66661', '66666', [0, 1, 2, 3, 4, 5]],
  ])(
    'puts its own pips on another face for each Skill pip of Summon Daemon: %s',
    (_, portal, casting, pips) => {
      const match = scene(['dark-portal', 'summon-daemon']);
      cast(match, 'dark-portal', 'summoner', portal);
      cast(match, 'summon-daemon', 'summoner', casting);
      expect([...(skillOf(match) ?? [])].sort()).toEqual([...pips].sort());
    },
  );

  it('lets its player lay them on the faces of his choice, and on no more of them', () => {
    const match = scene(['dark-portal', 'summon-daemon']);
    cast(match, 'dark-portal', 'summoner', '66111');
    const on = (faces: object) => ({ sheet: { kind: 'daemon', faces } as PlainData });
    expect(() =>
      cast(match, 'summon-daemon', 'summoner', '61111', [on({ 6: { skill: 2 }, 5: { skill: 2 } })]),
    ).toThrow('"rule":"daemon-caps"');
    const fits = scene(['dark-portal', 'summon-daemon']);
    cast(fits, 'dark-portal', 'summoner', '66111');
    cast(fits, 'summon-daemon', 'summoner', '61111', [on({ 6: { skill: 2 }, 5: { skill: 1 } })]);
    expect(skillOf(fits)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  it('puts its Skill pips on the second face of a card that has them there', () => {
    const card = daemon([], { faces: { 6: { skill: 1, melee: 1 }, 4: { skill: 1 } } });
    const match = scene(['dark-portal', 'summon-daemon'], { daemon: card });
    cast(match, 'dark-portal', 'summoner', '66111');
    cast(match, 'summon-daemon', 'summoner', '61111');
    expect(skillOf(match)).toEqual([0, 0, 0, 1, 0, 2]);
  });
});

describe('Banish', () => {
  const banished = (dice: string, more: Fighter['faces'] = {}): Arena => {
    const match = scene(['banish'], {
      other: { at: [12, 12], kind: 'daemon', of: 'foe', team: 1, faces: more },
    });
    return cast(match, 'banish', 'other', dice);
  };

  it.each([
    ['61111', 3],
    ['65111', 2],
    ['66111', 2],
  ])('attacks with the MAV, then takes Life: %s', (dice, left) => {
    expect(banished(dice).the('other').hand).toBe(left);
  });

  it('takes the Life whatever the MDV', () => {
    expect(banished('61111 41111', { 4: { magic: 2 } }).the('other').hand).toBe(4);
  });

  it('is for opposing daemons alone', () => {
    const match = scene(['banish'], { daemon: daemon() });
    expect(match.offers({ pick: 'use' })).toBe(false);
  });
});

describe('Drain Force', () => {
  it('takes 1 Life from your daemon for you, now and as your next turn begins', () => {
    const match = scene(['drain-force'], { daemon: daemon() }, 2);
    cast(match, 'drain-force', 'daemon', '61');
    expect([match.the('summoner').hand, match.the('daemon').hand]).toEqual([3, 4]);
    match.turnOf('summoner');
    expect([match.the('summoner').hand, match.the('daemon').hand]).toEqual([4, 3]);
    match.turnOf('foe').turnOf('summoner');
    expect([match.the('summoner').hand, match.the('daemon').hand]).toEqual([4, 3]);
  });

  it('takes 2 with two Skill pips, and again twice with two Magic pips', () => {
    const match = scene(['drain-force'], { daemon: daemon() }, 2);
    cast(match, 'drain-force', 'daemon', '65');
    match.turnOf('summoner').turnOf('foe').turnOf('summoner');
    expect([match.the('summoner').hand, match.the('daemon').hand]).toEqual([5, 2]);
    expect(
      cast(scene(['drain-force'], { daemon: daemon() }, 2), 'drain-force', 'daemon', '66').the('daemon').hand,
    ).toBe(3);
  });
});

describe('Veil', () => {
  it('does not lie on a daemon that has resisted the whole of it', () => {
    const match = scene(['veil'], { daemon: daemon([], { faces: { 6: { magic: 1 } } }) });
    cast(match, 'veil', 'daemon', '61111 61111');
    expect(match.the('daemon')).toMatchObject({ auras: [], modifiers: [] });
  });

  it.each([
    ['0.5# out of its base', [13, 10] as const, 0],
    ['further off', [13.6, 10] as const, 1],
  ])('keeps who is in reach from reacting to the daemon: %s', (_, at, reactors) => {
    const match = scene(['veil'], {
      daemon: daemon(),
      watcher: { at, team: 1, with: { delays: 1 } },
      foe: { at: [20, 20], team: 1 },
    });
    cast(match, 'veil', 'daemon', '61111');
    match.act({ pick: 'done' });
    expect(match.the('daemon').auras).toMatchObject([{ kind: 'enchantment' }]);
    match.act({ pick: 'end' });
    match.act({ pick: 'move' });
    expect(match.situation().reactors).toHaveLength(reactors);
  });
});
