'use client';

import { Fragment } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/check-controls';
import { words } from '@/lib/messages/index';
import {
  gameNight,
  kitPartGroups,
  kitUnits,
  measuredPartIds,
  scenarioPartIds,
  type KitPartId,
} from '@/lib/systems/kit-part';
import type { Kit } from '../kit/use-kit';
import { CounterChoices } from './counter-choices';
import { Choice, segments } from './fields';
import { useChoices } from './form';

function ScenarioChoice({ choosable }: Pick<Kit, 'choosable'>) {
  const say = words.printPage.kit;
  const { control } = useChoices();
  const { field } = useController({ control, name: 'scenario' });
  if (!choosable) return null;
  return (
    <SelectField {...field} label={say.scenario}>
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

function UnitChoice() {
  const say = words.printPage.kit;
  return (
    <Controller
      control={useChoices().control}
      name="unit"
      render={({ field: { value, onChange } }) => (
        <Choice
          label={say.unit}
          hint={say.unitHints[value]}
          value={value}
          segments={segments(kitUnits, say.units)}
          onChange={onChange}
        />
      )}
    />
  );
}

/** The pieces of a kit in their groups; a group of none is left out. */
const groupsOf = (pieces: readonly KitPartId[]) =>
  (['figures', 'table', 'reading'] as const)
    .map((group) => ({ group, ids: kitPartGroups[group].filter((id) => pieces.includes(id)) }))
    .filter(({ ids }) => ids.length > 0);

/** What is printed for the evening beside the heroes' cards: everything at one touch, or part by part. */
export function KitChoices({ kit }: { readonly kit: Kit }) {
  const say = words.printPage.kit;
  const {
    field: { value: parts, onChange },
  } = useController({ control: useChoices().control, name: 'kit' });
  const has = (part: KitPartId): boolean => parts.includes(part);
  const wanted = gameNight.filter((part) => kit.pieces.includes(part));
  const isComplete = wanted.every(has);
  if (kit.pieces.length === 0) return null;
  return (
    <Panel title={say.heading}>
      <p className="mb-3 text-sm text-muted">{say.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isComplete}
          onClick={() => {
            if (!isComplete) onChange([...new Set([...parts, ...wanted])]);
          }}
        >
          {say.everything}
        </Button>
        {parts.length > 0 && <Button onClick={() => onChange([])}>{say.nothing}</Button>}
      </div>
      <div role="status" className="mt-2 empty:hidden">
        {kit.isComing && <p className="text-sm text-muted">{say.coming}</p>}
      </div>
      {kit.isMissing && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <Notice tone="error">{say.missing}</Notice>
          <Button onClick={kit.onRetry}>{words.printPage.again}</Button>
        </div>
      )}
      {parts.some((part) => scenarioPartIds.includes(part)) && (
        <div className="mt-3">
          <ScenarioChoice choosable={kit.choosable} />
        </div>
      )}
      {parts.some((part) => measuredPartIds.includes(part)) && (
        <div className="mt-3">
          <UnitChoice />
        </div>
      )}
      {groupsOf(kit.pieces).map(({ group, ids }) => (
        <fieldset key={group} className="mt-3">
          <legend className="font-semibold">{say.groups[group]}</legend>
          {ids.map((part) => (
            <Fragment key={part}>
              <Tick
                label={say.parts[part]}
                checked={has(part)}
                onChange={(isTicked) =>
                  onChange(isTicked ? [...parts, part] : parts.filter((other) => other !== part))
                }
              />
              {part === 'counters' && has('counters') && <CounterChoices kit={kit} />}
            </Fragment>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
