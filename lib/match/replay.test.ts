import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineVersion } from './engine';
import { diceOf } from './chance';
import type { Fork } from './course';
import { hashOf } from './hash';
import { randomChoice } from './players';
import { mostChoices, playReplay, readReplay, writeReplay, type Replay, type WrittenReplay } from './replay';
import type { Choice } from './request';
import { exchanged } from '../testing/structured';
import { newSkirmish, skirmish } from './testing/skirmish';
import { walk } from './testing/walk';

const rules = 'skirmish 1';

/** A match over `most` choices, whole without. */
const recorded = (seed: number, most?: number): Replay => {
  const { matches, choices } = walk(skirmish, skirmish.begin(newSkirmish(), seed).match, seed, most);
  return { rules, seed, setup: { board: 'small' }, choices, forks: [], hash: hashOf(matches.at(-1)) };
};

/** A match as a room plays it: before many choices, and perhaps at its end, a new seed is drawn. */
const recordedInRoom = (seed: number, most = 60): Replay => {
  const dice = diceOf(seed + 1);
  const choices: Choice[] = [];
  const forks: Fork[] = [];
  let { match } = skirmish.begin(newSkirmish(), seed);
  for (;;) {
    const request = skirmish.pending(match);
    if (dice(4) > 0 || choices.length === 0) {
      forks.push({ at: choices.length, seed: dice(2 ** 31) });
      match = skirmish.fork(match, forks.at(-1)?.seed ?? 0);
    }
    if (!request || choices.length >= most) break;
    const next = skirmish.apply(match, randomChoice(request, dice));
    if (!next.ok) throw new Error(next.error.refused);
    choices.push(next.value.choice);
    match = next.value.match;
  }
  return { rules, seed, setup: { board: 'small' }, choices, forks, hash: hashOf(match) };
};

const read = (text: string): WrittenReplay => {
  const replay = readReplay(text, rules);
  if (!replay.ok) throw new Error(replay.error.fault);
  return replay.value;
};

/** Reads and plays a replay whose lines hold other JSON: it is played, or refused with its line. */
const expectNoCrash = (lines: readonly string[]): void => {
  const parsed = lines.slice(0, -1).map((line): unknown => JSON.parse(line));
  fc.assert(
    fc.property(exchanged(parsed), (json) => {
      const written = Array.isArray(json) ? json.map((line) => JSON.stringify(line)) : [JSON.stringify(json)];
      const again = readReplay(written.join('\n'), rules);
      if (again.ok) playReplay(skirmish, newSkirmish(), again.value);
      else expect(again.error.line).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
};

describe('a replay', () => {
  const replay = recorded(1);
  const text = writeReplay(replay);
  const lines = text.split('\n');

  test('is a header, one choice a line, and the end', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      format: 'pipsmith/replay',
      version: 1,
      engine: engineVersion,
      rules,
      seed: 1,
      setup: { board: 'small' },
    });
    expect(lines).toHaveLength(replay.choices.length + 3);
    expect(lines.slice(1, -2).every((line) => /^(\d+|\[\d+,\d+\])$/.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith('['))).toBe(true);
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({
      end: replay.hash,
      choices: hashOf(replay.choices),
      header: hashOf(lines[0]),
    });
  });

  test('is read as it was written, finished or not, and ends in the same state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(80), (seed, most) => {
        const written = recorded(seed, most);
        const writtenText = writeReplay(written);
        const again = read(writtenText);
        const headerHash = hashOf(writtenText.split('\n')[0]);
        expect(again).toEqual({
          ...written,
          choicesHash: hashOf(written.choices),
          seedsHash: undefined,
          headerHash,
        });
        const type: unknown[] = [];
        const end = playReplay(skirmish, newSkirmish(), again, ({ events }) => type.push(...events));
        if (!end.ok) throw new Error(end.error.fault);
        expect(hashOf(end.value.match)).toBe(written.hash);
        const { match, events } = skirmish.begin(newSkirmish(), seed);
        expect(type).toEqual([...events, ...walk(skirmish, match, seed, most).events]);
      }),
      { numRuns: 40 },
    );
  });

  test('may come with line ends of another kind, a mark in front and blank lines behind', () => {
    expect(read(`\uFEFF${lines.join('\r\n')}\n\n`)).toEqual(read(text));
  });

  const header = JSON.parse(lines[0] ?? '') as Readonly<Record<string, unknown>>;
  const headed = (changed: Readonly<Record<string, unknown>>): string =>
    [JSON.stringify({ ...header, ...changed }), ...lines.slice(1)].join('\n');
  const withLine = (line: number, written: string): string => lines.with(line - 1, written).join('\n');

  test.each<[string, string, unknown]>([
    ['nothing', '', { fault: 'no-replay', line: 1 }],
    ['another file', '{"format":"pipsmith/hero","version":1}', { fault: 'no-replay', line: 1 }],
    ['no JSON', 'PNG', { fault: 'no-replay', line: 1 }],
    ['a list', '[]', { fault: 'no-replay', line: 1 }],
    [
      'another version',
      headed({ version: 3 }),
      { fault: 'another-version', line: 1, of: 'version', is: '3', known: '1, 2' },
    ],
    ['no version', headed({ version: undefined }), { fault: 'no-replay', line: 1 }],
    [
      'another engine',
      headed({ engine: 99 }),
      { fault: 'another-version', line: 1, of: 'engine', is: '99', known: String(engineVersion) },
    ],
    [
      'other rules',
      headed({ rules: 'skirmish 2' }),
      { fault: 'another-version', line: 1, of: 'rules', is: 'skirmish 2', known: rules },
    ],
    ['no rules', headed({ rules: 3 }), { fault: 'broken-header', line: 1, field: 'rules' }],
    ['half a seed', headed({ seed: 0.5 }), { fault: 'broken-header', line: 1, field: 'seed' }],
    ['a seed too large', headed({ seed: 2 ** 32 }), { fault: 'broken-header', line: 1, field: 'seed' }],
    ['no set-up', headed({ setup: undefined }), { fault: 'broken-header', line: 1, field: 'setup' }],
    ['another set-up', headed({ setup: { board: 'large' } }), { fault: 'other-header', line: 1 }],
    ['another seed', headed({ seed: 2 }), { fault: 'other-header', line: 1 }],
    ['more in its header', headed({ note: 'mine' }), { fault: 'other-header', line: 1 }],
    ['a word', withLine(4, 'strike'), { fault: 'broken-line', line: 4, text: 'strike' }],
    ['a blank line', withLine(4, ''), { fault: 'broken-line', line: 4, text: '' }],
    ['a choice below none', withLine(4, '-1'), { fault: 'broken-line', line: 4, text: '-1' }],
    ['half a choice', withLine(4, '0.5'), { fault: 'broken-line', line: 4, text: '0.5' }],
    [
      'a seed, which version 1 has not',
      withLine(4, '{"seed":7}'),
      { fault: 'broken-line', line: 4, text: '{"seed":7}' },
    ],
    ['half a place', withLine(4, '[1]'), { fault: 'broken-line', line: 4, text: '[1]' }],
    ['a line cut off', withLine(4, '[1,'), { fault: 'broken-line', line: 4, text: '[1,' }],
    [
      'an endless line',
      withLine(4, 'x'.repeat(9999)),
      { fault: 'broken-line', line: 4, text: 'x'.repeat(60) },
    ],
    [
      'an end that is no hash',
      withLine(4, '{"end":"soon"}'),
      { fault: 'broken-line', line: 4, text: '{"end":"soon"}' },
    ],
    ['lines after the end', withLine(4, lines.at(-2) ?? ''), { fault: 'lines-after-the-end', line: 5 }],
    ['no end', lines.slice(0, 6).join('\n'), { fault: 'missing-end', line: 7 }],
    ['a header alone', lines[0] ?? '', { fault: 'missing-end', line: 2 }],
  ])('(%s) is refused with the line', (_, broken, fault) => {
    expect(readReplay(broken, rules)).toEqual({ ok: false, error: fault });
  });

  test('that is too long is refused before it is played', () => {
    const long = [lines[0], ...Array.from({ length: mostChoices + 1 }, () => '0')].join('\n');
    expect(readReplay(long, rules)).toEqual({
      ok: false,
      error: { fault: 'too-long', line: mostChoices + 2, most: mostChoices },
    });
  });

  test('with an impossible choice names its line, the choice and the reason', () => {
    expect(playReplay(skirmish, newSkirmish(), read(withLine(2, '7')))).toEqual({
      ok: false,
      error: {
        fault: 'impossible-choice',
        line: 2,
        choice: 7,
        refusal: { refused: 'no-such-option', options: 3 },
      },
    });
    const longer = { ...read(text), choices: [...replay.choices, 0] };
    expect(playReplay(skirmish, newSkirmish(), longer)).toEqual({
      ok: false,
      error: {
        fault: 'impossible-choice',
        line: replay.choices.length + 2,
        choice: 0,
        refusal: { refused: 'match-is-over' },
      },
    });
  });

  test('that ends otherwise than it was written names both ends', () => {
    const other = playReplay(skirmish, newSkirmish(), { ...read(text), hash: '0'.repeat(16) });
    expect(other).toEqual({
      ok: false,
      error: {
        fault: 'another-end',
        line: replay.choices.length + 2,
        is: replay.hash,
        written: '0'.repeat(16),
      },
    });
  });

  test.each([
    ['choices', {}, undefined],
    ['headers', { choices: hashOf(replay.choices) }, hashOf(replay.choices)],
  ])('of before %s had a hash is played like any other', (_, hashes, choicesHash) => {
    const end = JSON.stringify({ end: replay.hash, ...hashes });
    const old = read([...lines.slice(0, -2), end].join('\n'));
    expect(old).toEqual({ ...replay, choicesHash, seedsHash: undefined, headerHash: undefined });
    expect(playReplay(skirmish, newSkirmish(), old).ok).toBe(true);
  });

  test('whose choices were changed is refused, also where they come to the same end', () => {
    const changed = { ...read(text), choicesHash: '0'.repeat(16) };
    expect(playReplay(skirmish, newSkirmish(), changed)).toEqual({
      ok: false,
      error: { fault: 'other-choices', line: replay.choices.length + 2 },
    });
  });

  test('whatever the text is, it is read or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string(), (from, length, put) => {
        const at = from % text.length;
        const broken = text.slice(0, at) + put + text.slice(at + (length % 8));
        const again = readReplay(broken, rules);
        if (again.ok) {
          playReplay(skirmish, newSkirmish(), again.value);
          expect([again.value.rules, again.value.seed, again.value.setup]).toEqual([
            rules,
            1,
            { board: 'small' },
          ]);
        } else expect(again.error.line).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test('whatever JSON stands in its lines, it is read or refused, never a crash', () => {
    expectNoCrash(lines);
  });
});

describe('a replay with seeds between its choices', () => {
  const replay = recordedInRoom(1);
  const text = writeReplay(replay);
  const lines = text.split('\n');
  const seedLines = lines.flatMap((line, at) => (line.startsWith('{"seed"') ? [at + 1] : []));
  const withLine = (line: number, written: string): string => lines.with(line - 1, written).join('\n');

  test('is of version 2, each seed a line before its choice', () => {
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ version: 2, seed: 1 });
    expect(lines.slice(1, 3)).toEqual([
      JSON.stringify({ seed: replay.forks[0]?.seed }),
      expect.stringMatching(/^(\d+|\[\d+,\d+\])$/),
    ]);
    expect(seedLines).toHaveLength(replay.forks.length);
    expect(lines).toHaveLength(replay.choices.length + replay.forks.length + 3);
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ seeds: hashOf(replay.forks) });
  });

  test('is read as it was written, and ends in the same state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(80), (seed, most) => {
        const written = recordedInRoom(seed, most);
        const again = read(writeReplay(written));
        expect(again).toMatchObject(written);
        const end = playReplay(skirmish, newSkirmish(), again);
        expect(end.ok && hashOf(end.value.match)).toBe(written.hash);
        expect(writeReplay(again)).toBe(writeReplay(written));
      }),
      { numRuns: 40 },
    );
  });

  test('may have as many seeds as choices', () => {
    const choices = Array.from({ length: 5000 }, (_, at) => at % 7);
    const forks = Array.from({ length: choices.length + 1 }, (_, at) => ({ at, seed: 2 ** 32 - 1 - at }));
    const long = { ...replay, choices, forks };
    expect(read(writeReplay(long))).toMatchObject(long);
  });

  const [, second = 0] = seedLines;
  const notSeeds = ['-1', '0.5', String(2 ** 32), '"7"', 'null', '{}'];

  test.each(notSeeds.map((seed) => [seed, `{"seed":${seed}}`] as const))(
    '%s is no seed: the line is named',
    (_, line) => {
      expect(readReplay(withLine(second, line), rules)).toEqual({
        ok: false,
        error: { fault: 'broken-seed', line: second, text: line },
      });
    },
  );

  test.each<[string, string, unknown]>([
    [
      'a word in the place of a seed',
      withLine(second, '{"seed":1,"by":"me"}'),
      { fault: 'broken-line', line: second, text: '{"seed":1,"by":"me"}' },
    ],
    [
      'two seeds in a row',
      lines.toSpliced(second - 1, 0, '{"seed":1}').join('\n'),
      { fault: 'second-seed', line: second + 1 },
    ],
    ['no end', lines.slice(0, second).join('\n'), { fault: 'missing-end', line: second + 1 }],
    [
      'an end without the hash of its seeds',
      withLine(lines.length - 1, (lines.at(-2) ?? '').replace(/"seeds":"\w+",/, '')),
      expect.objectContaining({ fault: 'broken-line', line: lines.length - 1 }),
    ],
    [
      'the number of version 1',
      text.replace('"version":2', '"version":1'),
      expect.objectContaining({ line: 2 }),
    ],
    ['another header', text.replace('"seed":1,', '"seed":2,'), { fault: 'other-header', line: 1 }],
  ])('(%s) is refused with the line', (_, broken, fault) => {
    expect(readReplay(broken, rules)).toEqual({ ok: false, error: fault });
  });

  test('names the line of a choice that isn’t possible, with the seeds before it counted', () => {
    const line = lines.findLastIndex((written) => /^\d+$/.test(written)) + 1;
    const end = playReplay(skirmish, newSkirmish(), read(withLine(line, '99')));
    expect(end.ok || end.error).toMatchObject({ fault: 'impossible-choice', line, choice: 99 });
  });

  test.each(replay.forks.map(({ seed }) => seed))(
    'a seed other than %i ends elsewhere, or is noticed',
    (seed) => {
      const end = playReplay(skirmish, newSkirmish(), read(text.replace(`{"seed":${seed}}`, '{"seed":1}')));
      expect(end.ok || end.error.fault).toMatch(/impossible-choice|another-end|other-choices/);
    },
  );

  test('whatever JSON stands in its lines, it is read or refused, never a crash', () => {
    expectNoCrash(lines);
  });
});
