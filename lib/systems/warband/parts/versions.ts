import type { Replacement } from '../../balance-part';
import { versionsBy, type ChangePlace } from '../../versions';
import { terms } from '#words/systems/warband/messages/terms';
import { versionWords as say } from '#words/systems/warband/messages/versions';
import { check, gearOf } from '../rules/check';
import { apply } from '../sheet/apply';
import type { Edit, FighterField } from '../sheet/edit';
import { shooterClasses, type Fighter, type Warband } from '../sheet/warband';
import { roleIdOf, roleOf, rolesOf, type Gear } from '../skills/roles';

const set = <F extends FighterField>(index: number, field: F, value: Fighter[F]): Edit =>
  ({ edit: 'set-fighter', index, field, value }) as Edit;

const rolePlace = (fighter: Fighter, index: number): ChangePlace<Edit> => ({
  kind: 'skill',
  id: `role ${index}`,
  name: say.of(terms.role(fighter) || say.nothing, fighter.name),
  take: [],
  instead: () =>
    rolesOf(fighter.rank)
      .filter((id) => id !== roleIdOf(fighter))
      .map((id) => ({ id, name: roleOf(id).name, edits: [set(index, 'role', id)] })),
});

const nameOfGear = ({ melee, shooter }: Fighter, gear: Gear): string => {
  if (gear === 'melee') return melee ?? say.meleeWeapon;
  return gear === 'shield' || !shooter ? say.shield : (shooter.name ?? terms.classes[shooter.class]);
};

/** Everything that may be held in a hand, unless it is held already. */
const taken = (fighter: Fighter, index: number): readonly Replacement<Edit>[] => [
  ...(fighter.melee === undefined
    ? [{ id: 'melee', name: say.meleeWeapon, edits: [set(index, 'melee', say.meleeWeapon)] }]
    : []),
  ...shooterClasses
    .filter((kind) => kind !== fighter.shooter?.class)
    .map((kind) => ({
      id: kind,
      name: terms.classes[kind],
      edits: [set(index, 'shooter', { class: kind })],
    })),
  ...(fighter.shield ? [] : [{ id: 'shield', name: say.shield, edits: [set(index, 'shield', true)] }]),
];

const gearPlaces = (fighter: Fighter, index: number): readonly ChangePlace<Edit>[] =>
  gearOf(fighter).map((gear) => ({
    kind: 'gear',
    id: `${gear} ${index}`,
    name: say.of(nameOfGear(fighter, gear), fighter.name),
    take: [gear === 'shield' ? set(index, gear, false) : set(index, gear, undefined)],
    instead: () => [...taken(fighter, index), { id: 'none', name: say.nothing, edits: [] }],
  }));

const statPlace = ({ fighters }: Warband, fighter: Fighter, index: number): ChangePlace<Edit> => ({
  kind: 'pip',
  id: `stat ${index}`,
  name: say.pointOf(fighter.name),
  take: [set(index, 'stat', fighter.stat - 1)],
  instead: () =>
    fighters.flatMap(({ name, stat }, at) =>
      at === index ? [] : [{ id: String(at), name: say.pointTo(name), edits: [set(at, 'stat', stat + 1)] }],
    ),
});

/** Versions of a warband: another role, another weapon, a point of one fighter for another. */
export const versions = versionsBy<Warband, Edit>({
  check,
  apply,
  kinds: say.kinds,
  places: (warband) =>
    (['role', 'gear', 'stat'] as const).flatMap((what) =>
      warband.fighters.flatMap((fighter, index): readonly ChangePlace<Edit>[] => {
        if (what === 'role') return [rolePlace(fighter, index)];
        return what === 'gear' ? gearPlaces(fighter, index) : [statPlace(warband, fighter, index)];
      }),
    ),
});
