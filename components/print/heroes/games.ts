import { firstSystem, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

/** The games of these heroes, in their order, each once. */
export const gamesOf = (heroes: readonly SheetDocument[]): readonly SystemId[] => [
  ...new Set(heroes.map(({ system }) => system)),
];

/** Heroes of one game after the other, the game for newcomers first. */
export const byGame = <Hero extends { readonly document: SheetDocument }>(
  heroes: readonly Hero[],
): readonly { readonly system: SystemId; readonly heroes: readonly Hero[] }[] =>
  systemIds
    .map((system) => ({ system, heroes: heroes.filter(({ document }) => document.system === system) }))
    .filter((game) => game.heroes.length > 0);

/** The game of what is offered beside the heroes: that of the first. */
export const gameOf = (heroes: readonly SheetDocument[]): SystemId => heroes[0]?.system ?? firstSystem;

/** The keys of the heroes of other games, who are left out where those of one are kept. */
export const keysBeside = (
  system: SystemId,
  candidates: readonly { readonly key: string; readonly printable: { readonly hero: SheetDocument } }[],
): readonly string[] =>
  candidates.filter(({ printable }) => printable.hero.system !== system).map(({ key }) => key);
