import type { TableFigure, TableScene } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the labels of a figure lie, in #: the middle of each. */
export interface FigureLabels {
  readonly hand: Spot | undefined;
  readonly name: Spot | undefined;
}

/** More dice than these are a number. */
export const mostInRow = 10;
/** A die of the Hand, and how far the next one begins, in #. */
export const handDie = { side: 0.26, step: 0.32 } as const;
export const nameSize = 0.52;
/** Of a letter in parts of its size, on average. */
const letter = 0.48;
/** So far, in #, labels may reach beyond the table. */
const margin = 0.5;

const boxAt = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

interface Figure extends Spot {
  readonly radius: number;
}

const inHash = ({ at, radius }: TableFigure): Figure => ({
  x: at.x / unit,
  y: at.y / unit,
  radius: radius / unit,
});

/** Above its base, aside of there, or below. */
const handPlaces = ({ x, y, radius }: Figure): readonly Spot[] => {
  const above = y - radius - 0.29;
  const below = y + radius + 0.29;
  return [0, 0.6, -0.6, 1.1, -1.1].flatMap((aside) => [
    { x: x + aside, y: above },
    { x: x + aside, y: below },
  ]);
};

/** Below its base, at a side of it, above its Hand, or a line further off. */
const namePlaces = ({ x, y, radius }: Figure, width: number): readonly Spot[] => {
  const aside = radius + width / 2 + 0.15;
  const [below, above] = [y + radius + 0.37, y - radius - 0.8];
  return [
    { x, y: below },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: above },
    ...[0.55, -0.55].flatMap((line) => [
      { x: x + aside, y: y + line },
      { x: x - aside, y: y + line },
    ]),
    ...[0.5, -0.5].flatMap((part) => [
      { x: x + part * width, y: below },
      { x: x + part * width, y: above },
    ]),
    { x, y: below + 0.55 },
    { x, y: above - 0.55 },
  ];
};

/**
 * Hands and names about their bases so that none hides another, or a base, where there is room; on the table where they
 * would leave it. @param isNamed whose name stands on the map
 */
export const labelsOf = (
  { width, height, figures }: Pick<TableScene, 'width' | 'height' | 'figures'>,
  isNamed: (figure: TableFigure) => boolean,
): ReadonlyMap<number, FigureLabels> => {
  const here = figures.filter(({ isOff }) => !isOff);
  const taken = here.map((figure) => {
    const base = inHash(figure);
    return { of: figure.id, box: boxAt(base, 2 * base.radius, 2 * base.radius) };
  });
  const onTable = (spot: Spot, wide: number, high: number): Spot => {
    const clamp = (value: number, half: number, most: number): number =>
      Math.min(Math.max(value, half - margin), most / unit + margin - half);
    return { x: clamp(spot.x, wide / 2, width), y: clamp(spot.y, high / 2, height) };
  };
  const laid = (of: number, places: readonly Spot[], wide: number, high: number): Spot | undefined => {
    const spots = places.map((place) => onTable(place, wide, high));
    const hidden = spots.map((spot) =>
      taken.reduce((sum, { box }) => sum + shared(box, boxAt(spot, wide, high)), 0),
    );
    const best = spots[hidden.indexOf(Math.min(...hidden))];
    if (best) taken.push({ of, box: boxAt(best, wide, high) });
    return best;
  };
  const hands = here.map((figure) => {
    const dice = Math.min(figure.most, mostInRow);
    const wide = figure.most > mostInRow ? 2.4 : dice * handDie.step;
    return figure.state === 'up' && figure.most > 0
      ? laid(figure.id, handPlaces(inHash(figure)), wide, figure.most > mostInRow ? 0.55 : 0.3)
      : undefined;
  });
  return new Map(
    here.map((figure, nth) => {
      const wide = figure.name.length * nameSize * letter;
      const name = isNamed(figure)
        ? laid(figure.id, namePlaces(inHash(figure), wide), wide, nameSize)
        : undefined;
      return [figure.id, { hand: hands[nth], name }];
    }),
  );
};
