import { expect, test } from 'vitest';
import { facesFrom, paintedDie } from '../die';
import { bestOf, rollDice, sidesByPip, sumOf, type Rolled } from './roll';

const die = paintedDie(['melee', 'magic'], { melee: 2, magic: 4 });
const sides = sidesByPip(die, facesFrom(die, { 6: { melee: 3, skill: 1 }, 2: { magic: 1 } }));

test('a painted die is read by its sides, the 1-face first', () => {
  expect(sides).toEqual({
    melee: [0, 0, 0, 0, 0, 3],
    magic: [0, 1, 0, 0, 0, 0],
    skill: [0, 0, 0, 0, 0, 1],
  });
});

test('a value is that of the best die, pips of all dice are added up', () => {
  expect([bestOf(sides.melee, [5, 5, 1]), sumOf(sides.skill, [5, 5, 1])]).toEqual([3, 2]);
  expect([bestOf(sides.melee, []), sumOf(sides.skill, [])]).toEqual([0, 0]);
});

test('so many dice are rolled as a pool has, each asked of chance and all of them told', () => {
  const events: Rolled[] = [];
  const asked: unknown[] = [];
  const host = {
    emit: (event: Rolled) => void events.push(event),
    draw: (...what: readonly unknown[]) => asked.push(what) - 1,
  };
  expect(rollDice(host, 7, 'AV', 3)).toEqual([0, 1, 2]);
  expect(asked).toEqual([1, 2, 3].map(() => ['dice', 6, 7, 'AV']));
  expect(events).toEqual([{ type: 'rolled', figure: 7, faces: [0, 1, 2], why: 'AV' }]);
});
