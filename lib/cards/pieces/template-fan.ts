import type { Card, CardFace, Drawing } from '../card';
import { movedBy } from '../moved';
import type { DrawPages, Paper } from '../paper/paper';
import type { TableUnit } from '../paper/ruler';
import { largestShared } from '../paper/shared-sheets';
import { writeOne, type Sketch } from '../sketch';
import type { Block } from '../text/flow';
import { measure, point, smallestOnPieces } from '../text/text';
import { part } from './part';
import { keptTogether } from '../kit/parts';
import { textPanel } from './text-panel';

/** Where a distance begins: the middle of a figure, the edge of its base, or the tip of the map's corner. */
export type FanOrigin = 'centre' | 'edge' | 'tip';

/** A quarter of a circle with an arc for every distance, to lay against a base of 1#, and whose distances they are. */
export interface Fan {
  readonly from: FanOrigin;
  readonly title: string;
  readonly lead: string;
  /** # */
  readonly distances: readonly number[];
  readonly legend: readonly { readonly what: string; readonly how: string }[];
}

export interface TemplateLabels {
  readonly title: string;
  readonly lead: string;
  /** "2½#". */
  readonly distance: (squares: number) => string;
  /** "Measure these with the ruler: 9#, 10#." */
  readonly beyond: (distances: readonly string[]) => string;
}

/** #: half a base. */
const baseRadius = 0.5;
/** mm below a fan for its title. */
const footHeight = 5;
/** mm that half the breadth of a line takes beside a fan. */
const lineSpace = 0.3;

/** # from the middle of the fan to the arc of a distance. */
export const arcRadius = (from: FanOrigin, distance: number): number =>
  from === 'edge' ? distance + baseRadius : distance;

/** mm: the largest arc that the paper holds. */
export const largestArc = (paper: Paper): number => {
  const { width, height } = largestShared(paper);
  return Math.min(height - footHeight, width) - 2 * lineSpace;
};

/** A fan with the distances that the paper holds, and those that are left to the ruler. */
export interface SizedFan {
  readonly fan: Fan;
  readonly drawn: readonly number[];
  readonly beyond: readonly number[];
}

const radiusOf = ({ fan: { from }, drawn }: SizedFan, unit: TableUnit): number =>
  Math.max(0, ...drawn.map((distance) => arcRadius(from, distance) * unit.mm));

/** Arcs of a fan that fit on the paper. A reach of half a # is the base itself and has no arc. */
export const sizeFan = (fan: Fan, paper: Paper, unit: TableUnit): SizedFan => {
  const fits = (distance: number): boolean =>
    arcRadius(fan.from, distance) * unit.mm <= largestArc(paper) + 1e-9;
  const sorted = [...new Set(fan.distances)]
    .filter((distance) => fan.from !== 'centre' || distance > baseRadius)
    .sort((a, b) => a - b);
  return { fan, drawn: sorted.filter(fits), beyond: sorted.filter((one) => !fits(one)) };
};

const mm = (value: number): string => String(Math.round(value * 10000) / 10000);

/** The arc of a quarter to the right of and above the middle. */
const arc = (radius: number): string => `M${mm(radius)} 0A${mm(radius)} ${mm(radius)} 0 0 0 0 ${mm(-radius)}`;

const drawFan = (face: Sketch, sized: SizedFan, unit: TableUnit, words: TemplateLabels): void => {
  const { fan, drawn } = sized;
  const outer = radiusOf(sized, unit);
  const [x, y] = [lineSpace, lineSpace + outer];
  const notch = fan.from === 'tip' ? 0 : baseRadius * unit.mm;
  const edge = (from: readonly [number, number], to: readonly [number, number]): Drawing => ({
    draw: 'line',
    from,
    to,
    stroke: 'black',
    strokeWidth: 0.15,
  });
  face.draw(edge([x + notch, y], [x + outer, y]), edge([x, y - notch], [x, y - outer]));
  if (notch > 0)
    face.draw({ draw: 'path', d: arc(notch), x, y, scale: 1, stroke: 'black', strokeWidth: 0.15 });
  drawn.forEach((distance, index) => {
    const radius = arcRadius(fan.from, distance) * unit.mm;
    const isOuter = index === drawn.length - 1;
    face.draw({
      draw: 'path',
      d: arc(radius),
      x,
      y,
      scale: 1,
      stroke: isOuter ? 'black' : 'ink',
      strokeWidth: isOuter ? 0.15 : Number.isInteger(distance) ? 0.4 : 0.25,
      ...(!isOuter && !Number.isInteger(distance) && { dash: [1.6, 1] as const }),
    });
    const before = index === 0 ? notch : arcRadius(fan.from, drawn[index - 1] ?? 0) * unit.mm;
    const band = radius - before;
    const label = words.distance(distance);
    const size = Math.min(11, Math.max(smallestOnPieces, (band * 0.62) / point / 1.4));
    const width = measure('strong', label, size);
    // In the middle of the band along the diagonal, where both edges are far.
    const along = (before + radius) / 2 / Math.SQRT2;
    writeOne(
      face,
      label,
      { typeface: 'strong', size, fill: 'ink' },
      {
        x: x + along,
        y: y - along + size * point * 0.33,
        width: width + 1,
        align: 'middle',
        least: smallestOnPieces,
      },
    );
    const low = Math.min(7, Math.max(smallestOnPieces, (band * 0.8) / point / 2));
    writeOne(
      face,
      label,
      { typeface: 'text', size: low, fill: 'ink' },
      {
        x: x + radius - 0.7,
        y: y - 1,
        width: Math.max(band - 0.9, 2),
        align: 'right',
        least: smallestOnPieces,
      },
    );
  });
};

/**
 * Fans as they are cut out. What is measured from the tip of a corner shares the fan of the middle of a figure, with arcs as
 * far from where its edges meet.
 */
const joinedFans = (fans: readonly SizedFan[]): readonly SizedFan[] => {
  const drawn = fans.filter((one) => one.drawn.length > 0);
  const centre = drawn.find(({ fan }) => fan.from === 'centre');
  const tip = drawn.find(({ fan }) => fan.from === 'tip');
  if (!centre || !tip) return drawn;
  const both: SizedFan = {
    fan: { ...centre.fan, title: `${centre.fan.title} · ${tip.fan.title}` },
    drawn: [...new Set([...centre.drawn, ...tip.drawn])].sort((one, other) => one - other),
    beyond: [],
  };
  return drawn.flatMap((one) => (one === centre ? [both] : one === tip ? [] : [one]));
};

/** A fan as a separate piece, its title below it. */
const fanPiece = (sized: SizedFan, index: number, unit: TableUnit, words: TemplateLabels): Card => {
  const outer = radiusOf(sized, unit);
  const { title } = sized.fan;
  const size = 9;
  const width = Math.max(outer, measure('display', title, size)) + 2 * lineSpace;
  return {
    ...part(
      { id: `template-${index + 1}`, name: title, size: { width, height: outer + footHeight } },
      (face) => {
        drawFan(face, sized, unit, words);
        writeOne(
          face,
          title,
          { typeface: 'display', size, fill: 'ink' },
          { x: lineSpace, y: outer + footHeight - 1.2, width },
        );
      },
    ),
    unmarked: true,
  };
};

/** Legend of a fan: the point it is measured from, its owner, and the use of the ruler. */
const legendOf = ({ fan, beyond }: SizedFan, words: TemplateLabels): readonly (readonly Block[])[] => {
  const lines = [
    ...fan.legend.map(({ what, how }): Block => ({
      block: 'paragraph',
      text: [{ text: what, strong: true }, { text: ` ${how}` }],
    })),
    ...(beyond.length === 0
      ? []
      : [{ block: 'paragraph', text: words.beyond(beyond.map(words.distance)) } as const]),
  ];
  const head: readonly Block[] = [
    { block: 'heading', text: fan.title },
    { block: 'paragraph', text: fan.lead, look: 'facts' },
  ];
  const [first, ...more] = lines;
  return [[...head, ...(first ? [first] : [])], ...more.map((line) => [line])];
};

/** points, mm */
const legendLook = { size: 8, column: 62, height: 90, unmarked: true } as const;

/** mm between a fan and whose distances they are. */
const legendGap = 3;
/** Of the paper's width that both take at most: beside them there is room for a column of other pieces. */
const mostWide = 0.72;

/** A fan with the legend at its side, so that nobody looks for one of them on another sheet; undefined where they are too wide. */
const besideFan = (fan: Card, legend: Card, paper: Paper): Card | undefined => {
  const left = fan.size.width + legendGap;
  const size = {
    width: left + legend.size.width,
    height: Math.max(fan.size.height, legend.size.height),
  };
  const most = largestShared(paper);
  if (size.width > most.width * mostWide || size.height > most.height) return undefined;
  const text = movedBy(legend.front, { x: left, y: 0 });
  const front: CardFace = {
    drawings: [...fan.front.drawings, ...text.drawings],
    text: [...fan.front.text, ...text.text],
    spoken: [...(fan.front.spoken ?? []), ...(text.spoken ?? [])],
  };
  return {
    ...fan,
    id: legend.id,
    name: legend.name,
    size,
    front,
    notices: [...fan.notices, ...legend.notices],
  };
};

/** Fans for a # of this length as pieces to cut out, and whose they are; nothing without a distance. */
export const drawFans =
  (fans: readonly Fan[], unit: TableUnit, words: TemplateLabels): DrawPages =>
  (paper) => {
    if (fans.length === 0) return [];
    const sized = fans.map((fan) => sizeFan(fan, paper, unit));
    const joined = joinedFans(sized);
    const pieces = joined.map((one, index) => fanPiece(one, index, unit, words));
    const legend = textPanel(
      {
        id: 'templates',
        name: words.title,
        title: words.title,
        note: words.lead,
        groups: sized.flatMap((one) => legendOf(one, words)),
        ...legendLook,
      },
      paper,
    );
    const [piece, ...others] = pieces;
    // One arc speaks for itself, and two small pieces find room more easily.
    const isPlain = joined.every(({ drawn }) => drawn.length < 2);
    const both = piece && !isPlain ? besideFan(piece, legend, paper) : undefined;
    return keptTogether('templates', both ? [both, ...others] : [...pieces, legend]);
  };
