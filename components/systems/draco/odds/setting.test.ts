import { describe, expect, it } from 'vitest';
import { countedSet } from '@/lib/systems/draco/fixtures/counted-set';
import { huntIn, settingAfter } from './setting';

const { cathryn, amalica, eryam } = countedSet;

describe('what the address says of a hunt', () => {
  it('is usual where nothing is said, and where it is said wrongly', () => {
    const usual = huntIn(cathryn, eryam, {});
    expect(usual).toMatchObject({
      dice: 5,
      pool: 26,
      place: 'contact',
      card: 0,
      down: [],
      isScaled: false,
    });
    expect(
      huntIn(cathryn, eryam, {
        dice: '6',
        pool: '0',
        place: 'moon',
        card: '9',
        down: '177x',
        action: 'venom',
      }),
    ).toEqual(usual);
  });

  it('holds all that is chosen', () => {
    expect(
      huntIn(cathryn, eryam, {
        dice: '2',
        pool: '8',
        card: '3',
        down: '135',
        scales: '1',
        action: 'hamstring',
      }),
    ).toMatchObject({ dice: 2, pool: 8, card: 2, down: [0, 4], isScaled: true, action: 'hamstring' });
    expect(huntIn(cathryn, eryam, { place: 'far' }).action).toBeUndefined();
    expect(huntIn(amalica, eryam, { place: 'hidden' }).action).toBe('venom');
  });

  it('keeps dice when another sheet takes a side, and all when they change sides', () => {
    const setting = {
      dice: '2',
      pool: '8',
      place: 'far',
      card: '2',
      down: '1',
      scales: '1',
      action: 'venom',
    };
    expect(settingAfter(setting, 'swap')).toEqual(setting);
    expect(settingAfter(setting, 'own')).toEqual({ dice: '2', pool: '8' });
  });
});
