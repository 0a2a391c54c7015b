import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../fixtures/cases';
import { anyDraft, legalHero } from '../fixtures/drafts';
import { errorsOf, heroOf } from '../fixtures/heroes';
import { readHero } from '../sheet/read';
import { writeHero } from '../sheet/write';
import { check, isLegal } from './check';

it.each(cases)('$name: $errors', ({ file, errors }) => {
  const hero = heroOf(file);
  expect(errorsOf(hero)).toEqual([...errors].sort());
  expect(isLegal(hero)).toBe(errors.length === 0);
});

it('never throws, and judges a draft the same twice', () => {
  fc.assert(
    fc.property(anyDraft, (hero) => {
      expect(check(hero)).toEqual(check(structuredClone(hero)));
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('finds every hero legal that was made by its locks', () => {
  fc.assert(
    fc.property(legalHero, (hero) => {
      expect(errorsOf(hero)).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('finds a legal hero legal after writing and reading', () => {
  fc.assert(
    fc.property(legalHero, (hero) => {
      const read = readHero(JSON.parse(JSON.stringify(writeHero(hero))));
      expect(read.ok && isLegal(read.value)).toBe(true);
    }),
    { numRuns: 100 },
  );
}, 60_000);
