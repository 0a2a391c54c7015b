import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplesOf, writeSheet } from '../../systems/document';
import { readSheet } from '../../systems/file';
import { firstSystem, open } from '../../systems/open';
import { exchanged } from '../../testing/structured';
import { fixturesOf, keyOf, seedOfPair } from './tournament';
import { readHeader, readLine, writeHeader, writeLine, type ResultLine } from './result-lines';
import { pictureOf } from './picture';
import { scoreOf, standingsOf, Tally } from './table';

await open([firstSystem]);

const terms = { rules: 'living 1', seed: 7, scenario: 'all-out-carnage', map: 'town', player: 'greedy' };
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];
const end = 'f'.repeat(64);
const line = (id: string, winner?: string): ResultLine => ({ id, winner, phases: 3, decisions: 40, end });

describe('a round robin', () => {
  test('has every pair once a round, whatever the order of the heroes', () => {
    const ids = fixturesOf([b, a, c], 2).map(({ id }) => id);
    expect(ids).toEqual([
      `${a} ${b} 0`,
      `${b} ${c} 0`,
      `${a} ${c} 0`,
      `${a} ${b} 1`,
      `${b} ${c} 1`,
      `${a} ${c} 1`,
    ]);
    expect(new Set(fixturesOf([c, b, a], 2).map(({ id }) => id))).toEqual(new Set(ids));
  });

  test('has dice that depend on the pair and the seed alone', () => {
    const seeds = [seedOfPair(1, [a, b]), seedOfPair(1, [a, c]), seedOfPair(2, [a, b])];
    expect(new Set(seeds).size).toBe(3);
    expect(seedOfPair(1, [a, b])).toBe(seeds[0]);
    for (const seed of seeds) expect(seed >= 0 && seed < 2 ** 32 && Number.isInteger(seed)).toBe(true);
  });

  test('knows a hero again by what he is', () => {
    const keys = samplesOf(firstSystem).map(({ document }) => keyOf(document));
    expect(new Set(keys).size).toBe(keys.length);
    const [sample] = samplesOf(firstSystem);
    const again = sample && readSheet(writeSheet(sample.document));
    expect(again?.ok === true && keyOf(again.value)).toBe(keys[0]);
  });
});

describe('results on disk', () => {
  test('come back as they were written', () => {
    const zHex = (length: number) =>
      fc
        .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: length, maxLength: length })
        .map((all) => all.join(''));
    fc.assert(
      fc.property(
        zHex(16),
        zHex(16),
        fc.nat(1_000_000),
        fc.constantFrom(0, 1, 2),
        fc.nat(),
        zHex(64),
        (one, other, nth, who, n, hash) => {
          const winner = [one, other, undefined][who];
          const played: ResultLine = {
            id: `${one} ${other} ${nth}`,
            winner,
            phases: n,
            decisions: n,
            end: hash,
          };
          expect(readLine(writeLine(played))).toEqual({ result: played, isSummed: true });
        },
      ),
    );
  });

  test('are damaged wherever a line was cut off, and whoever is said to have won without playing', () => {
    const text = writeLine(line(`${a} ${b} 0`, a));
    for (let length = 0; length < text.length; length += 1)
      expect(readLine(text.slice(0, length))).toBeUndefined();
    expect(readLine(writeLine(line(`${a} ${b} 0`, c)))).toBeUndefined();
    expect(readLine(text.replace('"phases":3', '"phases":-3'))).toBeUndefined();
    expect(readLine(writeHeader(terms))).toBeUndefined();
  });

  test('are damaged wherever a digit was changed, or the sum', () => {
    const text = writeLine(line(`${a} ${b} 0`, a));
    for (let at = 0; at < text.length; at += 1) {
      if (!/[0-9a-f]/.test(text[at] ?? '')) continue;
      const other = text[at] === '3' ? '4' : '3';
      expect(readLine(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
    }
  });

  test('of before lines had a sum are told from those with one', () => {
    const result = line(`${a} ${b} 0`, a);
    const old = writeLine(result).replace(/,"sum":"[0-9a-f]{16}"/, '');
    expect(old).not.toContain('sum');
    expect(readLine(old)).toEqual({ result, isSummed: false });
    const header = writeHeader(terms);
    expect(readHeader(header, terms)).toEqual({ ok: true, value: { isSummed: true } });
    const oldHeader = header.replace('"version":2', '"version":1');
    expect(readHeader(oldHeader, terms)).toEqual({ ok: true, value: { isSummed: false } });
    expect(readHeader(header.replace('"version":2', '"version":3'), terms)).toMatchObject({
      error: { fault: 'another-tournament', of: 'version', is: '3' },
    });
  });

  test('are a result or damaged, whatever JSON a line holds', () => {
    const result = line(`${a} ${b} 0`, a);
    fc.assert(
      fc.property(exchanged(JSON.parse(writeLine(result))), (changed) => {
        const text = JSON.stringify(changed);
        const found = readLine(text);
        if (found?.isSummed === true) expect(found.result).toEqual(result);
        readHeader(text, terms);
      }),
    );
  });

  test.each([
    ['seed', { ...terms, seed: 8 }, '7', '8'],
    ['map', { ...terms, map: 'forest' }, 'town', 'forest'],
    ['rules', { ...terms, rules: 'living 2' }, 'living 1', 'living 2'],
    ['player', { ...terms, player: 'random' }, 'greedy', 'random'],
    ['scenario', { ...terms, scenario: 'team-carnage' }, 'all-out-carnage', 'team-carnage'],
  ] as const)('of another %s are not gone on with', (of, asked, is, wanted) => {
    expect(readHeader(writeHeader(terms), asked)).toEqual({
      ok: false,
      error: { fault: 'another-tournament', of, is, asked: wanted },
    });
  });

  test('of no tournament are told from those of one', () => {
    expect(readHeader(writeHeader(terms), terms).ok).toBe(true);
    for (const text of ['', '{', '[]', '{"format":"pipsmith/replay"}'])
      expect(readHeader(text, terms)).toEqual({ ok: false, error: { fault: 'no-tournament' } });
  });
});

/** a beats b twice, draws with c, who loses to b; one match of a and c comes twice. */
const played = (): Tally => {
  const tally = new Tally();
  for (const each of [
    line(`${a} ${b} 0`, a),
    line(`${a} ${b} 1`, a),
    line(`${a} ${c} 0`),
    line(`${a} ${c} 0`, c),
    line(`${b} ${c} 0`, b),
  ])
    tally.add(each);
  return tally;
};

describe('the table', () => {
  test('counts wins, and draws as half of one, each match once', () => {
    expect(standingsOf(played(), [c, b, a])).toMatchObject([
      { key: a, place: 1, matches: 3, wins: 2, draws: 1, losses: 0, score: 2.5 / 3 },
      { key: b, place: 2, matches: 3, wins: 1, draws: 0, losses: 2, score: 1 / 3 },
      { key: c, place: 3, matches: 2, wins: 0, draws: 1, losses: 1, score: 1 / 4 },
    ]);
  });

  test('leaves out matches against who does not take part, and shares places', () => {
    const table = standingsOf(played(), [b, c, 'd'.repeat(16)]);
    expect(table.map(({ place, matches }) => [place, matches])).toEqual([
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(table[2]?.interval).toEqual({ low: 0, high: 1 });
  });

  test('seen from the other side is turned round', () => {
    const tally = played();
    expect(tally.between(b, a)).toEqual({ wins: 0, draws: 0, losses: 2 });
    expect(scoreOf(tally.between(c, a))).toBe(0.5);
    expect(scoreOf(tally.between(c, 'd'.repeat(16)))).toBeUndefined();
  });

  test('has a hash that does not depend on the order of the lines', () => {
    const fixtures = fixturesOf([a, b, c], 2);
    const ends = ['1', '2', '3'].map((digit) => digit.repeat(64));
    const lines = fixtures.slice(0, 3).map(({ id }, at) => ({ ...line(id), end: ends[at] ?? '' }));
    const hashOf = (all: readonly ResultLine[]): string => {
      const tally = new Tally();
      for (const each of all) tally.add(each);
      return tally.hash(fixtures);
    };
    expect(hashOf(lines)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf([...lines].reverse())).toBe(hashOf(lines));
    expect(hashOf(lines.slice(1))).not.toBe(hashOf(lines));
  });
});

describe('the picture', () => {
  const tally = played();
  const picture = (name: string): string =>
    pictureOf(standingsOf(tally, [a, b, c]), tally, {
      title: 'Tournament',
      subtitle: 'Three',
      score: 'Score',
      against: 'Against',
      name: () => name,
      share: (share) => String(Math.round(share * 100)),
      percent: (share) => `${Math.round(share * 100)}\u00a0%`,
    });

  test('takes no name for markup, however long', () => {
    const svg = picture(`</text><script>&"${'x'.repeat(100)}\u0000`);
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;&quot;');
    expect(svg.match(/<text /g)?.length).toBe(svg.match(/<\/text>/g)?.length);
  });

  test('has a cell for each meeting, and none against oneself', () => {
    const cells = [...picture('x').matchAll(/text-anchor="middle">(\d+)<\/text><\/g>/g)].map(
      ([, share]) => share,
    );
    expect(cells).toEqual(['100', '50', '0', '100', '50', '0']);
  });
});
