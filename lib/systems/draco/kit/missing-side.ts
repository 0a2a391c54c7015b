import type { Card } from '../../../cards/card';
import { remembered } from '../../../cards/kit/laid-once';
import type { KitOrder, PrintedSheet } from '../../kit-part';
import { dragonCards } from '../cards/dragon-cards';
import { slayerCards } from '../cards/slayer-cards';
import type { Draft } from '../sheet/sheet';
import { samples } from '../start/samples';
import type { Missing } from './leaflet-words';

/** Slayers of a hunt. */
export const slayersOfHunt = 4;

/** Slayers and dragon still missing for a hunt. */
export const missingFrom = (drafts: readonly Draft[]): readonly Missing[] => {
  const slayers = drafts.filter(({ kind }) => kind === 'slayer').length;
  return [
    ...(drafts.some(({ kind }) => kind === 'dragon') ? [] : [{ of: 'dragon' } as const]),
    ...(slayers < slayersOfHunt ? [{ of: 'slayers', count: slayersOfHunt - slayers } as const] : []),
  ];
};

const once = remembered();

/** Samples that make a hunt of these: nobody whose name is there already comes twice. */
const broughtTo = (sheets: readonly PrintedSheet<Draft>[]): readonly Draft[] => {
  const drafts = sheets.map(({ sheet }) => sheet);
  const names = new Set(drafts.map(({ name }) => name));
  const ready = samples.map(({ sheet }) => sheet);
  const slayers = ready.filter(({ kind, name }) => kind === 'slayer' && !names.has(name));
  return missingFrom(drafts).flatMap((side) =>
    side.of === 'dragon' ? ready.filter(({ kind }) => kind === 'dragon') : slayers.slice(0, side.count),
  );
};

/** An order with the samples that it brings, where the player wants what is missing. */
export interface WholeOrder {
  readonly order: KitOrder<Draft>;
  readonly brought: readonly Draft[];
}

export const wholeOrder = (order: KitOrder<Draft>): WholeOrder => {
  if (!order.kit.includes('missing-side')) return { order, brought: [] };
  const { brought, sheets } = once('whole', [order.sheets], () => {
    const brought = broughtTo(order.sheets);
    return { brought, sheets: [...order.sheets, ...brought.map((sheet) => ({ sheet }))] };
  });
  return { order: { ...order, sheets }, brought };
};

/** The cards of what the kit brings. */
export const broughtCards = (brought: readonly Draft[]): readonly Card[] =>
  once('cards', [brought], () =>
    brought.flatMap((draft) =>
      draft.kind === 'slayer'
        ? slayerCards(draft, { houseRules: false })
        : dragonCards(draft, { houseRules: false }),
    ),
  );
