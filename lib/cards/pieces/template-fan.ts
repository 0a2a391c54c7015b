import type { Drawing } from '../card';
import { pageArea, type DrawPages, type Page, type Paper } from '../paper/paper';

import type { TableUnit } from '../paper/ruler';
import { sketch, writeLines, writeOne, type Sketch } from '../sketch';
import { measure, point } from '../text/text';
import { fit } from '../text/typeset';

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
/** mm */
const titleHeight = 16;
const legendWidth = 74;
const gap = 6;

/** # from the middle of the fan to the arc of a distance. */
export const arcRadius = (from: FanOrigin, distance: number): number =>
  from === 'edge' ? distance + baseRadius : distance;

/** mm: the largest arc that the paper holds. */
export const largestArc = (paper: Paper): number => {
  const area = pageArea(paper);
  return Math.min(area.bottom - area.top - titleHeight, area.width - legendWidth - gap);
};

/** A fan with the middle of its circle on the sheet, mm, and the distances that fit on the paper. */
export interface PlacedFan {
  readonly fan: Fan;
  readonly x: number;
  readonly y: number;
  readonly drawn: readonly number[];
  readonly beyond: readonly number[];
}

const radiusOf = ({ fan: { from }, drawn }: Omit<PlacedFan, 'x' | 'y'>, unit: TableUnit): number =>
  Math.max(0, ...drawn.map((distance) => arcRadius(from, distance) * unit.mm));

/** Fans from left to right on as few pages as they take. A reach of half a # is the base itself and has no arc. */
export const placeFans = (
  fans: readonly Fan[],
  paper: Paper,
  unit: TableUnit,
): readonly (readonly PlacedFan[])[] => {
  const area = pageArea(paper);
  const most = largestArc(paper);
  const pages: PlacedFan[][] = [];
  let x = Infinity;
  for (const fan of fans) {
    const fits = (distance: number): boolean => arcRadius(fan.from, distance) * unit.mm <= most + 1e-9;
    const sorted = [...new Set(fan.distances)]
      .filter((distance) => fan.from !== 'centre' || distance > baseRadius)
      .sort((a, b) => a - b);
    const sized = { fan, drawn: sorted.filter(fits), beyond: sorted.filter((one) => !fits(one)) };
    const width = radiusOf(sized, unit) + gap + legendWidth;
    if (x + width > area.x + area.width + 1e-9) {
      pages.push([]);
      x = area.x;
    }
    pages.at(-1)?.push({ ...sized, x, y: area.top + titleHeight + radiusOf(sized, unit) });
    x += width + gap;
  }
  return pages;
};

const mm = (value: number): string => String(Math.round(value * 10000) / 10000);

/** The arc of a quarter to the right of and above the middle. */
const arc = (radius: number): string => `M${mm(radius)} 0A${mm(radius)} ${mm(radius)} 0 0 0 0 ${mm(-radius)}`;

const drawFan = (face: Sketch, placed: PlacedFan, unit: TableUnit, words: TemplateLabels): void => {
  const { fan, x, y, drawn } = placed;
  const outer = radiusOf(placed, unit);
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
    const size = Math.min(11, Math.max(4.5, (band * 0.62) / point / 1.4));
    const width = measure('strong', label, size);
    // In the middle of the band along the diagonal, where both edges are far.
    const along = (before + radius) / 2 / Math.SQRT2;
    writeOne(
      face,
      label,
      { typeface: 'strong', size, fill: 'ink' },
      { x: x + along, y: y - along + size * point * 0.33, width: width + 1, align: 'middle', least: 4 },
    );
    const low = Math.min(7, Math.max(4.5, (band * 0.8) / point / 2));
    writeOne(
      face,
      label,
      { typeface: 'text', size: low, fill: 'ink' },
      { x: x + radius - 0.7, y: y - 1, width: Math.max(band - 0.9, 2), align: 'right', least: 3.5 },
    );
  });
};

const drawLegend = (
  face: Sketch,
  placed: PlacedFan,
  unit: TableUnit,
  words: TemplateLabels,
  top: number,
): void => {
  const x = placed.x + radiusOf(placed, unit) + gap;
  let y = top;
  const put = (
    text: string,
    size: number,
    typeface: 'text' | 'strong' | 'display',
    fill: 'ink' | 'muted',
  ): void => {
    const fitted = fit(typeface, text, { width: legendWidth, lines: 8, most: size, least: 6 });
    if (!fitted) return;
    face.say(typeface, text);
    const em = fitted.size * point;
    writeLines(face, fitted, { typeface, fill }, { x, y: y + em * 0.88 }, 1.18);
    y += fitted.lines.length * em * 1.18;
  };
  const { fan, beyond } = placed;
  put(fan.title, 13, 'display', 'ink');
  y += 0.6;
  put(fan.lead, 8.5, 'text', 'muted');
  y += 2;
  const lines = fan.legend.length;
  const size = lines > 18 ? 6.5 : lines > 11 ? 8 : 9.5;
  for (const { what, how } of fan.legend) {
    put(what, size, 'strong', 'ink');
    put(how, size - 0.5, 'text', 'ink');
    y += 1;
  }
  if (beyond.length > 0) {
    y += 1;
    put(words.beyond(beyond.map(words.distance)), 8.5, 'text', 'ink');
  }
};

/** Pages of fans for a # of this length; none without a distance. */
export const drawFans =
  (fans: readonly Fan[], unit: TableUnit, words: TemplateLabels): DrawPages =>
  (paper) => {
    const area = pageArea(paper);
    return placeFans(fans, paper, unit).map((placed, index): Page => {
      const face = sketch(new Set());
      writeOne(
        face,
        words.title,
        { typeface: 'display', size: 20, fill: 'ink' },
        { x: area.x, y: area.top + 6.4, width: area.width },
      );
      writeOne(
        face,
        words.lead,
        { typeface: 'text', size: 9.5, fill: 'muted' },
        { x: area.x, y: area.top + 11, width: area.width },
      );
      for (const fan of placed) {
        drawFan(face, fan, unit, words);
        drawLegend(face, fan, unit, words, area.top + titleHeight);
      }
      return { id: `templates-${index + 1}`, name: words.title, face: face.finish() };
    });
  };
