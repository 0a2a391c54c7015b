import type { Card } from '../../../cards/card';
import { counterKit } from '../../../cards/kit/counters';
import { credits } from '../../../cards/kit/credits';
import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { referencePages } from '../../../cards/kit/reference-page';
import type { DrawPages } from '../../../cards/paper/paper';
import { drawRulers, tableUnits } from '../../../cards/paper/ruler';
import type { KitOrder, LaidKit } from '../../kit-part';
import { slayerSkillBlocks } from '../cards/skill-blocks';
import { symbolLegend } from '../cards/symbol-legend';
import { iconNameOf } from '../icon-files';
import { kit } from '../messages/en/kit';
import type { Draft } from '../sheet/sheet';
import { allCounters, counterLook, countersOf } from './counters';
import { standees } from './figures';
import { kitPieces, type KitPieceId } from './pieces';
import { tablePlan } from './plan';
import { rulesPages } from './rules-pages';
import { poolTracks } from './tracks';
import { treeDiscs, trees } from './trees';

/** Inches that the longest ruler has at least: a bow shot. */
const longest = 10;

type Order = KitOrder<Draft>;

const once = remembered();

const draftsOf = ({ sheets }: Order): readonly Draft[] => sheets.map(({ sheet }) => sheet);

const counterParts = counterKit({
  needs: (order: Order) => (order.allCounters ? allCounters() : countersOf(draftsOf(order))),
  look: counterLook,
  ...kit.counters,
});

/** What is said of all that is printed. */
type PlainId = Extract<KitPieceId, 'contents' | 'credits'>;
type PageId = Extract<KitPieceId, 'ruler' | 'table-plan' | 'reference' | 'draco-rules'>;

const pieces: Readonly<Record<Exclude<KitPieceId, PageId | PlainId>, (order: Order) => readonly Card[]>> = {
  'draco-standees': ({ sheets }) => once('standees', [sheets], () => standees(sheets, kit.figures)),
  counters: counterParts.cards,
  trees: () => once('trees', [], () => trees(kit.trees)),
  'tree-discs': () => once('discs', [], () => treeDiscs(kit.trees)),
  'pool-tracks': () => once('tracks', [], () => poolTracks(kit.tracks)),
};

const skillsOf = (order: Order): readonly string[] => [
  ...new Set(draftsOf(order).flatMap((draft) => (draft.kind === 'slayer' ? draft.skills : []))),
];

const pages: Readonly<Record<PageId, (order: Order) => readonly DrawPages[]>> = {
  ruler: () => once('ruler', [], () => [drawnOnce(drawRulers(tableUnits.inch, kit.ruler, longest))]),
  'table-plan': () => once('plan', [], () => [drawnOnce(tablePlan(kit.plan))]),
  reference: (order) =>
    once('reference', [order.sheets], () => [
      drawnOnce(
        referencePages(
          [symbolLegend(kit.symbols), ...kit.reference.parts],
          skillsOf(order).map(slayerSkillBlocks),
          kit.reference,
        ),
      ),
    ]),
  'draco-rules': () => once('rules', [], () => [drawnOnce(rulesPages(kit.rules, symbolLegend(kit.symbols)))]),
};

const isPage = (id: KitPieceId): id is PageId => Object.hasOwn(pages, id);

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  return {
    cards: ticked.flatMap((id) =>
      id === 'credits' || id === 'contents' || isPage(id) ? [] : pieces[id](order),
    ),
    pages: ticked.flatMap((id) => (isPage(id) ? pages[id](order) : [])),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    hasContents: has('contents'),
    counters: has('counters') ? counterParts.rows(order) : [],
  };
};
