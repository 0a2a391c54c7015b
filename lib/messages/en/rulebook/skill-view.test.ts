import { expect, test } from 'vitest';
import { living } from '@/lib/systems/index';
import { skillView } from './skill-view';

const range = (id: string, blue: number): string | undefined => {
  const [skill] = living.skills.filter((one) => one.id === id);
  return skill && skillView.range(skill, blue);
};

// Chapter "Skill": 5# per Magic pip unless the spell says otherwise; schools of Voodoo and Snowfall.
test.each([
  ['elemental-mage/fireball', 2, 'Range 10#.'],
  ['elemental-mage/fireball', 0, undefined],
  ['zealot/life-boon', 3, 'Range 15#.'],
  ['voodoo/loco', 1, 'Range 5#; without a Magic pip only on yourself or in base contact.'],
  ['voodoo/loco', 0, 'Range: only on yourself or in base contact.'],
  ['voodoo/damballa', 2, 'Range 10#; without a Magic pip only in base contact.'],
  ['snowfall/icicle', 1, 'Range 5#.'],
])('%s with %i Magic pips: %s', (id, blue, said) => {
  expect(range(id, blue)).toBe(said);
});

test.each([
  'psion/mindblast',
  'psion/illusionary-blade',
  'necromancer/kiss-of-death',
  'zealot/purge',
  'snowfall/shove',
  'snowfall/hibernate',
  'warrior/hamstring',
  'psion/precognition',
])('%s says it itself, or has no range', (id) => {
  expect(range(id, 2)).toBeUndefined();
});
