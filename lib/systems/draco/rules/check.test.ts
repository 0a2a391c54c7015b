import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../fixtures/cases';
import { anyDraft } from '../fixtures/drafts';
import { issues } from '#words/systems/draco/messages/issues';
import { readDraft } from '../sheet/file';
import type { Draft } from '../sheet/sheet';
import { check, zLegalDraft } from './check';

const draftOf = (file: object): Draft => {
  const read = readDraft(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const codes = (draft: Draft, severity: string): readonly string[] =>
  [...new Set(check(draft).flatMap((issue) => (issue.severity === severity ? [issue.rule] : [])))].sort();

describe('the rules of slayers and dragons', () => {
  it.each(cases)('$name', ({ file, errors, warnings }) => {
    const draft = draftOf(file);
    expect(codes(draft, 'error')).toEqual([...errors].sort());
    if (errors.length === 0 || warnings)
      expect(codes(draft, 'warning')).toEqual([...(warnings ?? [])].sort());
    expect(zLegalDraft.safeParse(draft).success).toBe(errors.length === 0);
  });

  it('say every issue of any draft in a sentence, at a place with a name', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const issue of check(draft)) {
          expect(issues.sentence(issue)).toMatch(/[.]$/);
          expect(issues.where(issue.path, draft)).not.toBe('');
        }
      }),
      { numRuns: 100 },
    );
  });
});
