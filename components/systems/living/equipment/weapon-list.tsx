'use client';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { MeleeKind, Weapon } from '@/lib/systems/living/sheet/armoury';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { AddWeapon } from './add-weapon';
import { WeaponFacts } from '../../../builder/dialogs';
import { RemoveButton } from '../../../ui/remove-button';
import { TextLine } from '../../../builder/text-line';
import { useBench, useBuilder } from '../../../draft/use-draft';
import { kindOfWeapon } from '../../../builder/weapon-kinds';

const say = words.builder.equipment;

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
  const { bench } = useBuilder();
  return (
    <div>
      <h3 className="mb-1 text-lg">{heading}</h3>
      {weapons.length === 0 && none !== undefined && <p className="text-sm text-muted">{none}</p>}
      <ul className="flex flex-col gap-3">
        {weapons.map((weapon, index) => (
          <WeaponRow
            key={`${bench} ${index}`}
            owner={owner}
            weapon={weapon}
            index={index}
            placeholder={placeholder}
          />
        ))}
      </ul>
      {weapons.length >= living.limits.weapons ? (
        <p className="mt-2 text-sm text-muted">{say.full(living.limits.weapons)}</p>
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
  const { edit } = useBench();
  const kind = kindOfWeapon(weapon);
  const change = (next: Weapon) => edit({ edit: 'set-weapon', owner, index, weapon: next });
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-line pt-2 first:border-0">
      <div className="min-w-40 flex-1">
        <TextLine
          label={kind}
          placeholder={placeholder}
          kind="name"
          saved={weapon.name ?? ''}
          onSave={(text) => change({ ...weapon, name: text === '' ? undefined : text })}
        />
      </div>
      {weapon.type === 'throwing' && (
        <MeleeOfThrowing melee={weapon.melee} onChange={(melee) => change({ ...weapon, melee })} />
      )}
      <RemoveButton
        what={weapon.name ?? kind}
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
        onChange={(event) => onChange(living.meleeKinds.find((kind) => kind === event.target.value))}
      >
        <option value="">{say.inMeleeNothing}</option>
        {living.meleeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.terms.weaponTypes[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
