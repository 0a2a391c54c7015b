import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { saidOn } from '../cards/kit/testing';
import { papers } from '../cards/paper/paper';
import { matchPartOf, type Contest } from '../simulation/contest';
import { logOf, readMatch, replayOf } from '../simulation/replay-file';
import { playNth } from '../simulation/series';
import { isLong } from '../testing/runs';
import { unbracketed } from '../testing/unbracketed';
import { open, partOf, systemIds, systemOf } from './open';
import { laidKit } from './testing/laid-kit';
import type { Fact } from './display';

const plain = new Set(
  JSON.parse(readFileSync('.pipsmith/words/pseudo/plain.json', 'utf8')) as readonly string[],
);

/** Every text of a sheet: players have written it. */
const written = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return data.includes(' ') ? [data, initials(data)] : [data];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(written);
};

/** Text on counters instead of a name. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** Commands and files as they are typed, and names of people. */
const asIs = [
  'npm run --silent pipsmith -- balance',
  '--close',
  '--seed',
  'lib/systems',
  'reference/balance',
  '.json',
  'L’ingleson',
];

const english = (texts: readonly string[], names: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) => {
      const left = unbracketed(text, plain, [...names, ...asIs]);
      return left.length === 0 ? [] : [`${left.join(' ')}: ${text.slice(0, 200)}`];
    }),
  ),
];

const textsIn = ({ name, more, text = '', facts = [] }: Fact): readonly string[] => [
  name,
  more,
  text,
  ...facts.flatMap(textsIn),
];

describe.each(systemIds)('in another language %s has no English left', (system) => {
  beforeAll(() => open([system], 'cards', 'kit', 'match', 'facts', 'reference', 'start'));
  const sheets = () => systemOf(system).samples.map(({ sheet }) => sheet);

  test('on its cards', () => {
    // A skill may begin on one card and end on the next.
    const texts = sheets().map((sheet) =>
      (partOf(system, 'cards')?.cards(sheet, { skills: 'full', houseRules: false }) ?? [])
        .flatMap(({ front, back }) => [...front.text, ...back.text])
        .join(' '),
    );
    expect(texts.join('').length).toBeGreaterThan(200);
    expect(english(texts, written(sheets()))).toEqual([]);
  });

  test('in its kit', () => {
    const kit = partOf(system, 'kit');
    if (!kit) throw new Error(`${system} has no kit.`);
    const some = isLong ? undefined : 1;
    const laidOut = [...kit.scenarios.slice(0, some), ...kit.missions.slice(0, some)];
    const texts = laidOut.flatMap(({ id }) => {
      const laid = laidKit(system, sheets(), id);
      // The last pages hold the credits, which are the authors’ own words.
      return [
        ...laid.cards.flatMap(({ front, back }) => [front, back].map(({ text }) => text.join(' '))),
        ...laid.pages.map((draw) => saidOn(draw(papers.a4))),
      ];
    });
    expect(texts.length).toBeGreaterThan(2);
    expect(english(texts, written(sheets()))).toEqual([]);
  });

  test('beside its sheets and in its rules', () => {
    const groups = sheets().flatMap((sheet) => partOf(system, 'facts')?.groups(sheet) ?? []);
    const facts = groups.flatMap(({ title, facts: own }) => [title, ...own.flatMap(textsIn)]);
    const entries = partOf(system, 'reference')?.entries() ?? [];
    const texts = [...facts, ...entries.flatMap(({ title, text }) => [title, text])];
    expect(texts.length).toBeGreaterThan(100);
    expect(english(texts, written(sheets()))).toEqual([]);
  });

  test('in the log of a match', () => {
    const { maps, usualScenario } = matchPartOf(system);
    const inMatch = systemOf(system).set ? sheets() : sheets().slice(0, 2);
    const contest: Contest = {
      system,
      sheets: inMatch,
      scenario: usualScenario(inMatch.length, undefined),
      map: maps[0] ?? '',
      isLenient: false,
      seed: 3,
      players: inMatch.map(() => ({ plays: 'random' })),
    };
    const played = playNth(contest, 0, () => 0);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const read = readMatch(replayOf(played.value));
    const log = read.ok ? logOf(read.value) : read;
    if (!log.ok) throw new Error(JSON.stringify(log.error));
    const texts = log.value.lines.map(({ line }) => line.map(({ text }) => text).join(''));
    expect(texts.length).toBeGreaterThan(20);
    expect(english(texts, written(sheets()))).toEqual([]);
  });
});
