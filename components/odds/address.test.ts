import { describe, expect, it } from 'vitest';
import { encodeSheet } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import { sheetBehind } from '@/components/site/sheet-reference';
import { addressIn, addressOf, isUsualMatch, type MatchChoice, settingChanged } from './address';

await open(systemIds, 'odds');

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://pipsmith.example').searchParams);

const usualMatch: MatchChoice = {
  withOwn: [],
  withFoe: [],
  teams: 'two',
  scenario: undefined,
  map: undefined,
};

describe('the address of the odds page', () => {
  it('keeps everything that is chosen', () => {
    const address = {
      a: 'sample-bito',
      b: 'dummy-heavy-shield',
      match: {
        withOwn: ['sample-gerda', 'sample-jane'],
        withFoe: ['dummy-light'],
        teams: 'each',
        scenario: 'king-of-the-hill',
        map: 'town',
      },
      setting: { hand: '3', 'foe-hand': '6', skill: 'warrior/berserk' },
    } as const;
    expect(addressIn(queryOf(addressOf(address)))).toEqual(address);
    expect(addressIn({})).toEqual({ a: '', b: '', match: usualMatch, setting: {} });
  });

  it('says nothing of a match as usual, and knows one that is not', () => {
    expect(addressOf({ a: 'sample-bito', b: 'dummy-light', match: usualMatch, setting: {} })).toBe(
      '/odds?a=sample-bito&b=dummy-light',
    );
    expect(isUsualMatch(usualMatch)).toBe(true);
    expect(isUsualMatch({ ...usualMatch, map: 'town' })).toBe(false);
  });

  it('keeps what was changed while a panel still showed the state before', () => {
    const drawn = { armour: 'plate', cover: '2' };
    const now = { armour: 'leather', range: '3' };
    expect(settingChanged(now, drawn, { armour: 'plate', cover: '1' })).toEqual({
      armour: 'leather',
      range: '3',
      cover: '1',
    });
    expect(settingChanged({ ...drawn, range: '3' }, drawn, { cover: '2' })).toEqual({
      cover: '2',
      range: '3',
    });
  });

  it('leaves out what no match has room for', () => {
    const { match } = addressIn({ with: 'a,,b,c,d,e,f,g,h,i', teams: 'seven' });
    expect(match).toEqual({ ...usualMatch, withOwn: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] });
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
