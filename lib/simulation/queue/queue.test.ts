import { describe, expect, it } from 'vitest';
import { queueMessages } from '#words/messages/queue';
import { firstSystem } from '../../systems/open';
import { seedOf, type Contest } from '../contest';
import { samples } from '../testing';
import { chunksOf, readChunk, readResult } from './chunk';
import { metricsText } from './metrics';
import { Rates } from './rates';

const contest = (seed: number): Contest => ({
  system: firstSystem,
  sheets: samples.slice(0, 2),
  scenario: 'all-out-carnage',
  map: 'open-field',
  seed,
  players: [{ plays: 'greedy' }, { plays: 'search', nodes: 5 }],
  isLenient: true,
});
const [one, other] = [contest(1), contest(2)];
const ordersOf = (of: Contest, nths: readonly number[]) => nths.map((nth) => ({ contest: of, nth }));

describe('chunks', () => {
  const orders = [...ordersOf(one, [0, 1, 2, 3, 4]), ...ordersOf(other, [0, 1])];

  it('are blocks of one series, the first of every series first', () => {
    const chunks = chunksOf(orders, 2, '1.0.0');
    expect(chunks.map((chunk) => chunk.orders.map(({ contest: { seed }, nth }) => `${seed}/${nth}`))).toEqual(
      [['1/0', '1/1'], ['2/0', '2/1'], ['1/2', '1/3'], ['1/4']],
    );
    expect(new Set(chunks.map(({ name }) => name)).size).toBe(4);
  });

  it('keep their names when others are done, and have another once something in them is', () => {
    const names = chunksOf(orders, 2, '1.0.0').map(({ name }) => name);
    const left = chunksOf(orders.slice(3), 2, '1.0.0').map(({ name }) => name);
    expect(left.filter((name) => names.includes(name))).toEqual([names[1], names[3]]);
    expect(chunksOf(orders, 2, '1.0.1').map(({ name }) => name)).not.toContain(names[0]);
  });

  it('are read as they were written', () => {
    const [chunk] = chunksOf(orders, 3, '1.0.0');
    const read = readChunk(chunk?.text ?? '', '1.0.0');
    expect(read).toEqual({ ok: true, value: { contest: { ...one, teams: undefined }, nths: [0, 1, 2] } });
  });

  const text = chunksOf(orders, 3, '1.0.0')[0]?.text ?? '';
  it.each([
    ['no JSON', 'x', 'This is no JSON', { fault: 'no-chunk' }],
    [
      'another version',
      '"version":"1.0.0"',
      '"version":"0.9.0"',
      { of: 'version', is: '0.9.0', here: '1.0.0' },
    ],
    ['another engine', '"engine":2', '"engine":0', { of: 'engine', is: '0' }],
    ['other rules', '"rules":"living', '"rules":"dead', { of: 'rules' }],
    ['a broken sheet', '"format":"pipsmith/hero"', '"format":"pipsmith/horse"', { field: 'sheets.0' }],
    ['a broken player', '"plays":"greedy"', '"plays":"cheat"', { fault: 'no-chunk' }],
    ['no matches', '"nths":[0,1,2]', '"nths":[]', { field: 'nths' }],
  ])('with %s are refused with a sentence', (_, from, to, fault) => {
    const read = readChunk(from === 'x' ? to : text.replace(from, to), '1.0.0');
    expect(read).toMatchObject({ ok: false, error: fault });
    if (!read.ok) expect(queueMessages.chunkFault(read.error)).toMatch(/^[A-Z].+\.$/);
  });
});

describe('what comes back', () => {
  const end = {
    nth: 0,
    seed: seedOf(1, 0),
    winner: 1,
    because: '',
    phases: 3,
    decisions: 9,
    end: 'f'.repeat(64),
  };
  const orders = ordersOf(one, [0, 1]);
  const result = { by: 'w', took: 5, ends: [end], broken: [{ nth: 1, detail: 'a fault' }] };

  it('answers each order once, or is nothing', () => {
    expect(readResult(result, orders)).toEqual(result);
    for (const bad of [
      { ...result, broken: [] },
      { ...result, ends: [end, end] },
      { ...result, ends: [{ ...end, nth: 7 }] },
      { ...result, ends: [{ ...end, end: 'short' }] },
      { ...result, ends: [{ ...end, winner: 2 }] },
      { ...result, ends: [{ ...end, winner: 99 }] },
      { ...result, ends: [{ ...end, seed: seedOf(1, 1) }] },
      null,
    ])
      expect(readResult(bad, orders)).toBeUndefined();
  });
});

describe('rates', () => {
  it('are of the last minute, by worker', () => {
    const rates = new Rates(0);
    rates.add('b', 10, 10_000);
    rates.add('a', 30, 20_000);
    expect(rates.workers(20_000)).toEqual([
      { name: 'a', matches: 30, perSecond: 6, quiet: 0 },
      { name: 'b', matches: 10, perSecond: 1, quiet: 10 },
    ]);
    expect(rates.workers(100_000).map(({ matches, perSecond }) => [matches, perSecond])).toEqual([
      [30, 0],
      [10, 0],
    ]);
  });

  it('count the time that the first chunk took', () => {
    const rates = new Rates(0);
    rates.add('a', 20, 30_000, 20_000);
    expect(rates.perSecond(30_000)).toBe(1);
  });
});

describe('figures while it goes on', () => {
  const state = {
    played: 120,
    left: 80,
    chunks: 4,
    again: 1,
    workers: [{ name: 'a"b\\c', matches: 120, perSecond: 2, quiet: 1.25 }],
  };

  it('are in the text format of Prometheus', () => {
    const text = metricsText(state);
    expect(text).toContain('# TYPE pipsmith_matches_left gauge\npipsmith_matches_left 80\n');
    expect(text).toContain('pipsmith_worker_matches_total{worker="a\\"b\\\\c"} 120\n');
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(# (HELP|TYPE) pipsmith_\w+ .+|pipsmith_\w+(\{worker="([^"\\]|\\.)*"\})? [\d.]+)$/,
      );
  });

  it('stand on a page with the time that is left', () => {
    const page = queueMessages.watchPage('redis://host', state, [], 80).join('\n');
    expect(page).toContain('120 of 200 matches, 2.00 per second, 40\u00a0s left');
    expect(page).toContain('60.0\u00a0%');
    expect(page).toContain('4 chunks in progress, 1 repeated');
  });

  it('name who leads, and say that nobody has sent anything yet', () => {
    const row = { key: 'a', place: 1, matches: 10, wins: 9, draws: 0, losses: 1, score: 0.9 };
    const leading = [{ ...row, interval: { low: 0.6, high: 1 }, name: 'Jane' }];
    const page = queueMessages.watchPage('here', { ...state, workers: [] }, leading, 20).join('\n');
    expect(page).toContain('No worker has sent anything yet.');
    expect(page).toMatch(/1 {2}Jane +90\.0\u00a0% +10/);
  });
});
