import { describe, expect, it } from 'vitest';
import type { HeroDraft } from '../../sheet/hero';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters } from '../testing/watching';

const training = 'beastmaster/basic-animal-training';
/** The goblin of the rulebook: 3 Ranged pips on 6 and 5, the Skill pip on 6. */
const goblin = { 6: { ranged: 3, skill: 1 }, 5: { ranged: 3 } };
/** The wolf, hungry: 4 Melee and 2 Defence pips on 6, 4 Melee and the Skill pip on 5, 2 Defence on 4. */
const wolf = { 6: { melee: 4, defence: 2 }, 5: { melee: 4, skill: 1 }, 4: { defence: 2 } };
const bow: HeroDraft['equipment']['weapons'] = [{ type: 'longbow' }];

const riding = (
  skills: readonly string[],
  more: Readonly<Record<string, Fighter>> = {},
  pair: { readonly rider?: Fighter['with']; readonly mount?: Fighter['with'] } = {},
): Arena =>
  arena({
    goblin: {
      at: [10, 10],
      faces: goblin,
      weapons: bow,
      skills: [training, ...skills],
      with: { mount: 1, ...pair.rider },
    },
    wolf: {
      at: [10, 10],
      kind: 'pet',
      of: 'goblin',
      faces: wolf,
      with: { rider: 0, ...pair.mount },
    },
    foe: { at: [11, 10], team: 1, faces: { 5: { melee: 5 }, 6: { skill: 1 } } },
    ...more,
  });
const rider: Answer = { pick: 'figure', figure: 0 };
const mount: Answer = { pick: 'figure', figure: 1 };
const hands = (match: Arena) => [match.the('goblin').hand, match.the('wolf').hand];
/** The die of the attack; then what of the damage the mount takes. */
const die = (value: number): Answer => ({ pick: 'value', value });
const share = die;
const far: Fighter = { at: [22, 22], team: 1 };

it('plays as the rulebook tells of the goblin and his wolf; chapter "Mounting a Pet"', () => {
  const match = riding(['beastmaster/contagious-bite', 'ranger/dodge', 'ranger/volley'], {
    foe: {
      at: [16, 10],
      team: 1,
      faces: { 5: { melee: 5 }, 6: { skill: 1 } },
      skills: ['warrior/hamstring'],
      weapons: [{ type: 'slashing' }],
    },
    second: { at: [15, 14], team: 1 },
    third: { at: [16.2, 14], team: 1 },
  });
  // The unit rides out, by the wolf's Hand, and is harder to hit. The goblin's Hand is rolled for it.
  match.act({ pick: 'use', skill: 'ranger/dodge' }, '61111', [[15, 10], rider]);
  expect([match.the('goblin').at, match.the('wolf').at]).toEqual([
    { x: 15 * 1024, y: 10 * 1024 },
    { x: 15 * 1024, y: 10 * 1024 },
  ]);
  match.act({ pick: 'end' });
  // Hamstring with an AV of 5 against the wolf's DV of 2 and Dodge: 2 damage, one for each; the goblin is slowed.
  match.act({ pick: 'melee', skill: 'warrior/hamstring', target: 0 }, '56111 41111', [
    mount,
    { pick: 'value', value: 1 },
    rider,
  ]);
  expect([hands(match), counters(match, 'goblin'), counters(match, 'wolf')]).toEqual([
    [4, 4],
    ['slowed 1'],
    [],
  ]);
  match.turnOf('goblin');
  // The wolf's Hand bites, the goblin's shoots; the slowed goblin does not slow the wolf.
  match.act({ pick: 'melee', skill: 'beastmaster/contagious-bite', target: 2 }, '5111 11111');
  expect([match.the('foe').hand, counters(match, 'foe')]).toEqual([1, ['poisoned 1']]);
  match.act({ pick: 'shoot', skill: 'ranger/volley', target: 3 }, '6111 11111 11111');
  expect([match.the('second').hand, match.the('third').hand]).toEqual([3, 3]);
});

describe('riding', () => {
  it('gives the unit two actions, and the mount none of its own', () => {
    const match = riding([], { foe: far }).act({ pick: 'move' }).act({ pick: 'move' });
    expect(match.situation().turn).toBe(match.id('foe'));
  });
  it('goes by the mount’s Hand and what slows it', () => {
    const match = riding([], { foe: far }, { rider: { hand: 1 }, mount: { hand: 4 } });
    match.act({ pick: 'move' }, '', [[10, 14]]);
    expect(match.the('wolf').at).toEqual(match.the('goblin').at);
    const slowed = riding([], { foe: far }, { mount: { conditions: [{ condition: 'slowed', count: 2 }] } });
    expect(() => slowed.act({ pick: 'move' }, '', [[10, 13.1]])).toThrow('refused');
    const other = riding([], { foe: far }, { rider: { conditions: [{ condition: 'slowed', count: 2 }] } });
    expect(other.act({ pick: 'move' }, '', [[10, 15]]).the('wolf').at.y).toBe(15 * 1024);
  });
  it('is one target, named by its rider', () => {
    const match = riding([]).turnOf('foe');
    const targets = match.options().flatMap((option) => (option.pick === 'melee' ? [option.target] : []));
    expect(targets).toEqual([0]);
  });
  it('counts once for ganging up, and never for itself', () => {
    const match = riding([], { ally: { at: [12, 10], faces: { 5: { melee: 1 } } } });
    match.act({ pick: 'melee', by: 1, target: 2 }, '61111 11111');
    expect(match.the('foe').hand).toBe(0);
    const other = riding([], { ally: { at: [12, 10], faces: { 5: { melee: 1 } } } }).turnOf('ally');
    other.act({ pick: 'melee', target: 2 }, '51111 11111');
    expect(other.the('foe').hand).toBe(3);
  });
});

describe('dice of a unit', () => {
  it('are those of the card that was named: the mount’s with its pips and Pet Attacks, no longer its rider’s', () => {
    const match = riding(['beastmaster/maim', 'warrior/berserk']);
    expect(match.offers({ pick: 'melee', by: 1, skill: 'beastmaster/maim' })).toBe(true);
    expect(match.offers({ pick: 'melee', by: 1, skill: 'warrior/berserk' })).toBe(false);
    expect(match.options()).not.toContainEqual(
      expect.objectContaining({ pick: 'melee', by: undefined, skill: 'beastmaster/maim' }),
    );
    match.act({ pick: 'melee', by: 1, target: 2 }, '51111 11111');
    expect(match.the('foe').hand).toBe(1);
  });
  it('may be the mount’s for a skill of the rider', () => {
    const match = riding(['ranger/dodge'], { foe: far }, { rider: { hand: 1 } });
    match.act({ pick: 'use', skill: 'ranger/dodge' }, '51111', [mount]);
    expect(match.the('goblin').modifiers.length + match.the('wolf').modifiers.length).toBe(1);
  });
  it('may be either’s for a defence, whatever rolls it', () => {
    const hit = (dice: string, ...answers: readonly Answer[]) => {
      const match = riding([]).turnOf('foe');
      return hands(match.act({ pick: 'melee', target: 0 }, `51111 ${dice}`, [die(5), ...answers, share(2)]));
    };
    expect(hit('41111', mount, die(2))).toEqual([4, 3]);
    expect(hit('51111', rider)).toEqual([2, 3]);
  });
});

describe('what befalls a unit', () => {
  const struck = (taken: number) => {
    const match = riding([]).turnOf('foe');
    return match.act({ pick: 'melee', target: 0 }, '51111 11111', [die(5), rider, share(taken)]);
  };
  it('is damage that its player shares out as he likes', () => {
    expect([hands(struck(0)), hands(struck(2)), hands(struck(5))]).toEqual([
      [0, 5],
      [2, 3],
      [5, 0],
    ]);
  });
  it('parts them when one falls', () => {
    const match = struck(5);
    expect(match.the('wolf')).toMatchObject({ life: 'down', rider: -1 });
    expect(match.the('goblin')).toMatchObject({ life: 'up', mount: -1 });
  });
  it('is a condition for the one or the other, also a critical’s', () => {
    const hit = (who: Answer) => {
      const match = riding([], { foe: { at: [11, 10], team: 1, faces: { 5: { melee: 1 } } } }).turnOf('foe');
      match.act({ pick: 'melee', target: 0 }, '55111 11111', [die(1), rider, share(0), who]);
      return [counters(match, 'goblin'), counters(match, 'wolf')];
    };
    expect(hit(rider)).toEqual([['knockdown 1'], []]);
    expect(hit(mount)).toEqual([[], ['knockdown 1']]);
  });
  it('holds both up where one is knocked down', () => {
    const match = riding([], { foe: far }, { mount: { conditions: [{ condition: 'knockdown', count: 1 }] } });
    expect(counters(match, 'wolf')).toEqual([]);
    expect([match.the('goblin').actions, match.offers({ pick: 'move' })]).toEqual([1, true]);
  });
  it('leaves the mount’s attacks to a Dazed rider, and the rider’s to a Dazed mount', () => {
    const dazed = { conditions: [{ condition: 'dazed', count: 1 }] } as const;
    const one = riding([], {}, { rider: dazed });
    expect([one.offers({ pick: 'melee', by: 1 }), one.offers({ pick: 'delay' })]).toEqual([true, false]);
    const two = riding([], {}, { mount: dazed });
    expect([two.offers({ pick: 'melee', by: 1 }), two.offers({ pick: 'melee' })]).toEqual([false, true]);
    expect(() => two.act({ pick: 'move' }, '', [[10, 12.1]])).toThrow('refused');
  });
  it('helps both to defend, whoever it is on (ruling beastmaster-dodge)', () => {
    const match = riding(['beastmaster/dodge'], {
      foe: { at: [11, 10], team: 1, faces: { 5: { melee: 5 } } },
    });
    match.act({ pick: 'move' }, '61111', [{ skill: 'beastmaster/dodge' }, rider]);
    expect([match.the('goblin').modifiers.length, match.the('wolf').modifiers.length]).toEqual([0, 1]);
    match.turnOf('foe').act({ pick: 'melee', target: 0 }, '51111 11111', [die(5), rider, share(0)]);
    expect(hands(match)).toEqual([1, 5]);
  });
  it('heals whoever lacks Life, as its player likes', () => {
    const chief = {
      at: [10, 11] as const,
      faces: { 6: { skill: 1 } },
      skills: ['commander/you-get-up-get-on-up'],
    };
    const bleeding = { conditions: [{ condition: 'bleeding', count: 1 }] } as const;
    const match = riding([], { chief, foe: far }, { rider: bleeding, mount: bleeding }).turnOf('chief');
    match.act({ pick: 'use', target: 0 }, '61111', [mount, mount]);
    expect([counters(match, 'goblin'), counters(match, 'wolf')]).toEqual([['bleeding 1'], []]);
    const one = riding([], { chief, foe: far }, { mount: bleeding }).turnOf('chief');
    one.act({ pick: 'use', target: 0 }, '61111');
    expect(counters(one, 'wolf')).toEqual([]);
  });
});

describe('mounting and dismounting', () => {
  const beside = (more: Partial<Fighter> = {}) =>
    arena({
      goblin: { at: [10, 10], faces: goblin, skills: [training] },
      wolf: { at: [11, 10], kind: 'pet', of: 'goblin', faces: wolf, ...more },
      foe: far,
    });
  it('take one action each, and happen in contact', () => {
    const match = beside().act({ pick: 'mount', pet: 1 });
    expect(match.the('goblin')).toMatchObject({ mount: 1, actions: 1, at: match.the('wolf').at });
    match.act({ pick: 'dismount' });
    expect(match.the('goblin').mount).toBe(-1);
    const { at } = match.the('goblin');
    expect(Math.hypot(at.x - 11 * 1024, at.y - 10 * 1024)).toBeGreaterThanOrEqual(1024);
    expect(beside({ at: [11.1, 10] }).offers({ pick: 'mount' })).toBe(false);
  });
  it('are for trained own pets that are up', () => {
    expect(beside({ with: { life: 'down', hand: 0 } }).offers({ pick: 'mount' })).toBe(false);
    expect(beside({ of: 'foe', team: 1 }).offers({ pick: 'mount' })).toBe(false);
  });
  it('cost the pet what it had left to do', () => {
    const match = beside().act({ pick: 'mount', pet: 1 }).act({ pick: 'dismount' });
    expect(match.situation().turn).toBe(match.id('foe'));
  });
});
