import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { pipsOnDie, pointsOf } from '../../../painted-die/die';
import { scoreOf } from '../../../painted-die/odds/layout-goal';
import { changed } from '../../../painted-die/odds/worth';
import { check, isError } from '../rules/check';
import { apply } from '../sheet/apply';
import { armours } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, emptyFaces, traits, type Face, type Faces, type Trait } from '../sheet/pips';
import { samples } from '../start/samples';
import { dummies } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero } from './fixtures';
import { aimableSkills, attackModesFor, bestLayout, measure, skillStrikes, type LayoutGoal } from './layout';
import { worthOfPips } from './worth';
import { everyAttackMode } from './attack-modes';
import { runs } from '../../../testing/runs';

const isLegal = (hero: HeroDraft): boolean => !check(hero).some(isError);

const facesOf = (face: FaceNumber, points: number, allowed: readonly Trait[]): readonly Face[] => {
  const upTo = (trait: Trait): readonly number[] =>
    allowed.includes(trait)
      ? Array.from({ length: Math.min(face, Math.floor(points / die.costs[trait])) + 1 }, (_, count) => count)
      : [0];
  return upTo('armour')
    .flatMap((armour) =>
      upTo('melee').flatMap((melee) =>
        upTo('ranged').flatMap((ranged) =>
          upTo('magic').flatMap((magic) => [0, 1].map((skill) => ({ armour, melee, ranged, magic, skill }))),
        ),
      ),
    )
    .filter((each) => pointsOf(die, { ...emptyFaces, [face]: each }) <= points);
};

/** Every die within a small budget. */
const everyDie = (points: number, allowed: readonly Trait[]): readonly Faces[] =>
  faceNumbers.reduce<readonly Faces[]>(
    (found, face) =>
      found.flatMap((faces) =>
        facesOf(face, points - pointsOf(die, faces), allowed)
          .map((each) => ({ ...faces, [face]: each }))
          .filter((each) => pipsOnDie(each, 'skill') <= 1),
      ),
    [emptyFaces],
  );

const anyGoal: fc.Arbitrary<LayoutGoal> = fc
  .record({
    armour: fc.constantFrom(...armours),
    shield: fc.boolean(),
    skills: fc.constantFrom<readonly string[]>(
      [],
      ['melee/berserk'],
      ['ranged/rapid-fire'],
      ['primal-force/fireball'],
      ['primal-force/icy-shackles'],
      ['prayers/life-boon', 'prayers/mass-heal'],
      ['summoning/rage'],
    ),
    of: fc.constantFrom<'works' | 'damage' | 0 | 1>('works', 'damage', 0, 1),
    allowed: fc.subarray([...traits], { minLength: 1 }),
    foe: anyHero,
    hands: fc.record({ own: fc.integer({ min: 1, max: 3 }), foe: fc.integer({ min: 1, max: 3 }) }),
    weights: fc.record({
      damage: fc.constantFrom(0, 1, 0.3),
      lost: fc.constantFrom(0, 1, 0.7),
      skill: fc.constantFrom(0, 1, 2),
    }),
  })
  .map(({ armour, shield, skills, of, allowed, foe, hands, weights }) => ({
    own: fighter(
      { ...newHero('Somebody'), equipment: { armour, shield, weapons: [], other: [] }, skills },
      { hand: hands.own },
    ),
    foe: fighter(foe, { hand: hands.foe }),
    weights,
    skill: skills[0] === undefined ? { green: 1, magic: 1 } : { id: skills[0], of },
    traits: allowed,
  }));

describe('the best layout against every die', () => {
  it('equals it on small budgets, and is legal', () => {
    let solved = 0;
    fc.assert(
      fc.property(anyGoal, fc.integer({ min: 1, max: 4 }), (goal, points) => {
        const found = bestLayout(goal, points);
        const { hero } = goal.own;
        const legal = everyDie(points, goal.traits).filter((faces) => isLegal({ ...hero, faces }));
        const modes =
          goal.weights.damage > 0 || skillStrikes(goal)
            ? attackModesFor(goal)
            : everyAttackMode(hero).slice(0, 1);
        const score = (faces: Faces): number =>
          Math.max(...modes.map((mode) => scoreOf(goal, measure(goal, mode)(faces))));
        const best = Math.max(...legal.map(score));
        if (!found.ok) {
          expect(found.error.problem === 'no-goal' || best <= score(emptyFaces) + 1e-9).toBe(true);
          return;
        }
        solved += 1;
        const { faces, figures, edits } = found.value;
        expect(scoreOf(goal, figures)).toBeCloseTo(best, 9);
        expect(legal).toContainEqual(faces);
        expect(edits.reduce(apply, hero).faces).toEqual(faces);
      }),
      { numRuns: runs(60) },
    );
    expect(solved).toBeGreaterThan(runs(60) / 3);
  });

  it('makes no sample hero worse, and keeps him legal', () => {
    const [dummy] = dummies(() => 'Dummy').slice(4);
    for (const { sheet: hero } of samples) {
      const goal: LayoutGoal = {
        own: fighter(hero),
        foe: fighter(dummy?.hero ?? hero),
        weights: { damage: 1, lost: 0, skill: 0 },
        skill: { green: 1, magic: 0 },
        traits,
      };
      const found = bestLayout(goal);
      if (!found.ok) throw new Error(found.error.problem);
      const { figures, before, faces } = found.value;
      expect(figures.damage).toBeGreaterThanOrEqual(before.damage - 1e-12);
      expect(isLegal({ ...hero, faces })).toBe(true);
    }
  });
});

describe('what a pip is worth', () => {
  it('lists legal changes only, a fiend kept within the points of its summoner', () => {
    const summoner: HeroDraft = {
      ...newHero('Summoner'),
      faces: { ...emptyFaces, 6: { ...emptyFaces[6], magic: 2, skill: 1 } },
      skills: ['summoning/summon-fiend'],
      fiend: { faces: { ...emptyFaces, 5: { ...emptyFaces[6], melee: 3 } } },
    };
    for (const hero of [...samples.map(({ sheet }) => sheet), summoner]) {
      expect(isLegal(hero)).toBe(true);
      const worth = worthOfPips(fighter(hero), fighter(hero));
      expect(worth.length).toBeGreaterThan(0);
      for (const { change } of worth)
        expect([change, isLegal({ ...hero, faces: changed(hero.faces, change) })]).toEqual([change, true]);
    }
  });

  it('offers skills that some die allows', () => {
    expect(aimableSkills(newHero('Nobody')).others).toHaveLength(42);
    const wizard = samples.find(({ sheet }) => sheet.skills.length === 3)?.sheet;
    expect(wizard && aimableSkills(wizard).others).toEqual([]);
  });
});
