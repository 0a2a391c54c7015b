import type { Card } from '../card';
import { setGroups, type Column } from '../paper/column-page';
import type { Groups } from '../hero-card/groups';
import { largestShared } from '../paper/shared-sheets';
import type { Paper } from '../paper/paper';
import { blindSketch, sketch, writeLines, type Sketch } from '../sketch';
import { point, smallestOnCards } from '../text/text';
import { fit } from '../text/typeset';

/** Text that takes as much of a sheet as it needs: the rules of a scenario, whose templates these are, the credits. */
export interface PanelText {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Below the title. */
  readonly note: string;
  readonly groups: Groups;
  /** Points. */
  readonly size: number;
  /** mm of a column. */
  readonly column: number;
  /** mm: columns are added until none is higher. */
  readonly height: number;
  /** It stays on the paper: no crop marks stand around it. */
  readonly unmarked?: true;
}

/** mm */
const columnGap = 4;
const padding = 2;
/** points */
const titleSize = 14;
const noteSize = 7.5;

/** The title and the note on as many lines as they take; answers the y below them. */
const drawHead = (face: Sketch, { title, note }: PanelText, width: number): number => {
  let y = padding;
  for (const [text, typeface, size] of [
    [title, 'display', titleSize],
    [note, 'text', noteSize],
  ] as const) {
    const fitted =
      text === '' ? null : fit(typeface, text, { width, lines: 4, most: size, least: smallestOnCards });
    if (!fitted) continue;
    face.say(typeface, text);
    const em = fitted.size * point;
    const fill = typeface === 'display' ? 'ink' : 'muted';
    writeLines(face, fitted, { typeface, fill }, { x: padding, y: y + em * 0.88 }, 1.15);
    y += fitted.lines.length * em * 1.15 + 0.6;
  }
  return y + 0.6;
};

/** Sets the groups in columns from `top` to `bottom`; answers how many columns they take. */
const setIn = ({ groups, size, column }: PanelText, top: number, bottom: number, face: Sketch): number => {
  let columns = 0;
  const next = (): Column => {
    const x = padding + columns * (column + columnGap);
    columns += 1;
    return { face, region: { x, width: column, top, bottom }, full: bottom - top };
  };
  setGroups(groups, size, size, next);
  return columns;
};

/** mm between two heights that are tried. */
const step = 1;

/** The lowest y at which this many columns may end, `most` at most; undefined where they do not hold the groups. */
const lowest = (text: PanelText, columns: number, top: number, most: number): number | undefined => {
  const bottomAt = (steps: number): number => most - steps * step;
  const holds = (steps: number): boolean => setIn(text, top, bottomAt(steps), blindSketch) <= columns;
  if (!holds(0)) return undefined;
  let [fits, fails] = [0, Math.floor((most - top) / step)];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (holds(middle)) fits = middle;
    else fails = middle;
  }
  return bottomAt(fits);
};

/** A panel as low as asked for, or as wide and high as the paper holds; undefined where it does not hold it. */
export const panelWithin = (text: PanelText, paper: Paper): Card | undefined => {
  const most = largestShared(paper);
  // Pieces with crop marks stand further apart.
  const room = { width: most.width - 5, height: most.height - 5 };
  const mostColumns = Math.floor((room.width - 2 * padding + columnGap) / (text.column + columnGap));
  const widthOf = (columns: number): number => columns * (text.column + columnGap) - columnGap;
  const tries = [text.height, room.height].flatMap((height) =>
    Array.from({ length: mostColumns }, (_, more) => ({ columns: more + 1, height })),
  );
  for (const { columns, height } of tries) {
    const missing = new Set<string>();
    const head = sketch(missing);
    const top = drawHead(head, text, widthOf(columns));
    const bottom = lowest(text, columns, top, Math.min(height, room.height) - padding);
    if (bottom === undefined) continue;
    const columnsOfText = sketch(missing);
    setIn(text, top, bottom, columnsOfText);
    const body = columnsOfText.finish();
    const title = head.finish();
    return {
      id: text.id,
      kind: 'panel',
      name: text.name,
      size: { width: widthOf(columns) + 2 * padding, height: bottom + padding },
      front: {
        drawings: [...title.drawings, ...body.drawings],
        text: [...title.text, ...body.text],
        spoken: [...(title.spoken ?? []), ...(body.spoken ?? [])],
      },
      back: { drawings: [], text: [] },
      oneSided: true,
      ...(text.unmarked && { unmarked: true }),
      notices: [],
    };
  }
  return undefined;
};

/** A panel as low as asked for, or as wide and high as the paper holds, in smaller type where it holds it in no other. */
export const textPanel = (text: PanelText, paper: Paper): Card => {
  const panel = panelWithin(text, paper);
  if (panel) return panel;
  if (text.size > 4) return textPanel({ ...text, size: text.size - 0.5 }, paper);
  throw new RangeError(`${text.id} has more text than a sheet of ${paper.id} holds.`);
};
