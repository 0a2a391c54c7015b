import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWarband } from '../fixtures/drafts';
import { edits as say } from '#words/systems/warband/messages/edits';
import { apply } from '../sheet/apply';
import { newWarband, warbandOf, type Warband } from '../sheet/warband';
import { randomWarband } from '../start/random';
import { check } from './check';
import { repair } from './repair';

const errors = (warband: Warband, rule?: string): number =>
  check(warband).filter((issue) => issue.severity === 'error' && (rule ?? issue.rule) === issue.rule).length;

describe('a remedy', () => {
  it('removes what it is for and brings no new error, in any warband', () => {
    const mended = new Set<string>();
    fc.assert(
      fc.property(anyWarband, (warband) => {
        for (const issue of check(warband)) {
          const edits = repair(warband, issue);
          if (!edits) continue;
          mended.add(issue.rule);
          const after = edits.reduce(apply, warband);
          expect(errors(after, issue.rule)).toBeLessThan(errors(warband, issue.rule));
          for (const { rule } of check(after).filter(({ severity }) => severity === 'error'))
            expect(errors(after, rule)).toBeLessThanOrEqual(errors(warband, rule));
        }
      }),
      { numRuns: 200, seed: 5 },
    );
    expect([...mended].sort()).toEqual([
      'distraction-stat',
      'fire-team',
      'heavy-shooters',
      'martial-artist-gear',
      'medium-shooters',
      'minion-master',
      'no-shooter',
      'role-unknown',
      'stat-range',
      'stat-total',
      'two-hands',
      'warband-ranks',
    ]);
  });

  const base = randomWarband(3);
  const veterans = warbandOf(
    'Veterans',
    newWarband('').fighters.map((fighter) => ({
      ...fighter,
      melee: 'Sword',
      ...(fighter.rank !== 'rookie' && { role: 'veteran' }),
    })),
  );
  const withFighter = (index: number, change: object): Warband => ({
    ...veterans,
    fighters: veterans.fighters.map((fighter, at) => (at === index ? { ...fighter, ...change } : fighter)),
  });
  const bow = { name: 'Bow', class: 'light' };

  it.each<readonly [string, Warband, string]>([
    ['stat-range', withFighter(1, { stat: 9 }), 'Set Specialist 1’s stat to 6'],
    ['stat-total', withFighter(0, { stat: 3 }), 'Set Boss’ stat to 4'],
    ['no-shooter', withFighter(4, { role: 'thug', shooter: bow }), 'Remove Rookie 1’s Bow'],
    ['role-unknown', withFighter(4, { role: 'ranger' }), 'Change Rookie 1 to Allrounder'],
    ['two-hands', withFighter(2, { shooter: bow, shield: true }), 'Remove Specialist 2’s shield'],
    ['martial-artist-gear', withFighter(2, { role: 'martial-artist' }), 'Remove Specialist 2’s Sword'],
    ['fire-team', withFighter(4, { role: 'fire-team' }), 'Give Rookie 1 a heavy shooter, area'],
    ['warband-ranks', { ...veterans, fighters: veterans.fighters.slice(0, 7) }, 'Add a rookie'],
  ])('of %s says what it does', (rule, warband, words) => {
    const issue = check(warband).find((each) => each.rule === rule);
    const edits = issue && repair(warband, issue);
    expect(edits && say.fix(edits, warband)).toBe(words);
  });

  it('is none where only the player knows', () => {
    expect(check(base).filter(({ severity }) => severity === 'error')).toEqual([]);
    const blank = newWarband('Blank');
    const remedies = check(blank).map((issue) => [issue.rule, repair(blank, issue)]);
    expect(remedies).toContainEqual(['role-unknown', undefined]);
    expect(remedies).toContainEqual(['unarmed', undefined]);
  });
});
