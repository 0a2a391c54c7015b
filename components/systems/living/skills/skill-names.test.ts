import { describe, expect, it } from 'vitest';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { type HeroDraft, newHero } from '@/lib/systems/living/sheet/hero';
import { brushRoom } from '../../../builder/brush-room';
import { followerLock } from '../../../builder/follower-lock';
import { apply } from '@/lib/systems/living/sheet/apply';
import { findSkill } from '@/lib/systems/living/skills/index';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { candidates, matches, nameSkill } from './skill-names';

const after = (...edits: readonly Edit[]): HeroDraft => edits.reduce(apply, newHero('Bito'));
const learn = (skill: string): Edit => ({ edit: 'add-skill', list: 'hero', skill });

describe('how many more pips a brush can paint', () => {
  it.each([
    // 20 faces' worth of pips but for one a face: 5 + 4 + 3 + 2 + 1 = 15; points allow 10, 6 and 5 of the others.
    ['defence', 0],
    ['melee', 10],
    ['ranged', 6],
    ['magic', 5],
    ['skill', 1],
  ] as const)('%s on a new hero: %i', (pip, more) => {
    expect(brushRoom(newHero('Bito'), 'hero', pip)).toBe(more);
  });

  it('in heavy armour with a shield: 4, 4, 3, 2 and 1 Defence pips', () => {
    const knight = after({ edit: 'set-armour', armour: 'heavy' }, { edit: 'set-shield', shield: true });
    expect(brushRoom(knight, 'hero', 'defence')).toBe(14);
  });

  it('is nothing when the points are spent', () => {
    const [bito] = samples;
    expect(bito && brushRoom(bito.hero, 'hero', 'melee')).toBe(0);
  });
});

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

describe('finding skills', () => {
  const dodge = findSkill('beastmaster/dodge');

  it.each([
    ['dodge', true],
    ['DODGE', true],
    ['shout beast', true],
    ['', true],
    ['regrowth', false],
  ])('%j finds "Dodge!" of the Beastmaster: %s', (query, found) => {
    expect(dodge && matches(dodge, query)).toBe(found);
  });

  it('offers no skill that cannot be chosen, and each list only its own', () => {
    expect(candidates('hero').some(({ school }) => school === 'snowfall' || school === 'training')).toBe(
      false,
    );
    expect(new Set(candidates('snowfall').map(({ school }) => school))).toEqual(new Set(['snowfall']));
    expect(new Set(candidates({ follower: 0 }).map((skill) => skill.class))).toEqual(
      new Set(['Daemon Skill']),
    );
  });

  it('shows an unknown id as it stands', () => {
    expect(nameSkill('constructor').name).toBe('constructor');
  });
});
