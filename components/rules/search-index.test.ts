import { describe, expect, it } from 'vitest';
import { firstSystem, open, partOf, systemIds } from '@/lib/systems/open';
import { openIndex } from './search-index';

await open([firstSystem], 'reference');
const find = openIndex(partOf(firstSystem, 'reference')?.entries() ?? []);
const first = (query: string): string | undefined => find(query)[0]?.address;

describe('the search over the rules', () => {
  it.each([
    ['berserk', 'skills/warrior/berserk'],
    ['bersek', 'skills/warrior/berserk'],
    ['cats charge', 'skills/warrior/cats-charge'],
    ["Cat's Ch", 'skills/warrior/cats-charge'],
    ['knockd', 'conditions#knockdown'],
    ['capture the flag', 'scenarios#capture-the-flag'],
    ['ganging', 'combat#ganging-up'],
    ['two-handed crossbow', 'armoury#crossbow-two-handed'],
    ['deep wound', 'conditions#deep-wound'],
    ['blood sacrifice', 'schools/necromancer#sacrifice'],
    ['papa legba', 'skills/voodoo/papa-legba'],
    ['necromancer', 'schools/necromancer'],
    ['ruling 12', 'rulings#12'],
    ['begone', 'schools/voodoo#leaving'],
    ['dead zone', 'combat#dead-zone'],
    ['two-handed cross bow', 'armoury#crossbow-two-handed'],
    ['snow ball', 'skills/snowfall/regular-snowball'],
    ['what does delay do', 'conditions#delay'],
    ['how far can I move', 'actions#movement'],
    ['how far may a hero move?', 'actions#movement'],
    ['What is a Dicepool?', 'dice#dicepool'],
    ['when is a hero dead', 'dice#dead'],
    ['how do I get up from knockdown?', 'conditions#knockdown'],
  ])('finds %s', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each(['strasse', 'aether', 'lodz'])('finds %s in the letters of other languages', (query) => {
    const entry = { address: 'x', title: 'Straße Æther Łódź', where: '', text: '', isNote: false };
    expect(openIndex([entry])(query).map(({ address }) => address)).toEqual(['x']);
  });

  it('narrows with every word', () => {
    const dodges = find('dodge').filter(({ title }) => /dodge/i.test(title));
    expect(dodges.map(({ address }) => address).sort()).toEqual([
      'skills/beastmaster/dodge',
      'skills/ranger/dodge',
      'skills/snowfall/dodge',
    ]);
    expect(first('dodge ranger')).toBe('skills/ranger/dodge');
  });

  it('finds nothing in nonsense and in signs', () => {
    for (const query of ['qqxzy', '', '   ', '"', '(', '*']) expect(find(query), query).toEqual([]);
  });

  it('shows the part of the text that was asked for', () => {
    const [found] = find('hot chocolate respawns');
    expect(found?.excerpt).toMatch(/respawn/i);
    expect(found?.excerpt.length).toBeLessThan(140);
  });
});

describe.each(systemIds)('the search over the rules of %s', (system) => {
  it('finds every skill that has a page by its name', async () => {
    await open([system], 'reference', 'skills');
    const entries = partOf(system, 'reference')?.entries() ?? [];
    const pages = new Set(entries.map(({ address }) => address));
    const search = openIndex(entries);
    const skills = partOf(system, 'skills') ?? [];
    const paged = skills.filter(({ id }) => pages.has(`skills/${id}`));
    expect([0, skills.length]).toContain(paged.length);
    for (const { id, name } of paged)
      expect(search(name).map(({ address }) => address)).toContain(`skills/${id}`);
  });
});
