import { describe, expect, it } from 'vitest';
import type { SavedHero } from '@/lib/roster/roster';
import { changed, heroNamed } from '@/lib/roster/testing';
import { samplesOf } from '@/lib/systems/document';
import { heroIn } from '@/lib/systems/living/fixtures/heroes';
import { firstSystem } from '@/lib/systems/open';
import { found, kindsOf, listingsOf, tagsOf, traitsOf, type Filter } from './listing';

const saved = (
  id: string,
  name: string,
  more: Partial<SavedHero> & { readonly skills?: string[] } = {},
): SavedHero => {
  const { skills = [], ...rest } = more;
  return {
    id,
    hero: heroNamed(name, { skills }),
    tags: [],
    created: '2026-01-01T00:00:00.000Z',
    changed: '2026-01-01T00:00:00.000Z',
    revision: 1,
    ...rest,
  };
};

const everything: Filter = { search: '', tag: undefined, order: 'name' };
const names = (heroes: readonly SavedHero[], filter: Partial<Filter>): readonly string[] =>
  found(listingsOf(heroes), { ...everything, ...filter }).map((listing) => listing.name);

const heroes = [
  saved('a', 'Bito', { skills: ['druid/regrowth'], tags: ['campaign'], changed: '2026-02-01T00:00:00.000Z' }),
  saved('b', 'Jäger', { tags: ['to paint'], changed: '2026-03-01T00:00:00.000Z' }),
  saved('c', 'ada 10'),
  saved('d', 'Ada 9', { hero: heroNamed('Ada 9', { title: 'Paladin of the Mark' }) }),
];

describe('the search', () => {
  it.each([
    ['a name', 'bito', ['Bito']],
    ['a name without its accent', 'jager', ['Jäger']],
    ['a name with capitals', 'JÄGER', ['Jäger']],
    ['a title', 'paladin', ['Ada 9']],
    ['a school', 'druid', ['Bito']],
    ['a skill', 'regrow', ['Bito']],
    ['a tag', 'campaign', ['Bito']],
    ['several words of different places', '  druid  campaign ', ['Bito']],
    ['words that no hero has together', 'druid paladin', []],
    ['nothing', '', ['Ada 9', 'ada 10', 'Bito', 'Jäger']],
  ])('finds by %s', (_, search, expected) => {
    expect(names(heroes, { search })).toEqual(expected);
  });

  it.each(['grosse', 'GROẞE', 'aesir', 'orsted', 'lukasz', 'cats'])(
    'finds %s however the name writes it',
    (search) => {
      const stranger = saved('e', 'Große Æsir Ørsted Łukasz Cat’s');
      expect(names([stranger, ...heroes], { search })).toEqual(['Große Æsir Ørsted Łukasz Cat’s']);
    },
  );

  it('shows the heroes of one tag', () => {
    expect(names(heroes, { tag: 'to paint' })).toEqual(['Jäger']);
  });
});

it('puts the hero that was changed last first', () => {
  expect(names(heroes, { order: 'changed' }).slice(0, 2)).toEqual(['Jäger', 'Bito']);
});

it('shows the heroes of one school, and lists each school once', () => {
  const [druid] = kindsOf(listingsOf(heroes));
  expect(kindsOf(listingsOf([...heroes, ...heroes]))).toEqual(['Druid']);
  expect(names(heroes, { kind: druid })).toEqual(['Bito']);
});

it('finds a hero by each of his schools, and by the traits on his die', () => {
  const [bito] = samplesOf(firstSystem).filter(({ id }) => id === 'bito');
  const all = [...heroes, saved('z', 'Zed', { ...(bito && { hero: bito.document }) })];
  const listings = listingsOf(all);
  const zed = listings.find(({ saved: { id } }) => id === 'z');
  expect(zed?.kinds).toContain(zed?.kind);
  for (const kind of zed?.kinds ?? []) expect(found(listings, { ...everything, kind })).toContain(zed);
  expect(traitsOf(listings)).toEqual(zed?.traits);
  expect(names(all, { trait: zed?.traits[0] })).toEqual(['Bito van Ostmark']);
});

it('lists every tag once', () => {
  expect(tagsOf([...heroes, saved('e', 'E', { tags: ['campaign', 'Boss'] })])).toEqual([
    'Boss',
    'campaign',
    'to paint',
  ]);
});

it('counts broken rules', () => {
  const hero = heroNamed('Poor');
  const { faces } = heroIn(hero);
  const painted = { ...faces[6], melee: 6 };
  const poor = saved('x', 'Poor', {
    hero: changed(hero, { faces: { ...faces, 6: painted, 5: painted } }),
  });
  expect(listingsOf([poor])[0]?.problems).toBeGreaterThan(0);
  const [sample] = samplesOf(firstSystem);
  expect(sample && listingsOf([saved('y', 'Y', { hero: sample.document })])[0]?.problems).toBe(0);
});

it('keeps the entry of a hero that stayed as it was, and makes a new one for a change of hero or tags', () => {
  const before = listingsOf(heroes);
  const now = listingsOf(
    heroes.map((hero) =>
      hero.id === 'a' ? { ...hero, revision: 2 } : hero.id === 'b' ? { ...hero, tags: [] } : { ...hero },
    ),
    before,
  );
  expect(now.map((listing, index) => listing === before[index])).toEqual([false, false, true, true]);
});
