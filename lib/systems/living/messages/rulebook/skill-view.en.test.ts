import { expect, test } from 'vitest';
import { findSkill, skills } from '../../skills/index';
import type { Weapon } from '../../sheet/armoury';
import { skillView } from '#words/systems/living/messages/rulebook/skill-view';

const range = (id: string, blue: number, weapons?: readonly Weapon[]): readonly string[] => {
  const [skill] = skills.filter((one) => one.id === id);
  return skill ? skillView.range(skill, blue, weapons) : ['no such skill'];
};

// Chapter "Skill": 5# per Magic pip unless the spell says otherwise; schools of Voodoo and Snowfall.
test.each([
  ['elemental-mage/fireball', 2, 'Range 10#.'],
  ['elemental-mage/fireball', 0, undefined],
  ['zealot/life-boon', 3, 'Range 15#.'],
  ['voodoo/loco', 1, 'Range 5#; without a Magic pip only yourself or somebody in base contact.'],
  ['voodoo/loco', 0, 'Range: only yourself or somebody in base contact.'],
  ['voodoo/damballa', 2, 'Range 10#; without a Magic pip only in base contact.'],
  ['snowfall/icicle', 1, 'Range 5#.'],
])('%s with %i Magic pips: %s', (id, blue, said) => {
  expect(range(id, blue)).toEqual(said === undefined ? [] : [said]);
});

test.each([
  ['elemental-mage/fireball', '5# per Magic pip'],
  ['psion/mindblast', '0.5# per Magic pip'],
  ['summoner/fiery-breath', '1# per Skill pip'],
  ['dirty-tricks/dancing-daggers', '1# per die in your Hand per Skill pip'],
  ['voodoo/loco', 'base contact, or 5# per Magic pip'],
  ['snowfall/icicle', '5#'],
  ['snowfall/hibernate', 'line of sight'],
  ['necromancer/kiss-of-death', 'base contact'],
  ['warrior/cleave', 'base contact'],
  ['ranger/volley', 'the weapon’s range'],
  ['commander/you-retreat', 'earshot'],
  ['zealot/purge', undefined],
  ['beastmaster/soothe', undefined],
])('%s in few words: %s', (id, said) => {
  const skill = findSkill(id);
  expect(skill && skillView.briefRange(skill)).toBe(said);
});

test.each([
  'psion/mindblast',
  'psion/illusionary-blade',
  'necromancer/kiss-of-death',
  'zealot/purge',
  'snowfall/shove',
  'snowfall/hibernate',
  'dirty-tricks/dancing-daggers',
  'psion/precognition',
])('%s says it itself, or has no range', (id) => {
  expect(range(id, 2)).toEqual([]);
});

// Chapter "Armoury: Ranged Weapons".
test.each<readonly [string, readonly Weapon[] | undefined, readonly string[]]>([
  ['warrior/hamstring', undefined, ['Range: base contact.']],
  ['ranger/volley', undefined, ['Use the weapon’s range and dead zone.']],
  ['ranger/volley', [{ type: 'slashing' }], ['Your card has no ranged weapon.']],
  [
    'ranger/volley',
    [{ type: 'longbow', name: 'Yew' }, { type: 'throwing' }, { type: 'blunt' }],
    [
      'Yew: 3# per die in the Hand, 15# with all five; beyond that −1 RAV for each full #; dead zone 1#.',
      'Throwing weapon: 1# per die in the Hand, 5# with all five.',
    ],
  ],
  ['ranger/concussion-shot', [{ type: 'rifle' }], ['Rifle: 20#; even in the dead zone.']],
  ['ranger/aimed-shot', [{ type: 'cannon' }], ['Cannon: the whole map; dead zone 1#.']],
  ['elemental-mage/incendiary-missile', [{ type: 'pistol' }], ['Pistol: 15#; dead zone 1#.']],
])('%s with the weapons %j goes so far', (id, weapons, said) => {
  expect(range(id, 2, weapons)).toEqual(said);
});
