import { expect, it } from 'vitest';
import { perFace } from '../face-rules';
import { playsLine } from '#words/painted-die/messages/plays-line';

const costs = { melee: 2, ranged: 3, magic: 4 };
const faces = (melee: number, ranged: number, magic: number) =>
  perFace((face) => (face === 6 ? { melee, ranged, magic } : { melee: 0, ranged: 0, magic: 0 }));

it.each([
  [[4, 0, 0], 8, [], 'Fights hand to hand. Hard to hurt.'],
  [[0, 4, 0], 0, ['damage'], 'Shoots. Easy to hurt.'],
  [[3, 0, 2], 4, ['heal', 'heal'], 'Casts spells, fights hand to hand and restores Life.'],
  [[6, 1, 0], 4, ['summon'], 'Fights hand to hand and summons a creature.'],
  [[0, 0, 0], 9, [], 'Hard to hurt.'],
  [[0, 0, 0], 0, [], ''],
] as const)('%j with %i pips that defend and %j', ([melee, ranged, magic], guard, effects, line) => {
  expect(playsLine(faces(melee, ranged, magic), costs, guard, effects)).toBe(line);
});
