import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { everyRoll } from '../../../dice/fixtures/rolls';
import { isLegal } from '../rules/check';
import { newHero } from '../sheet/hero';
import { pipsOnDie } from '../../../painted-die/die';
import { type Face, type Faces } from '../sheet/pips';
import { die } from '../start/samples/sample';
import { samples } from '../start/samples/samples';
import { skillChance } from '../../../painted-die/odds/values';
import { changed } from '../../../painted-die/odds/worth';
import { figuresOf, gainOf } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyDie, anyHero } from './fixtures';
import { handOdds } from './values';
import { pipChanges, worthOfPips } from './worth';

const sidesOf = (faces: Faces): readonly Face[] => faceNumbers.map((face) => faces[face]);

describe('what a Hand rolls', () => {
  it('equals a count of every roll', () => {
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 1, max: 3 }), (faces, hand) => {
        const rolls = everyRoll(sidesOf(faces), hand);
        const share = (holds: (roll: readonly Face[]) => boolean): number =>
          rolls.filter(holds).length / rolls.length;
        const odds = handOdds(faces, hand);
        const best = { av: 'melee', rav: 'ranged', mav: 'magic', dv: 'defence', mdv: 'magic' } as const;
        for (const [value, pip] of Object.entries(best) as [keyof typeof best, keyof Face][]) {
          odds[value].forEach((chance, pips) =>
            expect(chance).toBeCloseTo(
              share((roll) => Math.max(...roll.map((face) => face[pip])) === pips),
              12,
            ),
          );
        }
        odds.green.forEach((chance, pips) =>
          expect(chance).toBeCloseTo(
            share((roll) => roll.reduce((sum, face) => sum + face.skill, 0) === pips),
            12,
          ),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('equals a count of every roll for a skill and its mean effect', () => {
    const need = fc.record({ green: fc.integer({ min: 1, max: 3 }), magic: fc.nat({ max: 3 }) });
    fc.assert(
      fc.property(anyDie, fc.integer({ min: 1, max: 3 }), need, (faces, hand, { green, magic }) => {
        const rolls = everyRoll(sidesOf(faces), hand).map((roll) => ({
          green: roll.reduce((sum, face) => sum + face.skill, 0),
          magic: Math.max(...roll.map((face) => face.magic)),
        }));
        const able = rolls.filter((roll) => roll.green >= green && roll.magic >= magic);
        const odds = skillChance(faces, hand, { green, magic }, (g, m) => 2 * g + 10 * m);
        expect(odds.chance).toBeCloseTo(able.length / rolls.length, 12);
        const sum = able.reduce((total, roll) => total + 2 * roll.green + 10 * roll.magic, 0);
        expect(odds.mean).toBeCloseTo(sum / rolls.length, 10);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what a pip is worth', () => {
  it('lists legal changes only, and for an unfinished legal hero every pip that fits', () => {
    for (const { hero } of samples) {
      for (const change of pipChanges(hero)) {
        expect(isLegal({ ...hero, faces: { ...changed(hero.faces, change) } })).toBe(true);
      }
    }
    const empty = newHero('Empty');
    const more = pipChanges(empty).filter(({ from }) => from === undefined);
    // Without armour no Defence; one place short of full on five faces for the other four colours.
    expect(more).toHaveLength(4 * 5);
  });

  it('says the difference that the change makes', () => {
    fc.assert(
      fc.property(anyHero, anyHero, (own, foe) => {
        const one = fighter(own, { hand: 3 });
        const other = fighter(foe, { hand: 3 });
        const figures = figuresOf(one, other);
        for (const { change, gain } of worthOfPips(one, other)) {
          const faces = changed(own.faces, change);
          expect(gain.damage).toBeCloseTo(figures(faces).damage - figures(own.faces).damage, 12);
          expect(gainOf(one, other, faces)).toEqual(gain);
          const pips = pipsOnDie(faces, change.pip) - pipsOnDie(own.faces, change.pip);
          expect(pips).toBe(change.from === undefined ? 1 : 0);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('gives a green pip its chance, and a red one its damage', () => {
    const hero = { ...newHero('Tom'), faces: die({ 6: { melee: 1 } }) };
    const worth = worthOfPips(fighter(hero, { hand: 1 }), fighter(newHero('Bare')));
    const of = (pip: string, to: number) =>
      worth.find(({ change }) => change.pip === pip && change.to === to && change.from === undefined)?.gain;
    expect(of('skill', 6)?.green).toBeCloseTo(1 / 6, 14);
    expect(of('melee', 5)?.damage).toBeCloseTo(1 / 6, 14);
  });
});
