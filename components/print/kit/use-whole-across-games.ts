import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { wholePieces } from '@/lib/systems/kit-part';
import type { SystemId } from '@/lib/systems/sheet';
import { useChoices, type Choices } from '../choices/form';
import type { Kit } from './use-kit';

type Chosen = Pick<Choices, 'kit' | 'scenarios' | 'bringsMiniatures'>;

/** A kit as it was for the heroes of one game. */
interface Before {
  readonly system: SystemId;
  readonly isWhole: boolean;
}

/** The choices that make a whole kit of one game a whole kit of this one; undefined where nothing has to change. */
export const wholeAgain = (
  before: Before | undefined,
  { system, pieces, choosable, chosen }: Pick<Kit, 'system' | 'pieces' | 'choosable' | 'chosen'>,
  { kit, scenarios, bringsMiniatures }: Chosen,
  heroes: number,
): Pick<Choices, 'kit' | 'scenarios'> | undefined =>
  before?.isWhole && before.system !== system && pieces.length > 0
    ? {
        kit: [...new Set([...kit, ...wholePieces(pieces, { bringsMiniatures })])],
        scenarios:
          choosable && !chosen ? { ...scenarios, [system]: choosable.usualScenario(heroes) } : scenarios,
      }
    : undefined;

/** A kit that is whole stays so when the heroes of another game take the place of those before. */
export const useWholeAcrossGames = (kit: Kit, heroes: number): void => {
  const { control, getValues, setValue } = useChoices();
  const ticked = useWatch({ control, name: 'kit' });
  const before = useRef<Before>(undefined);
  useEffect(() => {
    if (kit.isMixed || heroes === 0) return;
    const choices = getValues();
    const next = wholeAgain(before.current, kit, choices, heroes);
    if (next) {
      setValue('kit', next.kit);
      setValue('scenarios', next.scenarios);
    }
    const { system, pieces } = kit;
    const { bringsMiniatures } = choices;
    const all = wholePieces(pieces, { sheets: heroes, bringsMiniatures });
    const now = next?.kit ?? ticked;
    before.current = { system, isWhole: all.length > 0 && all.every((id) => now.includes(id)) };
  }, [kit, ticked, heroes, getValues, setValue]);
};
