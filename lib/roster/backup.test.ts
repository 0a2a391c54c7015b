import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { living } from '../systems/index';
import type { Roster } from './roster';
import { heroNamed, newBrowser, openIn, valueOf } from './testing';

/** Everything that a person sees, apart from what undo and the backup themselves add. */
const seen = async (roster: Roster): Promise<unknown> => {
  const { heroes, unreadable, parties } = await valueOf(roster.contents());
  return [...heroes, ...unreadable, ...parties].map((row) => ({ ...row, revision: 0 }));
};

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((name) => name.isWellFormed());

const anyRoster = fc.record({
  heroes: fc.array(
    fc.record({
      sample: fc.nat({ max: living.samples.length - 1 }),
      name: anyName,
      extra: fc.jsonValue({ maxDepth: 2 }),
      tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 3 }),
      photo: fc.option(fc.uint8Array({ minLength: 1, maxLength: 40_000, size: 'max' }), { nil: undefined }),
    }),
    { maxLength: 5 },
  ),
  parties: fc.array(fc.record({ name: anyName, members: fc.array(fc.nat({ max: 4 }), { maxLength: 4 }) }), {
    maxLength: 2,
  }),
});

type AnyRoster = typeof anyRoster extends fc.Arbitrary<infer What> ? What : never;

const fill = async (roster: Roster, { heroes, parties }: AnyRoster): Promise<void> => {
  const ids: string[] = [];
  for (const [index, { sample, name, extra, tags, photo }] of heroes.entries()) {
    const from = living.samples[sample]?.hero ?? heroNamed(name);
    const hero = { ...from, name, '__proto__ ': extra, ünbekannt: [extra] };
    const bytes = photo && { id: `photo-${9 - index}`, bytes: Uint8Array.from(photo), width: 1, height: 2 };
    const [added] = await valueOf(roster.add([{ hero, tags, ...(bytes && { photo: bytes }) }]));
    if (added) ids.push(added.id);
  }
  for (const { name, members } of parties) {
    await valueOf(roster.saveParty({ name, heroes: members.flatMap((at) => ids[at] ?? []) }));
  }
};

describe('a backup', () => {
  it('comes back byte for byte into an empty roster, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoster, async (what) => {
        const roster = await openIn(newBrowser());
        await fill(roster, what);
        const text = await valueOf(roster.backup());
        const other = await openIn(newBrowser());
        expect(await valueOf(other.restore(text))).toEqual({
          heroes: what.heroes.length,
          parties: what.parties.length,
        });
        expect(await valueOf(other.backup())).toBe(text);
        expect(await seen(other)).toEqual(await seen(roster));
      }),
      { numRuns: 40 },
    );
  });
});
