import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTallies, emptyTally, noSkill, type Tally } from './tally';

const id = fc.constantFrom('a', 'b', 'c');
const tally = fc
  .record({
    dealt: fc.nat(9),
    fell: fc.dictionary(id, fc.integer({ min: 1, max: 9 })),
    uses: fc.dictionary(id, fc.nat(9)),
    // Counts of a game beside uses; a skill that did none of it may lack the key.
    columns: fc.dictionary(id, fc.nat(9)),
  })
  .map(({ uses, columns, ...counted }): Tally => ({
    ...emptyTally,
    ...counted,
    skills: Object.fromEntries(
      Object.entries(uses).map(([skill, n]) => [skill, { ...columns, ...noSkill, uses: n }]),
    ),
  }));

it('adds up to the same, key by key, in whatever order matches are counted', () => {
  fc.assert(
    fc.property(tally, tally, tally, (a, b, c) => {
      const written = JSON.stringify(addTallies(addTallies(a, b), c));
      expect(JSON.stringify(addTallies(c, addTallies(b, a)))).toBe(written);
    }),
  );
});

it('loses no fall and no use', () => {
  fc.assert(
    fc.property(tally, tally, (a, b) => {
      const both = addTallies(a, b);
      for (const key of ['a', 'b', 'c']) {
        expect(both.fell[key] ?? 0).toBe((a.fell[key] ?? 0) + (b.fell[key] ?? 0));
        for (const column of ['uses', 'a', 'b', 'c'])
          expect(both.skills[key]?.[column] ?? 0).toBe(
            (a.skills[key]?.[column] ?? 0) + (b.skills[key]?.[column] ?? 0),
          );
      }
    }),
  );
});
