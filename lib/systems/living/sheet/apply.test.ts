import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { apply } from './apply';
import { armours } from '../../../painted-die/equipment';
import type { Edit, Owner, SkillList } from './edit';
import { anyDraft, anyName, anyWeapon } from '../fixtures/drafts';
import { heroOf } from '../fixtures/heroes';
import { followerKinds, petAbilities } from './follower';
import { pips } from './pips';
import { readHero, writeHero } from './file';
import { sexes } from './sex';

const jane = heroOf({
  tag: 1,
  equipment: { weapons: [{ type: 'slashing', pole: true, name: 'Glaive', colour: 'red' }], dye: 'blue' },
  faces: { 6: { melee: 2, luck: 1 }, 5: { skill: 1 } },
  skills: ['warrior/berserk', { custom: 'Spin', school: 'warrior', icon: 'x' }],
  followers: [
    { kind: 'pet', name: 'Fang', ability: 'hungry', faces: { 6: { melee: 1 } } },
    { kind: 'daemon', skills: ['summoner/bite'] },
  ],
  snowfall: { skills: ['snowfall/shove'] },
});
const fang: Owner = { follower: 0 };

/** Changes in the file by an edit: pairs of a path and its new value. */
const changes = (edit: Edit): readonly (readonly [string, unknown])[] => {
  const flat = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([key, entry]) => flat(entry, `${path}/${key}`))
      : [[path, value]];
  const before = new Map(flat(writeHero(jane), ''));
  const after = new Map(flat(writeHero(apply(jane, edit)), ''));
  return [
    ...[...after].filter(([path, value]) => JSON.stringify(before.get(path)) !== JSON.stringify(value)),
    ...[...before].filter(([path]) => !after.has(path)).map(([path]) => [path, undefined] as const),
  ];
};

describe('what an edit changes, and that it changes nothing else', () => {
  it.each<[Edit, readonly (readonly [string, unknown])[]]>([
    [{ edit: 'set-text', field: 'title', text: 'Rider' }, [['/title', 'Rider']]],
    [{ edit: 'paint', owner: 'hero', face: 6, to: 'melee' }, [['/faces/6/melee', 3]]],
    [{ edit: 'paint', owner: 'hero', face: 6, from: 'melee' }, [['/faces/6/melee', 1]]],
    [
      { edit: 'paint', owner: 'hero', face: 6, from: 'melee', to: 'magic' },
      [
        ['/faces/6/melee', 1],
        ['/faces/6/magic', 1],
      ],
    ],
    [{ edit: 'paint', owner: fang, face: 6, to: 'defence' }, [['/followers/0/faces/6/defence', 1]]],
    [{ edit: 'set-pips', owner: 'hero', face: 6, pip: 'melee', count: 5 }, [['/faces/6/melee', 5]]],
    [
      { edit: 'clear-die', owner: 'hero' },
      [
        ['/faces/5/skill', undefined],
        ['/faces/6/melee', undefined],
      ],
    ],
    [
      { edit: 'clear-die', owner: fang },
      [
        ['/followers/0/faces', {}],
        ['/followers/0/faces/6/melee', undefined],
      ],
    ],
    [{ edit: 'set-armour', armour: 'heavy' }, [['/equipment/armour', 'heavy']]],
    [{ edit: 'set-shield', shield: true }, [['/equipment/shield', true]]],
    [
      { edit: 'add-weapon', owner: 'hero', weapon: { type: 'magic', name: undefined } },
      [['/equipment/weapons/1/type', 'magic']],
    ],
    [
      { edit: 'set-weapon', owner: 'hero', index: 0, weapon: { type: 'longbow' } },
      [
        ['/equipment/weapons/0/type', 'longbow'],
        ['/equipment/weapons/0/name', undefined],
        ['/equipment/weapons/0/pole', undefined],
      ],
    ],
    [
      { edit: 'add-weapon', owner: fang, weapon: { type: 'piercing' } },
      [['/followers/0/weapons/0/type', 'piercing']],
    ],
    [{ edit: 'set-other', other: ['Cap'] }, [['/equipment/other/0', 'Cap']]],
    [{ edit: 'add-skill', list: 'hero', skill: 'warrior/flurry' }, [['/skills/2', 'warrior/flurry']]],
    [
      { edit: 'add-skill', list: 'snowfall', skill: 'snowfall/igloo' },
      [['/snowfall/skills/1', 'snowfall/igloo']],
    ],
    [
      { edit: 'add-skill', list: { follower: 1 }, skill: 'summoner/wings' },
      [['/followers/1/skills/1', 'summoner/wings']],
    ],
    [
      { edit: 'set-custom-skill', index: 1, skill: { custom: 'Twirl', school: 'ranger', text: 'x' } },
      [
        ['/skills/1/custom', 'Twirl'],
        ['/skills/1/school', 'ranger'],
        ['/skills/1/text', 'x'],
      ],
    ],
    [{ edit: 'remove-skill', list: { follower: 1 }, index: 0 }, [['/followers/1/skills/0', undefined]]],
    [{ edit: 'remove-skill', list: 'snowfall', index: 0 }, [['/snowfall/skills/0', undefined]]],
    [{ edit: 'name-follower', index: 0, name: '' }, [['/followers/0/name', undefined]]],
    [{ edit: 'name-follower', index: 1, name: 'Gnash' }, [['/followers/1/name', 'Gnash']]],
    [{ edit: 'set-ability', index: 0, ability: undefined }, [['/followers/0/ability', undefined]]],
    [{ edit: 'set-ability', index: 0, ability: 'flight' }, [['/followers/0/ability', 'flight']]],
    [{ edit: 'set-magical', index: 0, magical: true }, [['/followers/0/magical', true]]],
    [{ edit: 'set-sex', owner: 'hero', sex: 'male' }, [['/sex', 'male']]],
    [{ edit: 'set-sex', owner: fang, sex: 'female' }, [['/followers/0/sex', 'female']]],
    [
      { edit: 'remove-follower', index: 1 },
      [
        ['/followers/1/kind', undefined],
        ['/followers/1/faces', undefined],
        ['/followers/1/skills/0', undefined],
      ],
    ],
  ])('%j', (edit, expected) => {
    expect(changes(edit)).toEqual(expected);
  });
});

describe('edits without a place or beyond a limit change nothing', () => {
  it.each<Edit>([
    { edit: 'set-text', field: 'name', text: '' },
    { edit: 'set-text', field: 'name', text: 'x'.repeat(81) },
    { edit: 'set-text', field: 'notes', text: 'x'.repeat(2001) },
    { edit: 'paint', owner: 'hero', face: 6, from: 'magic', to: 'melee' },
    { edit: 'paint', owner: { follower: 9 }, face: 6, to: 'melee' },
    { edit: 'set-pips', owner: 'hero', face: 6, pip: 'melee', count: 7 },
    { edit: 'set-pips', owner: 'hero', face: 6, pip: 'melee', count: -1 },
    { edit: 'set-pips', owner: 'hero', face: 6, pip: 'melee', count: 1.5 },
    { edit: 'add-weapon', owner: 'hero', weapon: { type: 'longbow', pole: true } },
    { edit: 'add-weapon', owner: 'hero', weapon: { type: 'blunt', name: '' } },
    { edit: 'set-weapon', owner: 'hero', index: 5, weapon: { type: 'blunt' } },
    { edit: 'remove-weapon', owner: 'hero', index: 5 },
    { edit: 'set-other', other: Array<string>(21).fill('x') },
    { edit: 'add-skill', list: { follower: 9 }, skill: 'summoner/bite' },
    { edit: 'add-skill', list: 'snowfall', skill: { custom: 'x', school: 'ranger', text: '' } },
    { edit: 'set-custom-skill', index: 0, skill: { custom: 'x', school: 'ranger', text: '' } },
    { edit: 'remove-skill', list: 'hero', index: 2 },
    { edit: 'remove-skill', list: 'hero', index: -1 },
    { edit: 'name-follower', index: 2, name: 'x' },
    { edit: 'set-ability', index: 2, ability: 'flight' },
    { edit: 'set-sex', owner: { follower: 2 }, sex: 'male' },
    { edit: 'remove-follower', index: 2 },
  ])('%j', (edit) => {
    expect(apply(jane, edit)).toBe(jane);
  });

  it('fills lists up to their limits', () => {
    const often = (edit: Edit) => Array.from({ length: 60 }, () => edit).reduce(apply, jane);
    expect(often({ edit: 'add-skill', list: 'hero', skill: 'a' }).skills).toHaveLength(50);
    expect(often({ edit: 'add-skill', list: 'snowfall', skill: 'a' }).snowfall.skills).toHaveLength(50);
    expect(often({ edit: 'add-follower', kind: 'pet', name: '' }).followers).toHaveLength(20);
    expect(
      often({ edit: 'add-weapon', owner: 'hero', weapon: { type: 'blunt' } }).equipment.weapons,
    ).toHaveLength(20);
    expect(often({ edit: 'paint', owner: 'hero', face: 3, to: 'melee' }).faces[3].melee).toBe(6);
  });
});

const owner: fc.Arbitrary<Owner> = fc.oneof(fc.constant('hero' as const), fc.record({ follower: fc.nat(3) }));
const list: fc.Arbitrary<SkillList> = fc.oneof(
  fc.constantFrom('hero' as const, 'snowfall' as const),
  fc.record({ follower: fc.nat(3) }),
);
const face = fc.constantFrom(...faceNumbers);
const pip = fc.constantFrom(...pips);
const index = fc.integer({ min: -1, max: 8 });
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    edit: fc.constant('set-text' as const),
    field: fc.constantFrom('name' as const, 'title' as const, 'notes' as const),
    text: fc.string({ unit: 'binary', maxLength: 100 }),
  }),
  fc.record({
    edit: fc.constant('paint' as const),
    owner,
    face,
    from: fc.option(pip, { nil: undefined }),
    to: fc.option(pip, { nil: undefined }),
  }),
  fc.record({
    edit: fc.constant('set-pips' as const),
    owner,
    face,
    pip,
    count: fc.integer({ min: -2, max: 9 }),
  }),
  fc.record({ edit: fc.constant('clear-die' as const), owner }),
  fc.record({ edit: fc.constant('set-armour' as const), armour: fc.constantFrom(...armours) }),
  fc.record({ edit: fc.constant('add-weapon' as const), owner, weapon: anyWeapon }),
  fc.record({ edit: fc.constant('set-weapon' as const), owner, index, weapon: anyWeapon }),
  fc.record({ edit: fc.constant('remove-weapon' as const), owner, index }),
  fc.record({ edit: fc.constant('add-skill' as const), list, skill: anyName }),
  fc.record({ edit: fc.constant('remove-skill' as const), list, index }),
  fc.record({
    edit: fc.constant('add-follower' as const),
    kind: fc.constantFrom(...followerKinds),
    name: anyName,
  }),
  fc.record({
    edit: fc.constant('set-ability' as const),
    index,
    ability: fc.option(fc.constantFrom(...petAbilities), { nil: undefined }),
  }),
  fc.record({ edit: fc.constant('remove-follower' as const), index }),
  fc.record({
    edit: fc.constant('set-sex' as const),
    owner,
    sex: fc.option(fc.constantFrom(...sexes), { nil: undefined }),
  }),
);

it('leaves a draft that is still a hero file, and the old one as it was', () => {
  fc.assert(
    fc.property(anyDraft, fc.array(anyEdit, { maxLength: 12 }), (hero, edits) => {
      const copy = structuredClone(hero);
      const edited = edits.reduce(apply, hero);
      expect(hero).toEqual(copy);
      expect(readHero(writeHero(edited))).toEqual({ ok: true, value: edited });
    }),
    { numRuns: 150 },
  );
});
