'use client';
import type { Run } from '@/components/draft/state';
import { TextLine } from '@/components/draft/text-field';
import { useShown } from '@/components/draft/use-draft';
import { RemoveButton } from '@/components/ui/remove-button';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { terms } from '@/lib/systems/living/messages/en/terms';
import { meleeKinds, type MeleeKind, type Weapon } from '@/lib/systems/living/sheet/armoury';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { limits } from '@/lib/systems/living/sheet/hero';
import { WeaponFacts } from '../dialogs';
import { useEdit } from '../use-hero';
import { AddWeapon, kindOfWeapon } from './add-weapon';

const say = panels.equipment;

/** The weapons of a hero or follower: kind, name, and what a throwing weapon is in melee. */
export function WeaponList({
  owner,
  weapons,
  heading,
  none,
  placeholder,
}: {
  readonly owner: Owner;
  readonly weapons: readonly Weapon[];
  readonly heading: string;
  readonly none?: string;
  readonly placeholder: string;
}) {
  const { generation } = useShown();
  return (
    <div>
      <h3 className="mb-1 text-lg">{heading}</h3>
      {weapons.length === 0 && none !== undefined && <p className="text-sm text-muted">{none}</p>}
      <ul className="flex flex-col gap-3">
        {weapons.map((weapon, index) => (
          <WeaponRow
            key={`${generation} ${index}`}
            owner={owner}
            weapon={weapon}
            index={index}
            placeholder={placeholder}
          />
        ))}
      </ul>
      {weapons.length >= limits.weapons ? (
        <p className="mt-2 text-sm text-muted">{say.full(limits.weapons)}</p>
      ) : (
        <AddWeapon owner={owner} />
      )}
    </div>
  );
}

function WeaponRow({
  owner,
  weapon,
  index,
  placeholder,
}: {
  readonly owner: Owner;
  readonly weapon: Weapon;
  readonly index: number;
  readonly placeholder: string;
}) {
  const edit = useEdit();
  const kind = kindOfWeapon(weapon);
  const change = (next: Weapon, run?: Run) =>
    edit({ edit: 'set-weapon', owner, index, weapon: next }, run && { run });
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-line pt-2 first:border-0">
      <div className="min-w-40 flex-1">
        <TextLine
          label={kind}
          placeholder={placeholder}
          kind="name"
          saved={weapon.name ?? ''}
          onSave={(text, run) => change({ ...weapon, name: text === '' ? undefined : text }, run)}
        />
      </div>
      {weapon.type === 'throwing' && (
        <MeleeOfThrowing melee={weapon.melee} onChange={(melee) => change({ ...weapon, melee })} />
      )}
      <RemoveButton
        label={say.remove(weapon.name ?? kind)}
        onRemove={() => edit({ edit: 'remove-weapon', owner, index })}
      />
      <WeaponFacts weapon={weapon} name={weapon.name ?? kind} learner={owner === 'hero'} />
    </li>
  );
}

function MeleeOfThrowing({
  melee,
  onChange,
}: {
  readonly melee: MeleeKind | undefined;
  readonly onChange: (melee: MeleeKind | undefined) => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm text-muted">{say.inMelee}</span>
      <select
        value={melee ?? ''}
        className="min-h-11 rounded-lg border border-edge bg-leaf px-3"
        onChange={(event) => onChange(meleeKinds.find((kind) => kind === event.target.value))}
      >
        <option value="">{say.inMeleeNothing}</option>
        {meleeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {terms.weaponTypes[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
