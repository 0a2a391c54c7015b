import { describe, expect, it } from 'vitest';
import { settingAfter, settingIn, settingOut, usual } from './setting';

describe('what is chosen of a fight', () => {
  const setting = {
    hand: 3,
    foeHand: 6,
    way: 'weapon-1',
    foeWay: 'boot',
    cover: true,
    allies: 2,
    skill: 'warrior/berserk',
  };

  it('stays in the address', () => {
    expect(settingIn(settingOut(setting))).toEqual(setting);
    expect(settingIn({})).toEqual(usual);
    expect(settingOut(usual)).toEqual({});
  });

  it('is as usual where nobody can choose what is asked for', () => {
    expect(settingIn({ hand: '99', 'foe-hand': '-1', allies: 'many', cover: 'yes' })).toEqual(usual);
  });

  it('goes with the hero that it belongs to', () => {
    expect(settingIn(settingAfter(settingOut(setting), 'own'))).toEqual({ ...setting, way: '', skill: '' });
    expect(settingIn(settingAfter(settingOut(setting), 'foe'))).toEqual({ ...setting, foeWay: '' });
    expect(settingIn(settingAfter(settingOut(setting), 'swap'))).toEqual({
      ...usual,
      hand: 6,
      foeHand: 3,
      way: 'boot',
      foeWay: 'weapon-1',
    });
  });
});
