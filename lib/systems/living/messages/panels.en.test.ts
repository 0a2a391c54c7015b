import { describe, expect, it } from 'vitest';
import { defenceCaps } from '../rules/pip-locks';
import type { Armour } from '../../../painted-die/equipment';
import { newHero } from '../sheet/hero';
import { panels } from '#words/systems/living/messages/panels';

const sentence = (armour: Armour, shield: boolean): string => {
  const hero = newHero('Bito');
  return panels.equipment.caps(defenceCaps({ ...hero, equipment: { ...hero.equipment, armour, shield } }));
};

describe('the limits of Defence pips in one sentence; rulings 3 and 4', () => {
  it.each([
    ['none', false, 'Without armour or a shield you can’t have Defence pips.'],
    ['none', true, 'Up to 1 Defence pip per face.'],
    ['light', true, 'Up to 2 Defence pips per face, but only 1 on the 2-face.'],
    ['medium', true, 'Up to 3 Defence pips per face, but only 2 on the 3-face and 1 on the 2-face.'],
    [
      'heavy',
      true,
      'Up to 4 Defence pips per face, but only 3 on the 4-face, 2 on the 3-face and 1 on the 2-face.',
    ],
  ] as const)('%s, shield %s', (armour, shield, expected) => {
    expect(sentence(armour, shield)).toBe(expected);
  });
});
