import { expect, it } from 'vitest';
import { blankOf, issuesOf } from '@/lib/systems/document';
import { heroIn, documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { open } from '@/lib/systems/open';
import { skillsElsewhere } from './skills-elsewhere';

await open(['living', 'first']);

const plated = documentOf({
  ...newHero('Bito'),
  equipment: { armour: 'heavy', shield: true, weapons: [{ type: 'blunt' }], other: [] },
});

it('finds Life Boon for a hero in plate in the first edition, and brings it along', async () => {
  const [found, ...others] = await skillsElsewhere(plated, (name) => name === 'Life Boon');
  expect(others).toEqual([]);
  expect(found?.conversion.document.system).toBe('first');
  expect(heroIn(found?.conversion.document ?? plated).skills).toEqual(['prayers/life-boon']);
  expect(found && issuesOf(found.conversion.document).filter(({ path }) => path[0] === 'skills')).toEqual([]);
});

it('offers nothing for a word that no skill has, and nothing where no game takes the sheet over', async () => {
  expect(await skillsElsewhere(plated, (name) => name.includes('xyzzy'))).toEqual([]);
  await open(['draco']);
  expect(await skillsElsewhere(blankOf('draco', 'Siegfried'), () => true)).toEqual([]);
});
