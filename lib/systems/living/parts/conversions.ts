import {
  conversionWords,
  givenAsItIs,
  takeSkills,
  takenAsItIs,
  type ConversionsPart,
  type SharedHero,
} from '../../../painted-die/conversion';
import { issues } from '#words/systems/living/messages/issues';
import { nameOfChoice } from '#words/systems/living/messages/places';
import { terms } from '#words/systems/living/messages/terms';
import { skillLock } from '../rules/skill-locks';
import { apply } from '../sheet/apply';
import { isMeleeKind, isRangedKind, type Weapon, type WeaponType } from '../sheet/armoury';
import { newHero, type HeroDraft } from '../sheet/hero';
import { isChoosable, skills } from '../skills/index';

const say = conversionWords('the Living Rulebook');

const kindOf = (type: WeaponType): SharedHero['weapons'][number]['kind'] => {
  if (isMeleeKind(type)) return 'melee';
  if (isRangedKind(type)) return 'ranged';
  return type === 'magic' ? 'magic' : 'other';
};

/** Names of long shafts, custom skills and followers, for a game without them. */
const ownOf = (hero: HeroDraft): SharedHero['own'] => [
  ...hero.equipment.weapons
    .filter(({ pole }) => pole === true)
    .map(({ name }) => ({ what: `The pole of ${name ?? 'a weapon'}`, kind: 'pole weapons' })),
  ...hero.skills.flatMap((choice) =>
    typeof choice === 'string' ? [] : [{ what: choice.custom, kind: 'skills that players design' }],
  ),
  ...hero.followers.map(({ name, kind }) => ({
    what: name ?? terms.followerKinds[kind],
    kind: 'followers',
  })),
  ...(hero.snowfall.skills.length > 0 ? [{ what: 'The Snowfall loadout', kind: 'one' }] : []),
];

const give = (hero: HeroDraft): SharedHero => ({
  ...givenAsItIs(hero, ({ defence }) => defence),
  weapons: hero.equipment.weapons.map(({ name, type }) => ({ name, kind: kindOf(type), type })),
  skills: hero.skills.flatMap((choice) => (typeof choice === 'string' ? [nameOfChoice(choice)] : [])),
  own: ownOf(hero),
});

/** Weapon kinds by words of a weapon's name, where another game doesn't say the kind; the first that fits. */
const kindsByName: readonly (readonly [words: RegExp, type: WeaponType])[] = [
  [/short ?bow/i, 'shortbow'],
  [/crossbow|arbalest/i, 'crossbow-two-handed'],
  [/bow/i, 'longbow'],
  [/blowpipe/i, 'blowpipe'],
  [/pistol/i, 'pistol'],
  [/rifle|musket/i, 'rifle'],
  [/javelin|throw/i, 'throwing'],
  [/dagger|spear|rapier|knife|lance|pike/i, 'piercing'],
  [/sword|axe|sabre|scythe|blade/i, 'slashing'],
];
const usual = { melee: 'blunt', ranged: 'longbow', magic: 'magic', other: 'other' } as const;

const typeOf = ({ name = '', kind }: SharedHero['weapons'][number]): WeaponType =>
  kindsByName.find(([words, type]) => words.test(name) && kindOf(type) === kind)?.[1] ?? usual[kind];

const weaponOf = (given: SharedHero['weapons'][number]): Weapon => ({
  ...(given.name === undefined ? {} : { name: given.name }),
  type: typeOf(given),
});

const take = (given: SharedHero) => {
  const bare: HeroDraft = {
    ...newHero(given.name),
    ...takenAsItIs(given, given.weapons.map(weaponOf), (defence, rest) => ({ defence, ...rest })),
  };
  const { sheet, left } = takeSkills(bare, given.skills, {
    idsOf: (skill) => skills.filter((each) => each.name === skill && isChoosable(each)).map(({ id }) => id),
    lockOf: (hero, id) => {
      const lock = skillLock(hero, 'hero', id);
      return lock && issues.lock(lock);
    },
    add: (hero, skill) => apply(hero, { edit: 'add-skill', list: 'hero', skill }),
    say,
  });
  const guessed = given.weapons
    .filter(({ kind }) => kind === 'melee' || kind === 'ranged')
    .map((weapon) => say.weaponBecomes(weapon.name ?? 'A weapon', `“${terms.weaponTypes[typeOf(weapon)]}”`));
  return { sheet, left: [...guessed, ...left, ...given.own.map(({ what, kind }) => say.own(what, kind))] };
};

/** Heroes of the Living Rulebook for other games of painted dice, and theirs for it. */
export const conversions: ConversionsPart<HeroDraft> = { give, take };
