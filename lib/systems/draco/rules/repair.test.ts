import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../fixtures/cases';
import { anyDraft } from '../fixtures/drafts';
import { edits } from '#words/systems/draco/messages/edits';
import { apply } from '../sheet/apply';
import { readDraft } from '../sheet/file';
import { newDragon, newSlayer, type Draft } from '../sheet/sheet';
import { check } from './check';
import { repair } from './repair';

const errorsOf = (draft: Draft): number => check(draft).filter(({ severity }) => severity === 'error').length;

/** Takes the first remedy there is, again and again. */
const mended = (draft: Draft): Draft => {
  let now = draft;
  for (let steps = 0; steps < 100 && errorsOf(now) > 0; steps += 1) {
    const found = check(now)
      .filter(({ severity }) => severity === 'error')
      .map((issue) => repair(now, issue))
      .find((remedy) => remedy !== undefined);
    if (!found) return now;
    now = found.reduce(apply, now);
  }
  return now;
};

describe('remedies', () => {
  it.each(cases.filter(({ errors }) => errors.length > 0))('make it legal: $name', ({ file }) => {
    const read = readDraft(file);
    expect(read.ok && errorsOf(mended(read.value))).toBe(0);
  });

  it('make any draft legal, and never bring an error that was not there', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const issue of check(draft)) {
          const remedy = repair(draft, issue);
          if (!remedy) continue;
          expect(errorsOf(remedy.reduce(apply, draft))).toBeLessThan(errorsOf(draft));
          expect(edits.fix(remedy, draft)).toMatch(/^[A-Z]/);
        }
        expect(errorsOf(mended(draft))).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('lead from nothing to as many skills and cards as are needed', () => {
    expect(mended(newSlayer('A'))).toMatchObject({ skills: { length: 3 } });
    expect(errorsOf(mended(newDragon('D')))).toBe(0);
  });
});
