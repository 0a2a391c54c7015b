import { drawMapPlan } from '@/lib/cards/pieces/map-plan';
import type { MapPlan } from '@/lib/cards/pieces/plan-map';
import type { DrawPages } from '@/lib/cards/paper/paper';
import { mapsMessages } from '@/lib/messages/maps';
import { gameName } from '@/lib/systems/open';
import { grain, terrainOf, type OwnPiece } from '@/lib/table/own-map/own-map';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import { tableSide, unit } from '@/lib/table/plan';
import type { DrawnMap } from './opened-map';

const say = mapsMessages.print;

/** Pieces of one look have one number. */
const lookOf = ({ kind, height, seeThrough, walkThrough, cover, climb }: OwnPiece): string =>
  [kind, height, seeThrough, walkThrough, cover, climb].join(' ');

/** #: a dot where a ladder leans. */
const ladderDot = 0.18;

/** Pieces that are alike share a number, and the legend has their answers. */
const planOf = ({ system, map }: DrawnMap, part: MapsPart): MapPlan => {
  const looks = [...new Map(map.pieces.map((piece) => [lookOf(piece), piece])).values()];
  const numberOf = (piece: OwnPiece): number => looks.findIndex((look) => lookOf(look) === lookOf(piece)) + 1;
  const nameOf = ({ kind }: OwnPiece): string => part.kinds.find(({ id }) => id === kind)?.name ?? kind;
  const hash = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / unit, y: y / unit });
  return {
    id: 'own-map',
    title: map.name,
    lead: say.lead(gameName(system)),
    side: tableSide,
    labelled: 4,
    inSquares: (squares) => `${squares}#`,
    measured: say.inches,
    corners: part.corners.map(({ x, y, name }) => ({
      tip: { x, y },
      radius: part.cornerRadius,
      ink: 'muted',
      label: name,
    })),
    terrain: map.pieces.map((piece, nth) => {
      const { shape, ladders = [] } = terrainOf(piece, nth);
      return {
        outline: shape.map(hash),
        isDense: !piece.seeThrough,
        isWalkedThrough: piece.walkThrough,
        dots: ladders.map((ladder) => ({ ...hash(ladder), radius: ladderDot })),
      };
    }),
    spots: map.pieces.map((piece) => ({
      at: { x: (piece.left + piece.wide / 2) / grain, y: (piece.top + piece.deep / 2) / grain },
      radius: 0.35,
      ink: 'ink',
      number: numberOf(piece),
    })),
    lines: [],
    walls: [],
    legendTitle: say.legend,
    legend: looks.map((piece, nth) => ({
      number: nth + 1,
      text: say.high(nameOf(piece), piece.height),
      place: say.answered(piece),
    })),
    notes: map.pieces.some(({ ladder }) => ladder) ? [say.ladder] : [],
  };
};

/** The plan of a drawn map as a page. */
export const ownMapPlan = (drawn: DrawnMap, part: MapsPart): DrawPages => drawMapPlan(planOf(drawn, part));
