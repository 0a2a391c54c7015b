import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import type { DrawPages } from '../../../cards/paper/paper';
import { drawRulers, tableUnits } from '../../../cards/paper/ruler';
import type { KitOrder } from '../../kit-part';
import { symbolLegend } from '../cards/symbol-legend';
import { kit } from '#words/systems/draco/messages/kit';
import type { Draft } from '../sheet/sheet';
import { counterIds, type CounterId } from '../skills/effect';
import { countersOf, pushes } from './counters';
import { missingFrom } from './missing-side';
import type { KitPieceId } from './pieces';
import { tablePlan } from './plan';
import { reminders, wordsSheet } from './reminders';
import { rulesPages, type InPlay } from './rules-pages';

export type PageId = Extract<KitPieceId, 'ruler' | 'table-plan' | 'reference' | 'draco-rules'>;

type Order = KitOrder<Draft>;

const once = remembered();

/** Counters that can lie on this table: any, where a side of the game is still missing. */
const countersIn = ({ allCounters, sheets }: Order): readonly CounterId[] => {
  const drafts = sheets.map(({ sheet: draft }) => draft);
  return allCounters || missingFrom(drafts).length > 0
    ? counterIds
    : countersOf(drafts).map(({ counter }) => counter);
};

const hasRules = ({ kit: ticked }: Order): boolean => ticked.includes('draco-rules');

const hasBacks = ({ kit: ticked }: Order): boolean => ticked.includes('counters');

const inPlay = (order: Order): InPlay => {
  const drafts = order.sheets.map(({ sheet }) => sheet);
  const isWhole = missingFrom(drafts).length === 0;
  const onBacks = isWhole && hasBacks(order);
  return {
    said: onBacks ? [] : countersIn(order),
    hasPushes: !isWhole || drafts.some(pushes),
    hasBacks: onBacks,
  };
};

/** The leaflet is in the print, and says the set-up. */
const hasLeaflet = ({ kit: ticked }: Order): boolean => ticked.includes('contents');

/** Kit pieces that are a separate page, or a part of one, for an order. */
export const pages: Readonly<Record<PageId, (order: Order) => readonly DrawPages[]>> = {
  ruler: () => once('ruler', [], () => [drawnOnce(drawRulers(tableUnits.inch, kit.ruler))]),
  'table-plan': (order) => {
    const notes = hasLeaflet(order) ? [] : kit.plan.notes;
    return once('plan', [hasLeaflet(order)], () => [drawnOnce(tablePlan({ ...kit.plan, notes }))]);
  },
  reference: (order) =>
    once('reference', [order.sheets, order.allCounters, hasLeaflet(order), hasRules(order)], () =>
      [
        ...reminders(kit.reminders(!hasLeaflet(order))),
        // The rules say what each word means.
        ...(hasRules(order) ? [] : [wordsSheet(kit.wordsPanel(countersIn(order)))]),
      ].map(drawnOnce),
    ),
  'draco-rules': (order) =>
    once('rules', [order.sheets, order.allCounters, hasLeaflet(order), hasBacks(order)], () => {
      const legend = hasLeaflet(order) ? undefined : symbolLegend(kit.symbols);
      return [drawnOnce(rulesPages(kit.rules(inPlay(order), !hasLeaflet(order)), legend))];
    }),
};

export const isPage = (id: KitPieceId): id is PageId => Object.hasOwn(pages, id);
