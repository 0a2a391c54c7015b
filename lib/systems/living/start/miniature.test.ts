import { expect, it } from 'vitest';
import { aims, type Aim, type Miniature } from '../../../painted-die/miniature';
import { check } from '../rules/check';
import { aimsFor, offers } from './miniature';

const plated: Miniature = { armour: 'heavy', shield: true, holds: ['mace'] };

const offered = (seen: Miniature, aim: Aim) => [...offers(seen, aim)];

const everyAim: readonly (readonly [string, Miniature, Aim, readonly string[]])[] = [
  ['plate, shield and mace that heal', plated, 'heals', ['commander', 'druid']],
  ['a bow that shoots', { armour: 'light', shield: false, holds: ['bow'] }, 'shoots', ['archer', 'sniper']],
  // The concept's own gear: its die is the one that was thought up.
  ['a staff that heals', { armour: 'none', shield: false, holds: ['staff'] }, 'heals', ['healer', 'druid']],
  [
    'a spear with a beast',
    { armour: 'light', shield: false, holds: ['polearm'] },
    'summons',
    ['beastmaster'],
  ],
];

it.each(everyAim)('%s', (_, seen, aim, serving) => {
  const found = offered(seen, aim);
  expect(found).toHaveLength(3);
  expect(found.filter(({ serves }) => serves).map(({ id }) => id)).toEqual(
    expect.arrayContaining([...serving]),
  );
  for (const { hero } of found) {
    expect(check(hero).filter(({ rule }) => rule !== 'unspent-points')).toEqual([]);
    expect(hero.equipment).toMatchObject({ armour: seen.armour, shield: seen.shield });
    expect(hero.skills.length).toBeGreaterThan(0);
  }
});

it('paints pips for both of a blade and a pistol', () => {
  const [first] = offered({ armour: 'medium', shield: false, holds: ['sword', 'gun'] }, 'shoots');
  expect(first?.hero.equipment.weapons.map(({ type }) => type)).toEqual(['slashing', 'pistol']);
  expect(first && check(first.hero).map(({ rule }) => rule)).not.toContain('wysiwyg-weapon');
});

it('says of heroes that fill up the list that they do something else', () => {
  expect(offered(plated, 'shoots').map(({ serves }) => serves)).toEqual([false, false, false]);
});

it.each<Miniature>([
  plated,
  { armour: 'none', shield: false, holds: ['staff'] },
  { armour: 'none', shield: true, holds: [] },
  { armour: 'light', shield: false, holds: ['bow', 'sword'] },
  { armour: 'light', shield: true, holds: ['staff'] },
  { armour: 'medium', shield: false, holds: ['polearm'] },
  { armour: 'medium', shield: false, holds: ['gun', 'knives'] },
  { armour: 'heavy', shield: false, holds: [] },
])('offers $armour, shield $shield and $holds just the aims that a hero serves', (seen) => {
  const served = aims.filter((aim) => offered(seen, aim).some(({ serves }) => serves));
  expect(aimsFor(seen)).toEqual(served);
});
