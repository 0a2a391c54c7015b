import { describe, expect, test } from 'vitest';
import { hasPart, open, systemIds } from '../systems/open';
import { logAt, recentLogAt } from './log';
import { lengthOf } from './session';
import { sessionAfter } from './testing';

await open(systemIds);
const played = systemIds.filter((id) => hasPart(id, 'play'));

describe.each(played)('the newest part of the log of %s', (system) => {
  test('is the end of the whole, from the beginning of a phase on, or the whole with what comes before its first', async () => {
    let [short, whole] = [0, 0];
    for (const seed of [3, 4]) {
      const session = await sessionAfter(system, seed, 250);
      for (let at = 0; at <= lengthOf(session); at += 7) {
        const all = logAt(session, at);
        const begun = all.flatMap(({ level }, nth) => (level === 'phase' ? [nth] : []));
        for (const phases of [1, 2]) {
          const recent = recentLogAt(session, at, phases);
          expect(recent.isWhole).toBe(begun.length <= phases);
          expect(recent.lines).toEqual(recent.isWhole ? all : all.slice(begun.at(-phases) ?? 0));
          if (recent.isWhole) whole += 1;
          else short += 1;
        }
      }
    }
    expect(whole).toBeGreaterThan(0);
    expect(short).toBeGreaterThan(0);
  });
});
