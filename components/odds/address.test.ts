import { describe, expect, it } from 'vitest';
import { encodeHero } from '@/lib/share/index';
import { living } from '@/lib/systems/index';
import { heroBehind } from '@/components/site/sheet-reference';
import { addressOf, settingOf, usual } from './address';

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://pipsmith.example').searchParams);

describe('the address of the odds page', () => {
  it('keeps everything that is chosen', () => {
    const setting = {
      a: 'sample-bito',
      b: 'dummy-heavy-shield',
      hand: 3,
      foeHand: 6,
      way: 'weapon-1',
      foeWay: 'boot',
      cover: true,
      allies: 2,
      skill: 'warrior/berserk',
    };
    expect(settingOf(queryOf(addressOf(setting)))).toEqual(setting);
    expect(settingOf({})).toEqual(usual);
  });

  it('takes what nobody can choose as usual', () => {
    expect(settingOf({ hand: '99', 'foe-hand': '-1', allies: 'many', cover: 'yes' })).toEqual(usual);
    expect(settingOf({ a: ['dummy-light', 'dummy-heavy'] }).a).toBe('dummy-light');
  });

  it('finds samples, dummies and heroes behind codes', () => {
    for (const { id, hero } of living.samples) {
      expect(heroBehind(`sample-${id}`)).toEqual({ ok: true, value: hero });
      const code = encodeHero(hero);
      expect(code.ok && heroBehind(code.value)).toEqual({ ok: true, value: hero });
    }
    expect(heroBehind('dummy-heavy-shield').ok).toBe(true);
  });

  it.each(['sample-nobody', 'dummy-plate', 'not+a+code', ''])('says what is wrong with “%s”', (reference) => {
    const found = heroBehind(reference);
    expect(found.ok ? '' : found.error).toMatch(/^[A-Z].+\.$/);
  });
});
