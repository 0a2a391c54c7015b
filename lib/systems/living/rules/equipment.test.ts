import { describe, expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { skillEquipment, wysiwygWeapon } from './equipment';

const equipped = (skill: unknown, equipment: object) =>
  skillEquipment(heroOf({ skills: [skill], equipment }));
const w = (type: string, more: object = {}) => ({ type, ...more });

describe('skill-equipment, rulings 8 to 11', () => {
  it.each<[unknown, object, number]>([
    ['warrior/deflect-missiles', {}, 1],
    ['warrior/deflect-missiles', { shield: true }, 0],
    ['warrior/shield-up', {}, 1],
    ['warrior/shield-up', { shield: true }, 0],
    ['warrior/fierce-blow', { weapons: [w('blunt')] }, 0],
    ['warrior/fierce-blow', { weapons: [w('slashing')] }, 1],
    ['warrior/fierce-blow', {}, 1],
    ['warrior/fierce-blow', { weapons: [w('throwing', { melee: 'blunt' })] }, 0],
    ['warrior/hamstring', { weapons: [w('slashing')] }, 0],
    ['warrior/hamstring', { weapons: [w('throwing')] }, 1],
    ['warrior/impale', { weapons: [w('blunt'), w('piercing')] }, 0],
    ['warrior/impale', { weapons: [w('longbow')] }, 1],
    ['warrior/berserk', {}, 0],
    ['ranger/volley', { weapons: [w('shortbow')] }, 0],
    ['ranger/volley', { weapons: [w('longbow')] }, 0],
    ['ranger/volley', { weapons: [w('throwing')] }, 0],
    ['ranger/volley', { weapons: [w('blowpipe')] }, 1],
    ['ranger/volley', { weapons: [w('crossbow-one-handed'), w('crossbow-two-handed')] }, 1],
    ['ranger/barrage', { weapons: [w('rifle')] }, 1],
    ['ranger/barrage', { weapons: [w('throwing')] }, 0],
    ['ranger/aimed-shot', {}, 0],
    ['harbinger/conviction', {}, 1],
    ['harbinger/conviction', { weapons: [w('slashing')] }, 1],
    ['harbinger/conviction', { weapons: [w('blunt', { pole: true })] }, 0],
    ['harbinger/conviction', { shield: true, weapons: [w('blunt', { pole: true })] }, 0],
    ['harbinger/wounding-strike', { weapons: [w('blunt', { pole: true })] }, 1],
    ['harbinger/wounding-strike', { weapons: [w('piercing', { pole: true })] }, 0],
    ['harbinger/wounding-strike', { weapons: [w('blunt', { pole: true }), w('slashing')] }, 0],
    ['harbinger/wounding-strike', { weapons: [w('blunt')] }, 2],
    ['zealot/life-boon', {}, 0],
    ['zealot/life-boon', { armour: 'light' }, 1],
    ['zealot/life-boon', { shield: true }, 1],
    ['zealot/life-boon', { weapons: [w('magic'), w('magic')] }, 0],
    ['zealot/life-boon', { weapons: [w('magic'), w('blunt')] }, 1],
    ['zealot/life-boon', { weapons: [w('other')] }, 1],
    ['druid/regrowth', { armour: 'heavy', shield: true, weapons: [w('cannon')] }, 0],
    [{ custom: 'Spin', school: 'warrior' }, {}, 1],
    [{ custom: 'Spin', school: 'warrior' }, { weapons: [w('blunt')] }, 1],
    [{ custom: 'Spin', school: 'warrior' }, { weapons: [w('other')] }, 0],
    ['constructor', {}, 0],
  ])('%j with %j', (skill, equipment, count) => {
    expect(equipped(skill, equipment)).toHaveLength(count);
  });
});

describe('wysiwyg-weapon, ruling 12', () => {
  const melee = { 6: { melee: 1 } };
  const ranged = { 6: { ranged: 1 } };
  it.each<[string, object, readonly object[], readonly string[]]>([
    ['nothing', {}, [], []],
    ['fists', melee, [], ['pips-without-weapon melee']],
    ['a sword', melee, [w('slashing')], []],
    ['a sword without Melee', {}, [w('slashing')], ['weapon-without-pips']],
    ['a bow', ranged, [w('longbow')], []],
    ['a bow without Ranged', melee, [w('longbow'), w('blunt')], ['weapon-without-pips']],
    ['Ranged and a sword', ranged, [w('slashing')], ['pips-without-weapon ranged', 'weapon-without-pips']],
    ['a throwing weapon for Melee', melee, [w('throwing')], []],
    ['a throwing weapon for Ranged', ranged, [w('throwing')], []],
    ['a throwing weapon for neither', {}, [w('throwing')], ['weapon-without-pips']],
    ['magic and other weapons want nothing', {}, [w('magic'), w('other')], []],
    ['and serve nothing', melee, [w('magic'), w('other')], ['pips-without-weapon melee']],
  ])('%s', (_, faces, weapons, expected) => {
    const found = wysiwygWeapon(heroOf({ faces, equipment: { weapons } }));
    expect(
      found.map(({ figures }) =>
        'trait' in figures ? `${figures.reason} ${figures.trait}` : figures.reason,
      ),
    ).toEqual(expected);
  });
});
