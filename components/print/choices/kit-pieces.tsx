'use client';

import { Fragment } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Tick } from '@/components/ui/check-controls';
import { printPageMessages } from '@/lib/messages/print-page';
import { kitGroups, kitUnits, type KitPiece, type KitQuestion } from '@/lib/systems/kit-part';
import type { Kit } from '../kit/use-kit';
import { CounterChoices } from './counter-choices';
import { Choice, segments } from './fields';
import { useChoices } from './form';

const say = printPageMessages.kit;

function UnitChoice() {
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

/** The pieces of the kit, each with a box to tick. */
export function KitPieces({ kit }: { readonly kit: Kit }) {
  const { control } = useChoices();
  const {
    field: { value: ticked, onChange },
  } = useController({ control, name: 'kit' });
  const has = (id: string): boolean => ticked.includes(id);
  const asks = (question: KitQuestion): boolean =>
    kit.pieces.some((piece) => has(piece.id) && piece.asks.includes(question));
  return groupsOf(kit.pieces).map(({ group, pieces }) => (
    <fieldset key={group} className="mt-3 first:mt-0">
      <legend className="font-semibold">{say.groups[group]}</legend>
      {group === 'scenario' && kit.choosable && (
        <p className="text-sm text-muted">{kit.chosen ? say.piecesFor(kit.chosen.name) : say.pickFirst}</p>
      )}
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
      {group === 'table' && asks('unit') && (
        <div className="mt-2">
          <UnitChoice />
        </div>
      )}
    </fieldset>
  ));
}
