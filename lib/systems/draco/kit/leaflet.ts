import type { Leaflet } from '../../../cards/kit/leaflet';
import { symbolLegend } from '../cards/symbol-legend';
import { kit } from '../messages/en/kit';
import { leaflet as words } from '../messages/en/leaflet';
import type { Draft } from '../sheet/sheet';
import type { Missing } from './leaflet-words';
import { planOf, table } from './plan';

/** Inches from both edges of the corner at which the slayers of the picture stand. */
const starts = [
  [0.9, 0.9],
  [2.3, 0.9],
  [0.9, 2.3],
  [2, 2],
] as const;

/** Who a hunt needs and these lack. */
export const missingFrom = (drafts: readonly Draft[]): readonly Missing[] => {
  const slayers = drafts.filter(({ kind }) => kind === 'slayer').length;
  return [
    ...(drafts.some(({ kind }) => kind === 'dragon') ? [] : [{ of: 'dragon' } as const]),
    ...(slayers < starts.length ? [{ of: 'slayers', count: starts.length - slayers } as const] : []),
  ];
};

/** First page of a kit for these slayers and dragons. */
export const leafletOf = (drafts: readonly Draft[]): Leaflet => {
  const figures = starts.map(([x, y]) => ({ x, y: table.side - y, ink: 'blue' as const }));
  const look = { plan: planOf(kit.plan), figures };
  return {
    title: words.title,
    need: words.need(
      drafts.map(({ name }) => name),
      missingFrom(drafts),
    ),
    setUp: [
      { text: words.square, table: { ...look, anyTerrain: false, until: 'square' } },
      { text: words.dragon, table: { ...look, anyTerrain: false, until: 'figures' } },
      { text: words.trees, table: { ...look, anyTerrain: true, until: 'figures' } },
      { text: words.slayers, table: 'cards-and-deck' },
      { text: words.cards, table: 'cards' },
    ],
    signs: symbolLegend(kit.symbols).before ?? [],
    turn: { title: words.turnTitle, steps: words.turn.map((text) => ({ text })) },
    win: words.win,
    crafts: (['tree', 'standee'] as const).map((craft) => ({ craft, text: words.crafts[craft] })),
  };
};
