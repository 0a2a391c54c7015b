import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { fieldOf } from '../testing/field';
import { block } from '../testing/block';

const training = 'beastmaster/basic-animal-training';
const rider: Answer = { pick: 'figure', figure: 0 };
const mount: Answer = { pick: 'figure', figure: 1 };
const value = (of: number): Answer => ({ pick: 'value', value: of });

/** A rider of bare pips on a mount of bare pips at 10, unless a test says otherwise, and a foe. */
const unit = (
  foe: Partial<Fighter>,
  pair: { readonly rider?: Partial<Fighter>; readonly mount?: Partial<Fighter> } = {},
): Readonly<Record<string, Fighter>> => ({
  rider: {
    at: [10, 10],
    ...pair.rider,
    skills: [training, ...(pair.rider?.skills ?? [])],
    with: { mount: 1, ...pair.rider?.with },
  },
  mount: { at: [10, 10], kind: 'pet', of: 'rider', ...pair.mount, with: { rider: 0, ...pair.mount?.with } },
  foe: { at: [11, 10], team: 1, ...foe },
});
const hands = (match: Arena) => [match.the('rider').hand, match.the('mount').hand];

describe('a unit that is shot at with a magic weapon', () => {
  const shot = (dice: string, answers: readonly Answer[], pair: Parameters<typeof unit>[1]) => {
    const match = arena(unit({ at: [14, 10], weapons: [{ type: 'magic' }] }, pair)).turnOf('foe');
    return hands(match.act({ pick: 'shoot' }, dice, answers));
  };
  const guarded = { faces: { 6: { defence: 2 } } } as const;
  const magical = { faces: { 6: { magic: 1 } } } as const;

  it('rolls the Hand that its player names, against either colour', () => {
    expect(shot('61111', [mount], { mount: guarded })).toEqual([5, 5]);
    expect(shot('61111', [mount], { mount: magical })).toEqual([5, 5]);
    expect(shot('61111', [rider], { rider: magical })).toEqual([5, 5]);
    expect(shot('61111', [rider, value(0)], { mount: guarded })).toEqual([4, 5]);
    expect(shot('61111', [mount, value(1)], { rider: guarded })).toEqual([5, 4]);
  });
});

describe('a unit that a spell is cast on', () => {
  const missile = {
    faces: { 5: { magic: 3 }, 6: { skill: 1 } },
    skills: ['training/uncle-toms-cruise-missile'],
    at: [13, 10],
  } as const;
  const struck = (dice: string, answers: readonly Answer[], pair: Parameters<typeof unit>[1]) => {
    const match = arena(unit(missile, pair)).turnOf('foe');
    return hands(match.act({ pick: 'use' }, dice, answers));
  };

  it('resists it with the Magic pips of either', () => {
    const magical = { faces: { 6: { magic: 2 } } } as const;
    expect(struck('65111 61111', [value(3), mount, value(1)], { mount: magical })).toEqual([5, 4]);
    expect(struck('65111', [value(3), rider, value(3)], { mount: magical })).toEqual([5, 2]);
    expect(struck('65111 61111', [value(3), rider, value(1)], { rider: magical })).toEqual([5, 4]);
    expect(struck('65111', [value(3), value(0)], {})).toEqual([2, 5]);
  });
});

describe('a unit that is hit', () => {
  const axe = { faces: { 5: { melee: 3 }, 6: { skill: 1 } } } as const;
  const hit = (
    taken: number,
    more: Partial<Fighter> = {},
    pair: Parameters<typeof unit>[1] = {},
    then: readonly Answer[] = [],
  ) => {
    const match = arena(unit({ ...axe, ...more }, pair)).turnOf('foe');
    const [skill] = more.skills ?? [];
    return match.act({ pick: 'melee', skill }, '56111 11111', [value(3), rider, value(taken), ...then]);
  };

  it('has lost what both have lost', () => {
    const kiss = { skills: ['necromancer/kiss-of-death'], with: { hand: 2 } };
    const foe = { at: [11, 10], faces: { 5: { magic: 3 }, 6: { skill: 1 } }, ...kiss } as const;
    const match = arena(unit(foe))
      .turnOf('foe')
      .act({ pick: 'use' }, '65', [{ pick: 'no' }, value(3), value(2)]);
    expect([hands(match), match.the('foe').hand]).toEqual([[4, 3], 5]);
  });
  it('is killed where the last die of either is taken', () => {
    const chasing = (hand: number) => () =>
      hit(3, { skills: ['warrior/bloodlust'] }, { mount: { with: { hand } } }, [[11, 10]]);
    expect(chasing(3)).not.toThrow();
    expect(chasing(4)).toThrow('nobody asked');
  });
  it('does not recover, whoever took the damage', () => {
    const match = hit(3, {}, { rider: { with: { isRecovering: true } } });
    expect(match.the('rider').wasHurt).toBe(true);
    expect(match.turnOf('rider').offers({ pick: 'restore' })).toBe(false);
  });
  it('restores Life to one of the two where it recovers', () => {
    const wounded = { with: { hand: 2 } };
    const tired = (pair: Parameters<typeof unit>[1], ...who: readonly Answer[]) => {
      const match = arena(unit({ at: [22, 22] }, pair));
      return hands(match.act({ pick: 'restore' }, '', who));
    };
    expect(tired({ rider: { with: { isRecovering: true } }, mount: wounded })).toEqual([5, 4]);
    const both = { rider: { with: { isRecovering: true, hand: 1 } }, mount: wounded };
    expect(tired(both, rider)).toEqual([2, 2]);
  });
  it('stands its ground no longer once the mount is knocked down', () => {
    const firm = { faces: { 6: { skill: 1 } }, skills: ['commander/stand-your-ground'] };
    const boom = { faces: { 6: { skill: 1 } }, skills: ['warrior/big-bada-boom'] };
    const match = arena(unit(boom, { rider: firm }));
    match.act({ pick: 'move' }, '61111', [{ skill: 'commander/stand-your-ground' }, rider]).turnOf('foe');
    expect(match.the('rider').modifiers).toHaveLength(1);
    match.act({ pick: 'melee', skill: 'warrior/big-bada-boom' }, '61111', [mount, value(0)]);
    expect([match.the('mount').conditions.length, match.the('rider').modifiers.length]).toEqual([1, 0]);
  });
  it('sheds a counter of either where it recovers', () => {
    const bleeding: Partial<Fighter> = { with: { conditions: [{ condition: 'bleeding', count: 1 }] } };
    const recovering = { faces: { 6: { skill: 1 } }, with: { isRecovering: true } } as const;
    const match = arena(unit({ at: [22, 22] }, { rider: recovering, mount: bleeding }));
    match.act({ pick: 'use', skill: 'recovering/purify' }, '61111', [rider]);
    expect(match.the('mount').conditions).toEqual([]);
  });
  it('lets the mount know who that was', () => {
    expect(hit(0).the('mount').foe).toBe(2);
  });
});

describe('a unit that falls deep', () => {
  it('loses the Life of one of the two', () => {
    const crate = block(11, 8, 3, 4, { seeThrough: true, climb: true });
    const top = { at: [12, 10] as const, with: { height: crate.height } };
    const jump = (who: Answer) => {
      const match = arena(unit({ at: [22, 22] }, { rider: top, mount: top }), { terrain: [crate] });
      return hands(match.act({ pick: 'move' }, '', [[10, 10], who]));
    };
    expect(jump(mount)).toEqual([5, 3]);
    expect(jump(rider)).toEqual([3, 5]);
  });
});

describe('a unit that is Dazed', () => {
  const dazed = (count: number): Partial<Fighter> => ({
    with: { conditions: [{ condition: 'dazed', count }] },
  });
  const shake = { pick: 'shake-off' };
  const counters = (match: Arena) =>
    ['rider', 'mount'].map((name) => match.the(name).conditions[0]?.count ?? 0);

  it('shakes off counters of the mount too, and of the one that its player names where both have some', () => {
    expect(arena(unit({})).offers(shake)).toBe(false);
    expect(counters(arena(unit({}, { mount: dazed(2) })).act(shake))).toEqual([0, 1]);
    const both = () => arena(unit({}, { rider: dazed(2), mount: dazed(2) }));
    expect([counters(both().act(shake, '', [mount])), counters(both().act(shake, '', [rider]))]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('a unit that strikes with the mount’s card', () => {
  const strike = { pick: 'melee', by: 1 };
  it('sets off what waits for an attack of the rider', () => {
    const sworn = { faces: { 6: { skill: 1 } }, skills: ['harbinger/vow-of-strength'] } as const;
    const vow = { pick: 'use', skill: 'harbinger/vow-of-strength' };
    const match = arena(unit({}, { rider: sworn })).act(vow, '61111');
    expect(match.turnOf('rider').act(strike, '11111').the('foe').hand).toBe(4);
  });
  it('ends what lasts until the rider attacks', () => {
    const hidden = { faces: { 6: { skill: 1 } }, skills: ['dirty-tricks/shadow-meld'] } as const;
    const match = arena(unit({}, { rider: hidden }), { terrain: [block(8.5, 9, 1, 2)] });
    match.act({ pick: 'use', skill: 'dirty-tricks/shadow-meld' }, '61111', [rider]);
    expect(match.the('rider').modifiers).toHaveLength(1);
    expect(match.act(strike, '11111').the('rider').modifiers).toEqual([]);
  });
});

describe('a unit in a scenario', () => {
  it('is restored near a corner, the one or the other', () => {
    const { field } = fieldOf('capture-the-flag');
    const [pair, far] = [{ at: [1, 1] as const }, { at: [12, 12] as const }];
    const hurt = { with: { hand: 2 } };
    const match = field(unit(far, { rider: pair, mount: { ...pair, ...hurt } }));
    expect(hands(match.act({ pick: 'scenario', what: 'heal' }))).toEqual([5, 5]);
    const both = field(unit(far, { rider: { ...pair, ...hurt }, mount: { ...pair, ...hurt } }));
    expect(hands(both.act({ pick: 'scenario', what: 'heal' }, '', [mount]))).toEqual([2, 5]);
  });
  it('loses 1 Life near a bomb that goes off, and a carrier’s mount loses its own; not who is in the air', () => {
    const { field } = fieldOf('bombing-run');
    const explosion = (carrier: number, more: Fighter['with'] = {}) => {
      const pair = { rider: { at: [8, 6] as const, with: more }, mount: { at: [8, 6] as const, with: more } };
      const fighters = unit({ at: [6, 6] }, pair);
      const pieces = field(fighters)
        .situation()
        .pieces.map((piece) => ({ ...piece, figure: carrier, count: 1 }));
      return hands(field(fighters, { pieces }).nextPhase());
    };
    expect([explosion(2), explosion(0), explosion(2, { isFlying: true })]).toEqual([
      [4, 5],
      [0, 4],
      [5, 5],
    ]);
  });
});

describe('a unit near a martyr', () => {
  it('is rid of a condition of the one or the other', () => {
    const match = arena({
      martyr: { at: [10, 11], faces: { 6: { skill: 1, magic: 1 } }, skills: ['zealot/martyr'] },
      rider: { at: [10, 10], with: { mount: 2 } },
      mount: {
        at: [10, 10],
        kind: 'pet',
        of: 'rider',
        with: { rider: 1, conditions: [{ condition: 'slowed', count: 2 }] },
      },
      foe: { at: [20, 20], team: 1 },
    });
    match.act({ pick: 'use', skill: 'zealot/martyr' }, '61111');
    expect(match.the('mount').conditions).toEqual([]);
    expect(match.the('martyr').conditions).toEqual([{ condition: 'slowed', count: 2 }]);
  });
});
