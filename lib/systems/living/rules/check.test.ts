import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { cases } from '../fixtures/cases';
import { anyDraft, legalHero } from '../fixtures/drafts';
import { errorsOf, heroOf } from '../fixtures/heroes';
import { readHero, writeHero } from '../sheet/file';

import { check, isLegal, isError, zLegalHero } from './check';
import { brokenRules } from '../../legal';
import { zHero, type HeroDraft } from '../sheet/hero';

it.each(cases)('$name: $errors', ({ file, errors }) => {
  const hero = heroOf(file);
  expect(errorsOf(hero)).toEqual([...errors].sort());
  expect(isLegal(hero)).toBe(errors.length === 0);
});

it('never throws', () => {
  fc.assert(
    fc.property(anyDraft, (hero) => {
      expect(() => check(hero)).not.toThrow();
    }),
    { numRuns: 200 },
  );
});

it('finds every hero legal that was made by its locks', () => {
  fc.assert(
    fc.property(legalHero, (hero) => {
      expect(errorsOf(hero)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('finds a legal hero legal after writing and reading', () => {
  fc.assert(
    fc.property(legalHero, (hero) => {
      const read = readHero(JSON.parse(JSON.stringify(writeHero(hero))));
      expect(read.ok && isLegal(read.value)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

/** Verdict of the schema on a hero, or on anything that a file has in its place. */
const judged = (hero: unknown) => {
  const parsed = zLegalHero.safeParse(hero);
  return parsed.success ? { hero: parsed.data } : { broken: brokenRules(parsed.error) };
};

/** Verdict of the rule functions. */
const ruled = (hero: HeroDraft) => (isLegal(hero) ? { hero } : { broken: check(hero).filter(isError) });

describe('the schema of a legal hero', () => {
  it.each(cases)('agrees with the rules: $name', ({ file }) => {
    const hero = heroOf(file);
    expect(judged(hero)).toEqual(ruled(hero));
  });

  it('agrees with the rules in rule, place, severity and figures, of any draft and as a file has it', () => {
    let illegal = 0;
    fc.assert(
      fc.property(fc.oneof(anyDraft, legalHero), (hero) => {
        if (!isLegal(hero)) illegal += 1;
        expect(judged(hero)).toEqual(ruled(hero));
        expect(judged(JSON.parse(JSON.stringify(writeHero(hero))))).toEqual(ruled(hero));
      }),
      { numRuns: 200 },
    );
    expect(illegal).toBeGreaterThan(40);
  });

  it('says nothing of rules where it is no hero at all, but what is wrong with it', () => {
    const files = [
      null,
      { format: 'pipsmith/hero', version: 1, system: 'living', name: '' },
      { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Tom', faces: { 1: { melee: 7 } } },
      { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Tom', faces: { 7: { melee: 1 } } },
    ];
    for (const file of files) {
      expect(judged(file)).toEqual({ broken: [] });
      expect(zLegalHero.safeParse(file).error?.issues).toEqual(zHero.safeParse(file).error?.issues);
    }
  });

  it('leaves a hero with nothing but warnings legal', () => {
    const poor = heroOf({ format: 'pipsmith/hero', version: 1, system: 'living', name: 'Tom' });
    expect(check(poor).map(({ severity }) => severity)).toContain('warning');
    expect(judged(poor)).toEqual({ hero: poor });
  });
});
