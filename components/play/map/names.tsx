import type { TableFigure } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';

const size = 0.52;
/** # that a letter takes, more or less, and a line. */
const letter = size * 0.56;
const line = size * 1.15;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const areApart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top;

const isWithin = (a: Box, b: Box): boolean =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.left + a.width <= b.left + b.width &&
  a.top + a.height <= b.top + b.height;

const baseBox = ({ at, radius }: TableFigure): Box => ({
  left: (at.x - radius) / unit,
  top: (at.y - radius) / unit,
  width: (2 * radius) / unit,
  height: (2 * radius) / unit,
});

/** Dice or their number stand above a base. */
const aboveBase = 0.75;

/** What a figure takes of the map with the dice above it. */
const takenBy = (figure: TableFigure): Box => {
  const base = baseBox(figure);
  return { ...base, top: base.top - aboveBase, height: base.height + aboveBase };
};

/** Where a name can stand: below its figure, else to the right or left of it, or above. */
const placesFor = (figure: TableFigure): readonly Box[] => {
  const x = figure.at.x / unit;
  const y = figure.at.y / unit;
  const radius = figure.radius / unit;
  const box = { width: figure.name.length * letter, height: line };
  return [
    { ...box, left: x - box.width / 2, top: y + radius + 0.1 },
    { ...box, left: x + radius + 0.15, top: y - line / 2 },
    { ...box, left: x - radius - 0.15 - box.width, top: y - line / 2 },
    { ...box, left: x - box.width / 2, top: y - radius - aboveBase - line },
  ];
};

export interface PlacedName {
  readonly figure: TableFigure;
  readonly box: Box;
}

/**
 * Names where none lies on another, under a figure or over the edge, of those named first the first; who finds no such
 * place has none on the map, and the list of figures has it.
 * @param edge # of the table and of what is seen around it
 */
export const placedNames = (
  named: readonly TableFigure[],
  figures: readonly TableFigure[],
  edge: Box,
): readonly PlacedName[] => {
  const placed: PlacedName[] = [];
  for (const figure of named) {
    const taken = [
      ...placed.map(({ box }) => box),
      ...figures.filter((other) => other !== figure).map(takenBy),
    ];
    const box = placesFor(figure).find(
      (place) => isWithin(place, edge) && taken.every((other) => areApart(place, other)),
    );
    if (box) placed.push({ figure, box });
  }
  return placed;
};

/** The names of figures, over all of them. */
export function MapNames({ names }: { readonly names: readonly PlacedName[] }) {
  return names.map(({ figure, box }) => (
    <text
      key={figure.id}
      x={box.left + box.width / 2}
      y={box.top + line * 0.78}
      fontSize={size}
      fontWeight={600}
      textAnchor="middle"
      fill="var(--ink)"
      stroke="var(--leaf)"
      strokeWidth={0.14}
      paintOrder="stroke"
      pointerEvents="none"
    >
      {figure.name}
    </text>
  ));
}
