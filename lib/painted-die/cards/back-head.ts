import { textArea } from '../../cards/hero-card/border';
import { writeLines, writeOne, type Sketch } from '../../cards/sketch';
import { capHeight } from '../../cards/text/fonts';
import { measure, point, smallestOnCards } from '../../cards/text/text';
import { fit } from '../../cards/text/typeset';

const { x: left, right: rightEdge, width: textWidth } = textArea;

/** How a head stands: points of a name on one line; mm above its capitals, to the rule below it, and to the rule at least. */
export interface HeadLook {
  readonly most: number;
  readonly above: number;
  readonly below: number;
  readonly least: number;
}

export const usualHead: HeadLook = { most: 13, above: 6.4, below: 1.9, least: 9.4 };
/** Further faces have room for more text below a lower head. */
export const furtherHead: HeadLook = { most: 11, above: 5.9, below: 1.4, least: 8.2 };

const rightSize = 7.5;
/** Width in mm of the text at the right end of a head. */
const widthAtRight = (text: string): number => (text === '' ? 0 : measure('text', text, rightSize) + 2.5);

/**
 * Draws the head of a face; answers the y below it.
 *
 * @param widest at the right end of any face's head: all heads of a card are as high as the one with it
 */
export const drawHead = (
  face: Sketch,
  name: string,
  right: string,
  look: HeadLook = usualHead,
  widest = right,
): number => {
  const rightWidth = widthAtRight(widest);
  const width = textWidth - rightWidth;
  const fitted =
    fit('display', name, { width, lines: 1, most: look.most, least: 10 }) ??
    fit('display', name, { width, lines: 2, most: 9.5, least: smallestOnCards }) ??
    fit('display', name, { width, lines: 8, most: smallestOnCards, least: smallestOnCards });
  const em = (fitted?.size ?? 12) * point;
  const first = look.above + capHeight('display') * em;
  const lines = Math.max(1, fitted?.lines.length ?? 1);
  if (fitted && fitted.lines.length > 0) {
    face.say('display', name);
    writeLines(face, fitted, { typeface: 'display', fill: 'ink' }, { x: left, y: first }, 1);
  } else {
    face.draw({
      draw: 'line',
      from: [left, 9.6],
      to: [rightEdge - rightWidth, 9.6],
      stroke: 'muted',
      strokeWidth: 0.12,
    });
  }
  writeOne(
    face,
    right,
    { typeface: 'text', size: rightSize, fill: 'muted' },
    { x: rightEdge, y: first, align: 'right', width: rightWidth },
  );
  return Math.max(first + (lines - 1) * em, look.least) + look.below;
};
