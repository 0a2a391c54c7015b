import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { everyRoll } from '../../../dice/rolls';
import { newHero, type HeroDraft } from '../hero';
import type { Face } from '../pips';
import { die } from '../samples/sample';
import { findSkill, skills } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import { anyHero, fighter } from './fixtures';
import { figuresOfSkill } from './skill-figures';
import { skillOdds } from './skill-odds';

type Roll = readonly Face[];

const ordered = (hero: HeroDraft, dice: number): readonly Roll[] =>
  dice === 0
    ? [[]]
    : ordered(hero, dice - 1).flatMap((roll) => faceNumbers.map((face) => [...roll, hero.faces[face]]));

const most = (values: readonly number[]): number => Math.max(0, ...values);
const greenOf = (roll: Roll): number => roll.reduce((sum, face) => sum + face.skill, 0);
const best = (roll: Roll, pip: keyof Face): number => most(roll.map((face) => face[pip]));

const known = (id: string): Skill => {
  const skill = findSkill(id);
  if (!skill) throw new Error(`There is no skill ${id}.`);
  return skill;
};

/** What the rules say of one roll of each, in the rulebook's own terms: AV, RAV, MAV, green pips, DV, MDV. */
interface Table {
  readonly av: number;
  readonly rav: number;
  readonly mav: number;
  readonly green: number;
  readonly dv: number;
  readonly mdv: number;
}
const left = (value: number, defence: number): number => Math.max(0, value - defence);
const byRule: Readonly<Record<string, (table: Table) => number>> = {
  'ranger/aimed-shot': ({ rav, green, dv }) => left(rav + 2 * green, dv),
  'warrior/berserk': ({ av, green, dv }) => left(av + green, dv),
  'warrior/flurry': ({ av, dv }) => left(av - 1, dv),
  'warrior/impale': ({ av, dv }) => left(av, dv),
  'warrior/swift-blow': ({ av, green, dv }) => (green > 0 ? 0 : left(av, dv)),
  'warrior/cleave': ({ av, green, dv }) => (green > 0 && av > 0 ? green : left(av, dv)),
  'warrior/big-bada-boom': ({ av, green, dv }) => left(av, dv) + green,
  'dirty-tricks/exploit-weakness': ({ av, green, dv }) => (av > 0 ? Math.max(green, left(av, dv)) : 0),
  'elemental-mage/fireball': ({ mav, green, mdv }) => (mav > 0 ? left(2 * green, mdv) : 0),
  'elemental-mage/icy-prison': ({ mav, green, mdv }) => (mav > 0 ? left(green, mdv) : 0),
  'elemental-mage/lightning-bolt': ({ mav, green, mdv }) => (green > 0 ? left(mav, mdv) : 0),
  'elemental-mage/earthquake': ({ mav, green }) => (mav > 0 ? 2 * green : 0),
};

const pair = fc.record({
  own: anyHero,
  foe: anyHero,
  hand: fc.integer({ min: 1, max: 3 }),
  other: fc.integer({ min: 1, max: 2 }),
  cover: fc.boolean(),
});

describe('rolls, the order of the dice aside', () => {
  it('count as many as there are, and add up to 1', () => {
    expect(everyRoll(5)).toHaveLength(252);
    expect(everyRoll(0)).toEqual([{ shown: [], chance: 1 }]);
    for (const dice of [1, 3, 6]) {
      expect(everyRoll(dice).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 13);
    }
    expect(everyRoll(2).find(({ shown }) => shown[0] === 2 && shown[1] === 5)?.chance).toBeCloseTo(
      2 / 36,
      14,
    );
  });
});

describe('what a skill comes to', () => {
  it('equals a count of every roll: the damage, by the rules of twelve skills', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...Object.keys(byRule)), ({ own, foe, hand, other, cover }, id) => {
        // Bare hands and a plain shot: what weapons add is weighed with the attacks.
        const hero = { ...own, equipment: newHero('Bare').equipment };
        const read = byRule[id];
        const all = ordered(hero, hand).flatMap((roll) =>
          ordered(foe, other).map((defence) =>
            read?.({
              av: best(roll, 'melee'),
              rav: best(roll, 'ranged'),
              mav: best(roll, 'magic'),
              green: greenOf(roll),
              dv: best(defence, 'defence') + (cover ? 1 : 0),
              mdv: best(defence, 'magic'),
            }),
          ),
        );
        const mean = all.reduce<number>((sum, damage) => sum + (damage ?? NaN), 0) / all.length;
        const odds = skillOdds(known(id), fighter(hero, { hand }), fighter(foe, { hand: other, cover }));
        expect(odds.damage ?? 0).toBeCloseTo(mean, 11);
      }),
      { numRuns: 60 },
    );
  });

  it('equals a count of every roll: chances and means, for every skill', () => {
    fc.assert(
      fc.property(anyHero, fc.integer({ min: 1, max: 3 }), fc.constantFrom(...skills), (own, hand, skill) => {
        const odds = skillOdds(skill, fighter(own, { hand }), fighter(newHero('Bare')));
        const rolls = ordered(own, hand);
        const able = rolls.filter(
          (roll) => greenOf(roll) > 0 && (!needsMagicPip(skill) || best(roll, 'magic') > 0),
        );
        expect(odds.works).toBeCloseTo(able.length / rolls.length, 12);
        for (const { figure, chance, working, overall } of odds.figures) {
          if (figure.ifs.some((check) => ['hits', 'damages', 'kills'].includes(check))) continue;
          const pips = able
            .map((roll) => (figure.line === 'green' ? greenOf(roll) : best(roll, 'magic')))
            .filter((count) => count > 0);
          const sum = pips.reduce((total, count) => total + count * figure.by, 0);
          expect(chance).toBeCloseTo(pips.length / rolls.length, 12);
          expect(overall).toBeCloseTo(sum / rolls.length, 11);
          expect(working).toBeCloseTo(pips.length > 0 ? sum / pips.length : 0, 11);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('gives no counters without a hit where the skill asks for one', () => {
    const hero = { ...newHero('Tom'), faces: die({ 5: { melee: 2 }, 6: { skill: 1 } }) };
    const odds = skillOdds(known('warrior/impale'), fighter(hero, { hand: 2 }), fighter(newHero('Bare')));
    expect(odds.works).toBeCloseTo(11 / 36, 14);
    const [bleeding] = odds.figures;
    expect(bleeding?.figure).toMatchObject({ what: 'counters', of: 'bleeding', ifs: ['hits'] });
    expect(bleeding?.chance).toBeCloseTo(2 / 36, 14);
    expect(bleeding?.working).toBeCloseTo(1, 14);
  });

  it('reads the numbers of a skill from its entry', () => {
    expect(figuresOfSkill(known('elemental-mage/fireball'))).toMatchObject([
      { what: 'attack', of: 'MAV', by: 2, line: 'green' },
      { what: 'reach', by: 0.5, line: 'blue' },
    ]);
    expect(figuresOfSkill(known('druid/calenture'))).toMatchObject([
      { what: 'counters', of: 'dazed', by: 1 },
      { what: 'turns', by: 1, line: 'blue' },
      { what: 'range', by: 0.5 },
    ]);
  });

  it('never counts what no number of the skill scales: a word stays a word', () => {
    const kinds = figuresOfSkill(known('elemental-mage/lava-pit')).filter(({ what }) => what === 'counters');
    expect(kinds).toHaveLength(1);
  });
});
