import { categoryNames, skillNames } from '#words/systems/first/messages/skill-names';
import { versionWords as say } from '#words/painted-die/messages/versions';
import { lackOf, listChanges, pipChanges, wornChanges } from '../../painted-changes';
import type { Replacement } from '../../balance-part';
import { versionsBy, type ChangePlace } from '../../versions';
import { terms } from '#words/systems/first/messages/terms';
import { check } from '../rules/check';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import { weaponTypes } from '../sheet/equipment';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { categoryOf, isSkillId, skillIds } from '../skills/ids';

const learnt = (hero: HeroDraft): readonly Replacement<Edit>[] =>
  skillIds
    .filter((id) => !hero.skills.includes(id))
    .map((id) => ({
      id,
      name: skillNames[id],
      group: categoryNames[categoryOf(id)],
      edits: [{ edit: 'add-skill', skill: id }],
    }));

const skillPlaces = (hero: HeroDraft): readonly ChangePlace<Edit>[] =>
  listChanges({
    kind: 'skill',
    id: 'skill',
    owned: hero.skills.map((skill, index) => ({
      name: isSkillId(skill) ? skillNames[skill] : skill,
      take: [{ edit: 'remove-skill', index }],
    })),
    add: say.addSkill,
    others: () => learnt(hero),
  });

const armedWith = (faces: HeroDraft['faces'], not?: string): readonly Replacement<Edit>[] =>
  weaponTypes
    .filter((type) => type !== not)
    .map((type) => ({
      id: type,
      name: terms.weaponTypes[type],
      ...lackOf(faces, type === 'magic' ? undefined : type, terms.pips),
      edits: [{ edit: 'add-weapon', weapon: { type } }],
    }));

const weaponPlaces = ({ faces, equipment: { weapons } }: HeroDraft): readonly ChangePlace<Edit>[] =>
  listChanges({
    kind: 'gear',
    id: 'weapon',
    owned: weapons.map(({ name, type }, index) => ({
      name: name ?? terms.weaponTypes[type],
      take: [{ edit: 'remove-weapon', index }],
    })),
    add: say.addWeapon,
    others: (at) => armedWith(faces, at === undefined ? undefined : weapons[at]?.type),
  });

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
