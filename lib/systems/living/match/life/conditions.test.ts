import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import type { Condition } from '../../skills/effects/terms';
import { block } from '../testing/block';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';

/** 6 shows a Skill pip, 5 two Melee pips, 4 one Magic pip, 3 one Defence pip; 1 nothing. */
const faces = { 6: { skill: 1 }, 5: { melee: 2 }, 4: { magic: 1 }, 3: { defence: 1 } };
const suffering = (condition: Condition, count = 1, more: Partial<Fighter['with'] & object> = {}) => ({
  with: { conditions: [{ condition, count }], ...more },
});
const hero = (more: Partial<Fighter> = {}): Fighter => ({ at: [10, 10], faces, ...more });
const foe = (more: Partial<Fighter> = {}): Fighter => ({ at: [11, 10], team: 1, faces, ...more });
const scene = (more: Partial<Fighter> = {}) => arena({ hero: hero(more), foe: foe() });
const strike = { pick: 'melee', target: 1, skill: undefined };
const hand = (match: Arena, name = 'hero') => match.the(name).hand;
const counters = (match: Arena, name = 'hero') =>
  match.the(name).conditions.map(({ condition, count }) => `${condition} ${count}`);
const picks = (match: Arena) => match.options().map(({ pick }) => pick);
const spot = (match: Arena) => [match.the('hero').at.x / unit, match.the('hero').at.y / unit];
/** He moves so far down the table. */
const goes = (match: Arena, far: number) => spot(match.act({ pick: 'move' }, '', [[10, 10 + far]]))[1];

describe('Bleeding', () => {
  it('takes 1 for each counter off AV and DV, never below 0', () => {
    expect(hand(scene(suffering('bleeding')).act(strike, '51111 11111'), 'foe')).toBe(4);
    expect(hand(scene(suffering('bleeding', 3)).act(strike, '51111'), 'foe')).toBe(5);
    const defending = arena({ foe: foe(), hero: hero(suffering('bleeding')) });
    expect(hand(defending.act(strike, '51111 33111'))).toBe(3);
  });
  it('takes 1 off MDV', () => {
    const mage = foe({
      at: [14, 10],
      faces: { 6: { skill: 1 }, 5: { magic: 2 } },
      skills: ['elemental-mage/fireball'],
    });
    const spell = (more: Partial<Fighter>) =>
      hand(
        arena({ mage, hero: hero(more) }).act(
          { pick: 'use', skill: 'elemental-mage/fireball', target: 1 },
          '65111 41111',
        ),
      );
    expect([spell({}), spell(suffering('bleeding'))]).toEqual([4, 3]);
  });
});

describe('Burning', () => {
  const burning = (dice: string) =>
    arena({
      mage: foe({
        at: [14, 10],
        faces: { 6: { skill: 1 }, 5: { magic: 1 } },
        skills: ['elemental-mage/lava-pit'],
      }),
      hero: hero({ faces: {} }),
      other: { at: [20, 20] },
    }).act({ pick: 'use', skill: 'elemental-mage/lava-pit', target: 1 }, dice);
  it('costs 2 Life for each counter as it comes, and 2 more at the end of the next turn, then it is gone', () => {
    const match = burning('65111');
    expect([hand(match), ...counters(match)]).toEqual([3, 'burning 1']);
    match.turnOf('hero');
    expect(hand(match)).toBe(3);
    match.turnOf('other');
    expect([hand(match), counters(match)]).toEqual([1, []]);
    expect(hand(burning('66511'))).toBe(1);
  });
});

describe('Burning that is put out', () => {
  it('takes the counters along that would have gone at the end of this turn, not those that came since', () => {
    const burning = { ...suffering('burning', 2, { alight: 1, hand: 5, actions: 2, isRecovering: true }) };
    const match = arena({ hero: hero(burning), foe: foe({ at: [20, 20] }) });
    match.act({ pick: 'use', skill: 'recovering/purify' }, '61111');
    expect([hand(match), ...counters(match)]).toEqual([5, 'burning 1']);
    match.turnOf('hero').turnOf('foe');
    expect([hand(match), counters(match)]).toEqual([3, []]);
  });
});

describe('Dazed', () => {
  it('leaves movement at half the rate, rounded down, and shaking it off', () => {
    expect(picks(scene(suffering('dazed')))).toEqual(['move', 'shake-off', 'end']);
    expect(goes(scene(suffering('dazed')), 2)).toBe(12);
    expect(() => goes(scene(suffering('dazed')), 2.1)).toThrow();
  });
  it('goes one counter an action', () => {
    const match = scene(suffering('dazed', 2)).act({ pick: 'shake-off' });
    expect(counters(match)).toEqual(['dazed 1']);
    const free = scene(suffering('dazed')).act({ pick: 'shake-off' });
    expect([...counters(free), free.offers(strike)]).toEqual([true]);
  });
  it('leaves movement alone as a reaction', () => {
    const waiting = { ...suffering('dazed').with, delays: 1, isActing: true };
    const match = arena({ foe: foe(), hero: hero({ with: waiting }), ally: { at: [20, 20], team: 1 } });
    expect(picks(match.act({ pick: 'move' }))).toEqual(['done', 'move']);
  });
});

describe('Deep Wound', () => {
  it('takes a die off the Dicepool for each counter, and the Hand with it', () => {
    const match = arena({
      hero: hero({ skills: ['harbinger/wounding-strike'], weapons: [{ type: 'slashing' }] }),
      foe: foe(),
    }).act({ ...strike, skill: 'harbinger/wounding-strike' }, '66111');
    expect(match.the('foe')).toMatchObject({ hand: 3, poolSeen: 3 });
  });
  it('may take the last die', () => {
    const match = arena({
      hero: hero({ skills: ['harbinger/wounding-strike'] }),
      foe: foe({ with: { hand: 1 } }),
      other: foe({ at: [20, 20] }),
    }).act({ ...strike, skill: 'harbinger/wounding-strike' }, '61111');
    expect(match.the('foe')).toMatchObject({ life: 'down', conditions: [] });
  });
});

describe('Knockdown', () => {
  it('takes 1 for each counter off DV', () => {
    const struck = (more: Partial<Fighter>) =>
      hand(arena({ foe: foe(), hero: hero(more) }).act(strike, '51111 33111'));
    expect([struck({}), struck(suffering('knockdown'))]).toEqual([4, 3]);
  });
  it('must be removed first, one counter an action, and no action is given up; then he is free', () => {
    const match = scene(suffering('knockdown', 3));
    expect([...counters(match), match.situation().turn]).toEqual(['knockdown 1', match.id('foe')]);
    const free = scene(suffering('knockdown'));
    expect([...counters(free), free.the('hero').actions, free.offers({ pick: 'move' })]).toEqual([1, true]);
  });
  it('leaves a choice to who may also take what needs no action', () => {
    const promised = [{ skill: 'ranger/troll-blood', life: 1, turns: 1, isDue: true }];
    const match = scene(suffering('knockdown', 1, { hand: 3, isActing: true, promised }));
    expect(picks(match)).toEqual(['stand-up', 'take-life']);
  });
});

describe('Poisoned', () => {
  it('costs 1 Life for each counter at the end of each own turn, undefended, and stays', () => {
    const match = scene(suffering('poisoned', 2)).turnOf('foe');
    expect([hand(match), ...counters(match)]).toEqual([3, 'poisoned 2']);
    expect(hand(match.turnOf('hero'))).toBe(3);
    expect(hand(match.nextPhase())).toBe(1);
  });
});

describe('Slowed', () => {
  it('shortens each movement by 1 # for each counter', () => {
    expect(goes(scene(suffering('slowed', 2)), 3)).toBe(13);
    expect(() => goes(scene(suffering('slowed', 2)), 3.1)).toThrow();
    expect(goes(scene(suffering('slowed', 7)), 0)).toBe(10);
  });
});

describe('Recovering', () => {
  const conditions = [
    { condition: 'bleeding' as const, count: 2 },
    { condition: 'poisoned' as const, count: 1 },
  ];
  const recovering = (more: Partial<Fighter> = {}, dice = '') =>
    arena({ hero: hero({ with: { hand: 2 }, ...more }), foe: foe(), far: foe({ at: [20, 20] }) })
      .act({ pick: 'recover' })
      .turnOf('foe', dice);
  const purify = { pick: 'use', skill: 'recovering/purify' };
  it('takes both actions to begin with', () => {
    const match = arena({ hero: hero(), foe: foe() });
    expect([match.offers({ pick: 'recover' }), match.offers({ pick: 'restore' })]).toEqual([true, false]);
    expect(match.act({ pick: 'move' }).offers({ pick: 'recover' })).toBe(false);
  });
  it('restores as much Life as dice are in the Hand with a movement action, up to the Dicepool', () => {
    const match = recovering().turnOf('hero');
    expect(hand(match.act({ pick: 'restore' }))).toBe(4);
    expect(hand(match.act({ pick: 'restore' }))).toBe(5);
    const whole = scene({ with: { isRecovering: true } });
    expect(whole.offers({ pick: 'restore' })).toBe(false);
  });
  it('is over for whoever took damage since his last turn, not for loss of Life', () => {
    const struck = recovering({ with: { hand: 4 } })
      .act({ ...strike, target: 0 }, '51111 1111')
      .turnOf('hero');
    expect(struck.offers({ pick: 'restore' })).toBe(false);
    const poisoned = recovering({ with: { hand: 4, conditions } }).turnOf('hero');
    expect([hand(poisoned), poisoned.offers({ pick: 'restore' })]).toEqual([3, true]);
  });
  it('lets Purify take one counter off one condition with both actions, and never scales', () => {
    const answers: Answer[] = [{ pick: 'condition', condition: 'bleeding' }];
    const of = (dice: string, asked = answers) =>
      counters(
        recovering({ with: { hand: 5, conditions } })
          .turnOf('hero')
          .act(purify, dice, asked),
      );
    expect(of('6111')).toEqual(['bleeding 1', 'poisoned 1']);
    expect(of('6611')).toEqual(['bleeding 1', 'poisoned 1']);
    expect(of('1111', [])).toEqual(['bleeding 2', 'poisoned 1']);
  });
  it('offers Purify with two actions and a condition only', () => {
    expect(recovering().turnOf('hero').offers(purify)).toBe(false);
    const match = recovering({ with: { hand: 5, conditions } }).turnOf('hero');
    expect(match.offers(purify)).toBe(true);
    expect(match.act({ pick: 'restore' }).offers(purify)).toBe(false);
    expect(scene({ with: { conditions } }).offers(purify)).toBe(false);
  });
  it('goes on with climbing, and lets the Dazed restore Life with their movement actions', () => {
    const crate = block(11, 8, 3, 4, { height: unit, seeThrough: true, climb: true });
    const climbed = arena(
      { hero: hero({ at: [10.5, 10], with: { isRecovering: true, hand: 4 } }), foe: foe({ at: [20, 20] }) },
      { terrain: [crate] },
    ).act({ pick: 'climb' });
    expect(climbed.offers({ pick: 'restore' })).toBe(true);
    const dazed = scene(suffering('dazed', 1, { hand: 2, isRecovering: true }));
    expect(picks(dazed)).toEqual(['move', 'restore', 'shake-off', 'end']);
    expect(hand(dazed.act({ pick: 'restore' }))).toBe(4);
    expect(scene(suffering('dazed')).offers({ pick: 'restore' })).toBe(false);
  });
  it('ends with any other action than these', () => {
    const match = recovering().turnOf('hero').act(strike, '11');
    expect(match.offers({ pick: 'restore' })).toBe(false);
    const on = recovering().turnOf('hero').act({ pick: 'move' });
    expect(on.offers({ pick: 'restore' })).toBe(true);
    const loading = recovering({ weapons: [{ type: 'longbow' }], with: { hand: 2, reloads: [1] } });
    expect(loading.turnOf('hero').act({ pick: 'move-and-reload' }).offers({ pick: 'restore' })).toBe(true);
  });
});
