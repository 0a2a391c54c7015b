import { expect, test } from 'vitest';
import { asking } from './asking';
import type { Choice, Region } from './request';

type Option =
  | { readonly pick: 'yes' }
  | { readonly pick: 'no' }
  | { readonly pick: 'face'; readonly face: number };

const { choose, choosePlace, chooseSheet, wants } = asking<{ readonly about: string }, Option>({
  yes: { pick: 'yes' },
  no: { pick: 'no' },
});
const about = { about: 'a-test' };

/** Result of a question after this answer. */
const answered = <T>(course: Generator<unknown, T, Choice>, choice: Choice): T => {
  expect(course.next().done).toBe(false);
  const end = course.next(choice);
  if (end.done !== true) throw new Error('It asks again.');
  return end.value;
};
const nowhere: Region = {
  contains: () => true,
  candidates: () => [{ x: 1, y: 2 }],
  sample: () => ({ x: 1, y: 2 }),
};

test('one of several options is chosen, and a single one is not asked for', () => {
  const faces = [1, 2].map((face) => ({ pick: 'face', face }) as const);
  expect(answered(choose(0, about, faces), 1)).toBe(faces[1]);
  expect(choose(0, about, faces.slice(0, 1)).next()).toEqual({ done: true, value: faces[0] });
});

test('asks for places, sheets, and yes or no', () => {
  expect(answered(choosePlace(0, about, nowhere), { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
  const building = { judge: () => ({ ok: true, value: {} }) as const, candidates: () => [{}] };
  expect(answered(chooseSheet(0, about, building), { sheet: { a: 1 } })).toEqual({ a: 1 });
  expect([0, 1].map((choice) => answered(wants(0, about), choice))).toEqual([true, false]);
});

test('throws on an answer of the wrong kind: that is a fault of the rules', () => {
  expect(() => choose(0, about, []).next()).not.toThrow();
  expect(() => answered(choose(0, about, []), 0)).toThrow(/a-test/);
  expect(() => answered(choosePlace(0, about, nowhere), 0)).toThrow(/place/);
  expect(() => answered(wants(0, about), { x: 1, y: 2 })).toThrow(/a-test/);
});
