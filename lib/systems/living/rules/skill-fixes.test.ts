import { expect, it } from 'vitest';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import { newHero, type HeroDraft } from '../sheet/hero';
import { fix } from '#words/systems/living/messages/fixes';
import { archetypes } from '../start/archetypes';
import { skills } from '../skills/index';
import { check } from './check';
import { skillFixes } from './skill-fixes';
import { skillLock } from './skill-locks';

const errors = (hero: HeroDraft): number => check(hero).filter(({ severity }) => severity === 'error').length;

const plated: HeroDraft = {
  ...newHero('Bito'),
  equipment: { armour: 'heavy', shield: true, weapons: [{ type: 'blunt' }], other: [] },
};

it.each<[string, HeroDraft, string, readonly string[]]>([
  [
    'gear in the way of a Zealot',
    plated,
    'zealot/life-boon',
    ['Remove the blunt weapon, the shield and the armour'],
  ],
  [
    'a full school: each of its skills may give way',
    {
      ...newHero('Jane'),
      skills: ['commander/hit-them-high', 'commander/never-surrender', 'commander/stand-your-ground'],
    },
    'commander/take-cover',
    ['Remove “Hit them high!”', 'Remove “Never Surrender!”', 'Remove “Stand your ground!”'],
  ],
])('%s', (_, hero, id, labels) => {
  const found = skillFixes(hero, 'hero', id).map((edits) => fix(edits, hero));
  expect(found).toEqual(labels);
});

it('every way to a locked skill of every concept ends with the skill and no new error', () => {
  let ways = 0;
  for (const { hero } of archetypes) {
    const before = hero('');
    for (const { id } of skills.filter((_, nth) => nth % 7 === 0)) {
      if (!skillLock(before, 'hero', id)) continue;
      for (const edits of skillFixes(before, 'hero', id)) {
        const learn: Edit = { edit: 'add-skill', list: 'hero', skill: id };
        const after = [...edits, learn].reduce(apply, before);
        expect(after.skills).toContain(id);
        expect(errors(after)).toBeLessThanOrEqual(errors(before));
        ways += 1;
      }
    }
  }
  expect(ways).toBeGreaterThan(100);
});
