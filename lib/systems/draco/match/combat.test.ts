import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../match/deck';
import { arena, times } from './testing/arena';

/** Beside her, in contact. */
const west = [10, 12] as const;
const east = [14, 12] as const;
const attack = { pick: 'attack' };

describe('a slayer attacks the dragon', () => {
  test('with daggers in contact alone', () => {
    expect(arena({ who: { Cathryn: { at: west } } }).offers(attack)).toBe(true);
    expect(arena({ who: { Cathryn: { at: [9.9, 12] } } }).offers(attack)).toBe(false);
  });

  test.each([
    ['up to 10 inches away', [12, 23.99], true],
    ['no farther', [12, 24.1], false],
    ['exactly an inch away', [12, 15], true],
    ['not within an inch', [12, 14.9], false],
    ['not in contact', [12, 14], false],
  ] as const)('with bows %s', (_, at, can) => {
    const match = arena({ turn: 'Braron', who: { Braron: { at } } });
    expect(match.offers(attack)).toBe(can);
  });

  test('with bows along a free line alone, which figures do not block', () => {
    const shot = { turn: 'Braron', who: { Braron: { at: [12, 20] }, Cathryn: { at: [12, 17] } } } as const;
    expect(arena(shot).offers(attack)).toBe(true);
    const hidden = {
      ...shot,
      trees: [
        [12, 18],
        [11.2, 17.6],
        [12.8, 17.6],
        [10.4, 17.6],
        [13.6, 17.6],
      ] as const,
    };
    expect(arena(hidden).offers(attack)).toBe(false);
  });

  test('with magic by skills alone', () => {
    expect(arena({ turn: 'Amalica', who: { Amalica: { at: west } } }).offers(attack)).toBe(false);
  });

  test('rolls the whole pool, picks one die, and adds nothing for the others', () => {
    const match = arena({ who: { Cathryn: { at: west }, Eryam: { with: { pool: 2 } } } });
    match.act(attack, [5, 5, 5, 4, 1, 1, 2]);
    expect(match.told('rolled')[0]?.faces).toEqual([5, 5, 5, 4, 1]);
    expect(match.told('picked')[0]).toMatchObject({ value: 'av', face: 5, is: 3 });
  });

  test('and she picks one die and counts the shields beside it on any of her cards, face down or up', () => {
    const match = arena({
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 3 } } },
      cards: { 3: { shields: { 2: 3 } } },
      row: { 3: { isDown: true, die: 0 } },
    });
    match.act(attack, [6, 1, 1, 1, 1, 6, 2, 1, 5]);
    expect(match.told('picked')[1]).toMatchObject({ value: 'dv', face: 2, card: 3, is: 3 });
    expect(match.the('Eryam').pool).toBe(2);
  });

  test('AV less DV dice leave her pool, and the die of the card that is rolled for falls as much', () => {
    const match = arena({ who: { Cathryn: { at: west } } });
    match.act(attack, [6, 1, 1, 1, 1, ...times(26, 1), 2]);
    expect(match.the('Eryam').pool).toBe(22);
    expect(match.s.row.map(({ die }) => die)).toEqual([5, 1, 5, 5, 5]);
  });

  test('on a 6 she picks the card, among those face up', () => {
    const match = arena({ who: { Cathryn: { at: west } }, row: { 0: { isDown: true, die: 0 } } });
    match.act(attack, [5, 1, 1, 1, 1, ...times(26, 1), 6], { pick: 'card', card: 4 });
    expect(match.s.row[4]?.die).toBe(2);
    const asked = arena({ who: { Cathryn: { at: west } }, row: { 0: { isDown: true, die: 0 } } });
    asked.act(attack, [5, 1, 1, 1, 1, ...times(26, 1), 6]);
    expect(asked.pending).toMatchObject({ by: 4, about: { about: 'card', isHers: true } });
    expect(asked.offers({ pick: 'card', card: 0 })).toBe(false);
  });

  test('where a face-down card is named, the slayer may choose a face-up one, or none', () => {
    const scene = { who: { Cathryn: { at: west } }, row: { 0: { isDown: true, die: 0 } } } as const;
    const dice = [5, 1, 1, 1, 1, ...times(26, 1), 1];
    expect(arena(scene).act(attack, dice, { pick: 'card', card: 1 }).s.row[1]?.die).toBe(2);
    const none = arena(scene).act(attack, dice, { pick: 'no' });
    expect(none.s.row.map(({ die }) => die)).toEqual([0, 5, 5, 5, 5]);
  });

  test('a die that falls to 0 goes, what is beyond it is lost, and its initiative card is set aside', () => {
    const match = arena({ who: { Cathryn: { at: west } }, row: { 1: { die: 2 } } });
    match.act(attack, [6, 1, 1, 1, 1, ...times(26, 1), 2]);
    expect(match.s.row[1]).toEqual({ die: 0, isDown: false });
    expect(match.s.waiting).toEqual([{ of: 'dragon', card: 1 }]);
    expect(match.the('Eryam').pool).toBe(22);
  });

  test('nothing further happens to a face-up card without a die', () => {
    const match = arena({ who: { Cathryn: { at: west } }, row: { 1: { die: 0 } } });
    match.act(attack, [6, 1, 1, 1, 1, ...times(26, 1), 2]);
    expect(match.told('card-die')).toEqual([]);
    expect(match.s.waiting).toEqual([]);
  });

  test('without damage no card is rolled for', () => {
    const match = arena({ who: { Cathryn: { at: west } } });
    match.act(attack, [...times(5, 1), ...times(26, 6)]);
    expect(match.told('unhurt')).toHaveLength(1);
    expect(match.told('named')).toEqual([]);
  });

  test('the last die of her pool wins the match for the slayers', () => {
    const match = arena({ who: { Cathryn: { at: west }, Eryam: { with: { pool: 3 } } } });
    match.act(attack, [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(match.s.outcome).toEqual({ winner: 0, because: 'slain' });
  });
});

describe('the dragon attacks slayers', () => {
  test('in contact, whom she likes of those in contact', () => {
    const match = arena({ turn: 0, who: { Cathryn: { at: west }, Daeldric: { at: east } } });
    expect(match.offers({ ...attack, target: 'Cathryn' })).toBe(true);
    expect(match.offers({ ...attack, target: 'Daeldric' })).toBe(true);
    expect(match.offers({ ...attack, target: 'Braron' })).toBe(false);
  });

  test('with one die on any card that is face up', () => {
    const match = arena({
      turn: 0,
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 2 } } },
      cards: { 2: { daggers: { 4: 5 } }, 3: { daggers: { 4: 6 } } },
      row: { 3: { isDown: true, die: 0 } },
    });
    match.act(attack, [4, 6, 1, 1, 1, 1, 1], { pick: 'die', face: 4 });
    expect(match.told('picked')[0]).toMatchObject({ value: 'av', face: 4, card: 2, is: 5 });
  });

  test('with all five face down on the card that came up', () => {
    const down = { isDown: true, die: 0 };
    const match = arena({
      turn: 2,
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 1 } } },
      cards: { 0: { daggers: { 6: 6 } }, 2: { daggers: { 6: 2 } } },
      row: { 0: down, 1: down, 2: down, 3: down, 4: down },
    });
    match.act(attack, [6, 1, 1, 1, 1, 1]);
    expect(match.told('picked')[0]).toMatchObject({ card: 2, is: 2 });
  });

  test('the slayer rolls, picks one die and counts the shields; the rest leaves his pool', () => {
    const match = arena({ turn: 0, who: { Cathryn: { at: west }, Eryam: { with: { pool: 1 } } } });
    match.act(attack, [6, 6, 5, 1, 1, 1]);
    expect(match.told('picked')[1]).toMatchObject({ value: 'dv', face: 5, is: 2 });
    expect(match.the('Cathryn').pool).toBe(4);
  });

  test('one whose card lies face down turns it up before he defends, hurt or not, and recovers nothing', () => {
    const match = arena({
      turn: 0,
      pile: ['Cathryn'],
      who: { Cathryn: { at: west, with: { pool: 3, isDown: true } }, Eryam: { with: { pool: 1 } } },
    });
    match.act(attack, [1, 1, 1, 1]);
    expect(match.told('turned-up')).toHaveLength(1);
    expect(match.the('Cathryn')).toMatchObject({ pool: 3, isDown: false });
  });

  test('one without dice lies dead, and his card leaves the discard pile', () => {
    const match = arena({
      turn: 0,
      pile: ['Daeldric'],
      with: { discard: [{ of: 'slayer', figure: 0 }] },
      who: { Cathryn: { at: west, with: { pool: 2 } }, Eryam: { with: { pool: 1 } } },
    });
    match.act(attack, [6, 1, 1]);
    expect(match.the('Cathryn')).toMatchObject({ pool: 0, isDead: true });
    expect(match.s.discard).not.toContainEqual({ of: 'slayer', figure: 0 });
    expect(match.told('fell')).toMatchObject([{ figure: 0, by: 4 }]);
  });

  test('a dead one’s card is laid aside when it comes up', () => {
    const match = arena({
      turn: 0,
      pile: ['Cathryn', 'Daeldric'],
      who: { Cathryn: { at: west, with: { pool: 1 } }, Eryam: { with: { pool: 1 } } },
    });
    match.act(attack, [6, 1]);
    expect(match.told('laid-aside')).toMatchObject([{ figure: 0 }]);
    expect(match.s.acting?.figure).toBe(1);
    expect([...cardsIn(match.s.pile), ...match.s.discard, ...match.s.waiting]).not.toContainEqual({
      of: 'slayer',
      figure: 0,
    });
  });

  test('when all slayers are dead she has won', () => {
    const dead = { with: { pool: 0, isDead: true } };
    const match = arena({
      turn: 0,
      who: {
        Cathryn: { at: west, with: { pool: 1 } },
        Daeldric: dead,
        Braron: dead,
        Amalica: dead,
        Eryam: { with: { pool: 1 } },
      },
    });
    match.act(attack, [6, 1]);
    expect(match.s.outcome).toEqual({ winner: 1, because: 'all-dead' });
  });
});
