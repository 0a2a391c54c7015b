import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from './choices';
import { entryOf, extrasBeside, flag, listOf, name, optional, text, type Coding } from './coding';
import { writeText } from './text';
import { weighted } from './natural';

const fold = <T>(coding: Coding<T>, value: T): ChoiceWriter => {
  const writer = new ChoiceWriter();
  coding.write(writer, value);
  return writer;
};

const back = <T>(coding: Coding<T>, value: T): T => {
  const reader = new ChoiceReader(fold(coding, value).fold());
  const read = coding.read(reader);
  expect(reader.close()).toBeUndefined();
  return read;
};

describe('codings', () => {
  it('bring values back', () => {
    expect([true, false].map((value) => back(flag(3, 1), value))).toEqual([true, false]);
    expect(back(optional(text(5)), undefined)).toBeUndefined();
    expect(back(optional(text(5)), 'axe')).toBe('axe');
    expect(back(listOf(text(5), weighted([1, 1, 1])), ['', 'b'])).toEqual(['', 'b']);
    expect(back(entryOf(['none', 'light'], 3), 'light')).toBe('light');
  });

  it('refuse what they have no place for', () => {
    expect(fold(entryOf(['none', 'light'], 3), 'plate').misfit).toBe('over-limit');
    expect(fold(listOf(flag(), weighted([1, 1])), [true, true]).misfit).toBe('over-limit');
    expect(fold(name(80), '').misfit).toBe('no-name');
  });

  it('know the work of a later version: a place in the room that has no entry yet', () => {
    const reader = new ChoiceReader(fold(entryOf(['a', 'b', 'c'], 3), 'c').fold());
    entryOf(['a', 'b'], 3).read(reader);
    expect(reader.close()).toBe('newer');
  });

  it('do not read an empty name', () => {
    const reader = new ChoiceReader(fold(text(80), '').fold());
    name(80).read(reader);
    expect(reader.close()).toBe('damaged');
  });
});

describe('extras', () => {
  const extras = extrasBeside(['name', 'faces']);

  it.each([
    {},
    { campaign: 'Winter', xp: [1, { deep: null }] },
    { constructor: 1, toString: 'x' },
    { half: '\uD800' },
    { 2: 'two', 10: 'ten', z: 1, a: 2 },
    JSON.parse('{"__proto__": {"polluted": true}}') as object,
  ])('come back the same: %j', (value) => {
    const read = back(extras, { name: 'known', ...value });
    expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('cost next to nothing when there are none', () => {
    expect(fold(extras, { name: 'known', faces: 1, absent: undefined }).bits).toBeLessThan(0.01);
  });

  it('too deep for JSON are refused', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(fold(extras, { deep }).misfit).toBe('over-limit');
  });

  it.each(['', 'no json', '[1]', 'null', '{"name":"known"}', '{"x":1'])('are not read from %j', (json) => {
    const writer = new ChoiceWriter();
    flag(255, 1).write(writer, true);
    writeText(writer, json, Infinity);
    const reader = new ChoiceReader(writer.fold());
    expect(extras.read(reader)).toEqual({});
    expect(reader.close()).toBe('damaged');
  });
});
