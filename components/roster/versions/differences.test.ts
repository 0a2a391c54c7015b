import { describe, expect, it } from 'vitest';
import { heroNamed } from '@/lib/roster/testing';
import { open, systemIds } from '@/lib/systems/open';
import { differencesOf } from './differences';

await open(systemIds, 'facts');

describe('two heroes side by side', () => {
  it('have in common what both have, and apart what one has', () => {
    const one = heroNamed('Ada', { skills: ['druid/regrowth', 'warrior/cleave'] });
    const other = heroNamed('Bito', { skills: ['druid/regrowth', 'warrior/shield-up'] });
    const skills = differencesOf(one, other).find(({ title }) => title === 'Skills');
    expect(skills?.both).toEqual([expect.stringMatching(/^Regrowth \(Druid/)]);
    expect(skills?.one).toEqual([expect.stringMatching(/^Cleave \(Warrior/)]);
    expect(skills?.other).toEqual([expect.stringMatching(/^Shield up \(Warrior/)]);
  });

  it('that are the same differ in nothing', () => {
    const one = heroNamed('Ada', { skills: ['druid/regrowth'] });
    for (const { one: mine, other } of differencesOf(one, one)) expect([...mine, ...other]).toEqual([]);
  });
});
