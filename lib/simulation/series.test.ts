import { describe, expect, test } from 'vitest';
import { hashOf } from '../match/hash';
import { blankOf } from '../systems/document';
import { firstSystem } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import { encounterOf, matchPartOf, type Contest } from './contest';
import { hashOfEnds, playNth, type Recorded } from './series';
import { playMatch, readMatch, replayOf } from './replay-file';
import { mostTypical, reportOf } from './report';
import { homesOf, illegal, samples, snowy } from './testing';
import { createHash } from 'node:crypto';
import fc from 'fast-check';

const { maps, scenarios, begin } = matchPartOf(firstSystem);

const heroes = (count: number, of: readonly Sheet[] = samples): readonly Sheet[] =>
  Array.from({ length: count }, (_, at) => of[at % of.length] ?? blankOf(firstSystem, 'Nobody').sheet);

const contest = (more: Partial<Contest> = {}): Contest => {
  const those = more.sheets ?? heroes(2);
  return {
    system: firstSystem,
    sheets: those,
    scenario: 'all-out-carnage',
    map: 'open-field',
    seed: 1,
    players: those.map(() => ({ plays: 'random' })),
    isLenient: true,
    ...more,
  };
};

const played = (from: Contest, nth: number): Recorded => {
  const recorded = playNth(from, nth, () => 0);
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return recorded.value;
};

const faults = (from: Contest): readonly string[] => {
  const begun = begin(encounterOf(from, 0));
  return begun.ok ? [] : begun.error.map(({ rule }) => rule);
};

describe('a match of a series', () => {
  test.each(scenarios.map(({ id }) => id))('of %s is played to its end, counted and replayed', (scenario) => {
    const count = scenario === 'all-out-carnage' ? 3 : 4;
    const of = scenario === 'snowfall' ? snowy : samples;
    const recorded = played(contest({ scenario, sheets: heroes(count, of) }), 1);
    expect(recorded.played.decisions).toBe(recorded.choices.length);
    expect(recorded.played.heroes).toHaveLength(count);
    const read = readMatch(replayOf(recorded));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.encounter).toEqual({ ...recorded.encounter, sheets: read.value.encounter.sheets });
    expect(playMatch(read.value).ok).toBe(true);
  });

  test('is the same when it is played again, and another one at another place or seed', () => {
    const first = played(contest(), 3);
    expect(played(contest(), 3)).toEqual(first);
    const others = [played(contest(), 4), played(contest({ seed: 2 }), 3)];
    for (const other of others) expect(other.played.end).not.toBe(first.played.end);
  });

  test.each(maps)('is played on %s', (map) => {
    expect(played(contest({ map }), 0).played.phases).toBeGreaterThan(0);
  });

  test('gives each hero each corner in turn, two alone opposite corners', () => {
    const two = [0, 1, 2, 3].map((nth) => homesOf(encounterOf(contest(), nth)).slice(0, 2));
    expect(new Set(two.map(([first]) => first)).size).toBe(4);
    for (const [first, second] of two)
      expect([
        ['north-west', 'south-east'],
        ['north-east', 'south-west'],
      ]).toContainEqual([first ?? '', second ?? ''].sort());
    const three = [0, 1, 2, 3].map((nth) => homesOf(encounterOf(contest({ sheets: heroes(3) }), nth)));
    for (const hero of [0, 1, 2]) expect(new Set(three.map((homes) => homes[hero])).size).toBe(4);
  });

  test('that cannot be is refused', () => {
    expect(faults(contest())).toEqual([]);
    expect(faults(contest({ map: 'moon' }))).toEqual(['unknown-map']);
    expect(faults(contest({ scenario: 'chess' }))).toEqual(['unknown-scenario']);
    expect(faults(contest({ teams: [0, 0] }))).toEqual(['each-for-himself']);
    expect(faults(contest({ scenario: 'team-carnage', teams: [0, 2] }))).toEqual(['two-teams']);

    expect(faults(contest({ sheets: [illegal, illegal], isLenient: false }))).toEqual([
      'illegal-hero',
      'illegal-hero',
    ]);
  });
});

describe('a series', () => {
  const matches = [0, 1, 2, 3, 4, 5].map((nth) => played(contest(), nth).played);
  const report = reportOf(matches, 2, 2);

  test('adds up', () => {
    const wins = report.teams.reduce((sum, team) => sum + team.wins, 0);
    expect(wins + report.draws).toBe(6);
    expect(report.endings.reduce((sum, ending) => sum + ending.matches, 0)).toBe(6);
    expect(report.decisions).toBe(matches.reduce((sum, match) => sum + match.decisions, 0));
    expect(report.hash).toBe(hashOfEnds(matches.map(({ end }) => end)));
    const [own, foe] = report.heroes;
    // Two alone: what the one deals the other takes.
    expect([own?.dealt, foe?.dealt]).toEqual([foe?.taken, own?.taken]);
  });

  test('has a typical match, won by whoever won most', () => {
    const most = report.teams.findIndex(
      ({ wins }) => wins === Math.max(...report.teams.map((team) => team.wins)),
    );
    expect(mostTypical(matches)?.winner).toBe(most);
    expect(mostTypical([])).toBeUndefined();
  });
});

describe('a replay', () => {
  const text = replayOf(played(contest(), 0));
  const lines = text.split('\n');
  const faultIn = (changed: string): unknown => {
    const read = readMatch(changed);
    if (!read.ok) return read.error;
    const end = playMatch(read.value);
    return end.ok ? undefined : end.error;
  };
  interface Header {
    readonly seed: number;
    readonly rules: string;
    readonly setup: Readonly<Record<string, unknown>>;
  }
  const set =
    (key: string, value: unknown) =>
    (header: Header): Header => ({ ...header, setup: { ...header.setup, [key]: value } });
  const sheets = (JSON.parse(lines[0] ?? '') as { setup: { heroes: readonly object[] } }).setup.heroes;
  const withSetup = (change: (setup: Record<string, unknown>) => void): string => {
    const header = JSON.parse(lines[0] ?? '') as { setup: Record<string, unknown> };
    change(header.setup);
    const changed = JSON.stringify(header);
    const end = JSON.stringify({ ...(JSON.parse(lines.at(-2) ?? '') as object), header: hashOf(changed) });
    return [changed, ...lines.slice(1, -2), end, ''].join('\n');
  };

  test.each([
    ['seed', (header: Header) => ({ ...header, seed: header.seed + 1 }), 'other-header'],
    ['scenario', set('scenario', 'king-of-the-hill'), 'other-header'],
    ['house rules', set('isLenient', false), 'other-header'],
    // The match plays the same.
    ['notes on a sheet', set('heroes', [{ ...sheets[0], notes: 'Mine' }, sheets[1]]), 'other-header'],
    ['rules', (header: Header) => ({ ...header, rules: 'living 0' }), 'another-version'],
  ])('whose header has another %s is refused', (_, change, fault) => {
    const changed = JSON.stringify(change(JSON.parse(lines[0] ?? '') as Header));
    expect(changed).not.toBe(lines[0]);
    expect(faultIn([changed, ...lines.slice(1)].join('\n'))).toMatchObject({ fault, line: 1 });
  });

  test('that is damaged names the line', () => {
    expect(faultIn(text)).toBeUndefined();
    expect(faultIn([lines[0], '777', ...lines.slice(2)].join('\n'))).toMatchObject({
      fault: 'impossible-choice',
      line: 2,
    });
    expect(faultIn(withSetup((setup) => delete setup['map']))).toMatchObject({
      fault: 'broken-setup',
      field: 'map',
    });
    expect(faultIn(withSetup((setup) => (setup['heroes'] = [{}, {}])))).toMatchObject({
      fault: 'broken-hero',
      hero: 0,
    });
    expect(faultIn(withSetup((setup) => (setup['scenario'] = 'chess')))).toMatchObject({
      fault: 'no-such-match',
    });
    expect(faultIn(lines.slice(0, -2).join('\n'))).toMatchObject({ fault: 'missing-end' });
  });
});

// The examples of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the hash of “%s” is the one of the standard', (text, hash) => {
  expect(hashOfEnds([text])).toBe(hash);
});

test('the hash of ends is the one of a text with a line for each, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 100 })), (ends) => {
      expect(hashOfEnds(ends)).toBe(createHash('sha256').update(ends.join('\n')).digest('hex'));
    }),
  );
});
