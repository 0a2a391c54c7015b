import { describe, expect, it, vi } from 'vitest';
import { oncePer } from './once-per';

describe('oncePer', () => {
  it('reads once for each object, and remembers that there is nothing', () => {
    const read = vi.fn(({ name }: { readonly name?: string }) => name);
    const nameOf = oncePer(read);
    const [bito, nobody] = [{ name: 'Bito' }, {}];
    expect([nameOf(bito), nameOf(nobody), nameOf(bito), nameOf(nobody)]).toEqual([
      'Bito',
      undefined,
      'Bito',
      undefined,
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('takes equal objects for different ones', () => {
    const listOf = oncePer(() => []);
    const one = {};
    expect(listOf(one)).toBe(listOf(one));
    expect(listOf(one)).not.toBe(listOf({}));
  });
});
