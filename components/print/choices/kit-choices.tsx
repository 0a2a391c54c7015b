'use client';

import { Fragment } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/check-controls';
import { printPageMessages } from '@/lib/messages/print-page';
import { kitGroups, kitUnits, usualPieces, type KitPiece, type KitQuestion } from '@/lib/systems/kit-part';
import type { SystemId } from '@/lib/systems/sheet';
import type { Kit } from '../kit/use-kit';
import { CounterChoices } from './counter-choices';
import { Choice, segments } from './fields';
import { useChoices } from './form';
import { OwnMapChoice } from './own-map';

function ScenarioChoice({ choosable }: Pick<Kit, 'choosable'>) {
  const say = printPageMessages.kit;
  const { control } = useChoices();
  const { field } = useController({ control, name: 'scenario' });
  if (!choosable) return null;
  const { scenarios, missions, usual } = choosable;
  const isKnown = [...scenarios, ...missions].some(({ id }) => id === field.value);
  const isAlone = !isKnown && missions.some(({ id }) => id === usual);
  return (
    <SelectField
      {...field}
      value={isKnown ? field.value : usual}
      label={say.scenario}
      hint={isAlone ? say.alone : undefined}
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

function UnitChoice() {
  const say = printPageMessages.kit;
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

const asksScenario = ({ asks }: KitPiece): boolean => asks.includes('scenario');

/** The pieces of a kit in their groups, those of the scenario together; a group of none is left out. */
const groupsOf = (pieces: readonly KitPiece[]) =>
  [
    { group: 'scenario' as const, pieces: pieces.filter(asksScenario) },
    ...kitGroups.map((group) => ({
      group,
      pieces: pieces.filter((piece) => piece.group === group && !asksScenario(piece)),
    })),
  ].filter((each) => each.pieces.length > 0);

/** Choice of the game-night kit: everything at one touch, or part by part. */
export function KitChoices({
  kit,
  heroes,
  papers,
  system,
  mapProblem,
}: {
  readonly kit: Kit;
  /** How many are printed. */
  readonly heroes: number;
  /** Sheets of paper, the cards’ too. */
  readonly papers: number;
  /** Game of the offered maps. */
  readonly system: SystemId;
  /** Why the plan of your own map cannot be printed, as a sentence. */
  readonly mapProblem: string | undefined;
}) {
  const say = printPageMessages.kit;
  const {
    field: { value: ticked, onChange },
  } = useController({ control: useChoices().control, name: 'kit' });
  const has = (id: string): boolean => ticked.includes(id);
  const asks = (question: KitQuestion): boolean =>
    kit.pieces.some((piece) => has(piece.id) && piece.asks.includes(question));
  const wanted = usualPieces(kit.pieces, heroes);
  const isComplete = wanted.every(has);
  if (kit.pieces.length === 0) return null;
  return (
    <Panel title={say.heading}>
      <p className="mb-3 text-sm text-muted">{say.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isComplete}
          onClick={() => {
            if (!isComplete) onChange([...new Set([...ticked, ...wanted])]);
          }}
        >
          {say.everything(heroes)}
        </Button>
        {kit.pieces.some(({ id }) => has(id)) && <Button onClick={() => onChange([])}>{say.nothing}</Button>}
      </div>
      {heroes === 1 && kit.pieces.some(({ isForSeveral }) => isForSeveral) && (
        <p className="mt-2 text-sm text-muted">{say.noScenario}</p>
      )}
      <div role="status" className="mt-2 empty:hidden">
        {kit.isComing && <p className="text-sm text-muted">{say.coming}</p>}
        {kit.pieces.some(({ id }) => has(id)) && !kit.isComing && papers > 0 && (
          <p className="font-semibold">{say.takes(papers)}</p>
        )}
      </div>
      {kit.isMissing && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <Notice tone="error">{say.missing}</Notice>
          <Button onClick={kit.onRetry}>{printPageMessages.again}</Button>
        </div>
      )}
      {groupsOf(kit.pieces).map(({ group, pieces }) => (
        <fieldset key={group} className="mt-3">
          <legend className="font-semibold">{say.groups[group]}</legend>
          {pieces.map((piece) => (
            <Fragment key={piece.id}>
              <Tick
                label={piece.name}
                checked={has(piece.id)}
                onChange={(isTicked) =>
                  onChange(isTicked ? [...ticked, piece.id] : ticked.filter((other) => other !== piece.id))
                }
              />
              {piece.asks.includes('counters') && has(piece.id) && <CounterChoices kit={kit} />}
            </Fragment>
          ))}
          {/* Below its ticks: above, it would push them away from under a finger. */}
          {group === 'scenario' && asks('scenario') && <ScenarioChoice choosable={kit.choosable} />}
          {group === 'table' && asks('unit') && (
            <div className="mt-2">
              <UnitChoice />
            </div>
          )}
        </fieldset>
      ))}
      <OwnMapChoice system={system} problem={mapProblem} />
    </Panel>
  );
}
