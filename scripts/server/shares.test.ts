import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Shares } from './shares.mjs';

describe('shares', () => {
  it('are so many different addresses for each client; the same one counts once', () => {
    const shares = new Shares(2);
    expect(shares.take('a', '/1')).toBeDefined();
    expect(shares.take('a', '/2')).toBeDefined();
    expect(shares.take('a', '/3')).toBeUndefined();
    expect(shares.take('a', '/1')).toBeDefined();
    expect(shares.take('b', '/3')).toBeDefined();
  });

  it('are given back by the last who asked for that address, each once', () => {
    const shares = new Shares(1);
    const [one, other] = [shares.take('a', '/1'), shares.take('a', '/1')];
    one?.();
    one?.();
    expect(shares.take('a', '/2')).toBeUndefined();
    other?.();
    expect(shares.take('a', '/2')).toBeDefined();
  });

  it('are free again once nobody waits any more, given back or not', () => {
    const shares = new Shares(1);
    let isOver = false;
    shares.take('a', '/1', () => isOver);
    expect(shares.take('a', '/2')).toBeUndefined();
    isOver = true;
    expect(shares.take('a', '/2')).toBeDefined();
  });

  it('are all there again, whatever was taken and given back in between', () => {
    const asked = fc.record({
      client: fc.constantFrom('a', 'b'),
      address: fc.constantFrom('/1', '/2', '/3', '/4'),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(asked, fc.boolean())), (steps) => {
        const shares = new Shares(2);
        const places = steps.flatMap(([{ client, address }, leavesAtOnce]) => {
          const leave = shares.take(client, address);
          if (leavesAtOnce) leave?.();
          return leave ?? [];
        });
        for (const leave of places) leave();
        for (const client of ['a', 'b']) {
          expect(['/5', '/6', '/7'].map((address) => shares.take(client, address) !== undefined)).toEqual([
            true,
            true,
            false,
          ]);
        }
      }),
    );
  });
});
