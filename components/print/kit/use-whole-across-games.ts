import { useEffect, useRef } from 'react';
import { wholePieces } from '@/lib/systems/kit-part';
import type { SystemId } from '@/lib/systems/sheet';
import type { useChoicesForm, Choices } from '../choices/form';
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
export const useWholeAcrossGames = (
  kit: Kit,
  choices: Chosen,
  heroes: number,
  form: ReturnType<typeof useChoicesForm>['form'],
): void => {
  const before = useRef<Before>(undefined);
  useEffect(() => {
    if (kit.isMixed || heroes === 0) return;
    const { system, pieces } = kit;
    const next = wholeAgain(before.current, kit, choices, heroes);
    if (next) {
      form.setValue('kit', next.kit);
      form.setValue('scenarios', next.scenarios);
    }
    const ticked = next?.kit ?? choices.kit;
    const all = wholePieces(pieces, { sheets: heroes, bringsMiniatures: choices.bringsMiniatures });
    before.current = { system, isWhole: all.length > 0 && all.every((id) => ticked.includes(id)) };
  }, [kit, choices, heroes, form]);
};
