import { describe, expect, it } from 'vitest';
import { findSkill } from '@/lib/systems/living/skills/index';
import { candidates, matches, nameSkill } from './skill-names';

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
