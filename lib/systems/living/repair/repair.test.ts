import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply } from '../apply';
import { anyDraft, legalHero } from '../fixtures/drafts';
import { check, isError, isLegal } from '../legality/check';
import { repair } from './repair';

it('removes the issue and brings no new error, whatever the draft', () => {
  const seen = new Map<string, [number, number]>();
  fc.assert(
    fc.property(anyDraft, (hero) => {
      const before = check(hero);
      for (const issue of before) {
        const edits = repair(hero, issue);
        const counts = seen.get(issue.rule) ?? [0, 0];
        counts[edits === undefined ? 1 : 0] += 1;
        seen.set(issue.rule, counts);
        if (edits === undefined) continue;
        const after = check(edits.reduce(apply, hero));
        expect(after.filter((other) => other.rule === issue.rule).length).toBeLessThan(
          before.filter((other) => other.rule === issue.rule).length,
        );
        expect(after.filter(isError).length).toBeLessThanOrEqual(before.filter(isError).length);
        for (const rule of new Set(after.filter(isError).map((other) => other.rule))) {
          expect(before.some((other) => other.rule === rule)).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
  console.log(seen);
}, 60000);
it('legal', () => {
  let skills = 0,
    n = 0,
    f = 0,
    sp = 0;
  fc.assert(
    fc.property(legalHero, (hero) => {
      n++;
      skills += hero.skills.length;
      f += hero.followers.length;
      sp += hero.snowfall.skills.length;
      expect(check(hero).filter(isError)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  console.log(n, skills / n, f / n, sp / n, isLegal.name);
}, 60000);
