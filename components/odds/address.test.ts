import { describe, expect, it } from 'vitest';
import { encodeSheet } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import { sheetBehind } from '@/components/site/sheet-reference';
import { addressIn, addressOf } from './address';

await open(systemIds, 'odds');

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://pipsmith.example').searchParams);

describe('the address of the odds page', () => {
  it('keeps everything that is chosen', () => {
    const address = {
      a: 'sample-bito',
      b: 'dummy-heavy-shield',
      setting: { hand: '3', 'foe-hand': '6', skill: 'warrior/berserk' },
    };
    expect(addressIn(queryOf(addressOf(address)))).toEqual(address);
    expect(addressIn({})).toEqual({ a: '', b: '', setting: {} });
  });

  it('takes the first of what stands there twice', () => {
    expect(addressIn({ a: ['dummy-light', 'dummy-heavy'] }).a).toBe('dummy-light');
  });

  it('finds samples, dummies and heroes behind codes', () => {
    for (const { id, document } of samplesOf(firstSystem)) {
      expect(sheetBehind(`sample-${id}`)).toEqual({ ok: true, value: document });
      const code = encodeSheet(document);
      expect(code.ok && sheetBehind(code.value)).toEqual({ ok: true, value: document });
    }
    expect(sheetBehind('dummy-heavy-shield').ok).toBe(true);
  });

  it.each(['sample-nobody', 'dummy-plate', 'not+a+code', ''])('says what is wrong with “%s”', (reference) => {
    const found = sheetBehind(reference);
    expect(found.ok ? '' : found.error).toMatch(/^[A-Z].+\.$/);
  });
});
