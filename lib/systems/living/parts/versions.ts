import { versionWords as say } from '#words/painted-die/messages/versions';
import { lackOf, listChanges, pipChanges, wornChanges } from '../../painted-changes';
import type { Replacement } from '../../balance-part';
import { versionsBy, type ChangePlace } from '../../versions';
import { schoolName } from '../cards/card-content';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { check } from '../rules/check';
import { apply } from '../sheet/apply';
import { isMeleeKind, isRangedKind, meleeKinds, weaponTypes, type Weapon } from '../sheet/armoury';
import type { Edit } from '../sheet/edit';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { die } from '../sheet/pips';
import { findSkill, isChoosable, skills } from '../skills/index';

const nameOfSkill = (skill: SkillChoice): string =>
  typeof skill === 'string' ? (findSkill(skill)?.name ?? skill) : skill.custom;

const learnt = (hero: HeroDraft): readonly Replacement<Edit>[] =>
  skills
    .filter((skill) => isChoosable(skill) && !hero.skills.includes(skill.id))
    .map(({ id, name, school }) => ({
      id,
      name,
      group: schoolName(school),
      edits: [{ edit: 'add-skill', list: 'hero', skill: id }],
    }));

const skillPlaces = (hero: HeroDraft): readonly ChangePlace<Edit>[] =>
  listChanges({
    kind: 'skill',
    id: 'skill',
    owned: hero.skills.map((skill, index) => ({
      name: nameOfSkill(skill),
      take: [{ edit: 'remove-skill', list: 'hero', index }],
    })),
    add: say.addSkill,
    others: () => learnt(hero),
  });

const kindOfWeapon = ({ type, pole }: Weapon): string =>
  pole ? panels.equipment.poleOf(terms.weaponTypes[type]) : terms.weaponTypes[type];

/** One weapon of every kind that a match knows. */
const armoury: readonly Weapon[] = [
  ...meleeKinds.flatMap((type): readonly Weapon[] => [{ type }, { type, pole: true }]),
  ...weaponTypes
    .filter((type) => !meleeKinds.some((kind) => kind === type) && type !== 'other')
    .map((type) => ({ type })),
];

/** The pips that a weapon fights with; the projectile of a magic weapon reads none. */
const pipOf = ({ type }: Weapon): 'melee' | 'ranged' | undefined => {
  if (isMeleeKind(type)) return 'melee';
  return isRangedKind(type) ? 'ranged' : undefined;
};

const armedWith = (faces: HeroDraft['faces'], now?: Weapon): readonly Replacement<Edit>[] =>
  armoury
    .filter((weapon) => now === undefined || kindOfWeapon(weapon) !== kindOfWeapon(now))
    .map((weapon) => ({
      id: kindOfWeapon(weapon),
      name: kindOfWeapon(weapon),
      ...lackOf(faces, pipOf(weapon), terms.pips),
      edits: [{ edit: 'add-weapon', owner: 'hero', weapon }],
    }));

const weaponPlaces = ({ faces, equipment: { weapons } }: HeroDraft): readonly ChangePlace<Edit>[] =>
  listChanges({
    kind: 'gear',
    id: 'weapon',
    owned: weapons.map((weapon, index) => ({
      name: weapon.name ?? kindOfWeapon(weapon),
      take: [{ edit: 'remove-weapon', owner: 'hero', index }],
    })),
    add: say.addWeapon,
    others: (at) => armedWith(faces, at === undefined ? undefined : weapons[at]),
  });

/** Versions of a hero of the Living Rulebook. */
export const versions = versionsBy<HeroDraft, Edit>({
  check,
  apply,
  kinds: say.kinds,
  places: (hero) => [
    ...skillPlaces(hero),
    ...weaponPlaces(hero),
    ...wornChanges(hero.equipment, terms),
    ...pipChanges(die, hero.faces, terms.pips),
  ],
});
