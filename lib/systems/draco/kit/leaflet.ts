import type { Leaflet } from '../../../cards/kit/leaflet';
import { symbolLegend } from '../cards/symbol-legend';
import { kit } from '#words/systems/draco/messages/kit';
import { leaflet as words } from '#words/systems/draco/messages/leaflet';
import type { Draft } from '../sheet/sheet';
import { samples } from '../start/samples';
import type { Missing } from './leaflet-words';
import { missingFrom, slayersOfHunt } from './missing-side';
import type { KitPieceId } from './pieces';
import { planOf, someTrees, table } from './plan';
import { shownAttack } from './shown-attack';

/** Inches from both edges of the corner at which the slayers of the picture stand. */
const starts = [
  [0.9, 0.9],
  [2.3, 0.9],
  [0.9, 2.3],
  [2, 2],
] as const;

/** The part at the top of a print that has not both sides. */
const lacking = (missing: readonly Missing[]): Leaflet['lacks'] => {
  if (missing.length === 0) return undefined;
  const isHalf = missing.some((side) => side.of === 'dragon' || side.count === slayersOfHunt);
  const kinds = missing.map((side) => (side.of === 'dragon' ? 'dragon' : 'slayer'));
  const ready = samples.filter(({ sheet }) => kinds.includes(sheet.kind)).map(({ sheet }) => sheet.name);
  return { title: isHalf ? words.isHalf : words.isShort, text: words.half(missing, ready) };
};

/** Pieces that are made as a picture of the leaflet shows. */
const pieceOf = { tree: 'trees', standee: 'draco-standees' } as const;

/** First page of a kit for these slayers and dragons. */
export const leafletOf = (drafts: readonly Draft[], pieces: readonly string[]): Leaflet => {
  const has = (piece: KitPieceId): boolean => pieces.includes(piece);
  const missing = missingFrom(drafts);
  const figures = starts.map(([x, y]) => ({ x, y: table.side - y, ink: 'blue' as const }));
  const look = { plan: planOf(kit.plan), figures };
  return {
    title: words.title,
    need: words.need(
      drafts.map(({ name }) => name),
      has,
    ),
    lacks: lacking(missing),
    setUp: [
      { text: `${words.square} ${words.dragon}`, table: { ...look, anyTerrain: false, until: 'figures' } },
      { text: words.trees, table: { ...look, anyTerrain: false, trees: someTrees, until: 'figures' } },
      { text: words.slayers, table: 'cards-and-deck' },
      { text: words.cards, table: 'cards' },
    ],
    signs: symbolLegend(kit.symbols).before ?? [],
    turn: { title: words.turnTitle, steps: words.turn(shownAttack(drafts, words.roll)) },
    // Its last step says so.
    later: [],
    win: words.win(
      drafts.some((draft) => draft.kind === 'slayer' && draft.skills.includes('raise-the-dead')),
    ),
    // Part of who wins: there is no room for a heading of its own.
    fallen: [],
    crafts: (['tree', 'standee'] as const)
      .filter((craft) => has(pieceOf[craft]))
      .map((craft) => ({ craft, text: words.crafts[craft] })),
  };
};
