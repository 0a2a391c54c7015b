import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { newDragon } from '../sheet/sheet';
import { countedSet as theSet } from '../fixtures/counted-set';
import { dragonCard, slayer } from '../start/samples';
import { attackLost, biteOdds, faceOdds, moreDvOf, reachesWith, type Predator } from './dragon-attack';
import { counted, poolRolls } from './fixtures';
import { anyOf, meanOf } from '../dice/pool';
import { besidesOnFace } from './side-effects';

const { cathryn, daeldric, eryam } = theSet;
const [maw, hide, tail, nostrils, heart] = [0, 1, 2, 3, 4] as const;

const fierce = {
  ...newDragon('Fierce'),
  cards: [
    dragonCard('Jaws', 'crushing-jaws', { 6: { dagger: 3 }, 5: { dagger: 2 }, 2: { dagger: 2 } }),
    dragonCard('Fury', 'rising-fury', { 6: { dagger: 2 }, 4: { dagger: 2 }, 1: { dagger: 1 } }),
    dragonCard('Thirst', 'drink-deep', { 5: { dagger: 3 } }),
    dragonCard('Gaze', 'dread-gaze', { 3: { dagger: 1 } }),
    dragonCard('Blood', 'hot-blood', {}),
  ],
};

/** By the text of the card: AV and damage that a face adds. */
const added: Readonly<Record<string, (face: FaceNumber, pool: number) => { av?: number; ifHit?: number }>> = {
  'crushing-jaws': (face) => ({ ifHit: face <= 2 ? 3 : face <= 4 ? 2 : 0 }),
  'rising-fury': (face, pool) => ({
    av: (face <= 2 ? 3 : face <= 4 ? 2 : 0) + (pool <= 13 ? 1 : 0),
  }),
};

/** Every roll of both; for each of hers she picks the face that takes most on average. */
const byCounting = ({ dragon, dice, card, down }: Predator, dieCount: number): readonly number[] => {
  const defences = poolRolls(dieCount).map((roll) =>
    Math.max(...roll.map((face) => cathryn.faces[face].shield)),
  );
  const up = dragon.cards.filter((_, at) => at !== card && !down.includes(at));
  const ends = new Map(
    faceNumbers.map((face) => {
      const { av = 0, ifHit = 0 } = added[dragon.cards[card]?.skill ?? '']?.(face, dice) ?? {};
      const daggers = Math.max(...up.map(({ faces }) => faces[face].dagger)) + av;
      return [
        face,
        defences.map((dv) => (daggers > dv ? Math.min(dieCount, daggers - dv + ifHit) : 0)),
      ] as const;
    }),
  );
  const sumOf = (face: FaceNumber): number => (ends.get(face) ?? []).reduce((sum, end) => sum + end, 0);
  return counted(
    poolRolls(dice).flatMap((roll) => {
      const best = [...roll].sort((one, other) => sumOf(other) - sumOf(one) || one - other)[0] ?? 1;
      return ends.get(best) ?? [];
    }),
  );
};

describe('an attack of the dragon', () => {
  it.each([
    { card: 0, down: [], dice: 3, own: 2 },
    { card: 1, down: [], dice: 2, own: 3 },
    { card: 1, down: [0], dice: 4, own: 1 },
    { card: 3, down: [2], dice: 3, own: 3 },
  ])('takes what a count of every roll of both says: $card $down', ({ own, ...rest }) => {
    const predator = { dragon: fierce, ...rest };
    const expected = byCounting(predator, own);
    attackLost(predator, cathryn, own).forEach((chance, lost) => {
      expect(chance).toBeCloseTo(expected[lost] ?? 0, 12);
    });
  });

  it('attacks with cards that are face up, and with the one that came up where none is', () => {
    const one = { ...newDragon('One'), cards: fierce.cards.slice(0, 2) };
    const six = (predator: Predator) => faceOdds(predator, cathryn, 5)[5];
    expect(six({ dragon: one, dice: 26, card: 0, down: [] })).toMatchObject({ card: 1, av: 2 });
    expect(six({ dragon: one, dice: 26, card: 0, down: [1] })).toMatchObject({ card: 0, av: 3 });
    expect(six({ dragon: one, dice: 26, card: 1, down: [0] })).toMatchObject({ card: 1, av: 2 });
  });

  it('is fiercer by one with thirteen dice or fewer, once her fury rises', () => {
    const avs = (dice: number) =>
      faceOdds({ dragon: eryam, dice, card: heart, down: [] }, cathryn, 5).map(({ av }) => av);
    // By hand: most daggers on the other four cards 0 0 1 1 2 3, with 3 3 2 2 0 0 for the face.
    expect(avs(14)).toEqual([3, 3, 3, 3, 2, 3]);
    expect(avs(13)).toEqual([4, 4, 4, 4, 3, 4]);
  });

  it('picks the lowest of the faces that take as much', () => {
    const blunt = { ...newDragon('Blunt'), cards: [dragonCard('A', 'tail-sweep', {})] };
    const picked = faceOdds({ dragon: blunt, dice: 5, card: 0, down: [] }, cathryn, 5).map(
      (one) => one.picked,
    );
    // By hand: a 1 among five dice, then a 2 and no 1.
    expect(picked[0]).toBeCloseTo(1 - (5 / 6) ** 5, 12);
    expect(picked[1]).toBeCloseTo((5 / 6) ** 5 - (4 / 6) ** 5, 12);
  });

  it('shows what each face does besides', () => {
    const besidesOf = (card: number) =>
      faceNumbers.map((face) => besidesOnFace({ dragon: eryam, dice: 26, card, down: [] }, face));
    expect(besidesOf(tail).map(([act]) => act)).toMatchObject(
      [4, 4, 3, 3, 1, 1].map((inches) => ({ act: 'push', inches })),
    );
    expect(besidesOf(nostrils)[0]).toEqual([{ act: 'walk', inches: 5 }]);
    expect(besidesOf(hide).flat()).toEqual([]);
    expect(besidesOnFace({ dragon: fierce, dice: 26, card: 2, down: [] }, 6)).toEqual([]);
  });

  it('reaches five inches with her breath, and touches with all else', () => {
    const at = (card: number) => ({ dragon: eryam, dice: 26, card, down: [] });
    expect([maw, hide, tail, nostrils, heart].map((card) => reachesWith(at(card), 'near'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(reachesWith(at(tail), 'contact')).toBe(true);
    expect(reachesWith(at(maw), 'far')).toBe(false);
    expect(reachesWith(at(maw), 'hidden')).toBe(false);
    expect(moreDvOf(eryam)).toBe(1);
    expect(moreDvOf(fierce)).toBe(0);
  });

  // By hand: she attacks with three daggers on a 6, four on Heart's; one die of a slayer without shields stops nothing.
  it('slays a slayer of three dice without a shield by a 6 alone', () => {
    const bare = slayer('Bare', '', 'dagger', {}, []);
    for (const dice of [26, 13, 5, 1]) {
      const lost = attackLost({ dragon: eryam, dice, card: tail, down: [heart] }, bare, 3);
      expect(lost[3]).toBeCloseTo(1 - (5 / 6) ** dice, 12);
    }
  });
});

describe('a pile of attacks', () => {
  it('is one attack with one card, and each order of two alike', () => {
    const one = { dragon: eryam, dice: 26, card: tail, down: [] };
    const { perAttack, perPile, hurt, slain } = biteOdds(one, daeldric, 5);
    const lost = attackLost(one, daeldric, 5);
    expect([perAttack, perPile]).toEqual([
      expect.closeTo(meanOf(lost), 12),
      expect.closeTo(meanOf(lost), 12),
    ]);
    expect([hurt, slain]).toEqual([anyOf(lost), lost[5]]);

    const two = { dragon: eryam, dice: 26, down: [tail, heart] };
    const inOrder = (first: number, second: number): number =>
      attackLost({ ...two, card: first }, daeldric, 5).reduce((sum, chance, by) => {
        const more = by === 5 ? 0 : meanOf(attackLost({ ...two, card: second }, daeldric, 5 - by));
        return sum + chance * (by + more);
      }, 0);
    const both = (inOrder(tail, heart) + inOrder(heart, tail)) / 2;
    expect(biteOdds({ ...two, card: tail }, daeldric, 5).perPile).toBeCloseTo(both, 12);
    expect(biteOdds({ ...two, card: heart }, daeldric, 5).perPile).toBeCloseTo(both, 12);
  });

  it('never slays whom she cannot hurt', () => {
    const blunt = { ...newDragon('Blunt'), cards: [dragonCard('A', 'hot-blood', {})] };
    expect(biteOdds({ dragon: blunt, dice: 26, card: 0, down: [] }, cathryn, 5).piles).toBeUndefined();
  });
});
