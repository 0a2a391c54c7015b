import { describe, expect, it } from 'vitest';
import { conversionsOf, convertedTo, isLegal, samplesOf } from './document';
import { familyOf, hasPart, open, systemIds } from './open';
import type { SheetDocument } from './sheet';

await open(systemIds, 'conversions', 'start');

const sample = (id: string): SheetDocument => {
  const found = systemIds.flatMap(samplesOf).find((each) => each.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found.document;
};
const to = (document: SheetDocument, system: string) => {
  const found = convertedTo(document, system);
  if (!found) throw new Error(`no way to ${system}`);
  return found;
};

describe('converting heroes to another game', () => {
  it('the games of a family are those that have conversions', () => {
    for (const id of systemIds) expect(hasPart(id, 'conversions'), id).toBe(familyOf(id) !== undefined);
  });

  it('between the two that paint dice', () => {
    expect(conversionsOf('living')).toEqual(['first']);
    expect(conversionsOf('first')).toEqual(['living']);
  });

  // Heavy armour forbids the Living Rulebook's Life Boon: the case bito-life-boon.
  it('Bito keeps his die, says what becomes of his mace, and why his skill is left out', () => {
    const { document, left } = to(sample('first-bito'), 'living');
    expect(document.sheet).toMatchObject({
      name: 'Bito van Ostmark',
      equipment: { armour: 'heavy', shield: true, weapons: [{ name: 'Mace', type: 'blunt' }] },
      faces: { 6: { defence: 4, magic: 1, skill: 1 }, 5: { defence: 4 }, 4: { melee: 3 }, 3: { melee: 1 } },
      skills: [],
    });
    expect(left).toEqual([
      'Mace becomes “Blunt”: change its kind if your miniature carries something else.',
      'Life Boon is left out. Life Boon allows no armour, no shield and no weapon except a magic one.',
    ]);
  });

  it.each(['first-bito', 'first-thranduil', 'first-hekate'])('%s comes back as far as the names go', (id) => {
    const before = sample(id);
    const back = to(to(before, 'living').document, 'first').document;
    expect(back.sheet).toMatchObject({
      ...before.sheet,
      skills: expect.arrayContaining([]) as unknown,
    });
    expect(isLegal(back)).toBe(true);
  });

  it('every follower, custom skill and unknown skill left behind is named', () => {
    const jane = sample('jane');
    const { document, left } = to(jane, 'first');
    expect(left.some((sentence) => sentence.startsWith('Fang is left out'))).toBe(true);
    expect(isLegal(document)).toBe(true);
  });

  it('what is legal stays legal, and each sentence is whole', () => {
    for (const system of ['living', 'first'])
      for (const { document } of samplesOf(system)) {
        const other = conversionsOf(system)[0] ?? '';
        const { document: taken, left } = to(document, other);
        expect(isLegal(taken)).toBe(true);
        for (const sentence of left) expect(sentence).toMatch(/^[^a-z].*\.$/);
      }
  });

  it('is not offered beyond the family', () => {
    expect(conversionsOf('draco')).toEqual([]);
  });
});
