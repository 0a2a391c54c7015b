import { versionWords as say } from '../../../painted-die/messages/en/versions';
import { lackOf, pipChanges, wornChanges } from '../../painted-changes';
import type { Replacement } from '../../balance-part';
import { versionsBy, type ChangePlace } from '../../versions';
import { terms } from '../messages/en/terms';
import { check } from '../rules/check';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import { weaponTypes } from '../sheet/equipment';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { categoryNames, categoryOf, isSkillId, skillIds, skillNames } from '../skills/ids';

const learnt = (hero: HeroDraft): readonly Replacement<Edit>[] =>
  skillIds
    .filter((id) => !hero.skills.includes(id))
    .map((id) => ({
      id,
      name: skillNames[id],
      group: categoryNames[categoryOf(id)],
      edits: [{ edit: 'add-skill', skill: id }],
    }));

const skillPlaces = (hero: HeroDraft): readonly ChangePlace<Edit>[] => [
  ...hero.skills.map((skill, index): ChangePlace<Edit> => ({
    kind: 'skill',
    id: `skill ${index}`,
    name: isSkillId(skill) ? skillNames[skill] : skill,
    take: [{ edit: 'remove-skill', index }],
    instead: () => [...learnt(hero), { id: 'none', name: say.nothing, edits: [] }],
  })),
  {
    kind: 'skill',
    id: 'skill +',
    name: say.addSkill,
    version: say.asItIs,
    take: [],
    instead: () => learnt(hero),
  },
];

const armedWith = (faces: HeroDraft['faces'], not?: string): readonly Replacement<Edit>[] =>
  weaponTypes
    .filter((type) => type !== not)
    .map((type) => ({
      id: type,
      name: terms.weaponTypes[type],
      ...lackOf(faces, type === 'magic' ? undefined : type, terms.pips),
      edits: [{ edit: 'add-weapon', weapon: { type } }],
    }));

const weaponPlaces = ({ faces, equipment: { weapons } }: HeroDraft): readonly ChangePlace<Edit>[] => [
  ...weapons.map(({ name, type }, index): ChangePlace<Edit> => ({
    kind: 'gear',
    id: `weapon ${index}`,
    name: name ?? terms.weaponTypes[type],
    take: [{ edit: 'remove-weapon', index }],
    instead: () => [...armedWith(faces, type), { id: 'none', name: say.nothing, edits: [] }],
  })),
  {
    kind: 'gear',
    id: 'weapon +',
    name: say.addWeapon,
    version: say.asItIs,
    take: [],
    instead: () => armedWith(faces),
  },
];

/** Versions of a hero of the first edition. */
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
