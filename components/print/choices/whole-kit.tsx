'use client';

import { useRef } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { printPageMessages } from '@/lib/messages/print-page';
import { wholePieces, type KitPiece } from '@/lib/systems/kit-part';
import type { Kit } from '../kit/use-kit';
import { useChoices } from './form';
import { ScenarioChoice } from './scenario-choice';

const say = printPageMessages.kit;

/** "Everything for King of the Hill": a button until all of it is chosen, then a line that says so. */
function Everything({
  wanted,
  ticked,
  heroes,
  name,
  onChange,
}: {
  readonly wanted: readonly string[];
  readonly ticked: readonly string[];
  readonly heroes: number;
  readonly name?: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const isPressed = useRef(false);
  if (wanted.every((id) => ticked.includes(id)))
    return (
      <p
        tabIndex={-1}
        ref={(line) => {
          if (isPressed.current) line?.focus();
          isPressed.current = false;
        }}
        className="flex min-h-11 items-center font-semibold text-good"
      >
        {say.isChosen(say.everything(heroes, name))}
      </p>
    );
  return (
    <Button
      onClick={() => {
        isPressed.current = true;
        onChange([...new Set([...ticked, ...wanted])]);
      }}
    >
      {say.everything(heroes, name)}
    </Button>
  );
}

/** Paper figures or the players' miniatures; a kit that is whole already follows at once. */
function Miniatures({ kit, heroes }: { readonly kit: Kit; readonly heroes: number }) {
  const { control } = useChoices();
  const { field: pieces } = useController({ control, name: 'kit' });
  const figures = kit.pieces.filter(({ isFigures = false }) => isFigures).map(({ id }) => id);
  if (figures.length === 0) return null;
  const isWhole = wholePieces(kit.pieces, { sheets: heroes, bringsMiniatures: true }).every((id) =>
    pieces.value.includes(id),
  );
  return (
    <Controller
      control={control}
      name="bringsMiniatures"
      render={({ field: { value, onChange } }) => (
        <Tick
          label={say.bringsMiniatures}
          checked={value}
          onChange={(brings) => {
            onChange(brings);
            const others = pieces.value.filter((id) => !figures.includes(id));
            if (brings || isWhole) pieces.onChange(brings ? others : [...others, ...figures]);
          }}
        />
      )}
    />
  );
}

/** Everything at one touch: first for which scenario, which the button names; a single hero may do without one. */
export function WholeKit({ kit, heroes }: { readonly kit: Kit; readonly heroes: number }) {
  const { control } = useChoices();
  const { field: pieces } = useController({ control, name: 'kit' });
  const {
    field: { value: bringsMiniatures },
  } = useController({ control, name: 'bringsMiniatures' });
  const { choosable, chosen } = kit;
  const isAlone = heroes === 1 && kit.pieces.some(({ isForSeveral }) => isForSeveral);
  const has = ({ id }: KitPiece): boolean => pieces.value.includes(id);
  const whole = wholePieces(kit.pieces, { bringsMiniatures });
  const all = wholePieces(kit.pieces, { sheets: heroes, bringsMiniatures });
  /** A kit that somebody put together piece by piece stays as it is. */
  const withScenario = (): void => {
    if (kit.pieces.some(has) && !all.every((id) => pieces.value.includes(id))) return;
    pieces.onChange([...new Set([...pieces.value, ...whole])]);
  };
  const everything = { ticked: pieces.value, heroes, onChange: pieces.onChange };
  return (
    <div className="flex flex-col items-start gap-3">
      {isAlone && (
        <>
          <Everything {...everything} wanted={all} />
          <p className="text-sm text-muted">{say.noScenario}</p>
        </>
      )}
      {choosable && (
        <ScenarioChoice
          system={kit.system}
          choosable={choosable}
          chosen={chosen?.id}
          isAlone={isAlone}
          notices={kit.laid.notices ?? []}
          onChosen={withScenario}
        />
      )}
      <Miniatures kit={kit} heroes={heroes} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {kit.lacksHeroes && chosen && (
          <p className="flex min-h-11 items-center font-semibold">
            {say.addHeroes(chosen.name, chosen.heroes)}
          </p>
        )}
        {!kit.lacksHeroes && (choosable ? chosen !== undefined : !isAlone) && (
          <Everything {...everything} wanted={whole} name={chosen?.name} />
        )}
        {kit.pieces.some(has) && <Button onClick={() => pieces.onChange([])}>{say.nothing}</Button>}
      </div>
    </div>
  );
}
