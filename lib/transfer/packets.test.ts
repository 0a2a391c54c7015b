import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenQrCode } from '../cards/qr';
import type { Result } from '../result';
import {
  missingIn,
  mostPackets,
  mostText,
  packetsOf,
  textOfRow,
  withPacket,
  type Collected,
} from './packets';

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Along a side of version 16. */
const mostModules = 81;

/** A text that takes several codes. */
const long = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
const row = valueOf(packetsOf(long));

const collect = (packets: readonly string[]): Collected | undefined =>
  packets.reduce<Collected | undefined>((before, packet) => valueOf(withPacket(before, packet)), undefined);

describe('a row of codes', () => {
  it('gives its text back, in whatever order and however often they are read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => text.isWellFormed()),
        fc.infiniteStream(fc.nat()),
        (text, chance) => {
          const packets = [...valueOf(packetsOf(text.repeat(5)))];
          const mixed = [...packets, ...packets].sort(() => (chance.next().value % 2 === 0 ? 1 : -1));
          const all = collect(mixed);
          expect(all && valueOf(textOfRow(all))).toBe(text.repeat(5));
        },
      ),
    );
    const all = collect([...row].reverse());
    expect(all && valueOf(textOfRow(all))).toBe(long);
  });

  it('has codes that a phone reads off a phone', () => {
    expect(row.length).toBeGreaterThan(2);
    for (const packet of row) expect(screenQrCode(packet)?.modules).toBeLessThanOrEqual(mostModules);
  });

  it('names the codes that are missing', () => {
    const some = collect(row.filter((_, at) => at !== 1 && at !== 3));
    expect(some && missingIn(some)).toEqual([2, 4]);
  });

  it('names a code that is damaged, whatever character of it was changed', () => {
    const [packet = ''] = row;
    for (let at = 0; at < packet.length; at += 7) {
      const changed = `${packet.slice(0, at)}${packet[at] === 'x' ? 'y' : 'x'}${packet.slice(at + 1)}`;
      expect(withPacket(undefined, changed).ok).toBe(false);
    }
    const second = (row[1] ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(withPacket(undefined, second)).toEqual({ ok: false, error: { problem: 'damaged', nth: 2 } });
  });

  it('is refused as a whole where its codes are sound and yet make another text', () => {
    const all = collect(row);
    if (!all) return expect.fail('a row');
    const other = collect(valueOf(packetsOf(`${long}.`)));
    expect(textOfRow({ ...all, whole: other?.whole ?? '' })).toEqual({
      ok: false,
      error: { problem: 'broken-whole' },
    });
  });

  it('is refused where it inflates to more than a row may hold', () => {
    const whole = 'x'.repeat(mostText);
    const all = collect(valueOf(packetsOf(whole)));
    expect(all && valueOf(textOfRow(all)) === whole).toBe(true);
    const more = collect(valueOf(packetsOf(`${whole}x`)));
    expect(more && textOfRow(more)).toEqual({ ok: false, error: { problem: 'broken-whole' } });
  });

  it('takes no code of another row, and nothing that is none', () => {
    const [other = ''] = valueOf(packetsOf('something else'));
    expect(withPacket(collect(row.slice(0, 1)), other)).toEqual({
      ok: false,
      error: { problem: 'other-row' },
    });
    expect(withPacket(undefined, 'https://example.org')).toEqual({
      ok: false,
      error: { problem: 'stranger' },
    });
  });

  it('has so many codes at most', () => {
    const noise = Array.from({ length: 60_000 }, (_, at) =>
      String.fromCharCode(33 + ((at * at * 31 + at * 17) % 89)),
    );
    const far = packetsOf(noise.map((each, at) => `${each}${(at * 2654435761) % 4294967296}`).join(''));
    expect(far.ok ? 0 : far.error).toBeGreaterThan(mostPackets);
  });
});
