import { emptyKit, type KitChoices, type LaidKit } from '@/lib/systems/kit-part';
import { partOf } from '@/lib/systems/open';
import type { Printable } from './sources';

/** The kits of all games that these sheets are of, one after the other; their parts `kit` are open. */
export const layKits = (
  printables: readonly Printable[],
  choices: KitChoices,
  own: Readonly<Record<string, number>>,
): LaidKit => {
  const systems = [...new Set(printables.map(({ hero }) => hero.system))];
  return systems.reduce<LaidKit>((all, system) => {
    const part = partOf(system, 'kit');
    if (!part) return all;
    const sheets = printables
      .filter(({ hero }) => hero.system === system)
      .map(({ hero, ...photo }) => ({ sheet: hero.sheet, ...photo }));
    const laid = part.lay({ ...choices, sheets, own });
    return {
      cards: [...all.cards, ...laid.cards],
      pages: [...all.pages, ...laid.pages],
      last: [...all.last, ...laid.last],
      counters: [...all.counters, ...laid.counters],
    };
  }, emptyKit);
};
