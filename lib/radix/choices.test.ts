import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from './choices';
import { weighted } from './natural';

const uniform = fc
  .integer({ min: 1, max: 70_000 })
  .chain((among) => fc.record({ among: fc.constant(among), value: fc.integer({ min: 0, max: among - 1 }) }));

const weights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }).chain((list) =>
  fc.record({
    room: fc.constant(weighted(list)),
    value: fc.integer({ min: 0, max: list.length - 1 }),
  }),
);

const choices = fc.array(fc.oneof(uniform, weights), { maxLength: 60 });

const written = (
  list: readonly ({ among: number; value: number } | { room: ReturnType<typeof weighted>; value: number })[],
) => {
  const writer = new ChoiceWriter();
  for (const choice of list) {
    if ('among' in choice) writer.choose(choice.value, choice.among);
    else writer.pick(choice.value, choice.room);
  }
  return writer;
};

describe('choices', () => {
  it('are read as they were written, first to last, with nothing left over', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const reader = new ChoiceReader(written(list).fold());
        for (const choice of list) {
          const value = 'among' in choice ? reader.choose(choice.among) : reader.pick(choice.room);
          expect(value).toBe(choice.value);
        }
        expect(reader.close()).toBeUndefined();
      }),
    );
  });

  it('that are equally likely take their bits, rounded up to bytes', () => {
    fc.assert(
      fc.property(fc.array(uniform, { maxLength: 60 }), (list) => {
        const writer = written(list);
        expect(writer.fold().length).toBeLessThanOrEqual(Math.ceil(writer.bits / 8 + 1e-6));
      }),
    );
  });

  it('that are weighted take at most two bytes more, however many they are', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const writer = written(list);
        expect(writer.fold().length).toBeLessThanOrEqual(Math.ceil(writer.bits / 8) + 2);
      }),
    );
  });

  it('are the only ones that a number can mean', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 12 }),
        fc.array(
          fc.oneof(
            fc.integer({ min: 2, max: 500 }),
            weights.map(({ room }) => room),
          ),
          { maxLength: 40 },
        ),
        (bytes, rooms) => {
          const reader = new ChoiceReader(bytes);
          const list = rooms.map((room) =>
            typeof room === 'number'
              ? { among: room, value: reader.choose(room) }
              : { room, value: reader.pick(room) },
          );
          fc.pre(reader.close() === undefined);
          const shortest = [...bytes].slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
          expect([...written(list).fold()]).toEqual(shortest);
        },
      ),
    );
  });

  it('that are out of range are refused, and the first refusal stands', () => {
    for (const value of [-1, 3, 0.5, NaN]) {
      const writer = new ChoiceWriter();
      writer.choose(value, 3);
      expect(writer.misfit).toBe('over-limit');
      writer.refuse('no-name');
      expect(writer.misfit).toBe('over-limit');
    }
  });

  it('beyond the limit are only counted', () => {
    const writer = new ChoiceWriter(16);
    for (let times = 0; times < 10; times += 1) writer.choose(255, 256);
    expect(writer.bits).toBe(80);
    expect([...writer.fold()]).toEqual([255, 255]);
  });

  it('that are left over are damage', () => {
    const reader = new ChoiceReader(Uint8Array.of(200, 1));
    expect(reader.choose(200)).toBe(56);
    expect(reader.close()).toBe('damaged');
  });

  it('read as 0 after a fault, which stands', () => {
    const reader = new ChoiceReader(Uint8Array.of(200, 1, 7, 9));
    reader.fail('newer');
    expect(reader.choose(9)).toBe(0);
    reader.fail('damaged');
    expect(reader.close()).toBe('newer');
  });
});
