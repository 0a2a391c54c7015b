import type { Card, CardFace } from '@/lib/cards/card';
import type { DrawPages, Page } from '@/lib/cards/page';
import { counters } from '@/lib/systems/living/messages/en/counters';
import { kit } from '@/lib/systems/living/messages/en/kit';
import { measureLabels, partLabels, planLabels } from '@/lib/systems/living/messages/en/kit-parts';
import { kitCards } from '@/lib/systems/living/messages/en/kit-cards';
import { allCounters, counterCards, countersOf, type CounterNeed } from '@/lib/systems/counters';
import { credits, reference, scenarioPage } from '@/lib/systems/kit';
import {
  followerCards,
  initiativeCards,
  missionCards,
  standees,
  trainingCards,
} from '@/lib/systems/kit-cards';
import { mapPlan, rulers, scenarioParts, tableUnits, templates } from '@/lib/systems/kit-parts';
import { findScenario, missions, scenarios, type AnyScenario } from '@/lib/systems/scenarios';
import { kitPartIds, type KitChoices, type KitPartId } from './kit-parts';
import type { Printable } from '../heroes/sources';

/** Counters of one kind: what they are called, how many the rules ask for and why, and how many are printed. */
export interface CounterRow {
  readonly name: string;
  readonly why: string;
  readonly count: number;
}

/** Counters of one kind at most. */
export const mostCounters = 40;

/** What is asked of the kit. */
export interface KitOrder extends KitChoices {
  readonly heroes: readonly Printable[];
  /** The player's own numbers of counters by their names. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The kit, to be put on sheets: cards and pieces first, then pages, then what can only be said of all of them. */
export interface LaidKit {
  readonly cards: readonly Card[];
  readonly pages: readonly DrawPages[];
  /** The last page, about everything that was printed before. */
  readonly last: readonly ((faces: readonly CardFace[]) => DrawPages)[];
  readonly counters: readonly CounterRow[];
}

/** The scenarios and missions to choose from. */
export const choosableScenarios: Readonly<
  Record<'scenarios' | 'missions', readonly { readonly id: string; readonly name: string }[]>
> = { scenarios, missions };

const memory = new Map<string, { readonly of: readonly unknown[]; readonly made: unknown }>();

/** Made once for the same things: a tick does not lay out anew what it does not touch. */
const once = <Made>(what: string, of: readonly unknown[], make: () => Made): Made => {
  const known = memory.get(what);
  if (known?.of.length === of.length && known.of.every((one, index) => one === of[index]))
    return known.made as Made;
  const made = make();
  memory.set(what, { of, made });
  return made;
};

/** Pages that remember how they were drawn last. */
const drawnOnce = (draw: DrawPages): DrawPages => {
  let known: { readonly paper: string; readonly pages: readonly Page[] } | undefined;
  return (paper) => {
    if (known?.paper !== paper.id) known = { paper: paper.id, pages: draw(paper) };
    return known.pages;
  };
};

const needsOf = ({ heroes, allCounters: isAll, counts }: KitOrder): readonly CounterNeed[] => {
  const needs = once('needs', [heroes, isAll], () =>
    isAll ? allCounters() : countersOf(heroes.map(({ hero }) => hero)),
  );
  return needs.map((need): CounterNeed => {
    const count = counts[counters.name(need.counter)];
    return count === undefined || count === need.count
      ? { ...need, count: Math.min(need.count, mostCounters) }
      : { ...need, count, because: 'as-chosen' };
  });
};

const scenarioOf = (id: string): AnyScenario | undefined => findScenario(id) ?? scenarios[0];

/** A part of the kit for an order: its cards and pieces, or its pages. */
interface Laid {
  readonly cards?: readonly Card[];
  readonly pages?: readonly DrawPages[];
}

const heroesOf = ({ heroes }: KitOrder) => heroes.map(({ hero }) => hero);

const parts: Readonly<Record<Exclude<KitPartId, 'credits'>, (order: KitOrder) => Laid>> = {
  followers: (order) => ({
    cards: once('followers', [order.heroes], () => followerCards(heroesOf(order), kitCards)),
  }),
  training: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      cards: once('training', [scenario], () =>
        scenario?.kind === 'mission' ? missionCards(scenario.id, kitCards) : trainingCards(kitCards),
      ),
    };
  },
  initiative: ({ heroes }) => ({
    cards: once('initiative', [heroes], () => initiativeCards(heroes, kitCards)),
  }),
  standees: ({ heroes }) => ({ cards: once('standees', [heroes], () => standees(heroes, kitCards)) }),
  counters: (order) => ({
    cards: once('counters', [order.heroes, order.allCounters, order.counts, order.counterSize], () =>
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
      pages: once('templates', [order.heroes, scenario, order.unit], () => [
        drawnOnce(templates(heroesOf(order), tableUnits[order.unit], measureLabels, scenario)),
      ]),
    };
  },
  rules: ({ scenario: id }) => {
    const scenario = scenarioOf(id);
    const told = scenario && kit.scenario(scenario.id);
    return told ? { pages: once('rules', [scenario], () => [drawnOnce(scenarioPage(told))]) } : {};
  },
  reference: (order) => ({
    pages: once('reference', [order.heroes], () => [drawnOnce(reference(heroesOf(order), kit.reference))]),
  }),
};

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: KitOrder): LaidKit => {
  const has = (part: KitPartId): boolean => order.kit.includes(part);
  const laid = kitPartIds.filter(has).flatMap((part) => (part === 'credits' ? [] : parts[part](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
    last: has('credits') ? [(faces) => credits(faces, kit.credits)] : [],
    counters: has('counters')
      ? needsOf(order).map((need) => ({
          name: counters.name(need.counter),
          why: counters.why(need),
          count: need.count,
        }))
      : [],
  };
};
