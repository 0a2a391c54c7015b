import type { Ink, RichText, Typeface } from '../card';
import { drawPip, type PaintedPip, iconBox } from '../icons';

import { blindSketch, type Sketch } from '../sketch';
import { joinLines, measure, point, reader, smallestOnCards, wordsOf, type Line } from './text';
import type { TextStyle } from './typeset';

/** Unit of text that flows down a card and on to the next. */
export type Block =
  /** A skill's name, what kind it is, and where it comes from. */
  | {
      readonly block: 'heading';
      readonly text: string;
      readonly note?: string;
      readonly right?: string;
      /** Before the name; a path in a box of 512 x 512. */
      readonly icon?: string;
    }
  | { readonly block: 'paragraph'; readonly text: RichText; readonly look?: 'plain' | 'title' | 'facts' }
  /** A line behind the pip that pays for it; `aloud` is the pip in words, `sign` its name where those are more. */
  | {
      readonly block: 'paragraph';
      readonly text: RichText;
      readonly pip: PaintedPip;
      readonly aloud: string;
      readonly sign?: string;
    }
  /** The title of a part, behind an icon (a path in a box of 512 x 512) where it has one. */
  | { readonly block: 'section'; readonly text: string; readonly icon?: string }
  /** Lines to write on by hand. */
  | { readonly block: 'lines'; readonly count: number };

/** Where text may stand, in mm; the notch is a corner at the bottom right that is taken. */
export interface Region {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
  readonly notch?: { readonly left: number; readonly top: number };
}

export interface TypeScale {
  /** Points of plain text; headings are larger, notes smaller. */
  readonly size: number;
  /** Notes stand beside their heading where they fit, not below it; `all`: only if that is so for all of them. */
  readonly inline: boolean | 'all';
  /** Points that nothing goes below; the smallest type of cards unless told. */
  readonly least?: number;
}

/** A face with its region; undefined ends the flow. */
export type NextFace = () => { readonly face: Sketch; readonly region: Region } | undefined;

const leading = 1.2;
/** mm; sums of fractions are not exact. */
const tolerance = 1e-6;
const noteGap = 1.4;
const rightGap = 2;
/** em of the text: a pip before a line, its middle above the baseline, and where the text begins. */
const pipRadius = 0.43;
const pipMiddle = 0.3;
const pipIndent = 1.18;
/** mm between two lines to write on, and where there are many. */
const lineHeights = { usual: 5.2, close: 4.6 } as const;
/** em of a line that an icon is high; mm between it and the text. */
const iconSide = 1.02;
const iconGap = 0.7;

/** Lets blocks flow from face to face; answers the y below the last line, or undefined when the faces ran out. */
export const flow = (
  blocks: readonly Block[],
  scale: TypeScale,
  nextFace: NextFace,
): { readonly bottom: number } | undefined => {
  let page = nextFace();
  if (!page) return undefined;
  let y = page.region.top;
  let isFresh = true;

  const least = scale.least ?? smallestOnCards;
  const styles = {
    heading: { typeface: 'display', size: scale.size + 1.75, fill: 'ink' },
    note: { typeface: 'text', size: Math.max(least, scale.size - 0.75), fill: 'muted' },
    right: { typeface: 'text', size: Math.max(least, scale.size - 0.5), fill: 'gold' },
    plain: { typeface: 'text', size: scale.size, fill: 'ink' },
    title: { typeface: 'title', size: scale.size + 0.5, fill: 'ink' },
    facts: { typeface: 'text', size: Math.max(least, scale.size - 0.5), fill: 'muted' },
    section: { typeface: 'strong', size: scale.size, fill: 'ink' },
  } as const satisfies Record<string, TextStyle>;

  const heightOf = (style: TextStyle) => style.size * point * leading;
  const baseline = (style: TextStyle) => y + style.size * point * 0.88;

  const widthAt = (height: number): number => {
    const region = page?.region;
    if (!region) return 0;
    const { notch } = region;
    return notch && y + height > notch.top ? notch.left - region.x : region.width;
  };

  /** Goes on to the next face unless `height` mm are left on this one; false when there is none. */
  const makeSpace = (height: number): boolean => {
    if (!page) return false;
    if (y + height <= page.region.bottom + tolerance || isFresh) return true;
    page = nextFace();
    if (!page) return false;
    y = page.region.top;
    isFresh = true;
    return true;
  };

  const space = (em: number) => {
    if (!isFresh) y += em * scale.size * point;
  };

  const advance = (height: number) => {
    y += height;
    isFresh = false;
  };

  const emWidth = (mm: number, style: TextStyle) => (mm * 1000) / (style.size * point);

  /** Sets a text line by line; what stands on one face is said there. */
  const setText = (text: RichText, style: TextStyle, indent = 0): boolean => {
    const source = reader(style.typeface, text);
    let here: Line[] = [];
    const sayHere = (typeface: Typeface) => {
      if (here.length > 0) page?.face.say(typeface, joinLines(here));
      here = [];
    };
    while (!source.isDone()) {
      const height = heightOf(style);
      if (page && y + height > page.region.bottom + tolerance) sayHere(style.typeface);
      if (!makeSpace(height) || !page) return false;
      const line = source.next(emWidth(widthAt(height) - indent, style));
      if (!line) break;
      page.face.write(line, style, { x: page.region.x + indent, y: baseline(style) });
      if (page.face !== blindSketch) here.push(line);
      advance(height);
    }
    sayHere(style.typeface);
    return true;
  };

  /** Sets a text beside a pip, all its lines clear of it. */
  const setBesidePip = (text: RichText, pip: PaintedPip, aloud: string, sign = aloud): boolean => {
    const style = styles.plain;
    if (!makeSpace(heightOf(style)) || !page) return false;
    const em = style.size * point;
    page.face.draw(
      ...drawPip(pip, page.region.x + pipRadius * em, baseline(style) - pipMiddle * em, pipRadius * em),
    );
    page.face.describe(aloud);
    if (sign !== '')
      page.face.hide(`[${sign}]`, { x: page.region.x, y: baseline(style), width: pipIndent * em });
    return setText(text, style, pipIndent * em);
  };

  const oneLine = (text: string, style: TextStyle, x: number, align: 'left' | 'right', dy = 0) => {
    const line = reader(style.typeface, text).next(Infinity);
    if (!line || !page) return;
    page.face.say(style.typeface, text);
    page.face.write(line, style, { x, y: y + dy, align });
  };

  /** Draws an icon as high as a line at the left; answers the room that it takes. */
  const drawIcon = (icon: string | undefined, style: TextStyle): number => {
    if (icon === undefined || !page) return 0;
    const side = style.size * point * iconSide;
    page.face.draw({
      draw: 'path',
      d: icon,
      x: page.region.x,
      y: baseline(style) - side * 0.82,
      scale: side / iconBox,
      fill: 'ink',
    });
    return side + iconGap;
  };

  const setHeading = (text: string, note: string, right: string, icon?: string): boolean => {
    const { heading, note: noteStyle, right: rightStyle } = styles;
    const height = heightOf(heading);
    if (!makeSpace(height + heightOf(noteStyle)) || !page) return false;
    const indent = drawIcon(icon, heading);
    const width = widthAt(height);
    const { x } = page.region;
    const name = indent + measure(heading.typeface, text, heading.size);
    const noteWidth = measure(noteStyle.typeface, note, noteStyle.size);
    const rightWidth = measure(rightStyle.typeface, right, rightStyle.size);
    const rightSpace = right === '' ? 0 : rightWidth + rightGap;
    const dy = heading.size * point * 0.88;

    if (name + rightSpace <= width) {
      oneLine(text, heading, x + indent, 'left', dy);
      const isInline = scale.inline && note !== '' && name + noteGap + noteWidth + rightSpace <= width;
      if (isInline) oneLine(note, noteStyle, x + name + noteGap, 'left', dy);
      oneLine(right, rightStyle, x + width, 'right', dy);
      advance(height);
      if (isInline || note === '') return true;
      return scale.inline !== 'all' && setText(note, noteStyle);
    }
    if (scale.inline === 'all' || !setText(text, heading, indent)) return false;
    const below = heightOf(noteStyle);
    if (!makeSpace(below)) return false;
    const lower = widthAt(below);
    if (noteWidth + rightSpace > lower) return setText(note, noteStyle) && setText(right, rightStyle);
    oneLine(note, noteStyle, page.region.x, 'left', noteStyle.size * point * 0.88);
    oneLine(right, rightStyle, page.region.x + lower, 'right', noteStyle.size * point * 0.88);
    advance(below);
    return true;
  };

  const setLines = (count: number): boolean => {
    const height = scale.size >= 8 ? lineHeights.usual : lineHeights.close;
    for (let line = 0; line < count; line += 1) {
      if (!makeSpace(height) || !page) return false;
      const { x } = page.region;
      const at = y + height - 0.3;
      page.face.draw({
        draw: 'line',
        from: [x, at],
        to: [x + widthAt(height), at],
        stroke: 'muted' satisfies Ink,
        strokeWidth: 0.12,
      });
      advance(height);
    }
    return true;
  };

  const setBlock = (block: Block): boolean => {
    switch (block.block) {
      case 'heading':
        space(scale.inline ? 0.3 : 0.45);
        return wordsOf('display', block.text).length === 0
          ? setText(`${block.note ?? ''} ${block.right ?? ''}`, styles.note)
          : setHeading(block.text, block.note ?? '', block.right ?? '', block.icon);
      case 'paragraph':
        return 'pip' in block
          ? setBesidePip(block.text, block.pip, block.aloud, block.sign)
          : setText(block.text, styles[block.look ?? 'plain']);
      case 'section':
        space(0.35);
        if (!makeSpace(heightOf(styles.section) * 2)) return false;
        return setText(block.text, styles.section, drawIcon(block.icon, styles.section));
      case 'lines':
        return setLines(block.count);
    }
  };

  for (const block of blocks) if (!setBlock(block)) return undefined;
  return { bottom: y };
};
