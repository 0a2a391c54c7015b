'use client';

import { useController } from 'react-hook-form';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { printPageMessages } from '@/lib/messages/print-page';
import type { KitScenarios } from '@/lib/systems/kit-part';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { useChoices } from './form';

const say = printPageMessages.kit;

const kinds = ['scenarios', 'missions'] as const;

/** The other games, whose scenarios come with their heroes. */
const othersThan = (system: SystemId): readonly string[] =>
  systemIds.filter((id) => id !== system).map(gameName);

/**
 * Scenario of the kit, kept for its game; nothing is chosen until the player has. Warnings about it are right below.
 */
export function ScenarioChoice({
  system,
  choosable,
  chosen,
  isAlone,
  notices,
  onChosen,
}: {
  readonly system: SystemId;
  readonly choosable: KitScenarios;
  readonly chosen: string | undefined;
  readonly isAlone: boolean;
  readonly notices: readonly string[];
  readonly onChosen: () => void;
}) {
  const { field } = useController({ control: useChoices().control, name: 'scenarios' });
  const isMission = choosable.missions.some(({ id }) => id === chosen);
  return (
    <div className="flex w-full flex-col gap-2">
      <SelectField
        {...field}
        onChange={({ target }) => {
          field.onChange({ ...field.value, [system]: target.value });
          onChosen();
        }}
        value={chosen ?? ''}
        label={say.scenario}
        hint={isMission && !isAlone ? say.alone : say.otherGames(gameName(system), othersThan(system))}
      >
        {chosen === undefined && <option value="">{say.pick}</option>}
        {kinds
          .filter((kind) => choosable[kind].length > 0)
          .map((kind) => (
            <optgroup key={kind} label={say.scenarioKinds[kind]}>
              {choosable[kind].map(({ id, name }, index) => (
                <option key={id} value={id}>
                  {kind === 'missions' ? say.mission(index + 1, name) : name}
                </option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      {notices.map((notice) => (
        <Notice key={notice} tone="warning">
          {notice}
        </Notice>
      ))}
    </div>
  );
}
