'use client';
import { Explained } from '@/components/skill/explained';
import { SelectField } from '@/components/ui/field';
import { builder as say } from '#words/systems/warband/messages/builder';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import type { Fighter } from '@/lib/systems/warband/sheet/warband';
import { command, roleIdOf, roleOf, rolesOf, type RoleId } from '@/lib/systems/warband/skills/roles';
import { Icon } from './icon';
import { system } from './warband';
import { useSetFighter } from './use-warband';

/** Abilities of a fighter: his role or speciality, and the boss's Command. */
export function RoleField({ fighter, index }: { readonly fighter: Fighter; readonly index: number }) {
  const set = useSetFighter(index);
  const { rank, role } = fighter;
  const id = roleIdOf(fighter);
  const isUnknown = role !== undefined && id === undefined;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={say.role[rank]}
        value={id ?? role ?? ''}
        onChange={({ target: { value } }) => set('role', value === '' ? undefined : value)}
      >
        {id === undefined && role === undefined && <option value="">{say.noRole}</option>}
        {isUnknown && <option value={role}>{say.unknownRole(role)}</option>}
        {rolesOf(rank).map((each) => (
          <option key={each} value={each}>
            {roleOf(each).name}
          </option>
        ))}
      </SelectField>
      {id !== undefined && <About role={id} />}
      {rank === 'boss' && (
        <div className="text-sm">
          <p className="flex items-center gap-2 font-semibold">
            <Icon of="command" className="size-5" />
            {command.name}
          </p>
          <p>
            <Explained system={system} text={commandText} />
          </p>
        </div>
      )}
    </div>
  );
}

function About({ role }: { readonly role: RoleId }) {
  const demands = say.demands(role);
  return (
    <div className="text-sm" aria-live="polite">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={role} className="size-5" />
        {roleOf(role).name}
        <span className="font-normal text-muted">{say.use(role)}</span>
      </p>
      <p>
        <Explained system={system} text={roleTexts[role]} />
      </p>
      {demands !== '' && <p className="mt-1 font-semibold">{demands}</p>}
    </div>
  );
}
