'use client';

import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/tick';
import { words } from '@/lib/messages/index';
import { Choice } from './choice';
import { CounterChoices } from './counter-choices';
import {
  gameNight,
  kitPartGroups,
  kitUnits,
  measuredPartIds,
  scenarioPartIds,
  type KitChoices,
  type KitPartId,
} from '@/lib/systems/kit-part';
import type { Kit } from './use-kit';

interface KitPanel {
  readonly kit: Kit;
  readonly choices: KitChoices;
  readonly onChange: (change: Partial<KitChoices>) => void;
}

function ScenarioChoice({ kit: { choosable }, choices, onChange }: KitPanel) {
  const say = words.printRoom.kit;
  if (!choosable) return null;
  return (
    <SelectField
      label={say.scenario}
      value={choices.scenario}
      onChange={({ target }) => onChange({ scenario: target.value })}
    >
      {(['scenarios', 'missions'] as const).map((kind) => (
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

function UnitChoice({ choices, onChange }: Omit<KitPanel, 'kit'>) {
  const say = words.printRoom.kit;
  return (
    <Choice
      label={say.unit}
      hint={say.unitHints[choices.unit]}
      value={choices.unit}
      segments={kitUnits.map((value) => ({ value, label: say.units[value] }))}
      onChange={(unit) => onChange({ unit })}
    />
  );
}

/** What is printed for the evening beside the heroes' cards: everything at one touch, or part by part. */
export function KitChoices(panel: KitPanel) {
  const { kit, choices, onChange } = panel;
  const say = words.printRoom.kit;
  const has = (part: KitPartId): boolean => choices.kit.includes(part);
  const isComplete = gameNight.every(has);
  const tick = (part: KitPartId, isTicked: boolean): void =>
    onChange({ kit: isTicked ? [...choices.kit, part] : choices.kit.filter((other) => other !== part) });
  return (
    <Panel title={say.heading}>
      <p className="mb-3 text-sm text-muted">{say.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isComplete}
          onClick={() => {
            if (!isComplete) onChange({ kit: [...new Set([...choices.kit, ...gameNight])] });
          }}
        >
          {say.everything}
        </Button>
        {choices.kit.length > 0 && <Button onClick={() => onChange({ kit: [] })}>{say.nothing}</Button>}
      </div>
      <div role="status" className="mt-2 empty:hidden">
        {kit.isComing && <p className="text-sm text-muted">{say.coming}</p>}
      </div>
      {kit.isMissing && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <Notice tone="error">{say.missing}</Notice>
          <Button onClick={kit.onRetry}>{words.printRoom.again}</Button>
        </div>
      )}
      {choices.kit.some((part) => scenarioPartIds.includes(part)) && (
        <div className="mt-3">
          <ScenarioChoice {...panel} />
        </div>
      )}
      {choices.kit.some((part) => measuredPartIds.includes(part)) && (
        <div className="mt-3">
          <UnitChoice choices={choices} onChange={onChange} />
        </div>
      )}
      {(['figures', 'table', 'reading'] as const).map((group) => (
        <fieldset key={group} className="mt-3">
          <legend className="font-semibold">{say.groups[group]}</legend>
          {kitPartGroups[group].map((part) => (
            <Fragment key={part}>
              <Tick label={say.parts[part]} checked={has(part)} onChange={(ticked) => tick(part, ticked)} />
              {part === 'counters' && has('counters') && (
                <CounterChoices kit={kit} choices={choices} onChange={onChange} />
              )}
            </Fragment>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
