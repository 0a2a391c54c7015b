import { describe, expect, test } from 'vitest';
import { hasPart, open, systemIds } from '../systems/open';
import { lastChoices } from './report';
import { lengthOf } from './session';
import { sessionAfter } from './testing';

await open(systemIds);

describe.each(systemIds.filter((id) => hasPart(id, 'play')))(
  'the last choices of a match of %s',
  (system) => {
    test('are told each with its question, up to a moment', async () => {
      const session = await sessionAfter(system, 12, 60);
      const all = lengthOf(session);
      const found = lastChoices(session, all, 8);
      expect(found.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((back) => all - back));
      for (const { question, answer } of found) {
        expect(question).toContain('?');
        if (answer !== 'sheet' && 'option' in answer) expect(answer.option).not.toMatch(/^\d*$/);
      }
      expect(lastChoices(session, 3, 8)).toHaveLength(3);
      expect(lastChoices(session, 0, 8)).toEqual([]);
    });
  },
);
