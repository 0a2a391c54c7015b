import type { CardFace, CardSize } from '../card';
import type { DrawPages } from '../paper/paper';
import { sketch, writeLines, writeOne, type Sketch } from '../sketch';
import { point, smallestOnCards } from '../text/text';
import { fit } from '../text/typeset';
import { part } from './part';
import { axis, drawMap, drawNumber, line, type MapPlan, type PlanPlace } from './plan-map';

/** mm */
const titleHeight = 13;
const legendGap = 8;
const legendWidth = 66;
/** mm beside what is written, so that a knife takes none of it. */
const padding = 2;
/** mm along each side of the map. */
const mapSide = 96;

/** Where the map lies on its plan. */
export const planPlace = (side: number): PlanPlace => ({
  x: padding + axis,
  y: padding + titleHeight + axis,
  scale: mapSide / side,
});

const hasLegend = ({ legend, notes }: MapPlan): boolean => legend.length + notes.length > 0;

/** Legend of the map, on its right; returns the y below it. */
const drawLegend = (face: Sketch, plan: MapPlan): number => {
  const place = planPlace(plan.side);
  const x = place.x + mapSide + axis + 4 + legendGap;
  const width = legendWidth;
  let y = place.y - axis;
  const put = (text: string, size: number, typeface: 'text' | 'strong' | 'display', indent = 0): void => {
    const fitted = fit(typeface, text, {
      width: width - indent,
      lines: 12,
      most: size,
      least: smallestOnCards,
    });
    if (!fitted) return;
    face.say(typeface, text);
    const em = fitted.size * point;
    writeLines(face, fitted, { typeface, fill: 'ink' }, { x: x + indent, y: y + em * 0.88 }, 1.2);
    y += fitted.lines.length * em * 1.2;
  };
  if (!hasLegend(plan)) return y;
  put(plan.legendTitle, 13, 'display');
  y += 1.5;
  const indent = 7;
  for (const entry of plan.legend) {
    if ('number' in entry) {
      const ink = plan.spots[entry.number - 1]?.ink ?? 'ink';
      drawNumber(face, entry.number, { x: x + 2.4, y: y + 1.7 }, 2.2, ink);
      put(entry.text, 8.5, 'strong', indent);
      put(entry.place, 8, 'text', indent);
    } else {
      const { ink, width: thick, dash } = entry.line;
      face.draw(line([x, y + 1.9], [x + 5.4, y + 1.9], ink, thick, dash));
      put(entry.text, 8.5, 'text', indent);
    }
    y += 1.2;
  }
  y += 2;
  for (const note of plan.notes) {
    put(note, 8.5, 'text');
    y += 1.2;
  }
  return y;
};

/** mm to one # of a map printed separately. */
const aloneScale = 5;

/** A map for a screen: what is written beside it on paper is text there. */
export interface PlanPicture extends Pick<MapPlan, 'title' | 'legend' | 'notes'> {
  readonly face: CardFace;
  readonly size: CardSize;
}

/** The map by itself. */
export const planPicture = (plan: MapPlan): PlanPicture => {
  const place = { x: axis, y: axis / 2 + 2, scale: aloneScale };
  const end = plan.side * aloneScale;
  const face = sketch(new Set());
  drawMap(face, plan, place);
  const { title, legend, notes } = plan;
  return {
    title,
    legend,
    notes,
    face: face.finish(),
    size: { width: place.x + end + axis + 4, height: place.y + end + axis },
  };
};

/** The map with its measures on the left, what it shows on the right if it shows anything: to lie on the table beside the rules. */
export const drawMapPlan =
  (plan: MapPlan): DrawPages =>
  () => {
    const place = planPlace(plan.side);
    const beside = hasLegend(plan) ? legendGap + legendWidth : 0;
    const width = place.x + mapSide + axis + 4 + beside + padding;
    let below = 0;
    const draw = (face: Sketch): void => {
      writeOne(
        face,
        plan.title,
        { typeface: 'display', size: 16, fill: 'ink' },
        { x: padding, y: padding + 5.4, width: place.x + mapSide },
      );
      writeOne(
        face,
        plan.lead,
        { typeface: 'text', size: 7.5, fill: 'muted' },
        { x: padding, y: padding + 9.8, width: place.x + mapSide + axis },
      );
      drawMap(face, plan, place);
      below = drawLegend(face, plan);
    };
    const drawn = part({ id: plan.id, name: plan.title, kind: 'panel', size: { width, height: 0 } }, draw);
    const height = Math.max(place.y + mapSide + axis, below) + padding;
    return [{ ...drawn, size: { width, height } }];
  };
