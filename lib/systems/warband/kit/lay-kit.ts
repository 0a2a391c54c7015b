import type { Card } from '../../../cards/card';
import { boxFor } from '../../../cards/kit/box';
import { credits } from '../../../cards/kit/credits';
import { remembered } from '../../../cards/kit/laid-once';
import type { KitOrder, LaidKit } from '../../kit-part';
import { iconPath } from '../cards/icons';
import { sharedCards } from '../cards/shared-cards';
import { iconNameOf } from '../icon-files';
import { kit } from '#words/systems/warband/messages/kit';
import { figureWords, partLabels, terrainWords } from '#words/systems/warband/messages/kit-parts';
import { scenarioOf, sides } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';
import { counterParts } from './counters';
import { standees } from './figures';
import { leafletOf } from './leaflet';
import { pages, type PageId } from './pages';
import { kitPieces, type KitPieceId } from './pieces';
import { scenarioParts, turnCounter } from './scenario-parts';
import { terrain } from './terrain';

type Order = KitOrder<Warband>;

const once = remembered();

const warbandsOf = ({ sheets }: Order): readonly Warband[] => sheets.map(({ sheet }) => sheet);

/** Cards in a tuck box: the roster's, and those of the fighters. */
const cardsOf = (sheets: Order['sheets']): number =>
  sheets.reduce(
    (sum, { sheet, photos }) => sum + 1 + sharedCards(sheet, (at) => photos?.[at] !== undefined).length,
    0,
  );

/** Pieces about everything that is printed. */
type PlainId = Extract<KitPieceId, 'contents' | 'credits'>;

const pieces: Readonly<Record<Exclude<KitPieceId, PageId | PlainId>, (order: Order) => readonly Card[]>> = {
  'fighter-standees': (order) => once('standees', [order.sheets], () => standees(order.sheets, figureWords)),
  counters: counterParts.cards,
  terrain: () => once('terrain', [], () => terrain(terrainWords)),
  'tuck-box': (order) =>
    once('tuck-box', [order.sheets], () => [
      boxFor(warbandsOf(order), cardsOf(order.sheets), iconPath('warband'), kit.box),
    ]),
  turns: () => once('turns', [], () => turnCounter(partLabels)),
  parts: ({ scenario }) =>
    once('parts', [scenarioOf(scenario)], () => scenarioParts(scenarioOf(scenario), partLabels)),
};

const isPage = (id: KitPieceId): id is PageId => Object.hasOwn(pages, id);

/** Lays out the selected pieces of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  return {
    cards: ticked.flatMap((id) =>
      id === 'credits' || id === 'contents' || isPage(id) ? [] : pieces[id](order),
    ),
    pages: ticked.flatMap((id) => (isPage(id) ? pages[id](order) : [])),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters') ? counterParts.rows(order) : [],
    leaflets: has('contents') ? [leafletOf(warbandsOf(order), scenarioOf(order.scenario), order.kit)] : [],
    notices:
      has('contents') && order.sheets.length < sides.least
        ? [kit.oneWarband(scenarioOf(order.scenario).name)]
        : [],
  };
};
