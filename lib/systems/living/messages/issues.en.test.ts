import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaceNumber } from '@/lib/dice/face';
import { check } from '../rules/check';
import { paintLock } from '../rules/pip-locks';
import { skillLock, skillLimits } from '../rules/skill-locks';
import { skills } from '../skills/index';
import type { Owner } from '../sheet/edit';
import type { RuleFigures } from '../rules/issue';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import { anyDraft } from '@/lib/systems/living/fixtures/drafts';
import { heroOf } from '@/lib/systems/living/fixtures/heroes';
import { issues } from '#words/systems/living/messages/issues';

const firstSentence = (hero: HeroDraft): string => {
  const [issue] = check(hero);
  return issue === undefined ? '' : issues.sentence(issue);
};

describe('the sentence has the figures', () => {
  it.each<[string, object]>([
    [
      'The 4-face can have at most 3 Defence pips: all four in one colour would fill it.',
      { equipment: { armour: 'heavy', shield: true }, faces: { 4: { defence: 4 } } },
    ],
    [
      'Without armour or a shield a hero can’t have Defence pips: the 6-face has 1.',
      { faces: { 6: { defence: 1 } } },
    ],
    [
      'Light armour with a shield allows 2 Defence pips on a face: the 6-face has 3.',
      { equipment: { armour: 'light', shield: true }, faces: { 6: { defence: 3 } } },
    ],
    [
      'Your hero costs 22 points, and the limit is 20: remove pips worth 2 points.',
      { faces: { 6: { magic: 5 }, 5: { melee: 1 } } },
    ],
    [
      'Fang can’t shoot: remove 1 Ranged pip.',
      { followers: [{ kind: 'pet', name: 'Fang', ability: 'flight', faces: { 6: { ranged: 1 } } }] },
    ],
    [
      'You have 1 pet, but training for none: take Basic Animal Training once for each pet.',
      { followers: [{ kind: 'pet', ability: 'flight' }] },
    ],
    [
      'With two traits you can learn only 3 common skills from one school, and you have 4 Warrior skills.',
      {
        faces: { 6: { melee: 1, magic: 1 } },
        skills: ['berserk', 'flurry', 'bloodlust', 'cats-charge'].map((id) => `warrior/${id}`),
      },
    ],
    [
      'Volley needs a short bow, a long bow or a throwing weapon.',
      { faces: { 6: { ranged: 1 } }, skills: ['ranger/volley'] },
    ],
    [
      'Life Boon allows no armour, no shield and no weapon except a magic one.',
      {
        equipment: { armour: 'light', shield: false },
        faces: { 6: { magic: 1, skill: 1 } },
        skills: ['zealot/life-boon'],
      },
    ],
  ])('%s', (sentence, file) => {
    expect(firstSentence(heroOf({ ...file }))).toBe(sentence);
  });

  it('and names a spell once that was chosen twice', () => {
    const hero = heroOf({
      faces: { 6: { melee: 1, skill: 1 } },
      skills: ['zealot/purge', 'zealot/purge'],
    });
    expect(check(hero).map((issue) => issues.sentence(issue))).toContain(
      'Purge is a spell, and your die has no Magic pip to cast it.',
    );
  });
});

it.each([
  [
    'With two traits you can learn only 3 common skills from one school, and you have 3 Warrior skills.',
    { melee: 1, magic: 1 },
    ['berserk', 'flurry', 'bloodlust'],
    'cats-charge',
  ],
  [
    'With three traits you can learn only 1 common skill, and you have 1. Give up a trait or that skill.',
    { melee: 1, magic: 1, ranged: 1 },
    ['berserk'],
    'flurry',
  ],
])('%s', (sentence, face, learned, wanted) => {
  const hero = heroOf({ faces: { 6: face }, skills: learned.map((id) => `warrior/${id}`) });
  const lock = skillLock(hero, 'hero', `warrior/${wanted}`);
  expect(lock && issues.lock(lock)).toBe(sentence);
});

it('quotes an id that no school has, even an empty one', () => {
  const said = check(heroOf({ snowfall: { skills: ['', ''] } })).map(issues.sentence);
  expect(said).toContain('“” isn’t a Snowfall skill, so it can’t go in the Snowfall loadout.');
  expect(said).toContain('“” is listed twice; once is enough.');
});

describe('the lock of a pip says what is allowed', () => {
  const fang = { kind: 'pet', name: 'Fang', ability: 'hungry' };
  it.each<[string, object, Owner, FaceNumber, Pip]>([
    ['Without armour or a shield a hero can’t have Defence pips.', {}, 'hero', 6, 'defence'],
    ['The 1-face stays empty: its single pip would fill it with one colour.', {}, 'hero', 1, 'melee'],
    [
      'The 2-face can have at most 1 Melee pip: both in one colour would fill it.',
      { faces: { 2: { melee: 1 } } },
      'hero',
      2,
      'melee',
    ],
    ['The die already has its green Skill pip.', { faces: { 5: { skill: 1 } } }, 'hero', 6, 'skill'],
    [
      'A Magic pip costs 4 points, and 2 are left.',
      { faces: { 5: { magic: 4 }, 6: { melee: 1 } } },
      'hero',
      6,
      'magic',
    ],
    [
      'A Melee pip costs 2 points, and all 20 are spent.',
      { faces: { 5: { magic: 4 }, 6: { magic: 1 } } },
      'hero',
      6,
      'melee',
    ],
    ['Fang can’t shoot: no Ranged pips.', { followers: [fang] }, { follower: 0 }, 6, 'ranged'],
    ['Fang isn’t magical: no Magic pips.', { followers: [fang] }, { follower: 0 }, 6, 'magic'],
    [
      'Fang (Hungry) can have at most 4 Melee pips on a face.',
      { followers: [{ ...fang, faces: { 6: { melee: 4 } } }] },
      { follower: 0 },
      6,
      'melee',
    ],
    [
      'A Melee pip costs 2 points, and 1 is left.',
      {
        faces: { 6: { magic: 1 } },
        skills: ['summoner/summon-daemon'],
        followers: [{ kind: 'daemon', name: 'Zoth', faces: { 6: { defence: 3 } } }],
      },
      { follower: 0 },
      6,
      'melee',
    ],
  ])('%s', (sentence, file, owner, face, to) => {
    const issue = paintLock(heroOf({ ...file }), owner, face, undefined, to);
    expect(issue && issues.paintLock(issue, to)).toBe(sentence);
  });
});

describe('the sentence about a daemon that is built in a match', () => {
  const zoth = { whose: { kind: 'daemon', name: 'Zoth' }, from: 'casting' } as const;
  it.each<[string, RuleFigures['daemon-caps']]>([
    [
      'Zoth gets at most 2 green Skill pips on one face. This die has more, or has them on other faces.',
      { ...zoth, reason: 'skill-pips', pips: 3, allowed: [2] },
    ],
    [
      'Zoth gets at most 1 green Skill pip on one face, and 3 on another one. This die has more, or has them on other faces.',
      { ...zoth, reason: 'skill-pips', pips: 5, allowed: [1, 3] },
    ],
    [
      'Zoth gets at most 2 green Skill pips on one face, and 3 on each of 2 others. This die has more, or has them on other faces.',
      { ...zoth, reason: 'skill-pips', pips: 9, allowed: [2, 3, 3] },
    ],
    [
      'Zoth costs 9 points, but the summoning gives it only 8.',
      { ...zoth, reason: 'points', spent: 9, budget: 8 },
    ],
  ])('%s', (sentence, figures) => {
    expect(issues.sentence({ rule: 'daemon-caps', severity: 'error', path: ['faces'], figures })).toBe(
      sentence,
    );
  });
});

describe('places and fixes by name', () => {
  const hero = heroOf({
    skills: ['warrior/berserk', { custom: 'Spin', school: 'warrior' }],
    equipment: { weapons: [{ type: 'blunt' }] },
    faces: { 4: { defence: 4 } },
    followers: [
      { kind: 'pet', name: 'Fang' },
      { kind: 'daemon', skills: ['summoner/bite'] },
    ],
  });
  it.each([
    ['6-face', ['faces', '6']],
    ['Die', ['faces']],
    ['Skills', ['skills']],
    ['Berserk', ['skills', 0]],
    ['Spin', ['skills', 1]],
    ['Blunt', ['equipment', 'weapons', 0]],
    ['Fang’s 5-face', ['followers', 0, 'faces', '5']],
    ['Daemon’s Daemon Skills', ['followers', 1, 'skills']],
    ['Bite', ['followers', 1, 'skills', 0]],
    ['Snowfall loadout', ['snowfall', 'skills']],
    ['Hero', []],
  ])('%s', (name, path) => {
    expect(issues.where(path, hero)).toBe(name);
  });

  it.each([
    [
      'Remove 1 Defence pip from the 4-face',
      [{ edit: 'set-pips', owner: 'hero', face: 4, pip: 'defence', count: 3 }],
    ],
    ['Paint 1 Skill pip on the 6-face', [{ edit: 'paint', owner: 'hero', face: 6, to: 'skill' }]],
    ['Remove Berserk', [{ edit: 'remove-skill', list: 'hero', index: 0 }]],
    [
      'Remove Berserk and Spin',
      [
        { edit: 'remove-skill', list: 'hero', index: 1 },
        { edit: 'remove-skill', list: 'hero', index: 0 },
      ],
    ],
    ['Give Fang the ability Thick hide', [{ edit: 'set-ability', index: 0, ability: 'thick-hide' }]],
    [
      'Learn Basic Animal Training',
      [{ edit: 'add-skill', list: 'hero', skill: 'beastmaster/basic-animal-training' }],
    ],
    ['Remove Fang', [{ edit: 'remove-follower', index: 0 }]],
  ] as const)('%s', (label, edits) => {
    expect(issues.fix(edits, hero)).toBe(label);
  });
});

it('says how much room the traits leave', () => {
  const one = skillLimits(heroOf({ faces: { 6: { melee: 1 } }, skills: ['warrior/flurry'] }));
  expect(issues.room(one)).toBe(
    'Your die has one trait, so you may learn up to four common skills and one elite skill from one school, or up to two common skills from each of two schools.',
  );
  expect(issues.slotsUsed(one.slots)).toBe('1 of 5 used');
});

it('has words for every issue, lock, place and fix of any draft', () => {
  const isSentence = /^\S.*[.?]$/su;
  const fault = /undefined|null|NaN|\[object|!$/u;
  const named = (hero: HeroDraft): HeroDraft => ({
    ...hero,
    name: 'N',
    equipment: { ...hero.equipment, weapons: [] },
    followers: hero.followers.map((follower) => ({ ...follower, name: 'F', weapons: [] })),
    skills: hero.skills.filter((choice) => typeof choice === 'string'),
  });
  fc.assert(
    fc.property(anyDraft, (any) => {
      const hero = named(any);
      for (const issue of check(hero)) {
        const sentence = issues.sentence(issue);
        expect(sentence).toMatch(isSentence);
        expect(sentence).not.toMatch(fault);
        expect(issues.where(issue.path, hero)).not.toBe('');
      }
      for (const skill of skills) {
        const lock = skillLock(hero, 'hero', skill.id);
        if (lock !== undefined) expect(issues.lock(lock)).toMatch(isSentence);
      }
    }),
    { numRuns: 40 },
  );
});
