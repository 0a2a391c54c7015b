import { describe, expect, it } from 'vitest';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters } from '../testing/watching';
import { actionsLeft } from '../turn/grants';

const mount: Answer = { pick: 'figure', figure: 1 };
const skilled = { 6: { skill: 1 } };
const attack = { pick: 'melee', by: 1, skill: undefined };

/** A rider and his mount, whose card shows Melee pips, a foe beside them, and whoever else is named. */
const unit = (
  rider: Partial<Fighter>,
  more: Readonly<Record<string, Fighter>> = {},
  animal: Fighter['with'] = {},
): Arena =>
  arena({
    rider: {
      at: [10, 10],
      faces: skilled,
      ...rider,
      skills: ['beastmaster/basic-animal-training', ...(rider.skills ?? [])],
      with: { mount: 1, ...rider.with },
    },
    mount: {
      at: [10, 10],
      kind: 'pet',
      of: 'rider',
      faces: { 5: { melee: 1 }, 6: { skill: 1 } },
      with: { rider: 0, ...animal },
    },
    foe: { at: [11, 10], team: 1 },
    ...more,
  });

describe('a hit with the mount’s card', () => {
  it('delivers what the rider’s next attack brings', () => {
    const match = unit({ skills: ['dirty-tricks/apply-poison'] });
    match.act({ pick: 'use', skill: 'dirty-tricks/apply-poison' }, '61111');
    match.act(attack, '51111 11111');
    expect([counters(match, 'foe'), match.the('rider').modifiers]).toEqual([['poisoned 1'], []]);
  });
  it('uses up what was for the rider’s next attack', () => {
    const chief: Fighter = { at: [10, 11], faces: skilled, skills: ['commander/hit-them-high'] };
    const match = unit({}, { chief, foe: { at: [11, 10], team: 1 } }).turnOf('chief');
    match.act({ pick: 'move' }, '61111', [{ skill: 'commander/hit-them-high' }]).turnOf('rider');
    match.act(attack, '51111 11111');
    expect([match.the('foe').hand, match.the('rider').modifiers]).toEqual([3, []]);
    expect(match.act(attack, '51111 111').the('foe').hand).toBe(2);
  });
});

describe('what keeps a rider from an attack', () => {
  it('keeps him from it with the mount’s card too', () => {
    const teased = unit(
      { sex: 'male' },
      {
        foe: { at: [11, 10], team: 1, sex: 'female', faces: skilled, skills: ['dirty-tricks/tease'] },
        other: { at: [9, 10], team: 1 },
      },
    ).turnOf('foe');
    teased.act({ pick: 'use' }, '61111').turnOf('rider');
    expect(teased.offers({ ...attack, target: 2 })).toBe(false);
    expect(teased.offers({ ...attack, target: 3 })).toBe(true);
  });
  it('keeps him from it who is a cloud', () => {
    const cloud = unit({ faces: { 6: { skill: 1, magic: 1 } }, skills: ['elemental-mage/cloudform'] });
    cloud.act({ pick: 'use', skill: 'elemental-mage/cloudform' }, '61111');
    expect(cloud.options().map(({ pick }) => pick)).toEqual(['move', 'end']);
  });
  it('keeps him from Pet Attacks as well', () => {
    const dark: Fighter = {
      at: [11, 10],
      team: 1,
      faces: { 6: { skill: 1, melee: 1 } },
      skills: ['dirty-tricks/dancers-in-the-dark'],
    };
    const bite = { pick: 'melee', by: 1, skill: 'beastmaster/maim' };
    const match = unit({ skills: ['beastmaster/maim'] }, { foe: dark });
    expect(match.offers(bite)).toBe(true);
    match.turnOf('foe').act({ pick: 'melee', skill: 'dirty-tricks/dancers-in-the-dark' }, '61111 11111');
    match.turnOf('rider');
    expect([match.offers(attack), match.offers(bite)]).toEqual([true, false]);
  });
  it('stays with him where the rest of it is the mount’s', () => {
    const match = unit({ skills: ['commander/focus'], faces: { 6: { skill: 1 }, 5: { melee: 1 } } });
    expect([match.offers({ pick: 'melee', by: undefined }), match.offers(attack)]).toEqual([true, true]);
    match.act({ pick: 'use', skill: 'commander/focus' }, '61111', [mount]);
    expect([match.offers({ pick: 'melee', by: undefined }), match.offers(attack)]).toEqual([false, false]);
  });
});

it('gives up with the rest of its turn what its mount was granted', () => {
  const match = unit({ skills: ['beastmaster/dash'] });
  match.act({ pick: 'move' }, '61111', [{ skill: 'beastmaster/dash' }]);
  expect(match.the('mount').granted).toHaveLength(1);
  expect(actionsLeft({ s: match.situation() }, match.the('rider'))).toBe(2);
  match.act({ pick: 'end' });
  expect([match.situation().turn, match.the('mount').granted]).toEqual([match.id('foe'), []]);
});

it('has one turn, which its rider’s Delay counters keep going for the mount too', () => {
  const poisoned = { conditions: [{ condition: 'poisoned', count: 1 }] } as const;
  const match = unit({}, { foe: { at: [20, 20], team: 1 } }, poisoned);
  match.act({ pick: 'move' }).act({ pick: 'delay' });
  expect(match.the('mount')).toMatchObject({ isActing: true, hand: 5 });
  match.act({ pick: 'move' });
  expect(match.the('mount')).toMatchObject({ isActing: true, hand: 5 });
  match.act({ pick: 'move' });
  expect(match.the('mount')).toMatchObject({ isActing: false, hand: 4 });
  expect(match.situation().turn).toBe(match.id('foe'));
});
