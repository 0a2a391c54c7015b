import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newParty, type Party } from '../systems/file';
import { documentOf, heroIn } from '../systems/living/fixtures/heroes';
import { isLegal } from '../systems/living/rules/check';
import { newHero, type HeroDraft } from '../systems/living/sheet/hero';
import { readHero } from '../systems/living/sheet/file';
import { samples } from '../systems/living/start/samples/samples';
import { open, systemIds } from '../systems/open';
import { cases } from '../systems/living/fixtures/cases';
import { anyDraft, legalHero } from '../systems/living/fixtures/drafts';
import { samplesOf } from '../systems/document';
import { codeLimit, decode, encodeParty, encodeSheet, partyCodeLimit, systemOfCode } from './index';

await open(systemIds);

const encodeHero = (hero: HeroDraft) => encodeSheet(documentOf(hero));

const codeOf = (hero: HeroDraft): string => {
  const code = encodeHero(hero);
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};

const heroOf = (code: string): HeroDraft => {
  const found = decode(code);
  if (!found.ok || found.value.kind !== 'sheet') throw new Error('no hero');
  return heroIn(found.value.document);
};

const drafts = cases.map(({ name, file }) => {
  const read = readHero(file);
  if (!read.ok) throw new Error(name);
  return { name, draft: read.value };
});
const [bito, jane] = [drafts[0]?.draft ?? newHero('x'), drafts[2]?.draft ?? newHero('x')];

describe('a hero by link', () => {
  it.each([...drafts, ...samples.map(({ id, hero }) => ({ name: id, draft: hero }))])(
    'comes back the same: $name',
    ({ draft }) => {
      expect(heroOf(codeOf(draft))).toStrictEqual(draft);
    },
  );

  it('comes back the same, legal or not', () => {
    fc.assert(
      fc.property(anyDraft, (hero) => {
        expect(heroOf(codeOf(hero))).toEqual(hero);
      }),
      { numRuns: 50 },
    );
  });

  it('stays legal', () => {
    fc.assert(
      fc.property(legalHero, (hero) => {
        const again = heroOf(codeOf(hero));
        expect(again).toEqual(hero);
        expect(isLegal(again)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is refused over 2,000 characters with the length it would have', () => {
    const notes = (length: number): HeroDraft => ({ ...bito, notes: '~'.repeat(length) });
    let [longest, tooLong] = [1000, 2000];
    while (tooLong - longest > 1) {
      const middle = Math.floor((longest + tooLong) / 2);
      if (encodeHero(notes(middle)).ok) longest = middle;
      else tooLong = middle;
    }
    expect(codeOf(notes(longest)).length).toBeGreaterThan(codeLimit - 3);
    expect(heroOf(codeOf(notes(longest))).notes.length).toBe(longest);
    const over = encodeHero(notes(2000));
    expect(over).toMatchObject({ ok: false, error: { problem: 'too-long', limit: codeLimit } });
    expect(over.ok ? 0 : over.error.problem === 'too-long' ? over.error.length : 0).toBeGreaterThan(2500);
  });

  it('is refused at once when it is a megabyte', () => {
    const other = Array.from({ length: 20 }, () => 'x'.repeat(2000));
    const huge = { ...bito, equipment: { ...bito.equipment, other }, diary: 'y'.repeat(900_000) };
    expect(encodeHero(huge)).toMatchObject({ error: { problem: 'too-long' } });
  });

  it('is refused without a name', () => {
    expect(encodeHero({ ...bito, name: '' })).toMatchObject({
      error: { problem: 'not-well-formed', misfit: 'no-name' },
    });
  });
});

describe('a party by link', () => {
  const party = (size: number): Party =>
    newParty(
      'Die Hörner',
      Array.from({ length: size }, (_, at) => documentOf(at % 2 ? jane : bito)),
    );

  it.each([0, 1, 2, partyCodeLimit])('of %i heroes comes back the same, unknown keys too', (size) => {
    const whole = { ...party(size), campaign: { winter: 3 } };
    const code = encodeParty(whole);
    expect(code.ok && decode(code.value)).toEqual({ ok: true, value: { kind: 'party', party: whole } });
  });

  it('of nine is refused', () => {
    expect(encodeParty(party(9))).toEqual({
      ok: false,
      error: { problem: 'too-many-heroes', heroes: 9, limit: 8 },
    });
  });
});

describe('an altered code', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const party = encodeParty(newParty('Two', [bito, jane].map(documentOf)));
  const codes = [bito, jane, newHero('A'), { ...jane, notes: 'Łódź 🐺' }]
    .map(codeOf)
    .concat(party.ok ? party.value : []);

  it.each(codes)('is never read: %s with any one character changed', (code) => {
    const readAs: string[] = [];
    for (let at = 0; at < code.length; at += 1) {
      for (const character of alphabet) {
        const altered = code.slice(0, at) + character + code.slice(at + 1);
        const found = decode(altered);
        if (character !== code[at] && (found.ok || found.error.problem !== 'damaged')) readAs.push(altered);
      }
    }
    expect(readAs).toEqual([]);
  });

  it.each(codes)('is never read: %s with two neighbours swapped', (code) => {
    const problems = new Set<string>();
    for (let at = 0; at + 1 < code.length; at += 1) {
      const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
      const found = decode(swapped);
      if (swapped !== code) problems.add(found.ok ? 'none' : found.error.problem);
    }
    expect(problems).not.toContain('none');
  });

  it.each(codes)('is named truncated: %s cut off anywhere', (code) => {
    for (let length = 1; length < code.length; length += 1) {
      expect(decode(code.slice(0, length))).toMatchObject({ error: { problem: 'truncated' } });
    }
  });
});

describe('the game of a code', () => {
  it.each(systemIds)('is told without reading the sheet: %s', (system) => {
    const codes = samplesOf(system).map(({ document }) => encodeSheet(document));
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(code.ok && systemOfCode(code.value)).toBe(system);
  });

  it('is none for a party, and for what is no code', () => {
    const party = encodeParty(newParty('Two', [documentOf(bito), documentOf(jane)]));
    expect(party.ok && systemOfCode(party.value)).toBeUndefined();
    for (const text of ['', 'nothing', codeOf(bito).slice(0, -2), 'x'.repeat(codeLimit + 1)])
      expect(systemOfCode(text)).toBeUndefined();
  });
});
