'use client';

import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { printPageMessages } from '@/lib/messages/print-page';
import { usualPieces, type KitPiece } from '@/lib/systems/kit-part';
import type { Kit } from '../kit/use-kit';
import { useChoices } from './form';

type Choosable = NonNullable<Kit['choosable']>;

const say = printPageMessages.kit;

/** The scenario that is chosen, or else proposed. */
export const chosenIn = ({ scenarios, missions, usual }: Choosable, id: string) => {
  const all = [...scenarios, ...missions];
  return all.find((one) => one.id === id) ?? all.find((one) => one.id === usual);
};

function ScenarioChoice({
  choosable,
  isAlone,
}: {
  readonly choosable: Choosable;
  readonly isAlone: boolean;
}) {
  const { field } = useController({ control: useChoices().control, name: 'scenario' });
  const chosen = chosenIn(choosable, field.value);
  const isMission = choosable.missions.some(({ id }) => id === chosen?.id);
  return (
    <SelectField
      {...field}
      value={chosen?.id ?? ''}
      label={say.scenario}
      hint={isMission && !isAlone ? say.alone : undefined}
    >
      {(['scenarios', 'missions'] as const)
        .filter((kind) => choosable[kind].length > 0)
        .map((kind) => (
          <optgroup key={kind} label={say.scenarioKinds[kind]}>
            {choosable[kind].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}

/** Everything at one touch: first for which scenario, which the button names; a single hero may do without one. */
export function WholeKit({ kit, heroes }: { readonly kit: Kit; readonly heroes: number }) {
  const { control } = useChoices();
  const { field: pieces } = useController({ control, name: 'kit' });
  const { field: scenario } = useController({ control, name: 'scenario' });
  const { choosable } = kit;
  const chosen = choosable && chosenIn(choosable, scenario.value);
  const isAlone = heroes === 1 && kit.pieces.some(({ isForSeveral }) => isForSeveral);
  const has = ({ id }: KitPiece): boolean => pieces.value.includes(id);
  const everything = (wanted: readonly string[], name: string | undefined) => {
    const isComplete = wanted.every((id) => pieces.value.includes(id));
    return (
      <Button
        aria-disabled={isComplete}
        onClick={() => {
          if (isComplete) return;
          // Whatever was proposed is chosen now, and proposed next time.
          if (name !== undefined && chosen) scenario.onChange(chosen.id);
          pieces.onChange([...new Set([...pieces.value, ...wanted])]);
        }}
      >
        {say.everything(heroes, name)}
      </Button>
    );
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {isAlone && (
        <>
          {everything(usualPieces(kit.pieces, heroes), undefined)}
          <p className="text-sm text-muted">{say.noScenario}</p>
        </>
      )}
      {choosable && (
        <div className="w-full">
          <ScenarioChoice choosable={choosable} isAlone={isAlone} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {(choosable !== undefined || !isAlone) && everything(usualPieces(kit.pieces), chosen?.name)}
        {kit.pieces.some(has) && <Button onClick={() => pieces.onChange([])}>{say.nothing}</Button>}
      </div>
    </div>
  );
}
