import { expect, test } from 'vitest';
import { alliesAt, basesOf } from './others';

const at = (x: number) => ({ x, y: 0 });
const figures = [0, 0, 1, 0, 1].map((team, x) => ({ team, at: at(x) }));
const [attacker, friend, target, far, foe] = figures;

test('allies are passed, opponents not', () => {
  expect(basesOf(figures, 0)).toEqual({ passable: [at(0), at(1), at(3)], blocking: [at(2), at(4)] });
  expect(basesOf([], 0)).toEqual({ passable: [], blocking: [] });
});

test('allies who are near enough gang up, neither the attacker nor his target nor opponents', () => {
  if (!attacker || !target) throw new RangeError('Who fights?');
  const near = alliesAt(figures, attacker, target, (ally) => ally !== far);
  expect(near).toEqual([friend]);
  expect(near).not.toContain(foe);
});
