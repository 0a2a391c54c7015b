import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newHero, type HeroDraft } from '../sheet/hero';
import type { Faces } from '../sheet/pips';
import { findSkill, skills } from '../skills/index';
import type { Skill } from '../skills/category';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyDie, best, everyRoll, sum, type Roll } from './fixtures';
import { figuresOfSkill } from './skill-figures';
import { skillOdds } from './skill-odds';

const skillOf = (id: string): Skill => {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(id);
  return skill;
};
const heroWith = (faces: Faces): HeroDraft => ({ ...newHero('Anybody'), faces });

interface Shown {
  readonly melee: number;
  readonly ranged: number;
  readonly blue: number;
  readonly green: number;
  readonly dv: number;
  readonly mdv: number;
}

const over = (value: number, defence: number): number => Math.max(0, value - defence);
const hit = (value: number, defence: number, most = Infinity): number => Math.min(most, over(value, defence));

/** Damage of one use, by the texts of chapter "Skill list"; `-1` to AV and such hold whatever is rolled. */
const byText: Readonly<Record<string, (shown: Shown) => number>> = {
  'melee/berserk': ({ melee, green, dv }) => hit(melee + green, dv),
  'melee/cats-charge': ({ melee, green, dv }) => hit(melee + green, dv),
  'melee/push-back': ({ melee, dv }) => hit(melee, dv, 1),
  'melee/rend-armour': ({ melee, green, dv }) => hit(melee, Math.max(0, dv - green)),
  'melee/taunt': ({ melee, dv }) => hit(melee, dv),
  'ranged/aimed-shot': ({ ranged, green, dv }) => hit(ranged + 2 * green, dv),
  'ranged/enhanced-range': ({ ranged, green, dv }) => hit(ranged - green, dv),
  'ranged/pin-down': ({ ranged, dv }) => hit(ranged - 1, dv),
  'ranged/poisoned-arrow': ({ ranged, dv }) => hit(ranged, dv, 1),
  'primal-force/fireball': ({ blue, green, mdv }) => (green > 0 ? over(blue, mdv) : 0),
  'primal-force/whirlwind': ({ blue, green, mdv }) => (green > 0 ? over(blue, mdv) : 0),
  'primal-force/icy-shackles': ({ green, mdv }) => over(green, mdv),
  'primal-force/starfire': ({ blue, green, mdv }) => (blue > 0 ? over(green, mdv) : 0),
  'summoning/breath-weapon': ({ blue, green, mdv }) => (green > 0 && blue > 0 ? over(1 + green, mdv) : 0),
  'summoning/spikes': ({ blue, green, dv }) => (green > 0 ? over(1 + blue, dv) : 0),
  'summoning/rage': ({ blue, green, dv }) => (green > 0 ? over(1 + blue, dv) : 0),
};

const shownBy = (faces: Faces, roll: Roll, other: Faces, answer: Roll): Shown => ({
  melee: best(faces, 'melee', roll),
  ranged: best(faces, 'ranged', roll),
  blue: best(faces, 'magic', roll),
  green: sum(faces, 'skill', roll),
  dv: best(other, 'armour', answer),
  mdv: best(other, 'magic', answer),
});

describe('skills against a count of every roll', () => {
  it.each(Object.entries(byText))('%s deals what its text says', (id, deals) => {
    fc.assert(
      fc.property(anyDie, anyDie, fc.integer({ min: 1, max: 3 }), (faces, other, hand) => {
        const found = skillOdds(
          skillOf(id),
          fighter(heroWith(faces), { hand }),
          fighter(heroWith(other), { hand: 1 }),
        );
        const damages = everyRoll(hand).flatMap((roll) =>
          everyRoll(1).map((answer) => deals(shownBy(faces, roll, other, answer))),
        );
        expect(found.damage).toBeCloseTo(damages.reduce((all, one) => all + one, 0) / damages.length, 10);
      }),
      { numRuns: 8 },
    );
  });

  /** Attack by attack, each roll with all that it brings, until next to nothing is left to play. */
  const playedOn = (
    pip: 'melee' | 'ranged',
    faces: Faces,
    hand: number,
    other: Faces,
    dice: number,
  ): number => {
    const rolls = everyRoll(hand);
    let mean = 0;
    let states = new Map([[`1 ${dice}`, 1]]);
    for (let round = 0; round < 60; round += 1) {
      const next = new Map<string, number>();
      for (const [key, p] of states) {
        const [attacks = 0, left = 0] = key.split(' ').map(Number);
        if (attacks === 0 || left === 0) continue;
        const answers = everyRoll(left);
        const share = p / rolls.length / answers.length;
        for (const roll of rolls)
          for (const answer of answers) {
            const damage = hit(best(faces, pip, roll) - 1, best(other, 'armour', answer));
            mean += share * damage;
            const then = `${attacks - 1 + sum(faces, 'skill', roll)} ${Math.max(0, left - damage)}`;
            next.set(then, (next.get(then) ?? 0) + share);
          }
      }
      states = next;
    }
    return mean;
  };

  it.each(['melee/rampage', 'ranged/rapid-fire'])(
    '%s: each green pip is one more attack, and may bring more',
    (id) => {
      const pip = id === 'melee/rampage' ? 'melee' : 'ranged';
      fc.assert(
        fc.property(
          anyDie,
          anyDie,
          fc.integer({ min: 1, max: 2 }),
          fc.constantFrom(4, 5, 6),
          (drawn, other, dice, at) => {
            // One green pip on the whole die, as the rules have it; with two, there might be no end.
            const faces = Object.fromEntries(
              Object.entries(drawn).map(([face, painted]) => [
                face,
                { ...painted, skill: Number(face) === at ? 1 : 0 },
              ]),
            ) as unknown as Faces;
            const found = skillOdds(
              skillOf(id),
              fighter(heroWith(faces), { hand: 2 }),
              fighter(heroWith(other), { hand: dice }),
            );
            expect(found.damage).toBeCloseTo(playedOn(pip, faces, 2, other, dice), 8);
          },
        ),
        { numRuns: 6 },
      );
    },
  );

  it('counts green over all dice and blue on the best one, for every skill', () => {
    fc.assert(
      fc.property(
        anyDie,
        fc.constantFrom(...skills),
        fc.integer({ min: 1, max: 3 }),
        (faces, skill, hand) => {
          const own = fighter(heroWith(faces), { hand });
          const rolls = everyRoll(hand);
          const { works, figures } = skillOdds(skill, own, own);
          const mean = (of: (roll: Roll) => number): number =>
            rolls.reduce((all, roll) => all + of(roll), 0) / rolls.length;
          expect(works).toBeCloseTo(
            mean((roll) => (sum(faces, 'skill', roll) > 0 ? 1 : 0)),
            12,
          );
          for (const { figure, overall } of figures)
            expect(overall).toBeCloseTo(
              mean((roll) => {
                const green = sum(faces, 'skill', roll);
                if (green === 0) return 0;
                return figure.by * (figure.line === 'green' ? green : best(faces, 'magic', roll));
              }),
              10,
            );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('finds a number in every skill, and none for words', () => {
    for (const skill of skills)
      expect([skill.id, figuresOfSkill(skill).length > 0]).toEqual([skill.id, true]);
    // "For 1 turn, target gains one point of life": the one is a word and does not grow.
    expect(figuresOfSkill(skillOf('prayers/rejuvenation')).map(({ what, by }) => [what, by])).toEqual([
      ['healed', 1],
      ['healing-turns', 1],
    ]);
  });
});
