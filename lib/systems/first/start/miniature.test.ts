import { expect, it } from 'vitest';
import { aims, type Aim, type Miniature } from '../../../painted-die/miniature';
import { check, isError } from '../rules/check';
import { aimsFor, offers } from './miniature';

const plated: Miniature = { armour: 'heavy', shield: true, holds: ['mace'] };

const offered = (seen: Miniature, aim: Aim) => [...offers(seen, aim)];

it('offers the paladin with Life Boon to a miniature in plate with mace and shield that heals', () => {
  const found = offered(plated, 'heals');
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ id: 'paladin', serves: true });
  expect(found[0]?.hero.skills).toEqual(['prayers/life-boon']);
});

it.each<[string, Miniature, Aim]>([
  ['plate that stands', plated, 'stands'],
  ['a bow', { armour: 'light', shield: false, holds: ['bow'] }, 'shoots'],
  ['empty hands', { armour: 'none', shield: false, holds: [] }, 'casts'],
])('%s gets three legal heroes in just this gear', (_, seen, aim) => {
  const found = offered(seen, aim);
  expect(found).toHaveLength(3);
  for (const { hero } of found) {
    expect(check(hero).filter(isError)).toEqual([]);
    expect(hero.equipment).toMatchObject({ armour: seen.armour, shield: seen.shield });
  }
});

it.each<Miniature>([
  plated,
  { armour: 'none', shield: false, holds: ['staff'] },
  { armour: 'none', shield: true, holds: [] },
  { armour: 'light', shield: false, holds: ['bow', 'sword'] },
  { armour: 'medium', shield: true, holds: ['lyre'] },
  { armour: 'medium', shield: false, holds: ['crossbow'] },
  { armour: 'heavy', shield: false, holds: ['axe', 'staff'] },
])('offers $armour, shield $shield and $holds just the aims that a hero serves', (seen) => {
  const served = aims.filter((aim) => offered(seen, aim).some(({ serves }) => serves));
  expect(aimsFor(seen)).toEqual(served);
});
