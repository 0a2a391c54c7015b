import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesFrom } from '../../../painted-die/die';
import { readHero } from '../sheet/file';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, type Faces } from '../sheet/pips';
import { skillIds, type SkillId } from '../skills/ids';
import { check, zLegalHero } from './check';

const faces = (
  painted: Parameters<typeof facesFrom<'armour' | 'melee' | 'ranged' | 'magic' | 'skill'>>[1],
): Faces => facesFrom(die, painted);

const hero = (parts: Partial<HeroDraft>): HeroDraft => ({ ...newHero('Tom'), ...parts });
const wearing = (
  armour: HeroDraft['equipment']['armour'],
  shield: boolean,
): Pick<HeroDraft, 'equipment'> => ({ equipment: { armour, shield, weapons: [], other: [] } });

const rulesOf = (draft: HeroDraft): readonly string[] => [...new Set(check(draft).map(({ rule }) => rule))];
const errorsOf = (draft: HeroDraft): readonly string[] => [
  ...new Set(check(draft).flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []))),
];

const wizard = faces({ 6: { magic: 5, skill: 1 } });
const berserker = faces({ 5: { melee: 4 }, 6: { melee: 5, skill: 1 } });

describe('errors, one by one', () => {
  it.each<[string, Partial<HeroDraft>, readonly string[]]>([
    ['20 points', { faces: wizard }, []],
    [
      '21 points',
      { faces: faces({ 4: { melee: 1 }, 5: { ranged: 1 }, 6: { magic: 4 } }) },
      ['points-budget'],
    ],
    [
      'five pips of two colours on the 4-face',
      { faces: faces({ 4: { melee: 3, ranged: 2 } }) },
      ['face-capacity'],
    ],
    ['four of a colour on the 4-face', { faces: faces({ 4: { melee: 4 } }) }, ['one-colour-face']],
    ['the green pip on the 1-face', { faces: faces({ 1: { skill: 1 } }) }, ['one-colour-face']],
    ['two green pips', { faces: faces({ 5: { skill: 1 }, 6: { skill: 1 } }) }, ['skill-pip-count']],
    ['Armour in a robe', { faces: faces({ 6: { armour: 1 } }) }, ['armour-cap']],
    ['1 Armour in leather', { ...wearing('light', false), faces: faces({ 6: { armour: 1 } }) }, []],
    [
      '2 Armour in leather',
      { ...wearing('light', false), faces: faces({ 6: { armour: 2 } }) },
      ['armour-cap'],
    ],
    ['2 Armour in mail', { ...wearing('medium', false), faces: faces({ 6: { armour: 2 } }) }, []],
    ['4 Armour in plate', { ...wearing('heavy', false), faces: faces({ 6: { armour: 4 } }) }, ['armour-cap']],
    [
      '4 Armour in plate with a shield',
      { ...wearing('heavy', true), faces: faces({ 6: { armour: 4 } }) },
      [],
    ],
    [
      '5 Armour in plate with a shield',
      { ...wearing('heavy', true), faces: faces({ 6: { armour: 5 } }) },
      ['armour-cap'],
    ],
    ['a shield alone', { ...wearing('none', true), faces: faces({ 6: { armour: 1 } }) }, []],
    ['a shield without Armour', { ...wearing('heavy', true), faces: berserker }, ['shield-unused']],
    [
      'a specialist with three of a category',
      { faces: wizard, skills: ['prayers/life-boon', 'prayers/mass-heal', 'prayers/soul-link'] },
      [],
    ],
    [
      'a specialist with four',
      {
        faces: wizard,
        skills: ['prayers/life-boon', 'prayers/mass-heal', 'prayers/soul-link', 'prayers/rejuvenation'],
      },
      ['skill-allowance'],
    ],
    [
      'a specialist with two categories',
      { faces: wizard, skills: ['prayers/life-boon', 'ballads/speed'] },
      ['skill-allowance'],
    ],
    [
      'a specialist in Armour',
      {
        ...wearing('light', false),
        faces: faces({ 6: { armour: 1 } }),
        skills: ['survival/trap', 'survival/hurry'],
      },
      [],
    ],
    ['two traits, one skill', { faces: faces({ 6: { melee: 1, magic: 1 } }), skills: ['survival/trap'] }, []],
    [
      'two traits, two skills',
      { faces: faces({ 6: { melee: 1, magic: 1 } }), skills: ['survival/trap', 'survival/hurry'] },
      ['skill-allowance'],
    ],
    ['no trait, one skill', { skills: ['survival/trap'] }, []],
    ['no trait, two skills', { skills: ['survival/trap', 'survival/hurry'] }, ['skill-allowance']],
    [
      'four traits, one skill',
      {
        ...wearing('light', false),
        faces: faces({ 6: { armour: 1, melee: 1, ranged: 1, magic: 1 } }),
        skills: ['survival/trap'],
      },
      [],
    ],
    [
      'an unknown skill, which takes no place',
      { skills: ['survival/trap', 'warrior/hamstring'] },
      ['skill-unknown'],
    ],
    ['a key of every object is no skill', { skills: ['constructor'] }, ['skill-unknown']],
    [
      'the same skill twice, which counts once',
      { skills: ['survival/trap', 'survival/trap'] },
      ['skill-duplicate'],
    ],
    [
      'a fiend of 15 points for five Magic pips',
      { faces: wizard, fiend: { faces: faces({ 5: { armour: 3, melee: 2 }, 6: { armour: 2, melee: 3 } }) } },
      [],
    ],
    [
      'a fiend of 16',
      { faces: wizard, fiend: { faces: faces({ 5: { armour: 3, melee: 2 }, 6: { armour: 3, melee: 3 } }) } },
      ['points-budget'],
    ],
    ['a fiend of whoever has no Magic', { fiend: { faces: faces({ 6: { armour: 1 } }) } }, ['points-budget']],
    [
      'a fiend with Skill',
      { faces: wizard, fiend: { faces: faces({ 6: { skill: 1 } }) } },
      ['skill-pip-count'],
    ],
    [
      'a fiend whose 3-face is full of red',
      { faces: wizard, fiend: { faces: faces({ 3: { melee: 3 } }) } },
      ['one-colour-face'],
    ],
    [
      'a fiend with three pips on the 2-face',
      { faces: wizard, fiend: { faces: faces({ 2: { melee: 2, armour: 1 } }) } },
      ['face-capacity'],
    ],
    ['a thick hide needs no armour', { faces: wizard, fiend: { faces: faces({ 6: { armour: 5 } }) } }, []],
  ])('%s', (_, parts, expected) => {
    const draft = hero(parts);
    expect(errorsOf(draft)).toEqual(expected);
    expect(zLegalHero.safeParse(draft).success).toBe(expected.length === 0);
  });
});

describe('warnings', () => {
  const armed = (type: 'melee' | 'ranged' | 'magic'): Pick<HeroDraft, 'equipment'> => ({
    equipment: { armour: 'none', shield: false, weapons: [{ type }], other: [] },
  });
  it.each<[string, Partial<HeroDraft>, string, boolean]>([
    ['points left', { faces: berserker }, 'unspent-points', true],
    ['no points left', { faces: wizard }, 'unspent-points', false],
    ['a skill without green', { skills: ['melee/rampage'] }, 'no-skill-pip', true],
    ['no skill without green', {}, 'no-skill-pip', false],
    ['a spell without blue', { faces: berserker, skills: ['prayers/life-boon'] }, 'no-magic-pip', true],
    ['a survival skill without blue', { faces: berserker, skills: ['survival/trap'] }, 'no-magic-pip', false],
    ['Melee pips without a weapon', { faces: berserker }, 'wysiwyg-weapon', true],
    ['Melee pips with a weapon', { faces: berserker, ...armed('melee') }, 'wysiwyg-weapon', false],
    ['a bow without pips', { faces: wizard, ...armed('ranged') }, 'wysiwyg-weapon', true],
    ['a wand', { faces: berserker, ...armed('magic') }, 'wysiwyg-weapon', true],
    ['a wand of a wizard', { faces: wizard, ...armed('magic') }, 'wysiwyg-weapon', false],
    ['Wings without Summon Fiend', { faces: wizard, skills: ['summoning/wings'] }, 'idle-skill', true],
    [
      'Wings beside Summon Fiend',
      { faces: wizard, skills: ['summoning/wings', 'summoning/summon-fiend'] },
      'idle-skill',
      false,
    ],
    ['a ranged skill without yellow', { faces: berserker, skills: ['ranged/dash'] }, 'idle-skill', true],
    ['a melee skill with red', { faces: berserker, skills: ['melee/taunt'] }, 'idle-skill', false],
  ])('%s', (_, parts, rule, warns) => {
    expect(rulesOf(hero(parts)).includes(rule)).toBe(warns);
    expect(check(hero(parts)).find((issue) => issue.rule === rule)?.severity).toBe(
      warns ? 'warning' : undefined,
    );
  });
});

/**
 * The table of rule codes once more, read afresh and plainly: which errors a draft has, told from counts alone.
 */
const judged = (draft: HeroDraft): ReadonlySet<string> => {
  const found = new Set<string>();
  const price = { armour: 1, melee: 2, ranged: 3, magic: 4, skill: 0 } as const;
  const colours = ['armour', 'melee', 'ranged', 'magic', 'skill'] as const;
  const sides = [1, 2, 3, 4, 5, 6] as const;
  const total = (of: Faces, colour: (typeof colours)[number]): number => {
    let sum = 0;
    for (const side of sides) sum += of[side][colour];
    return sum;
  };
  let blue = 0;
  for (const side of sides) blue = Math.max(blue, draft.faces[side].magic);
  const dice: [Faces, number, number][] = [[draft.faces, 20, 1]];
  if (draft.fiend) dice.push([draft.fiend.faces, 3 * blue, 0]);
  for (const [of, points, green] of dice) {
    let cost = 0;
    for (const colour of colours) cost += total(of, colour) * price[colour];
    if (cost > points) found.add('points-budget');
    if (total(of, 'skill') > green) found.add('skill-pip-count');
    for (const side of sides) {
      const all = colours.map((colour) => of[side][colour]);
      const sum = all.reduce((a, b) => a + b);
      if (sum > side) found.add('face-capacity');
      if (sum >= side && Math.max(...all) === sum) found.add('one-colour-face');
    }
  }
  const { armour, shield } = draft.equipment;
  const grey = { none: 0, light: 1, medium: 2, heavy: 3 }[armour] + Number(shield);
  if (sides.some((side) => draft.faces[side].armour > grey)) found.add('armour-cap');
  if (shield && total(draft.faces, 'armour') === 0) found.add('shield-unused');
  const known = draft.skills.filter((id) => skillIds.includes(id as SkillId));
  if (known.length < draft.skills.length) found.add('skill-unknown');
  if (new Set(draft.skills).size < draft.skills.length) found.add('skill-duplicate');
  const own = new Set(known);
  const books = new Set([...own].map((id) => id.split('/')[0]));
  const traits = colours.filter((colour) => colour !== 'skill' && total(draft.faces, colour) > 0).length;
  if (traits === 1 ? own.size > 3 || books.size > 1 : own.size > 1) found.add('skill-allowance');
  return found;
};

const few = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(3) },
  fc.nat(6),
);
const face = fc.record({
  armour: few,
  melee: few,
  ranged: few,
  magic: few,
  skill: fc.constantFrom(0, 0, 0, 0, 1),
});
const anyDie = fc.record({ 1: face, 2: face, 3: face, 4: face, 5: face, 6: face });
/** One trait, so that specialists are met as well. */
const soleDie = fc
  .tuple(fc.constantFrom(...die.traits), fc.record({ 4: few, 5: few, 6: few }))
  .map(([trait, counts]) =>
    facesFrom(die, {
      4: { [trait]: counts[4] },
      5: { [trait]: counts[5] },
      6: { [trait]: counts[6], skill: 1 },
    }),
  );
const draft = fc
  .record({
    faces: fc.oneof(anyDie, soleDie),
    skills: fc.array(fc.constantFrom(...skillIds.slice(0, 9), 'melee/berserk', 'melee/nonsense'), {
      maxLength: 5,
    }),
    armour: fc.constantFrom('none', 'light', 'medium', 'heavy'),
    shield: fc.boolean(),
    fiend: fc.option(anyDie, { nil: undefined }),
  })
  .map(({ faces: painted, skills, armour, shield, fiend }) =>
    hero({
      faces: painted,
      skills,
      equipment: { armour, shield, weapons: [], other: [] },
      ...(fiend && { fiend: { faces: fiend } }),
    }),
  );

it('agrees with a second reading of the table on a thousand drafts, and meets every error', () => {
  const met = new Map<string, number>();
  let legal = 0;
  fc.assert(
    fc.property(draft, (each) => {
      const errors = errorsOf(each);
      expect(new Set(errors)).toEqual(judged(each));
      for (const rule of errors) met.set(rule, (met.get(rule) ?? 0) + 1);
      if (errors.length === 0) legal += 1;
    }),
    { numRuns: 1000, seed: 1811 },
  );
  expect(met.size).toBe(9);
  expect(legal).toBeGreaterThan(5);
});

describe('the cases that games share', () => {
  const cases: readonly [string, readonly string[]][] = [
    ['bito', []],
    ['hekate', []],
    ['two-categories', ['skill-allowance']],
    ['idle-shield', ['shield-unused']],
  ];
  it.each(cases)('%s', (name, expected) => {
    const text = readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8');
    const read = readHero(JSON.parse(text));
    expect(read.ok && errorsOf(read.value)).toEqual(expected);
  });
});
