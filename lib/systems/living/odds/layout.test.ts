import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { apply } from '../sheet/apply';
import type { Weapon } from '../sheet/armoury';
import { armours } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { isLegal } from '../rules/check';
import { pipsOnDie } from '../../../painted-die/die';
import { emptyFace, emptyFaces, pointsSpent, traits, type Face, type Faces, type Trait } from '../sheet/pips';
import { die } from '../start/samples/sample';
import { samples } from '../start/samples/samples';
import { dummies } from './dummies';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero } from './fixtures';
import { scoreOf, type SkillAim } from '../../../painted-die/odds/layout-goal';
import { bestLayout, measure, skillStrikes, attackModesFor, type LayoutGoal } from './layout';
import { aimableSkills, aimsOf } from './layout-skill';
import { findSkill } from '../skills/index';
import { everyAttackMode, attackModesOf } from './attack-modes';
import { runs } from '../../../testing/runs';

/** Every face with at most this many points: all counts of all colours; the gate decides which are legal. */
const facesOf = (face: FaceNumber, points: number, allowed: readonly Trait[]): readonly Face[] => {
  const upTo = (trait: Trait, cost: number): readonly number[] =>
    allowed.includes(trait)
      ? Array.from({ length: Math.min(face, Math.floor(points / cost)) + 1 }, (_, count) => count)
      : [0];
  return upTo('defence', 1)
    .flatMap((defence) =>
      upTo('melee', 2).flatMap((melee) =>
        upTo('ranged', 3).flatMap((ranged) =>
          upTo('magic', 4).flatMap((magic) =>
            [0, 1].map((skill) => ({ ...emptyFace, defence, melee, ranged, magic, skill })),
          ),
        ),
      ),
    )
    .filter((each) => pointsSpent({ ...emptyFaces, [face]: each }) <= points);
};

/** Every die within a small budget. */
const everyDie = (points: number, allowed: readonly Trait[]): readonly Faces[] =>
  faceNumbers.reduce<readonly Faces[]>(
    (dice, face) =>
      dice.flatMap((faces) =>
        facesOf(face, points - pointsSpent(faces), allowed)
          .map((each) => ({ ...faces, [face]: each }))
          .filter((each) => pipsOnDie(each, 'skill') <= 1),
      ),
    [emptyFaces],
  );

const weapon: fc.Arbitrary<Weapon> = fc.constantFrom<Weapon>(
  { type: 'piercing' },
  { type: 'slashing' },
  { type: 'throwing', melee: 'piercing' },
  { type: 'shortbow' },
  { type: 'crossbow-two-handed' },
  { type: 'magic' },
);

const anyGoal: fc.Arbitrary<LayoutGoal> = fc
  .record({
    armour: fc.constantFrom(...armours),
    shield: fc.boolean(),
    weapons: fc.array(weapon, { maxLength: 1 }),
    skills: fc.constantFrom<readonly string[]>(
      [],
      ['warrior/flurry'],
      ['elemental-mage/lightning-bolt'],
      ['survival/jog', 'survival/jump', 'survival/evade', 'survival/rigger'],
      ['survival/jog', 'survival/shove'],
      ['warrior/berserk', 'warrior/swift-blow'],
      ['dirty-tricks/backstab', 'dirty-tricks/exploit-weakness', 'dirty-tricks/dancing-daggers'],
      ['ranger/aimed-shot', 'elemental-mage/fireball'],
      ['elemental-mage/incendiary-missile', 'elemental-mage/earthquake'],
      ['necromancer/kiss-of-death', 'survival/headbutt'],
    ),
    aim: fc.option(
      fc.record({
        of: fc.constantFrom<SkillAim['of']>('works', 'damage', 0, 1, 2),
        place: fc.nat({ max: 2 }),
      }),
      { freq: 3, nil: undefined },
    ),
    allowed: fc.subarray([...traits], { minLength: 1 }),
    foe: anyHero,
    hands: fc.record({ own: fc.integer({ min: 1, max: 3 }), foe: fc.integer({ min: 1, max: 3 }) }),
    weights: fc.record({
      damage: fc.constantFrom(0, 1, 0.3),
      lost: fc.constantFrom(0, 1, 0.7),
      skill: fc.constantFrom(0, 1, 2),
    }),
    need: fc.record({ green: fc.integer({ min: 1, max: 2 }), magic: fc.nat({ max: 1 }) }),
  })
  .map(({ armour, shield, weapons, skills, aim, allowed, foe, hands, weights, need }) => ({
    own: fighter(
      { ...newHero('Somebody'), equipment: { armour, shield, weapons, other: [] }, skills },
      { hand: hands.own },
    ),
    foe: fighter(foe, { hand: hands.foe }),
    weights,
    skill: aim && skills.length > 0 ? { id: skills[aim.place % skills.length] ?? '', of: aim.of } : need,
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
        if (found.ok) {
          solved += 1;
          const { faces } = found.value;
          expect(isLegal({ ...hero, faces })).toBe(true);
          expect(pointsSpent(faces)).toBeLessThanOrEqual(points);
          expect(scoreOf(goal, found.value.figures)).toBeCloseTo(best, 9);
          expect(score(faces)).toBeCloseTo(best, 9);
        } else if (found.error.problem === 'no-legal-die') expect(legal).toEqual([]);
        else if (found.error.problem === 'nothing-serves') expect(best).toBeCloseTo(score(emptyFaces), 9);
        else expect(Object.values(goal.weights)).toEqual([0, 0, 0]);
      }),
      { numRuns: runs(35) },
    );
    expect(solved).toBeGreaterThan(runs(35) / 3.5);
  });
});

const [, , , , , , , plate] = dummies(() => 'Dummy');
const dummy = fighter(plate?.hero ?? newHero('Nobody'));
const cloth = fighter(dummies(() => 'Dummy')[0]?.hero ?? newHero('Nobody'));
const [bare] = attackModesOf(newHero('Bare'));
const goalOf = (hero: HeroDraft, parts: Partial<LayoutGoal> = {}): LayoutGoal => ({
  own: fighter(hero),
  foe: cloth,
  weights: { damage: 1, lost: 0, skill: 0 },
  skill: { green: 1, magic: 0 },
  traits,
  ...parts,
});

describe('the best layout for a skill', () => {
  const archer: HeroDraft = {
    ...newHero('Archer'),
    equipment: {
      armour: 'light',
      shield: false,
      weapons: [{ type: 'longbow' }, { type: 'slashing' }],
      other: [],
    },
    skills: ['ranger/aimed-shot'],
  };
  const forSkill = (hero: HeroDraft, skill: SkillAim, parts: Partial<LayoutGoal> = {}) =>
    bestLayout(goalOf(hero, { weights: { damage: 0, lost: 0, skill: 1 }, skill, ...parts }));

  it('strikes with what suits the skill, and joins the green pip with what it strengthens', () => {
    const found = forSkill(archer, { id: 'ranger/aimed-shot', of: 'damage' });
    expect(found.ok && found.value.mode.weapon?.type).toBe('longbow');
    expect(found.ok && pipsOnDie(found.value.faces, 'ranged')).toBe(6);
    expect(found.ok && pipsOnDie(found.value.faces, 'skill')).toBe(1);
    expect(
      attackModesFor({
        ...goalOf(archer),
        weights: { damage: 0, lost: 0, skill: 1 },
        skill: { id: 'warrior/berserk', of: 'damage' },
      }).map(({ kind }) => kind),
    ).toEqual(['melee']);
  });

  it.each([
    ['warrior/berserk', 'damage', 'melee'],
    ['warrior/cleave', 'damage', 'melee'],
    ['warrior/impale', 0, 'melee'],
    ['dirty-tricks/iron-fist', 0, 'melee'],
    ['dirty-tricks/backstab', 'damage', 'melee'],
    ['ranger/aimed-shot', 'damage', 'ranged'],
  ] as const)('equals every die where pips must lie together: %s, %s', (id, of, trait) => {
    const hero = { ...newHero('Somebody'), skills: [id] };
    const guard = {
      ...newHero('Guard'),
      faces: die({ 2: { defence: 1 }, 3: { defence: 1 }, 6: { defence: 2 } }),
    };
    const goal = {
      ...goalOf(hero),
      own: fighter(hero, { hand: 2 }),
      foe: fighter(guard, { hand: 2 }),
      weights: { damage: 0, lost: 0, skill: 1 },
      skill: { id, of },
      traits: [trait],
    };
    const found = bestLayout(goal, 6);
    const [mode = bare] = attackModesFor(goal);
    const value = measure(goal, mode);
    const best = Math.max(...everyDie(6, [trait]).map((faces) => value(faces).skill));
    expect(found.ok && found.value.figures.skill).toBeCloseTo(best, 12);
  });

  it('paints for the chance of a spell: its green pip on a face that does not matter, Magic wide', () => {
    const mage = { ...newHero('Mage'), skills: ['elemental-mage/fireball'] };
    const found = forSkill(mage, { id: 'elemental-mage/fireball', of: 'works' });
    const wide = die({
      2: { magic: 1 },
      3: { magic: 1 },
      4: { magic: 1 },
      5: { magic: 1 },
      6: { magic: 1, skill: 1 },
    });
    expect(found.ok && found.value.figures.skill).toBeCloseTo(
      measure({ ...goalOf(mage), skill: { green: 1, magic: 1 } }, bare)(wide).skill,
      12,
    );
  });

  it('keeps room for a skill that is still to be learned', () => {
    const found = forSkill(archer, { id: 'warrior/cleave', of: 'works' });
    expect(found).toMatchObject({ error: { problem: 'no-legal-die' } });
    const { own, others } = aimableSkills(archer);
    expect(own.map(({ id }) => id)).toEqual(['ranger/aimed-shot']);
    expect(others.map(({ id }) => id)).toContain('ranger/barrage');
    expect(others.map(({ id }) => id)).not.toContain('warrior/cleave');
    expect(others.map(({ id }) => id)).not.toContain('zealot/purge');
    const barrage = forSkill(archer, { id: 'ranger/barrage', of: 'damage' });
    expect(
      barrage.ok &&
        isLegal({ ...archer, skills: [...archer.skills, 'ranger/barrage'], faces: barrage.value.faces }),
    ).toBe(true);
  });

  it('offers what is good to have, not what it costs', () => {
    const skill = findSkill('necromancer/order-of-steel');
    expect(skill && aimsOf(skill)).toMatchObject({ damage: false });
    expect(skill && aimsOf(skill).figures.map(({ figure }) => figure.what)).toEqual([
      'value',
      'value',
      'value',
      'turns',
    ]);
  });
});

describe('the best layout', () => {
  it('makes no sample hero worse, keeps him legal, and its edits lead there', () => {
    const mixes = [
      { damage: 1, lost: 0, skill: 0 },
      { damage: 0, lost: 1, skill: 0 },
      { damage: 1, lost: 1, skill: 1 },
    ];
    for (const { hero } of samples.slice(0, 8)) {
      for (const weights of mixes) {
        const goal = goalOf(hero, { weights, foe: dummy, skill: { green: 1, magic: 1 } });
        const found = bestLayout(goal);
        if (!found.ok) continue;
        const { faces, figures, before, edits, left } = found.value;
        expect(scoreOf(goal, figures)).toBeGreaterThanOrEqual(scoreOf(goal, before) - 1e-9);
        const after = edits.reduce(apply, hero);
        expect(after.faces).toEqual(faces);
        expect(isLegal(after)).toBe(true);
        expect(left).toBe(20 - pointsSpent(faces));
      }
    }
  });

  it('spends all on Melee for damage against cloth', () => {
    const found = bestLayout(goalOf(newHero('Tom')));
    expect(found.ok && pipsOnDie(found.value.faces, 'melee')).toBe(10);
    expect(found.ok && found.value.mode.id).toBe('fists');
  });

  it('says that no pip serves: Defence without armour, Magic that is not allowed, no goal at all', () => {
    const bare = newHero('Monk');
    const defend = { weights: { damage: 0, lost: 1, skill: 0 } };
    expect(bestLayout(goalOf(bare, defend))).toEqual({ ok: false, error: { problem: 'nothing-serves' } });
    const cast = { weights: { damage: 0, lost: 0, skill: 1 }, skill: { green: 1, magic: 1 } };
    expect(bestLayout(goalOf(bare, { ...cast, traits: ['melee'] }))).toMatchObject({
      error: { problem: 'nothing-serves' },
    });
    const nothing = { weights: { damage: 0, lost: 0, skill: 0 } };
    expect(bestLayout(goalOf(bare, nothing))).toMatchObject({ error: { problem: 'no-goal' } });
  });

  it('says that no die is legal where skills alone break the rules', () => {
    const scholar = {
      ...newHero('Scholar'),
      skills: ['zealot/life-boon', 'druid/regrowth', 'warrior/flurry'],
    };
    expect(bestLayout(goalOf(scholar))).toMatchObject({ error: { problem: 'no-legal-die' } });
  });

  it('leaves what the goal does not ask about where there are points for it', () => {
    const knight: HeroDraft = {
      ...newHero('Knight'),
      equipment: { armour: 'heavy', shield: true, weapons: [{ type: 'slashing' }], other: [] },
      faces: die({ 4: { melee: 3 }, 6: { defence: 4, skill: 1 } }),
    };
    const found = bestLayout(goalOf(knight, { weights: { damage: 0, lost: 1, skill: 0 } }));
    expect(found.ok && pipsOnDie(found.value.faces, 'defence')).toBe(14);
    expect(found.ok && found.value.faces[4].melee).toBe(1);
    expect(found.ok && found.value.faces[6].skill).toBe(1);
  });
});
