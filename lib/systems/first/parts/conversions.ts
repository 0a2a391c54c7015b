import {
  conversionWords,
  givenAsItIs,
  takeSkills,
  takenAsItIs,
  type ConversionsPart,
  type SharedHero,
} from '../../../painted-die/conversion';
import { skillNames } from '#words/systems/first/messages/skill-names';
import { skillLockSentence } from '#words/systems/first/messages/issues';
import { nameOfSkill } from '#words/systems/first/messages/places';
import { skillLock } from '../rules/locks';
import { apply } from '../sheet/apply';
import type { Weapon } from '../sheet/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { skillIds } from '../skills/ids';

const say = conversionWords('the first edition');

const give = (hero: HeroDraft): SharedHero => ({
  ...givenAsItIs(hero, ({ armour }) => armour),
  weapons: hero.equipment.weapons.map(({ name, type }) => ({ name, kind: type, type })),
  skills: hero.skills.map(nameOfSkill),
  own: hero.fiend === undefined ? [] : [{ what: 'The first fiend’s die', kind: 'fiends' }],
});

const weaponOf = ({ name, kind }: SharedHero['weapons'][number]): readonly Weapon[] =>
  kind === 'other' ? [] : [{ ...(name === undefined ? {} : { name }), type: kind }];

const take = (given: SharedHero) => {
  const bare: HeroDraft = {
    ...newHero(given.name),
    ...takenAsItIs(given, given.weapons.flatMap(weaponOf), (armour, rest) => ({ armour, ...rest })),
  };
  const { sheet, left } = takeSkills(bare, given.skills, {
    idsOf: (skill) => skillIds.filter((id) => skillNames[id] === skill),
    lockOf: (hero, id) => {
      const lock = skillLock(hero, id);
      return lock && skillLockSentence(lock);
    },
    add: (hero, skill) => apply(hero, { edit: 'add-skill', skill }),
    say,
  });
  return {
    sheet,
    left: [
      ...given.weapons
        .filter(({ kind }) => kind === 'other')
        .map((weapon) => say.weapon(weapon.name ?? 'A weapon')),
      ...left,
      ...given.own.map(({ what, kind }) => say.own(what, kind)),
    ],
  };
};

/** Heroes of the first edition for other games of painted dice, and theirs for it. */
export const conversions: ConversionsPart<HeroDraft> = { give, take };
