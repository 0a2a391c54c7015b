import type { Card } from '../../../cards/card';
import { credits } from '../../../cards/kit/credits';
import { remembered } from '../../../cards/kit/laid-once';
import type { KitOrder, LaidKit } from '../../kit-part';
import { iconNameOf } from '../icon-files';
import { counters } from '../messages/en/counters';
import { kit } from '../messages/en/kit';
import { figureWords, partLabels, terrainWords } from '../messages/en/kit-parts';
import { scenarioOf } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';
import { allCounters, counterCards, countersOf, type CounterNeed } from './counters';
import { standees } from './figures';
import { pages, type PageId } from './pages';
import { kitPieces, type KitPieceId } from './pieces';
import { scenarioParts, turnCounter } from './scenario-parts';
import { terrain } from './terrain';

/** Counters of one kind at most. */
export const mostCounters = 40;

type Order = KitOrder<Warband>;

const once = remembered();

const warbandsOf = ({ sheets }: Order): readonly Warband[] => sheets.map(({ sheet }) => sheet);

const needsOf = (order: Order): readonly CounterNeed[] => {
  const { sheets, allCounters: isAll, counts } = order;
  const needs = once('needs', [sheets, isAll], () => (isAll ? allCounters() : countersOf(warbandsOf(order))));
  return needs.map((need): CounterNeed => {
    const count = counts[counters.name(need.counter)];
    return count === undefined || count === need.count
      ? { ...need, count: Math.min(need.count, mostCounters) }
      : { ...need, count, isChosen: true };
  });
};

const pieces: Readonly<Record<Exclude<KitPieceId, PageId | 'credits'>, (order: Order) => readonly Card[]>> = {
  'fighter-standees': (order) => once('standees', [order.sheets], () => standees(order.sheets, figureWords)),
  counters: (order) =>
    once('counters', [order.sheets, order.allCounters, order.counts, order.counterSize], () =>
      counterCards(needsOf(order), counters, order.counterSize),
    ),
  terrain: () => once('terrain', [], () => terrain(terrainWords)),
  turns: () => once('turns', [], () => turnCounter(partLabels)),
  parts: ({ scenario }) =>
    once('parts', [scenarioOf(scenario)], () => scenarioParts(scenarioOf(scenario), partLabels)),
};

const isPage = (id: KitPieceId): id is PageId => Object.hasOwn(pages, id);

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  return {
    cards: ticked.flatMap((id) => (id === 'credits' || isPage(id) ? [] : pieces[id](order))),
    pages: ticked.flatMap((id) => (isPage(id) ? pages[id](order) : [])),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters')
      ? needsOf(order).map((need) => ({
          name: counters.name(need.counter),
          why: counters.why(need),
          count: need.count,
        }))
      : [],
  };
};
