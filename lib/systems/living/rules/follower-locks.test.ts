import { describe, expect, it } from 'vitest';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import { newHero, type HeroDraft } from '../sheet/hero';
import { followerLock } from './follower-locks';

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
