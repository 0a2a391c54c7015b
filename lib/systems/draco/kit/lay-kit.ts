import type { Card } from '../../../cards/card';
import { counterKit } from '../../../cards/kit/counters';
import { credits } from '../../../cards/kit/credits';
import { remembered } from '../../../cards/kit/laid-once';
import type { KitOrder, LaidKit } from '../../kit-part';
import { iconNameOf } from '../icon-files';
import { kit } from '#words/systems/draco/messages/kit';
import type { Draft } from '../sheet/sheet';
import { allCounters, counterLook, countersOf } from './counters';
import { standees } from './figures';
import { leafletOf } from './leaflet';
import { leaflet as words } from '#words/systems/draco/messages/leaflet';
import type { Missing } from './leaflet-words';
import { broughtCards, missingFrom, wholeOrder } from './missing-side';
import { isPage, pages, type PageId } from './pages';
import { kitPieces, type KitPieceId } from './pieces';
import { poolTracks } from './tracks';
import { treeDiscs, trees } from './trees';

type Order = KitOrder<Draft>;

const once = remembered();

const draftsOf = ({ sheets }: Order): readonly Draft[] => sheets.map(({ sheet }) => sheet);

const counterParts = counterKit({
  needs: (order: Order) => (order.allCounters ? allCounters() : countersOf(draftsOf(order))),
  look: counterLook,
  ...kit.counters,
});

/** Pieces about everything that is printed, or that complete it. */
type PlainId = Extract<KitPieceId, 'contents' | 'credits' | 'missing-side'>;

const isPlain = (id: KitPieceId): id is PlainId =>
  id === 'contents' || id === 'credits' || id === 'missing-side';

/** Notes on a missing side, or on the samples that the kit brings for it. */
const noticesOf = (missing: readonly Missing[], brought: readonly Draft[]): readonly string[] => [
  ...(brought.length > 0 ? [words.brings(brought.map(({ name }) => name))] : []),
  ...(missing.length > 0 ? [words.lacks(missing)] : []),
];

const pieces: Readonly<Record<Exclude<KitPieceId, PageId | PlainId>, (order: Order) => readonly Card[]>> = {
  'draco-standees': ({ sheets }) => once('standees', [sheets], () => standees(sheets, kit.figures)),
  counters: counterParts.cards,
  trees: () => once('trees', [], () => trees(kit.trees)),
  'tree-discs': () => once('discs', [], () => treeDiscs(kit.trees)),
  'pool-tracks': (order) =>
    once('tracks', [order.sheets], () =>
      poolTracks(
        kit.tracks,
        draftsOf(order).flatMap(({ kind, name }) => (kind === 'slayer' && name !== '' ? [name] : [])),
      ),
    ),
};

/** Lays out the selected pieces of the game-night kit. */
export const layKit = (asked: Order): LaidKit => {
  const { order, brought } = wholeOrder(asked);
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  return {
    cards: [
      ...broughtCards(brought),
      ...ticked.flatMap((id) => (isPlain(id) || isPage(id) ? [] : pieces[id](order))),
    ],
    pages: ticked.flatMap((id) => (isPage(id) ? pages[id](order) : [])),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    leaflets: has('contents') ? [leafletOf(draftsOf(order), order.kit)] : [],
    notices: noticesOf(has('contents') ? missingFrom(draftsOf(order)) : [], brought),
    counters: has('counters') ? counterParts.rows(order) : [],
  };
};
