import { describe, expect, it } from 'vitest';
import type { Answer } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { block } from '../testing/block';
import { command, faces, offersOrder, order } from '../testing/commanding';
import { fieldOf } from '../testing/field';
import { hand, spot } from '../testing/watching';

describe('You! Fight Back!', () => {
  const fight = (
    dice: string,
    answers: readonly Answer[] = [],
    more: Readonly<Record<string, Fighter>> = {},
  ) => order(command(['you-fight-back'], more), 'you-fight-back', dice, answers);
  it('has another ally strike at once, at no cost of his own', () => {
    const match = fight('61111 51111 11111');
    expect([hand(match, 'foe'), match.the('chief').actions]).toEqual([3, 1]);
    expect(match.the('ally')).toMatchObject({ actions: 0, delays: 0, thisTurn: { acts: 0 } });
  });
  it('has him strike twice with two pips, each time at whom he likes', () => {
    const second: Fighter = { at: [12, 11], team: 1 };
    const match = fight('66111 51111 11111 51111 11111', [{ target: 2 }, { target: 3 }], { second });
    expect([hand(match, 'foe'), hand(match, 'second')]).toEqual([3, 3]);
  });
  it('is plain: no ganging up, and his Skill pips do nothing', () => {
    const match = fight('61111 65111 11111', [], { third: { at: [13, 11] } });
    expect(hand(match, 'foe')).toBe(3);
  });
  it('scores criticals', () => {
    expect(fight('61111 55111 11111').the('foe').conditions).toMatchObject([{ condition: 'knockdown' }]);
  });
  it('may be declined, and fails without a pip', () => {
    expect(hand(fight('61111', [{ pick: 'done' }]), 'foe')).toBe(5);
    expect(hand(fight('11111'), 'foe')).toBe(5);
  });
  it('keeps his Delay counters', () => {
    const match = fight('61111 51111 11111', [], {
      ally: { at: [12, 10], faces, with: { delays: 1, isActing: true } },
    });
    expect(match.the('ally').delays).toBe(1);
  });
  it('is for another ally within earshot', () => {
    const at = (place: readonly [number, number]) => command(['you-fight-back'], { ally: { at: place } });
    expect(offersOrder(at([16, 10]), 'you-fight-back')).toBe(true);
    expect(offersOrder(at([16.1, 10]), 'you-fight-back')).toBe(false);
    expect(offersOrder(at([12, 10]), 'you-fight-back', 'chief')).toBe(false);
    expect(offersOrder(at([12, 10]), 'you-fight-back', 'foe')).toBe(false);
  });
  it.each(['dazed', 'knockdown'] as const)('comes to nothing for an ally who has %s', (condition) => {
    const hampered: Fighter = { at: [12, 10], faces, with: { conditions: [{ condition, count: 1 }] } };
    expect(hand(fight('61111', [], { ally: hampered }), 'foe')).toBe(5);
  });
});

describe('You! Fire in the hole!', () => {
  const wall = block(18.4, 11.2, 0.2, 8.8, { cover: true });
  const fire = (
    dice: string,
    foe: readonly [number, number],
    { ally = {}, terrain = [] }: { ally?: Partial<Fighter>; terrain?: readonly (typeof wall)[] } = {},
  ) =>
    order(
      command(
        ['you-fire-in-the-hole'],
        {
          ally: { at: [10, 14], faces, weapons: [{ type: 'shortbow' }], ...ally },
          foe: { at: foe, team: 1 },
        },
        {},
        { terrain },
      ),
      'you-fire-in-the-hole',
      dice,
    );
  it('has another ally shoot, once for each pip', () => {
    expect(hand(fire('61111 51111 11111', [14, 12]), 'foe')).toBe(3);
    expect(hand(fire('66111 51111 11111 51111 111', [14, 12]), 'foe')).toBe(1);
  });
  it('measures range from the Commander', () => {
    // 2# a die: 10# from edge to edge, and further at a loss of RAV.
    expect(hand(fire('61111 51111 11111', [21, 10]), 'foe')).toBe(3);
    expect(hand(fire('61111 51111 11111', [22, 10]), 'foe')).toBe(4);
  });
  it('measures the dead zone from him: too near to him, not to the ally', () => {
    expect(hand(fire('61111', [11.5, 10]), 'foe')).toBe(5);
    expect(hand(fire('61111 51111 11111', [11, 14]), 'foe')).toBe(3);
  });
  it('needs his sight, not the ally’s', () => {
    expect(hand(fire('61111 51111 11111', [20, 10], { terrain: [wall] }), 'foe')).toBe(3);
    expect(hand(fire('61111', [20, 16], { terrain: [wall], ally: { at: [15, 10] } }), 'foe')).toBe(5);
  });
  it('measures the cover from a magic weapon’s projectile from him', () => {
    const low = block(9, 11.5, 8, 0.2, { cover: true, seeThrough: true, height: 600 });
    const shot = (chief: number, ally: number) =>
      order(
        command(
          ['you-fire-in-the-hole'],
          { ally: { at: [10, ally], weapons: [{ type: 'magic' }] }, foe: { at: [14, 10], team: 1 } },
          { at: [10, chief] },
          { terrain: [low] },
        ),
        'you-fire-in-the-hole',
        '61111 11111',
      );
    expect([hand(shot(10, 13), 'foe'), hand(shot(13, 10), 'foe')]).toEqual([4, 5]);
  });
  it('lets nobody shoot whom the scenario keeps from it', () => {
    const { field } = fieldOf('treasure-hunt');
    const all: Fighters = {
      chief: { at: [10, 10], faces, skills: ['commander/you-fire-in-the-hole'] },
      ally: { at: [10, 14], faces, weapons: [{ type: 'shortbow' }] },
      foe: { at: [14, 12], team: 1 },
    };
    const pieces = field(all)
      .situation()
      .pieces.map((piece) => ({ ...piece, figure: 1 }));
    const match = order(field(all, { pieces }), 'you-fire-in-the-hole', '61111');
    expect(hand(match, 'foe')).toBe(5);
  });
  it('pushes away from whoever shot', () => {
    const match = fire('61111 55111 11111', [10, 16.5]);
    expect(match.the('foe').at.y).toBe(17.5 * 1024);
  });
  it('needs a loaded weapon, and loads none', () => {
    const empty = { ally: { weapons: [{ type: 'crossbow-one-handed' as const }], with: { reloads: [1] } } };
    expect(hand(fire('61111', [14, 12], empty), 'foe')).toBe(5);
    expect(hand(fire('61111', [14, 12], { ally: { weapons: [] } }), 'foe')).toBe(5);
  });
});

describe('You! Help me!', () => {
  /** A healer: Life Boon for one action, aimed at allies. */
  const healer: Fighter = {
    at: [12, 10],
    faces: { ...faces, 2: { skill: 1 } },
    skills: ['zealot/life-boon', 'zealot/cleanse', 'commander/you-help-me', 'warrior/flurry'],
  };
  const help = (dice: string, answers: readonly Answer[] = [], ally: Partial<Fighter> = {}) =>
    order(
      command(
        ['you-help-me'],
        { ally: { ...healer, ...ally } },
        { faces: { 6: { skill: 1 } }, with: { hand: 2 } },
      ),
      'you-help-me',
      dice,
      answers,
    );
  const boon = { skill: 'zealot/life-boon' };
  it('has another ally use a skill of your choice on you, at no cost of his own', () => {
    const match = help('61 24111', [boon]);
    expect(hand(match, 'chief')).toBe(3);
    expect(match.the('ally')).toMatchObject({ actions: 0, thisTurn: { usedSkill: true } });
  });
  it('has him use two with two pips, one for each action', () => {
    expect(hand(help('66 24111 24111', [boon, boon]), 'chief')).toBe(4);
  });
  it('needs his own roll too, and fails without a pip of yours', () => {
    expect(hand(help('61 41111', [boon]), 'chief')).toBe(2);
    expect(hand(help('11'), 'chief')).toBe(2);
  });
  it('may be declined by him', () => {
    const other = { with: { owner: 2 } };
    expect(hand(help('61', [boon, { pick: 'no' }], other), 'chief')).toBe(2);
    expect(hand(help('61 24111', [boon, { pick: 'yes' }], other), 'chief')).toBe(3);
  });
  it('finds nothing where no skill of his may be aimed at you', () => {
    expect(hand(help('61', [], { skills: ['warrior/flurry', 'commander/you-help-me'] }), 'chief')).toBe(2);
  });
  it('is for another ally within earshot', () => {
    const at = (x: number) => command(['you-help-me'], { ally: { ...healer, at: [x, 10] } });
    expect([offersOrder(at(16), 'you-help-me'), offersOrder(at(16.1), 'you-help-me')]).toEqual([true, false]);
    expect(offersOrder(at(16), 'you-help-me', 'foe')).toBe(false);
  });
});

describe('You! Lead The Way!', () => {
  const lead = (dice: string, to: readonly [number, number], more: Readonly<Record<string, Fighter>> = {}) =>
    order(
      command(['you-lead-the-way'], { foe: { at: [20, 20], team: 1 }, ...more }),
      'you-lead-the-way',
      dice,
      [to],
    );
  it('adds 1# for each ally in his earshot, himself included, counted before he moves', () => {
    expect(spot(lead('61111', [12, 17]), 'ally')).toEqual([12, 17]);
    expect(() => lead('61111', [12, 17.1])).toThrow('refused');
  });
  it('adds 2# for each with two pips, in one movement', () => {
    expect(spot(lead('66111', [12, 19]), 'ally')).toEqual([12, 19]);
    expect(() => lead('66111', [12, 19.1])).toThrow('refused');
  });
  it('counts neither opponents nor who is out of his earshot', () => {
    const far: Fighter = { at: [12, 16.1] };
    expect(() => lead('61111', [13, 17.2], { far, foe: { at: [13, 10], team: 1 } })).toThrow('refused');
    expect(spot(lead('61111', [13.5, 17.75], { far: { at: [12, 16] } }), 'ally')).toEqual([13.5, 17.75]);
  });
  it('counts a rider and his mount as one', () => {
    const unit: Record<string, Fighter> = {
      rider: { at: [12, 12], with: { mount: 4 } },
      pet: { at: [12, 12], kind: 'pet', of: 'rider', with: { rider: 3 } },
    };
    expect(spot(lead('61111', [20, 10], unit), 'ally')).toEqual([20, 10]);
    expect(() => lead('61111', [20.1, 10], unit)).toThrow('refused');
  });
  it('leaves a Dazed ally half of it, and a prone one nothing', () => {
    const who = (condition: 'dazed' | 'knockdown'): Record<string, Fighter> => ({
      ally: { at: [12, 10], with: { conditions: [{ condition, count: 1 }] } },
    });
    expect(spot(lead('61111', [12, 13], who('dazed')), 'ally')).toEqual([12, 13]);
    expect(() => lead('61111', [12, 13.1], who('dazed'))).toThrow('refused');
    expect(() => lead('61111', [12, 11], who('knockdown'))).toThrow('nobody asked');
  });
  it('does not move anybody without a pip', () => {
    expect(() => lead('11111', [12, 11])).toThrow('nobody asked');
  });
});

describe('You! Retreat!', () => {
  const retreat = (dice: string, places: readonly (readonly [number, number])[]) =>
    order(
      command(['you-retreat'], { ally: { at: [16, 10], faces }, foe: { at: [20, 20], team: 1 } }),
      'you-retreat',
      dice,
      places,
    );
  it('brings him nearer, a movement action for each pip', () => {
    expect(spot(retreat('61111', [[11, 10]]), 'ally')).toEqual([11, 10]);
    expect(
      spot(
        retreat('66111', [
          [12, 12],
          [10, 11],
        ]),
        'ally',
      ),
    ).toEqual([10, 11]);
  });
  it('never leads him away', () => {
    expect(() => retreat('61111', [[17, 10]])).toThrow('refused');
    expect(() => retreat('61111', [[10.9, 10]])).toThrow('refused');
  });
  it('may be declined, as every Command', () => {
    const match = command(['you-retreat'], { ally: { at: [16, 10] }, foe: { at: [20, 20], team: 1 } });
    expect(spot(order(match, 'you-retreat', '61111', [{ pick: 'done' }]), 'ally')).toEqual([16, 10]);
  });
});
