import type { Card } from '@/lib/cards/card';
import { emptyKit, type KitChoices, type LaidKit, type PrintedSheet } from '@/lib/systems/kit-part';
import { piecesOf } from '@/lib/systems/document';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { Printable } from '../heroes/sources';

/** The sheets of each game among these; the same lists for the same sheets, which kits know again. */
const sorted = new WeakMap<readonly Printable[], ReadonlyMap<SystemId, readonly PrintedSheet[]>>();

const sheetsBySystem = (printables: readonly Printable[]): ReadonlyMap<SystemId, readonly PrintedSheet[]> => {
  const known = sorted.get(printables);
  if (known) return known;
  const sheets = new Map<SystemId, PrintedSheet[]>();
  for (const { hero, ...pictures } of printables)
    sheets.set(hero.system, [...(sheets.get(hero.system) ?? []), { sheet: hero.sheet, ...pictures }]);
  sorted.set(printables, sheets);
  return sheets;
};

const nobody: readonly PrintedSheet[] = [];

/** The choices with a scenario of this game: the default for this many sheets if none of its scenarios is chosen. */
const forGame = <Choices extends KitChoices>(choices: Choices, system: SystemId, sheets: number): Choices => {
  const part = partOf(system, 'kit');
  const isKnown = part && [...part.scenarios, ...part.missions].some(({ id }) => id === choices.scenario);
  return !part || isKnown ? choices : { ...choices, scenario: part.usualScenario(sheets) };
};

/** The scenarios and missions that the ticked pieces are for, in the games' own words. */
const scenariosOf = (
  bySystem: ReadonlyMap<SystemId, readonly PrintedSheet[]>,
  choices: KitChoices,
): readonly string[] => {
  const names = [...bySystem].flatMap(([system, sheets]) => {
    const { kit, scenario } = forGame(choices, system, sheets.length);
    const part = partOf(system, 'kit');
    const isAsked = piecesOf([system]).some(({ id, asks }) => asks.includes('scenario') && kit.includes(id));
    if (!part || !isAsked) return [];
    const found = [...part.scenarios, ...part.missions].find(({ id }) => id === scenario);
    return found ? [found.name] : [];
  });
  return [...new Set(names)];
};

const titlesOf = (kits: readonly LaidKit[]): readonly string[] =>
  kits.flatMap(({ leaflets = [] }) => leaflets.map(({ title }) => title));

/**
 * The kits of all games that these sheets are of, one after the other; their parts `kit` are open.
 * @param counts the player's own numbers of counters by their names
 * @param ofNobody the game whose kit is laid where there are no sheets: a mission brings its own heroes
 */
export const layKits = (
  printables: readonly Printable[],
  choices: KitChoices,
  counts: Readonly<Record<string, number>>,
  ofNobody?: SystemId,
): LaidKit => {
  const bySystem =
    printables.length === 0 && ofNobody !== undefined
      ? new Map([[ofNobody, nobody]])
      : sheetsBySystem(printables);
  const scenarios = scenariosOf(bySystem, choices);
  const kits = [...bySystem].map(
    ([system, sheets]) =>
      partOf(system, 'kit')?.lay({ ...forGame(choices, system, sheets.length), sheets, counts }) ?? emptyKit,
  );
  // A game without scenarios is called by what its leaflet is.
  const called = scenarios.length > 0 ? scenarios : titlesOf(kits);
  return {
    ...(called.length > 0 && { scenario: called.join(', ') }),
    cards: kits.flatMap(({ cards }) => cards),
    pages: kits.flatMap(({ pages }) => pages),
    ...(kits.some(({ leanPages }) => leanPages) && {
      leanPages: kits.flatMap(({ pages, leanPages = pages }) => leanPages),
    }),
    last: kits.flatMap(({ last }) => last),
    counters: kits.flatMap(({ counters }) => counters),
    leaflets: kits.flatMap(({ leaflets = [] }) => leaflets),
    notices: kits.flatMap(({ notices = [] }) => notices),
  };
};

/**
 * A sheet's cards that these pieces of the kit use; its part `kit` must be open.
 * @param sheets how many of its game are printed
 */
export const usedCards = (
  system: SystemId,
  cards: readonly Card[],
  choices: KitChoices,
  sheets: number,
): readonly Card[] => partOf(system, 'kit')?.usedCards?.(cards, forGame(choices, system, sheets)) ?? cards;
