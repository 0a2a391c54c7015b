import { describe, expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { idleSkill, noMagicPip, noSkillPip, skillDuplicate, skillUnknown } from './skills';

const places = (issues: readonly { readonly path: readonly (string | number)[] }[]): readonly string[] =>
  issues.map(({ path }) => path.join('/'));
const training = 'beastmaster/basic-animal-training';
const pet = { kind: 'pet', ability: 'flight' };

describe('skill-unknown', () => {
  it.each([
    'warrior/fly',
    'berserk',
    'Warrior/Berserk',
    'training/plague',
    'training/bloodlust',
    'snowfall/hibernate',
    '',
    'constructor',
    '__proto__',
    'toString',
  ])('%j', (id) => {
    const hero = heroOf({
      skills: ['warrior/berserk', id],
      snowfall: { skills: [id] },
      followers: [{ kind: 'daemon', skills: [id] }],
    });
    expect(places(skillUnknown(hero))).toEqual(['skills/1', 'snowfall/skills/0', 'followers/0/skills/0']);
  });

  it('knows every other skill and takes custom ones', () => {
    const skills = [
      'survival/shove',
      'snowfall/shove',
      'voodoo/lingleson',
      'dirty-tricks/shadows-dance',
      { custom: 'Spin', school: 'ranger' },
    ];
    expect(skillUnknown(heroOf({ skills }))).toEqual([]);
  });

  it('leaves the skills of a pet alone', () => {
    expect(skillUnknown(heroOf({ followers: [{ ...pet, skills: ['fly', 'fly'] }] }))).toEqual([]);
  });
});

describe('skill-duplicate', () => {
  it.each<[string, object, readonly string[]]>([
    ['two skills', { skills: ['warrior/berserk', 'warrior/flurry'] }, []],
    ['a skill twice', { skills: ['warrior/berserk', 'warrior/berserk'] }, ['skills/1']],
    ['a skill three times', { skills: ['a', 'b', 'a', 'a'] }, ['skills/2', 'skills/3']],
    ['training twice', { skills: [training, training] }, []],
    ['the loadout', { snowfall: { skills: ['snowfall/shove', 'snowfall/shove'] } }, ['snowfall/skills/1']],
    ['the same in two lists', { skills: ['snowfall/shove'], snowfall: { skills: ['snowfall/shove'] } }, []],
    [
      'a daemon',
      { followers: [{ kind: 'daemon', skills: ['summoner/bite', 'summoner/bite'] }] },
      ['followers/0/skills/1'],
    ],
    [
      'two daemons',
      {
        followers: [
          { kind: 'daemon', skills: ['summoner/bite'] },
          { kind: 'daemon', skills: ['summoner/bite'] },
        ],
      },
      [],
    ],
    [
      'a custom skill twice',
      {
        skills: [
          { custom: 'Spin', school: 'ranger', text: 'a' },
          { custom: 'Spin', school: 'ranger', text: 'b' },
        ],
      },
      ['skills/1'],
    ],
    [
      'a custom skill of two schools',
      {
        skills: [
          { custom: 'Spin', school: 'ranger' },
          { custom: 'Spin', school: 'warrior' },
        ],
      },
      [],
    ],
    [
      'a custom skill that looks like an id',
      { skills: [{ custom: 'x', school: 'warrior' }, 'custom warrior x'] },
      [],
    ],
  ])('%s', (_, file, expected) => {
    expect(places(skillDuplicate(heroOf({ ...file })))).toEqual(expected);
  });
});

describe('no-skill-pip', () => {
  it.each<[string, object, number]>([
    ['no skills', {}, 0],
    ['skills and a green pip', { skills: ['warrior/berserk'], faces: { 3: { skill: 1 } } }, 0],
    ['skills alone', { skills: ['warrior/berserk'] }, 1],
    ['a Snowfall loadout alone', { snowfall: { skills: ['snowfall/shove'] } }, 1],
  ])('%s', (_, file, count) => {
    expect(noSkillPip(heroOf({ ...file }))).toHaveLength(count);
  });
});

describe('no-magic-pip', () => {
  it.each<[string, string, boolean]>([
    ['a Nature Spell', 'druid/regrowth', true],
    ['an Arcane Spell', 'elemental-mage/glyph', true],
    ['a Death Spell', 'necromancer/suffer', true],
    ['a Summoning Spell', 'summoner/banish', true],
    ['a Psi Spell', 'psion/leak', true],
    ['a Light Spell', 'zealot/life-boon', true],
    ['a Darkness Spell', 'harbinger/conviction', false],
    ['Voodoo', 'voodoo/loco', false],
    ['a Daemon Skill', 'summoner/bite', false],
    ['a plain skill of a Druid', 'druid/spirit-bond', false],
  ])('%s', (_, skill, warned) => {
    expect(noMagicPip(heroOf({ skills: [skill] }))).toHaveLength(warned ? 1 : 0);
    expect(noMagicPip(heroOf({ skills: [skill], faces: { 6: { magic: 1 } } }))).toEqual([]);
  });
});

describe('idle-skill', () => {
  it.each<[string, object, readonly string[]]>([
    ['a Pet Attack without a pet', { skills: ['beastmaster/maim'] }, ['skills/0']],
    ['a Pet Attack with a pet', { skills: ['beastmaster/maim'], followers: [pet] }, []],
    [
      'a Pet Attack with a daemon only',
      { skills: ['beastmaster/maim'], followers: [{ kind: 'daemon' }] },
      ['skills/0'],
    ],
    ['a Shout for pets without one', { skills: ['beastmaster/dash'] }, ['skills/0']],
    ['a Shout of a Commander', { skills: ['commander/gogogo'] }, []],
    ['training without a pet', { skills: [training] }, ['skills/0']],
    ['training with a pet', { skills: [training], followers: [pet] }, []],
    ['two trainings for one pet', { skills: [training, training], followers: [pet] }, ['skills/1']],
    ['a Daemon Skill of the hero', { skills: ['summoner/bite'] }, ['skills/0']],
    ['a Melee Attack without Melee', { skills: ['warrior/berserk'] }, ['skills/0']],
    ['a Melee Attack with Melee', { skills: ['warrior/berserk'], faces: { 2: { melee: 1 } } }, []],
    [
      'a Ranged Attack without Ranged',
      { skills: ['ranger/pin-down'], faces: { 2: { melee: 1 } } },
      ['skills/0'],
    ],
    ['a Ranged Attack with Ranged', { skills: ['ranger/pin-down'], faces: { 2: { ranged: 1 } } }, []],
  ])('%s', (_, file, expected) => {
    expect(places(idleSkill(heroOf({ ...file })))).toEqual(expected);
  });
});
