import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { arena, type Arena, type Answer, type Fighter } from '../testing/arena';

/** 6 shows a Skill pip; 3, 4, 5 show 3, 2, 1 Melee pips; 2 two Ranged pips; 1 nothing. */
const faces = { 6: { skill: 1 }, 5: { melee: 1 }, 4: { melee: 2 }, 3: { melee: 3 }, 2: { ranged: 2 } };
const armoured = { 6: { defence: 5 } };
const trickster = (skill: string, more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 4],
  faces,
  skills: [`dirty-tricks/${skill}`],
  ...more,
});
const foe = (x = 5, y = 4, more: Partial<Fighter> = {}): Fighter => ({ at: [x, y], team: 1, ...more });
const strike = (skill: string) => ({ pick: 'melee', skill: `dirty-tricks/${skill}` });
const use = (skill: string) => ({ pick: 'use', skill: `dirty-tricks/${skill}` });
const counters = (match: Arena, name: string) =>
  match.the(name).conditions.map(({ condition, count }) => `${condition} ${count}`);
const wall = (x: number, y: number, wide = 1, high = 1): Terrain => ({
  id: `wall ${x} ${y}`,
  shape: [
    { x: x * unit, y: y * unit },
    { x: (x + wide) * unit, y: y * unit },
    { x: (x + wide) * unit, y: (y + high) * unit },
    { x: x * unit, y: (y + high) * unit },
  ],
  height: 2 * unit,
  seeThrough: true,
  walkThrough: false,
  cover: false,
  climb: false,
});

describe('Caltrops', () => {
  it.each([
    ['61111', 4, ['knockdown 1', 'deep-wound 1']],
    ['66111', 3, ['knockdown 2', 'deep-wound 2']],
    ['11111', 5, []],
  ])('knocks down, and takes dice of the Dicepool: %s', (dice, hand, conditions) => {
    const match = arena({ you: trickster('caltrops'), foe: foe(), other: foe(4, 5) });
    match.act({ ...use('caltrops'), target: 1 }, dice);
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual(conditions);
    expect(counters(match, 'other')).toEqual([]);
  });
  it('needs base contact', () => {
    expect(arena({ you: trickster('caltrops'), foe: foe(5.1) }).offers(use('caltrops'))).toBe(false);
  });
  it('may take the last die', () => {
    const match = arena({ you: trickster('caltrops'), foe: foe(5, 4, { with: { hand: 1 } }) });
    expect(match.act(use('caltrops'), '61111').the('foe').life).toBe('down');
  });
});

describe('Throw Dirt', () => {
  const fighter = (x: number, y = 4): Fighter =>
    foe(x, y, { faces, skills: ['dirty-tricks/caltrops', 'ranger/dodge'], weapons: [{ type: 'throwing' }] });
  const thrown = (dice: string, others: Readonly<Record<string, Fighter>> = { foe: fighter(5) }) =>
    arena({ you: trickster('throw-dirt'), ...others }).act(use('throw-dirt'), dice);
  const turn = (match: Arena, name: string) => match.turnOf(name);
  const offers = (match: Arena) =>
    ['melee', 'shoot', 'charge'].some((pick) => match.offers({ pick })) ||
    match.offers({ skill: 'dirty-tricks/caltrops' });
  it('keeps opponents within reach from any action on others in their next turn', () => {
    const match = turn(thrown('61111'), 'foe');
    expect(offers(match)).toBe(false);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ skill: 'ranger/dodge' })).toBe(true);
    expect(offers(match.turnOf('foe'))).toBe(true);
  });
  it('reaches 1 # for each Skill pip from the centre, no friends', () => {
    const near = (x: number, dice: string) => !offers(turn(thrown(dice, { foe: fighter(x) }), 'foe'));
    expect([near(5.5, '61111'), near(5.51, '61111'), near(6.5, '66111'), near(6.51, '66111')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const friend = thrown('61111', { friend: { ...fighter(4, 5), team: 0 }, foe: fighter(4, 6) });
    expect(offers(friend.turnOf('friend'))).toBe(true);
    expect(near(5, '11111')).toBe(false);
  });
  it('covers actions that are delayed in that turn, not those delayed before', () => {
    const match = turn(thrown('61111', { foe: fighter(5), friend: { at: [20, 20] } }), 'foe');
    match.act({ pick: 'delay' }).act({ pick: 'end' }).act({ pick: 'move' });
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ pick: 'melee' })).toBe(false);
    const before = arena({
      you: trickster('throw-dirt'),
      foe: { ...fighter(5), with: { delays: 1, isActing: true } },
    }).act(use('throw-dirt'), '61111');
    expect(before.offers({ pick: 'melee' })).toBe(true);
  });
});

describe('Shadow Meld', () => {
  const gun = { faces: { 3: { melee: 3, ranged: 3 }, 6: { skill: 1, magic: 1 } } };
  const far = (more: Partial<Fighter> = {}): Fighter =>
    foe(9, 4, { ...gun, weapons: [{ type: 'pistol' }], skills: ['elemental-mage/fireball'], ...more });
  const melded = (
    dice = '61111',
    others: Readonly<Record<string, Fighter>> = { foe: far() },
    more: Partial<Fighter> = {},
  ) =>
    arena({ you: trickster('shadow-meld', more), ...others }, { terrain: [wall(3, 4.5, 4)] }).act(
      use('shadow-meld'),
      dice,
    );
  it('needs contact with terrain', () => {
    expect(arena({ you: trickster('shadow-meld'), foe: far() }).offers(use('shadow-meld'))).toBe(false);
  });
  it('keeps shots and far skills away, friends’ too', () => {
    const match = melded().turnOf('foe');
    expect([match.offers({ pick: 'shoot' }), match.offers({ pick: 'use' })]).toEqual([false, false]);
    const plain = melded('11111').turnOf('foe');
    expect([plain.offers({ pick: 'shoot' }), plain.offers({ pick: 'use' })]).toEqual([true, true]);
    const boon = (x: number) =>
      melded('61111', { friend: { at: [x, 4], faces: gun.faces, skills: ['zealot/life-boon'] }, foe: far() })
        .turnOf('friend')
        .offers({ skill: 'zealot/life-boon', target: 0 });
    expect([boon(2), boon(3)]).toEqual([false, true]);
  });
  it('lets melee and charges through', () => {
    expect(melded().turnOf('foe').offers({ pick: 'charge', target: 0 })).toBe(true);
    expect(melded('61111', { foe: foe() }).turnOf('foe').offers({ pick: 'melee', target: 0 })).toBe(true);
  });
  it('takes 1 off the damage for each Skill pip', () => {
    const hit = (dice: string) =>
      melded(dice, { foe: foe(5, 4, gun) })
        .turnOf('foe')
        .act({ pick: 'melee' }, '31111 11111')
        .the('you').hand;
    expect([hit('11111'), hit('61111'), hit('66111')]).toEqual([2, 3, 4]);
  });
  it('lasts to the end of the next turn, one more for each Skill pip', () => {
    const hidden = (match: Arena) => !match.turnOf('foe').offers({ pick: 'shoot' });
    const once = melded();
    expect(hidden(once)).toBe(true);
    expect(hidden(once.turnOf('you'))).toBe(false);
    const twice = melded('66111').turnOf('you');
    expect(hidden(twice)).toBe(true);
    expect(hidden(twice.turnOf('you'))).toBe(false);
  });
  it('ends with the terrain, an attack or a skill', () => {
    const marks = (match: Arena) => match.the('you').marks.length;
    expect(marks(melded().act({ pick: 'move' }, '', [[6, 4]]))).toBe(1);
    expect(marks(melded().act({ pick: 'move' }, '', [[4, 3]]))).toBe(0);
    expect(marks(melded('61111', { foe: foe() }).act({ pick: 'melee' }, '11111'))).toBe(0);
    const skills = ['dirty-tricks/shadow-meld', 'ranger/dodge'];
    const dodged = melded('61111', { foe: far() }, { skills }).act(
      { pick: 'use', skill: 'ranger/dodge' },
      '11111',
    );
    expect(marks(dodged)).toBe(0);
  });
  it('ends when it is pushed off', () => {
    const match = melded('61111', { foe: far({ at: [4, 3], skills: ['survival/shove'] }) }).turnOf('foe');
    match.act({ skill: 'survival/shove' }, '61111');
    expect(match.the('you').marks.length).toBe(match.the('you').at.y > 4 * unit ? 0 : 1);
  });
  it('is renewed by itself', () => {
    expect(melded().act(use('shadow-meld'), '66111').the('you').marks).toHaveLength(1);
  });
});

describe('Tease', () => {
  const she = (more: Partial<Fighter> = {}) => trickster('tease', { sex: 'female', ...more });
  const he = (x: number, more: Partial<Fighter> = {}): Fighter =>
    foe(x, 4, { sex: 'male', faces, weapons: [{ type: 'throwing' }], ...more });
  const teased = (dice: string, others: Readonly<Record<string, Fighter>>, own: Partial<Fighter> = {}) =>
    arena({ you: she(own), ...others }).act(use('tease'), dice);
  it('keeps whoever it lures from choosing her as a target, on the next turn', () => {
    const match = teased('61111', { foe: he(6), friend: { at: [7, 6] } }).turnOf('foe');
    expect(match.offers({ target: 0 })).toBe(false);
    expect(match.offers({ pick: 'shoot', target: match.id('friend') })).toBe(true);
    expect(match.turnOf('foe').offers({ pick: 'shoot', target: 0 })).toBe(true);
  });
  it('leads the next movement to her, in full and the shortest way; nobody has to move', () => {
    const match = teased('61111', { foe: he(12) })
      .turnOf('foe')
      .act({ pick: 'move' });
    expect(match.the('foe').at).toEqual({ x: 7 * unit, y: 4 * unit });
    match.act({ pick: 'move' }, '', [[12, 4]]);
    expect(match.the('foe').at.x).toBe(12 * unit);
    const near = teased('61111', { foe: he(7) })
      .turnOf('foe')
      .act({ pick: 'move' });
    expect(near.the('foe').at.x).toBe(5 * unit);
    const still = teased('61111', { foe: he(12) }).turnOf('foe');
    expect(still.offers({ pick: 'end' })).toBe(true);
  });
  it('leads as many movements as Skill pips, those of skills too', () => {
    const dodger = he(16, { skills: ['ranger/dodge'] });
    const match = teased('66111', { foe: dodger }).turnOf('foe').act({ pick: 'use' }, '11111');
    expect(match.the('foe').at.x).toBe(11 * unit);
    expect(match.act({ pick: 'move' }).the('foe').at.x).toBe(6 * unit);
  });
  it('reaches 2 # for each die in her Hand and Skill pip', () => {
    const lured = (x: number, dice: string, hand: number) =>
      teased(dice, { foe: he(x) }, { with: { hand } }).the('foe').charms.length;
    expect([lured(8.5, '61', 2), lured(8.51, '61', 2), lured(12.5, '66', 2), lured(12.51, '66', 2)]).toEqual([
      1, 0, 1, 0,
    ]);
    expect(lured(5, '11', 2)).toBe(0);
  });
  it('affects Heroes of the opposite sex, friend and foe, and nobody whose sex is not noted', () => {
    const match = teased('61111', {
      foe: he(8),
      friend: { at: [4, 6], sex: 'male' },
      sister: foe(8, 6, { sex: 'female' }),
      nobody: foe(8, 2),
    });
    const lured = ['foe', 'friend', 'sister', 'nobody'].map((name) => match.the(name).charms.length);
    expect(lured).toEqual([1, 1, 0, 0]);
    const unnoted = arena({ you: trickster('tease'), foe: he(8) }).act(use('tease'), '61111');
    expect(unnoted.the('foe').charms).toEqual([]);
  });
  it('can be resisted for an action with as many Skill pips', () => {
    const match = teased('61111', { foe: he(6) })
      .turnOf('foe')
      .act({ pick: 'resist' }, '61111');
    expect(match.the('foe')).toMatchObject({ charms: [], actions: 1 });
    expect(match.offers({ pick: 'shoot', target: 0 })).toBe(true);
    const weak = teased('66111', { foe: he(6) })
      .turnOf('foe')
      .act({ pick: 'resist' }, '61111');
    expect(weak.offers({ target: 0 })).toBe(false);
  });
  it('leaves actions delayed before alone', () => {
    const match = teased('61111', { foe: he(6, { with: { delays: 1, isActing: true } }) });
    expect(match.offers({ pick: 'shoot', target: 0 })).toBe(true);
  });
});

describe('Assault', () => {
  const begun = (dice: string, more: Partial<Fighter> = {}) =>
    arena({
      you: trickster('assault', more),
      foe: foe(5, 4, { faces: armoured }),
    }).act(strike('assault'), dice);
  const plain = (match: Arena, dice = '51111 6111') => match.act({ pick: 'melee', skill: undefined }, dice);
  it.each([
    ['56111 61111', 4],
    ['56611 61111', 3],
    ['51111 61111', 5],
  ])('deals at least 1 damage for each Skill pip: %s', (dice, hand) => {
    expect(begun(dice).the('foe').hand).toBe(hand);
  });
  it('does so with every attack that follows, through the turns', () => {
    const match = plain(begun('56111 61111'));
    expect(match.the('foe').hand).toBe(3);
    expect(plain(match.turnOf('you'), '51111 611').the('foe').hand).toBe(2);
  });
  it('ends when an attack misses, this one too', () => {
    expect(begun('61111').the('you').marks).toEqual([]);
    const missed = plain(begun('56111 61111'), '11111').turnOf('you');
    expect(plain(missed, '51111 6111').the('foe').hand).toBe(4);
  });
  it.each([
    ['movement', { pick: 'move' }],
    ['charge', { pick: 'charge' }],
    ['skill action, an attack too', strike('exploit-weakness')],
  ])('ends with a %s', (name, action) => {
    const skills = ['dirty-tricks/assault', 'dirty-tricks/exploit-weakness'];
    const match = begun('56111 61111', { skills });
    expect(match.the('you').marks).toHaveLength(1);
    if (name === 'charge') {
      const away = arena({
        you: trickster('assault', { skills }),
        foe: foe(5, 4, { faces: armoured }),
        far: foe(4, 9),
      });
      away.act({ ...strike('assault'), target: 1 }, '56111 61111').turnOf('you');
      expect(away.act({ ...action, target: 2, skill: undefined }, '11111').the('you').marks).toEqual([]);
    } else expect(match.act(action, name === 'movement' ? '' : '51111 6111').the('you').marks).toEqual([]);
  });
  it('ends with reloading', () => {
    const match = begun('56111 61111', { weapons: [{ type: 'pistol' }], with: { reloads: [1] } });
    expect(match.act({ pick: 'reload' }).the('you').marks).toEqual([]);
  });
  it('outlasts waiting and pushes', () => {
    const match = begun('56111 61111').act({ pick: 'delay' }).act({ pick: 'end' });
    expect(match.the('you').marks).toHaveLength(1);
    const pushed = arena({
      you: trickster('assault'),
      foe: foe(5, 4, { faces: { 6: { defence: 5, skill: 1 } }, skills: ['survival/shove'] }),
    });
    pushed.act(strike('assault'), '56111 61111').turnOf('foe').act({ skill: 'survival/shove' }, '6111');
    expect(pushed.the('you').marks).toHaveLength(1);
  });
});

describe('Dancers in the Dark', () => {
  const danced = (dice: string) =>
    arena({
      you: trickster('dancers-in-the-dark', { skills: ['dirty-tricks/dancers-in-the-dark', 'ranger/dodge'] }),
      foe: foe(5, 4, { skills: ['ranger/dodge', 'warrior/fierce-blow'], weapons: [{ type: 'blunt' }] }),
      other: foe(5, 5, { skills: ['ranger/dodge'] }),
    }).act({ ...strike('dancers-in-the-dark'), target: 1 }, dice);
  const offers = (match: Arena) => match.options().some((option) => 'skill' in option);
  it('bars one’s own skills until the next turn, whatever the roll', () => {
    const match = danced('11111');
    expect(offers(match)).toBe(false);
    expect(offers(match.turnOf('you'))).toBe(true);
  });
  it('bars the opponent’s to the end of his next turn, one more for each Skill pip, on a miss too', () => {
    const match = danced('61111').turnOf('foe');
    expect(offers(match)).toBe(false);
    expect(match.offers({ pick: 'melee' })).toBe(true);
    expect(offers(match.turnOf('foe'))).toBe(true);
    const longer = danced('66111').turnOf('foe').turnOf('foe');
    expect(offers(longer)).toBe(false);
    expect(offers(longer.turnOf('foe'))).toBe(true);
  });
  it('bars nobody else, and nobody without a Skill pip', () => {
    expect(offers(danced('61111').turnOf('other'))).toBe(true);
    expect(offers(danced('51111 11111').turnOf('foe'))).toBe(true);
  });
});

describe('Flashing Blades', () => {
  const brute: Partial<Fighter> = { faces: { 3: { melee: 5 } } };
  const begun = (dice: string, more: Partial<Fighter> = brute) =>
    arena({ you: trickster('flashing-blades'), foe: foe(5, 4, more), other: foe(4, 5, brute) }).act(
      { ...strike('flashing-blades'), target: 1 },
      dice,
    );
  it('adds 1 DV for each point of damage, this attack’s included, and answers melee with 1 AV', () => {
    const match = begun('46111 11111').turnOf('foe').act({ pick: 'melee' }, '111 31 11111');
    // 2 damage now and 1 in answer: AV 6, with an ally, against DV 3.
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('you').hand).toBe(2);
  });
  it('scales with the Skill pips', () => {
    const match = begun('56611 11111').turnOf('foe').act({ pick: 'melee' }, '1111 31 11111');
    // 1 damage, then 2 in answer: DV 3 x 2.
    expect(match.the('foe').hand).toBe(2);
    expect(match.the('you').hand).toBe(5);
  });
  it('counts dice really removed', () => {
    const match = begun('36111 1', { ...brute, with: { hand: 1 } }).turnOf('other');
    match.act({ pick: 'melee' }, '11111 3111 11111');
    // 1 die of 3 damage, and 1 in answer.
    expect(match.the('you').hand).toBe(2);
  });
  it('answers each opponent, and no shots', () => {
    const match = begun('16111', { ...brute })
      .turnOf('other')
      .act({ pick: 'melee' }, '11111 1111 11111');
    expect(match.the('other').hand).toBe(4);
    const shot = begun('16111', { faces: { 3: { ranged: 3 } }, weapons: [{ type: 'throwing' }] });
    expect(shot.turnOf('foe').act({ pick: 'shoot' }, '31111 11111').the('foe').hand).toBe(5);
  });
  it('stops an attacker who falls by the answer', () => {
    const match = begun('16111', { ...brute, with: { hand: 1 } })
      .turnOf('foe')
      .act({ pick: 'melee' }, '1');
    expect(match.the('foe').life).toBe('down');
    expect(match.the('you').hand).toBe(5);
  });
  it('ends with the next turn, and does nothing without a Skill pip', () => {
    const later = begun('46111 11111').turnOf('you').turnOf('foe').act({ pick: 'melee' }, '311 11111');
    expect(later.the('you').life).not.toBe('up');
    expect(begun('41111 11111').the('you').marks).toEqual([]);
  });
});

describe('Shadows’ Dance', () => {
  const terrain = [wall(3, 4.5, 2), wall(10, 4.5), wall(7, 0, 0.5, 12)];
  const danced = (dice: string, answers: readonly Answer[], more: Partial<Fighter> = {}) =>
    arena({ you: trickster('shadows-dance', more), foe: foe(11.5) }, { terrain }).act(
      use('shadows-dance'),
      dice,
      answers,
    );
  const melee = { value: 0 };
  it('needs contact with terrain and two actions', () => {
    expect(arena({ you: trickster('shadows-dance'), foe: foe(20) }).offers(use('shadows-dance'))).toBe(false);
    const tired = arena({ you: trickster('shadows-dance'), foe: foe(20) }, { terrain }).act({ pick: 'move' });
    expect(tired.offers(use('shadows-dance'))).toBe(false);
  });
  it('moves twice over anything, from terrain to terrain, and strikes', () => {
    const match = danced('61111 51111 11111', [[8, 3], [10.5, 4], melee]);
    expect(match.the('you')).toMatchObject({ at: { x: 10.5 * unit, y: 4 * unit }, actions: 0 });
    expect(match.the('foe').hand).toBe(4);
  });
  it('ends its movement at terrain, the first half anywhere', () => {
    expect(() =>
      danced('61111', [
        [8, 4],
        [9, 2],
      ]),
    ).toThrow('out-of-the-region');
    expect(
      danced('61111', [
        [6, 2],
        [4, 4],
      ]).the('you').at,
    ).toEqual({ x: 4 * unit, y: 4 * unit });
  });
  it('does nothing without a Skill pip', () => {
    expect(danced('11111', []).the('you')).toMatchObject({ at: { x: 4 * unit }, actions: 0 });
  });
  it('strikes as often as Skill pips, all in melee or all at range', () => {
    const close = (dice: string, kind: number, more: Partial<Fighter> = {}) =>
      arena({ you: trickster('shadows-dance', more), foe: foe(4, 3) }, { terrain }).act(
        use('shadows-dance'),
        dice,
        [[4, 4], [4, 4], { value: kind }],
      );
    expect(close('66111 51111 11111 51111 1111', 0).the('foe').hand).toBe(3);
    const knives = { weapons: [{ type: 'throwing' as const }] };
    expect(close('66111 21111 11111 21111 111', 1, knives).the('foe').hand).toBe(1);
  });
  it('is bound to Reload', () => {
    const match = danced('66111 21111 11111', [[4, 4], [4, 4], { value: 1 }], {
      weapons: [{ type: 'pistol' }],
    });
    expect(match.the('foe').hand).toBe(3);
    expect(match.the('you').reloads).toEqual([1]);
  });
});
