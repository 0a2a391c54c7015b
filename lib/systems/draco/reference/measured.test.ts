import { describe, expect, it } from 'vitest';
import { band } from '../rules/band';
import { huntFigures, measured, outsideBand, type HuntCounts } from './measured';

const counts: HuntCounts = {
  rules: '',
  values: '',
  nodes: 300,
  seed: 1,
  matches: 200,
  wins: [100, 98],
  draws: 2,
  piles: { 10: 40, 5: 60, 7: 100 },
  skills: { venom: { could: 100, turns: 5 } },
  cards: { 'acid-breath': { up: 50, picked: 30 } },
};

describe('figures of matches of the set', () => {
  it('are shares, and the piles of the match in the middle and at both quarters', () => {
    expect(huntFigures(counts)).toMatchObject({
      slayers: 0.5,
      dragon: 0.49,
      draws: 0.01,
      piles: { quarter: 5, middle: 7, threeQuarters: 7 },
      skills: [{ id: 'venom', share: 0.05, of: 100 }],
      cards: [{ id: 'acid-breath', share: 0.6, of: 50 }],
    });
    expect(outsideBand(huntFigures(counts))).toEqual([]);
  });

  it.each([
    [{ wins: [112, 88] }, ['slayers', 'dragon']],
    [{ draws: 4 }, ['draws']],
    [{ piles: { 10: 200 } }, ['piles']],
    [{ skills: { venom: { could: 100, turns: 4 } } }, ['venom']],
    [{ cards: { 'acid-breath': { up: 50, picked: 31 } } }, ['acid-breath']],
    [{ cards: { 'acid-breath': { up: 50, picked: 2 } } }, ['acid-breath']],
  ])('lie outside of the band: %j', (change, outside) => {
    expect(outsideBand(huntFigures({ ...counts, ...change }))).toEqual(outside);
  });

  it('were found by players who try out as much as those of a set of one’s own', () => {
    expect(band.nodes).toBe(measured.nodes);
  });
});
