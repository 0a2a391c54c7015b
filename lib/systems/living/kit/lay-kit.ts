import type { Card } from '../../../cards/card';
import type { DrawPages } from '../../../cards/paper/paper';
import { credits } from '../../../pip-hero/kit/credits';
import { drawnOnce, remembered } from '../../../pip-hero/kit/laid-once';
import { scenarioPage } from '../../../pip-hero/kit/scenario-page';
import { counters } from '../messages/en/counters';
import { kit } from '../messages/en/kit';
import { measureLabels, partLabels, planLabels } from '../messages/en/kit-parts';
import { kitCards } from '../messages/en/kit-cards';
import { counterCards } from './counters/counter-cards';
import { allCounters, countersOf, type CounterNeed } from './counters/counters';
import { reference } from './reference/reference';
import { iconNameOf } from './reference/icon-names';
import { followerCards } from './cards/follower-cards';
import { initiativeCards } from './cards/initiative-cards';
import { standees } from './cards/standees';
import { missionCards, trainingCards } from './cards/training-cards';
import { tableUnits } from '../../../cards/paper/ruler-unit';
import { rulers, templates } from './parts/measures';
import { mapPlan } from './parts/plan';
import { scenarioParts } from './parts/scenario-parts';
import { findScenario } from '../scenarios/index';
import type { AnyScenario } from '../scenarios/scenario';
import type { KitOrder, LaidKit } from '../../kit-part';
import type { HeroDraft } from '../sheet/hero';
import { kitPieces, type KitPieceId } from './pieces';

/** Counters of one kind at most. */
export const mostCounters = 40;

/** The scenario where none is chosen. */
export const usualScenario = 'team-carnage';

type Order = KitOrder<HeroDraft>;

const once = remembered();

const needsOf = ({ sheets: heroes, allCounters: isAll, counts }: Order): readonly CounterNeed[] => {
  const needs = once('needs', [heroes, isAll], () =>
    isAll ? allCounters() : countersOf(heroes.map(({ sheet }) => sheet)),
  );
  return needs.map((need): CounterNeed => {
    const count = counts[counters.name(need.counter)];
    return count === undefined || count === need.count
      ? { ...need, count: Math.min(need.count, mostCounters) }
      : { ...need, count, because: 'as-chosen' };
  });
};

const scenarioOf = (id: string): AnyScenario | undefined => findScenario(id) ?? findScenario(usualScenario);

/** A part of the kit for an order: its cards and pieces, or its pages. */
interface Laid {
  readonly cards?: readonly Card[];
  readonly pages?: readonly DrawPages[];
}

const heroesOf = ({ sheets }: Order) => sheets.map(({ sheet }) => sheet);

/** Heroes with their photos. */
const pictured = ({ sheets }: Order) => sheets.map(({ sheet, ...photo }) => ({ hero: sheet, ...photo }));

const parts: Readonly<Record<Exclude<KitPieceId, 'credits'>, (order: Order) => Laid>> = {
  followers: (order) => ({
    cards: once('followers', [order.sheets], () => followerCards(heroesOf(order), kitCards)),
  }),
  training: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      cards: once('training', [scenario], () =>
        scenario?.kind === 'mission' ? missionCards(scenario.id, kitCards) : trainingCards(kitCards),
      ),
    };
  },
  initiative: (order) => ({
    cards: once('initiative', [order.sheets], () => initiativeCards(pictured(order), kitCards)),
  }),
  standees: (order) => ({
    cards: once('standees', [order.sheets], () => standees(pictured(order), kitCards)),
  }),
  counters: (order) => ({
    cards: once('counters', [order.sheets, order.allCounters, order.counts, order.counterSize], () =>
      counterCards(needsOf(order), counters, order.counterSize),
    ),
  }),
  parts: ({ scenario: id, unit }) => {
    const scenario = scenarioOf(id);
    return scenario
      ? {
          cards: once('parts', [scenario, unit], () => scenarioParts(scenario, tableUnits[unit], partLabels)),
        }
      : {};
  },
  map: ({ scenario: id, unit }) => {
    const scenario = scenarioOf(id);
    return scenario
      ? {
          pages: once('map', [scenario, unit], () => [
            drawnOnce(mapPlan(scenario, tableUnits[unit], planLabels)),
          ]),
        }
      : {};
  },
  ruler: ({ unit }) => ({
    pages: once('ruler', [unit], () => [drawnOnce(rulers(tableUnits[unit], measureLabels))]),
  }),
  templates: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      pages: once('templates', [order.sheets, scenario, order.unit], () => [
        drawnOnce(templates(heroesOf(order), tableUnits[order.unit], measureLabels, scenario)),
      ]),
    };
  },
  rules: ({ scenario: id }) => {
    const scenario = scenarioOf(id);
    const countNote = scenario && kit.scenario(scenario.id);
    return countNote ? { pages: once('rules', [scenario], () => [drawnOnce(scenarioPage(countNote))]) } : {};
  },
  reference: (order) => ({
    pages: once('reference', [order.sheets], () => [drawnOnce(reference(heroesOf(order), kit.reference))]),
  }),
};

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  const laid = ticked.flatMap((id) => (id === 'credits' ? [] : parts[id](order)));
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
