import type { Card } from '../../../cards/card';
import { credits } from '../../../cards/kit/credits';
import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import type { DrawPages } from '../../../cards/paper/paper';
import { drawRulers, tableUnits } from '../../../cards/paper/ruler';
import type { KitOrder, LaidKit } from '../../kit-part';
import { iconNameOf } from '../icon-files';
import { counters } from '../messages/en/counters';
import { kit } from '../messages/en/kit';
import { figureWords, partLabels, rulerLabels, terrainWords } from '../messages/en/kit-parts';
import { findScenario, scenarios, type Scenario } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';
import { ranges } from '../skills/shooters';
import { allCounters, counterCards, countersOf, type CounterNeed } from './counters';
import { crafting } from './crafting';
import { standees } from './figures';
import { kitPieces, type KitPieceId } from './pieces';
import { reference } from './reference';
import { rosterSheet } from './roster-sheet';
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

/** A part of the kit for an order: its pieces, or its pages. */
interface Laid {
  readonly cards?: readonly Card[];
  readonly pages?: readonly DrawPages[];
}

/** A part about the scenario of an order; one that this game does not have counts as its first. */
const ofScenario =
  (lay: (scenario: Scenario) => Laid) =>
  ({ scenario: id }: Order): Laid => {
    const scenario = findScenario(id) ?? scenarios[0];
    return scenario ? lay(scenario) : {};
  };

const parts: Readonly<Record<Exclude<KitPieceId, 'credits'>, (order: Order) => Laid>> = {
  roster: (order) => ({
    pages: once('roster', [order.sheets], () =>
      warbandsOf(order).map((warband, at) => drawnOnce(rosterSheet(warband, at + 1, kit.roster))),
    ),
  }),
  'fighter-standees': (order) => ({
    cards: once('standees', [order.sheets], () => standees(warbandsOf(order), figureWords)),
  }),
  counters: (order) => ({
    cards: once('counters', [order.sheets, order.allCounters, order.counts, order.counterSize], () =>
      counterCards(needsOf(order), counters, order.counterSize),
    ),
  }),
  terrain: () => ({ cards: once('terrain', [], () => terrain(terrainWords)) }),
  turns: () => ({ cards: once('turns', [], () => turnCounter(partLabels)) }),
  parts: ofScenario((scenario) => ({
    cards: once('parts', [scenario], () => scenarioParts(scenario, partLabels)),
  })),
  ruler: () => ({
    pages: once('ruler', [], () => [
      drawnOnce(drawRulers(tableUnits.inch, rulerLabels, Math.max(...ranges))),
    ]),
  }),
  rules: ofScenario((scenario) => ({
    pages: once('rules', [scenario], () => [drawnOnce(scenarioPage(kit.scenario(scenario)))]),
  })),
  crafting: () => ({ pages: once('crafting', [], () => [drawnOnce(crafting(kit.crafting))]) }),
  reference: (order) => ({
    pages: once('reference', [order.sheets], () => [drawnOnce(reference(warbandsOf(order), kit.reference))]),
  }),
};

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const laid = kitPieces
    .map(({ id }) => id)
    .filter(has)
    .flatMap((part) => (part === 'credits' ? [] : parts[part](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
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
