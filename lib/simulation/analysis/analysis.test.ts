import { describe, expect, it } from 'vitest';
import type { Carried } from '../../systems/balance-part';
import { firstSystem, open } from '../../systems/open';
import type { ResultLine } from '../tournament/result-lines';
import { analysisOf, readLines } from './analysis';
import { notableOf } from './notable';
import { pageOf, type PageTexts } from './page';
import { worthOf, type Carrier } from './worth';

await open([firstSystem]);

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const line = (one: string, other: string, nth: number, winner?: string, phases = 5): ResultLine => ({
  id: `${one} ${other} ${nth}`,
  winner,
  phases,
  decisions: phases * 10,
  end: 'f'.repeat(64),
});
const terms = { rules: 'living 1', scenario: 'carnage', map: 'field', player: 'greedy', seed: 1 };
const skill = (name: string): Carried => ({ kind: 'skill', name, amount: 1 });
const carriers = (...lists: readonly (readonly Carried[])[]): readonly Carrier[] =>
  lists.map((carried, at) => ({ key: [a, b, c, d][at] ?? '', carried }));

/** Matches of which the first wins this many of a hundred. */
const meeting = (wins: number) => ({ wins, draws: 0, losses: 100 - wins });

describe('what things are worth', () => {
  // Whoever has Edge wins 70 of 100 against whoever has not; Luck makes no difference, all have Boots.
  const four = carriers(
    [skill('Edge'), skill('Boots')],
    [skill('Edge'), skill('Luck'), skill('Boots')],
    [skill('Luck'), skill('Boots')],
    [skill('Boots')],
  );
  const has = (key: string): boolean => [a, b].includes(key);
  const between = (one: string, other: string) => meeting(has(one) === has(other) ? 50 : has(one) ? 70 : 30);

  it('is found where it is, and not where it is not', () => {
    const worths = worthOf(four, between);
    expect(worths.map(({ name }) => name)).toEqual(['Edge', 'Luck']);
    expect(worths[0]?.worth).toBeCloseTo(0.2, 2);
    expect(worths[0]?.carriers).toBe(2);
    expect(worths[1]?.worth).toBeCloseTo(0, 2);
  });

  it('is not said of what all carry alike, nor of too few pairs', () => {
    expect(worthOf(four.slice(0, 2), between)).toEqual([]);
    expect(worthOf(carriers([skill('Boots')], [skill('Boots')]), between)).toEqual([]);
  });

  it('is the same whoever is named first', () => {
    const turned = worthOf([...four].reverse(), between);
    for (const { name, worth, error } of worthOf(four, between)) {
      const same = turned.find((one) => one.name === name);
      expect(same?.worth).toBeCloseTo(worth, 12);
      expect(same?.error).toBeCloseTo(error, 12);
    }
  });
});

describe('matches to look at', () => {
  const lines = [
    ...Array.from({ length: 9 }, (_, nth) => line(a, b, nth, a, 5)),
    line(a, b, 9, b, 30),
    line(a, b, 10, a, 6),
  ];
  const score = (key: string): number => (key === a ? 0.9 : 0.1);

  it('are the most usual one and the unlikeliest', () => {
    const found = notableOf(lines, score);
    expect(found?.typical.line.winner).toBe(a);
    expect(found?.typical.line.phases).toBeLessThan(10);
    expect(found?.strangest.line.id).toBe(`${a} ${b} 9`);
    expect(found?.strangest.chance).toBeLessThan(found?.typical.chance ?? 0);
  });

  it('are none where nothing was played', () => expect(notableOf([], score)).toBeUndefined());
});

describe('results looked back upon', () => {
  it('add scenarios up, and keep their figures apart', () => {
    const one = { terms, lines: [line(a, b, 0, a), line(a, b, 1)] };
    const other = {
      terms: { ...terms, scenario: 'flag' },
      lines: [line(a, b, 0, a, 9), line(a, 'e'.repeat(16), 0, a)],
    };
    const { between, scenarios, matches, standings } = analysisOf(firstSystem, carriers([], []), [
      one,
      other,
    ]);
    expect(between(a, b)).toEqual({ wins: 2, draws: 1, losses: 0 });
    expect(between(b, a)).toEqual({ wins: 0, draws: 1, losses: 2 });
    expect(scenarios.map((each) => [each.matches, each.draws, each.phases.most])).toEqual([
      [2, 1, 5],
      [1, 0, 9],
    ]);
    expect(matches).toBe(3);
    expect(standings.map(({ key }) => key)).toEqual([a, b]);
  });

  it('count a match once, and pass over what is damaged', () => {
    const whole = `{"match":"${a} ${b} 0","winner":"${a}","phases":3,"decisions":9,"end":"${'0'.repeat(64)}"}`;
    const { lines, damaged } = readLines([whole, whole, '', '{"match":', whole.replace('phases', 'faces')]);
    expect(lines).toHaveLength(1);
    expect(damaged).toBe(2);
  });
});

describe('the page', () => {
  const words: PageTexts = {
    language: 'en',
    title: '<script>alert(1)</script>',
    lead: [],
    headings: { table: 'T', matrix: 'M', worth: 'W', scenarios: 'S', matches: 'L' },
    notes: { table: '', matrix: '', worth: '', scenarios: '' },
    columns: {
      table: Array.from({ length: 9 }, String),
      worth: [],
      scenarios: Array.from({ length: 8 }, String),
    },
    sortBy: (column) => column,
    name: () => '"><img src=x onerror=alert(2)>',
    percent: String,
    points: String,
    interval: (low, high) => `${low} ${high}`,
    kind: ({ kind }) => kind,
    scenario: () => 'x',
    figure: String,
    watch: 'watch',
    noReplay: 'no',
    nothing: 'nothing',
    footer: '',
  };
  const analysis = analysisOf(firstSystem, carriers([], []), [{ terms, lines: [line(a, b, 0, a)] }]);

  it('needs nothing from outside, and lets no name become a part of it', () => {
    const page = pageOf(
      analysis,
      [{ title: 'x', text: 'y', link: 'http://localhost:3000/play#match=z' }],
      words,
    );
    expect(page).not.toMatch(/<img|<script>alert|onerror=alert\(2\)>/);
    expect(page.match(/<script>/g)).toHaveLength(1);
    // Nothing is loaded: no address but the link of a match, which a person follows.
    expect(page.match(/(?:src|href)="[^"]*"|url\([^)]*\)|@import/g)).toEqual([
      'href="http://localhost:3000/play#match=z"',
    ]);
    expect(page).toContain('nothing');
  });
});
