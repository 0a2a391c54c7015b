'use client';
import { SavedText } from '@/components/draft/saved-form';
import { SelectField } from '@/components/ui/field';
import { Toggle } from '@/components/ui/check-controls';
import { builder as say } from '#words/systems/warband/messages/builder';
import { terms } from '#words/systems/warband/messages/terms';
import { gearOf } from '@/lib/systems/warband/rules/check';
import { shooterClasses, type Fighter } from '@/lib/systems/warband/sheet/warband';
import { roleIdOf, roleOf, type Gear } from '@/lib/systems/warband/skills/roles';
import { useSetFighter } from './use-warband';

/** Why a fighter cannot take this thing; things they have can always be put away. */
const lockOf = (fighter: Fighter, gear: Gear): string | undefined => {
  const held = gearOf(fighter);
  if (held.includes(gear)) return undefined;
  const role = roleIdOf(fighter);
  if (role !== undefined && roleOf(role).forbids?.includes(gear)) return say.locked(role, gear);
  return held.length >= 2 ? say.handsFull : undefined;
};

function Lock({ of }: { readonly of: string | undefined }) {
  return of === undefined ? null : <p className="text-sm text-muted">{of}</p>;
}

/** Weapons and shield for a fighter's two hands. */
export function GearFields({ fighter, index }: { readonly fighter: Fighter; readonly index: number }) {
  const set = useSetFighter(index);
  const { melee, shooter, shield } = fighter;
  const locks = {
    melee: lockOf(fighter, 'melee'),
    shooter: lockOf(fighter, 'shooter'),
    shield: lockOf(fighter, 'shield'),
  };
  return (
    <div className="flex flex-col gap-3">
      {locks.melee === undefined ? (
        <SavedText
          label={say.melee}
          placeholder={say.meleePlaceholder}
          kind="name"
          saved={melee ?? ''}
          onSave={(text, run) => set('melee', text === '' ? undefined : text, run)}
        />
      ) : (
        <div>
          <p className="font-semibold">{say.melee}</p>
          <Lock of={locks.melee} />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={say.shooter}
          value={shooter?.class ?? ''}
          disabled={locks.shooter !== undefined}
          onChange={({ target: { value } }) => {
            const kind = shooterClasses.find((each) => each === value);
            set('shooter', kind && { ...shooter, class: kind });
          }}
        >
          <option value="">{say.noShooter}</option>
          {shooterClasses.map((kind) => (
            <option key={kind} value={kind}>
              {terms.classes[kind]}
            </option>
          ))}
        </SelectField>
        {shooter && (
          <SavedText
            label={say.shooterName}
            placeholder={say.shooterPlaceholder}
            kind="name"
            saved={shooter.name ?? ''}
            onSave={(text, run) => set('shooter', { ...shooter, name: text === '' ? undefined : text }, run)}
          />
        )}
      </div>
      <Lock of={locks.shooter} />
      {shooter && <p className="text-sm text-muted">{say.shooters[shooter.class]}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {locks.shield === undefined && (
          <Toggle label={say.shield} pressed={shield} onChange={(pressed) => set('shield', pressed)} />
        )}
        <p className="min-w-0 flex-1 text-sm text-muted">
          {locks.shield === undefined ? say.shieldFact : `${say.shield}: ${locks.shield}`}
        </p>
      </div>
    </div>
  );
}
