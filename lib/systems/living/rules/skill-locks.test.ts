import { describe, expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { skillLock, skillLimits, followerLock } from './skill-locks';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import { newHero, type HeroDraft } from '../sheet/hero';

const one = { 6: { melee: 1 } };
const two = { 6: { melee: 1, ranged: 1 } };
const summoner = (skills: readonly string[], daemonSkills: readonly string[] = []) =>
  heroOf({
    faces: { 6: { magic: 1 } },
    skills,
    followers: [{ kind: 'daemon', skills: daemonSkills }],
  });

describe('skillRoom', () => {
  it.each([
    [one, [], '0 of 5'],
    [one, ['warrior/flurry', 'warrior/cleave'], '2 of 5'],
    [one, ['warrior/flurry', 'ranger/rush'], '2 of 4'],
    [two, ['warrior/flurry'], '1 of 3'],
    [two, ['warrior/flurry', 'ranger/rush'], '2 of 2'],
    [{ 6: { melee: 1, ranged: 1, magic: 1 } }, [], '0 of 1'],
    [{ 6: { melee: 1, ranged: 1, magic: 1, defence: 1 } }, [], '0 of 0'],
    [{}, ['nothing', 'snowfall/shove'], '0 of 3'],
  ])('%j with %j: %s', (faces, skills, expected) => {
    const { slots } = skillLimits(heroOf({ faces, skills }));
    expect(`${slots.used} of ${slots.most}`).toBe(expected);
  });

  it('counts the loadout and the daemon’s slots', () => {
    const room = skillLimits({
      ...summoner(['summoner/summon-daemon'], ['summoner/bite']),
      snowfall: { skills: ['snowfall/shove', 'snowfall/igloo'] },
    });
    expect(room.snowfall).toEqual({ common: { used: 1, most: 4 }, elite: { used: 1, most: 1 } });
    expect(room.daemons).toEqual([{ follower: 0, slots: { used: 1, most: 4 } }]);
  });
});

describe('skillLock', () => {
  it.each([
    ['a first skill', heroOf({ faces: one }), 'hero', 'warrior/flurry', undefined],
    ['an unknown id', heroOf({}), 'hero', 'constructor', 'unknown'],
    ['a training skill', heroOf({}), 'hero', 'training/plague', 'not-choosable'],
    ['Hibernate', heroOf({}), 'snowfall', 'snowfall/hibernate', 'not-choosable'],
    ['one that he has', heroOf({ skills: ['warrior/flurry'] }), 'hero', 'warrior/flurry', 'chosen'],
    [
      'training again',
      heroOf({ faces: one, skills: ['beastmaster/basic-animal-training'] }),
      'hero',
      'beastmaster/basic-animal-training',
      undefined,
    ],
    ['an elite with two traits', heroOf({ faces: two }), 'hero', 'warrior/cleave', 'allowance'],
    [
      'a third school',
      heroOf({ faces: one, skills: ['warrior/flurry', 'ranger/rush'] }),
      'hero',
      'psion/leak',
      'allowance',
    ],
    ['a shield missing', heroOf({ faces: one }), 'hero', 'warrior/shield-up', 'equipment'],
    ['a Snowfall skill', heroOf({ faces: one }), 'hero', 'snowfall/shove', 'other-list'],
    ['another in the loadout', heroOf({ faces: one }), 'snowfall', 'survival/shove', 'other-list'],
    ['room in the loadout', heroOf({}), 'snowfall', 'snowfall/shove', undefined],
    [
      'a second elite there',
      heroOf({ snowfall: { skills: ['snowfall/igloo'] } }),
      'snowfall',
      'snowfall/avalanche',
      'snowfall-full',
    ],
    ['a Daemon Skill', summoner(['summoner/summon-daemon']), { follower: 0 }, 'summoner/bite', undefined],
    ['a Daemon Skill without Summon Daemon', summoner([]), { follower: 0 }, 'summoner/bite', 'no-daemon'],
    [
      'a spell for the daemon',
      summoner(['summoner/summon-daemon']),
      { follower: 0 },
      'summoner/banish',
      'no-daemon-skill',
    ],
    [
      'no slot left for the daemon',
      summoner(['summoner/summon-daemon', 'druid/thorns'], ['summoner/wings']),
      { follower: 0 },
      'summoner/bite',
      'no-daemon-slot',
    ],
  ] as const)('%s', (_, hero, list, id, lock) => {
    expect(skillLock(hero, list, id)?.lock).toBe(lock);
  });

  it('asks an "other" weapon for a custom skill', () => {
    const spin = { custom: 'Spin', school: 'warrior', text: '' } as const;
    expect(skillLock(heroOf({ faces: one }), 'hero', spin)?.lock).toBe('other-weapon');
    const armed = heroOf({ faces: one, equipment: { weapons: [{ type: 'other' }] } });
    expect(skillLock(armed, 'hero', spin)).toBeUndefined();
    expect(skillLock(armed, 'snowfall', spin)?.lock).toBe('other-list');
    expect(skillLock({ ...armed, skills: [spin] }, 'hero', spin)?.lock).toBe('chosen');
  });
});

const after = (...edits: readonly Edit[]): HeroDraft => edits.reduce(apply, newHero('Bito'));
const learn = (skill: string): Edit => ({ edit: 'add-skill', list: 'hero', skill });

describe('further followers', () => {
  it.each([
    ['pet', 'pet-training'],
    ['daemon', 'follower-unsupported'],
    ['beast-shape', 'follower-unsupported'],
  ] as const)('a %s is locked without its skill', (kind, rule) => {
    expect(followerLock(newHero('Bito'), kind)?.rule).toBe(rule);
  });

  it('training lets a pet in, and no second one', () => {
    const trained = after(learn('beastmaster/basic-animal-training'));
    expect(followerLock(trained, 'pet')).toBeUndefined();
    const one = apply(trained, { edit: 'add-follower', kind: 'pet', name: '' });
    expect(followerLock(one, 'pet')?.rule).toBe('pet-training');
  });

  it('one daemon, no two', () => {
    const summoner = after(learn('summoner/summon-daemon'));
    expect(followerLock(summoner, 'daemon')).toBeUndefined();
    const one = apply(summoner, { edit: 'add-follower', kind: 'daemon', name: '' });
    expect(followerLock(one, 'daemon')?.figures).toMatchObject({ reason: 'two' });
  });
});
