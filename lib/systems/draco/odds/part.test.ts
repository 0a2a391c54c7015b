import { describe, expect, it } from 'vitest';
import { odds } from '../parts/odds';
import { countedSet as theSet } from '../fixtures/counted-set';
import { usualCard, usualPlace, poolsWith, slayersWith } from './tables';

const { cathryn, amalica, eryam } = theSet;

describe('the odds of Hic est Draco', () => {
  it('meet a dragon with a slayer and a slayer with a dragon', () => {
    expect(odds.usualFoe(cathryn)).toBe('sample-eryam');
    expect(odds.usualFoe(eryam)).toBe('sample-cathryn');
  });

  it('report the same of a pair from both sides, and nothing of two alike', () => {
    const { against } = odds.report(cathryn, eryam) as { against: object };
    expect(odds.report(eryam, cathryn)).toMatchObject({ against });
    expect(odds.report(cathryn, amalica)).toMatchObject({ against: null });
    expect(odds.report(cathryn)).not.toHaveProperty('against');
    expect(odds.lines(eryam, eryam).at(-1)).toMatch(/^Two dragons .+\.$/);
  });

  it('tell a terminal what one die does, by hand', () => {
    // Cathryn's 6 has four daggers, the 5 two, the 4 one; shields 1, 2, 2, and 1 on the 3.
    expect(odds.lines(cathryn)[0]).toBe(
      [
        '1 die',
        '  AV 0 50.0\u00a0%, 1 16.7\u00a0%, 2 16.7\u00a0%, 3 0.0\u00a0%, 4 16.7\u00a0%',
        '  DV 0 33.3\u00a0%, 1 33.3\u00a0%, 2 33.3\u00a0%',
        '  at least one sun: 16.7\u00a0%',
      ].join('\n'),
    );
    expect(odds.lines(cathryn, eryam).join('\n')).toContain('her 26 dice: an action hurts 59.8\u00a0%');
  });

  it('begin where a slayer attacks, with a card for a first game', () => {
    expect([usualPlace(cathryn), usualPlace(amalica)]).toEqual(['contact', 'near']);
    expect(usualCard(eryam)).toBe(0);
    expect(usualCard({ ...eryam, cards: eryam.cards.slice(2) })).toBe(0);
  });

  it('tell of 26, 13 and 5 dice and of any number between', () => {
    expect(poolsWith(26)).toEqual([26, 13, 5]);
    expect(poolsWith(8)).toEqual([26, 13, 8, 5]);
  });

  it('have the four of the set, and who is none of them before', () => {
    const own = { ...cathryn, name: 'Own' };
    expect(slayersWith(cathryn)).toHaveLength(4);
    expect(slayersWith(own).map(({ name }) => name)).toEqual([
      'Own',
      'Cathryn',
      'Daeldric',
      'Braron',
      'Amalica',
    ]);
  });
});
