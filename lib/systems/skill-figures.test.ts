import { expect, it } from 'vitest';
import { skillFigures } from './skill-figures';

const kept = (counts: Readonly<Record<string, readonly [matches: number, points: number]>>) => ({
  rules: 'game 1',
  player: 'greedy',
  seed: 7,
  matches: 100,
  skills: Object.fromEntries(
    Object.entries(counts).map(([id, [matches, points]]) => [id, { matches, points }]),
  ),
});

it('ranks skills by what they win, and leaves out what never played', () => {
  const { most, least, each, noise, command } = skillFigures(
    'game',
    kept({ poor: [4, 1], good: [4, 3.5], fair: [4, 2], never: [0, 0] }),
  );
  expect(most.map(({ id }) => id)).toEqual(['good', 'fair', 'poor']);
  expect(most[0]?.share).toBe(0.875);
  expect(least).toEqual([]);
  expect([each, noise]).toEqual([4, 0.49]);
  expect(command).toContain('balance game -n 1000 --seed 7 -o lib/systems/game/reference/balance.json');
});

it('names the least useful first, and nobody twice', () => {
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`s${at}`, [20, at] as const]));
  const { most, least } = skillFigures('game', kept(many));
  expect(most.map(({ id }) => id)).toEqual(['s14', 's13', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's5']);
  expect(least.map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3', 's4']);
});
