import type { Ink, RichText } from '../card';
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

/** The looks of a text at a size. */
const stylesAt = ({ size, least = smallestOnCards }: TypeScale) =>
  ({
    heading: { typeface: 'display', size: size + 1.75, fill: 'ink' },
    note: { typeface: 'text', size: Math.max(least, size - 0.75), fill: 'muted' },
    right: { typeface: 'text', size: Math.max(least, size - 0.5), fill: 'gold' },
    plain: { typeface: 'text', size, fill: 'ink' },
    title: { typeface: 'title', size: size + 0.5, fill: 'ink' },
    facts: { typeface: 'text', size: Math.max(least, size - 0.5), fill: 'muted' },
    section: { typeface: 'strong', size, fill: 'ink' },
  }) as const satisfies Record<string, TextStyle>;

/** Height of a line, in mm. */
const heightOf = (style: TextStyle): number => style.size * point * leading;
/** From the top of a line to its baseline, in mm. */
const riseOf = (style: TextStyle): number => style.size * point * 0.88;
const emWidth = (mm: number, style: TextStyle): number => (mm * 1000) / (style.size * point);

/** Text on its way from face to face: where the next line stands. Each `set` is false once the faces have run out. */
class TextFlow {
  readonly #scale: TypeScale;
  readonly #styles: ReturnType<typeof stylesAt>;
  readonly #nextFace: NextFace;
  #page: ReturnType<NextFace>;
  #y = 0;
  #isFresh = true;

  constructor(scale: TypeScale, nextFace: NextFace) {
    this.#scale = scale;
    this.#styles = stylesAt(scale);
    this.#nextFace = nextFace;
    this.#turn();
  }

  /** y below the last line, or undefined when the faces ran out. */
  get bottom(): number | undefined {
    return this.#page && this.#y;
  }

  #turn(): void {
    this.#page = this.#nextFace();
    this.#y = this.#page?.region.top ?? 0;
    this.#isFresh = true;
  }

  #widthAt(height: number): number {
    const region = this.#page?.region;
    if (!region) return 0;
    const { notch } = region;
    return notch && this.#y + height > notch.top ? notch.left - region.x : region.width;
  }

  #fits(height: number): boolean {
    return this.#page !== undefined && this.#y + height <= this.#page.region.bottom + tolerance;
  }

  /** The face with `height` mm left, the next one if need be; undefined when there is none. */
  #makeSpace(height: number): ReturnType<NextFace> {
    if (this.#page && !this.#fits(height) && !this.#isFresh) this.#turn();
    return this.#page;
  }

  #space(em: number): void {
    if (!this.#isFresh) this.#y += em * this.#scale.size * point;
  }

  #advance(height: number): void {
    this.#y += height;
    this.#isFresh = false;
  }

  /** Sets a text line by line; text on one face is said there. */
  #setText(text: RichText, style: TextStyle, indent = 0): boolean {
    const source = reader(style.typeface, text);
    const height = heightOf(style);
    let here: Line[] = [];
    const sayHere = (): void => {
      if (here.length > 0) this.#page?.face.say(style.typeface, joinLines(here));
      here = [];
    };
    while (!source.isDone()) {
      if (!this.#fits(height)) sayHere();
      const page = this.#makeSpace(height);
      if (!page) return false;
      const line = source.next(emWidth(this.#widthAt(height) - indent, style));
      if (!line) break;
      page.face.write(line, style, { x: page.region.x + indent, y: this.#y + riseOf(style) });
      if (page.face !== blindSketch) here.push(line);
      this.#advance(height);
    }
    sayHere();
    return true;
  }

  /** Sets a text beside a pip, all its lines clear of it. */
  #setBesidePip(text: RichText, pip: PaintedPip, aloud: string, sign = aloud): boolean {
    const style = this.#styles.plain;
    const page = this.#makeSpace(heightOf(style));
    if (!page) return false;
    const em = style.size * point;
    const { x } = page.region;
    const y = this.#y + riseOf(style);
    page.face.draw(...drawPip(pip, x + pipRadius * em, y - pipMiddle * em, pipRadius * em));
    page.face.describe(aloud);
    if (sign !== '') page.face.hide(`[${sign}]`, { x, y, width: pipIndent * em });
    return this.#setText(text, style, pipIndent * em);
  }

  #oneLine(text: string, style: TextStyle, x: number, align: 'left' | 'right', rise: number): void {
    const line = reader(style.typeface, text).next(Infinity);
    if (!line || !this.#page) return;
    this.#page.face.say(style.typeface, text);
    this.#page.face.write(line, style, { x, y: this.#y + rise, align });
  }

  /** Draws an icon as high as a line at the left; answers the room that it takes. */
  #drawIcon(icon: string | undefined, style: TextStyle): number {
    if (icon === undefined || !this.#page) return 0;
    const side = style.size * point * iconSide;
    this.#page.face.draw({
      draw: 'path',
      d: icon,
      x: this.#page.region.x,
      y: this.#y + riseOf(style) - side * 0.82,
      scale: side / iconBox,
      fill: 'ink',
    });
    return side + iconGap;
  }

  #setHeading(text: string, note: string, right: string, icon?: string): boolean {
    const { heading, note: noteStyle, right: rightStyle } = this.#styles;
    const { inline } = this.#scale;
    const height = heightOf(heading);
    const page = this.#makeSpace(height + heightOf(noteStyle));
    if (!page) return false;
    const indent = this.#drawIcon(icon, heading);
    const width = this.#widthAt(height);
    const { x } = page.region;
    const name = indent + measure(heading.typeface, text, heading.size);
    const noteWidth = measure(noteStyle.typeface, note, noteStyle.size);
    const rightWidth = measure(rightStyle.typeface, right, rightStyle.size);
    const rightSpace = right === '' ? 0 : rightWidth + rightGap;

    if (name + rightSpace <= width) {
      const rise = riseOf(heading);
      this.#oneLine(text, heading, x + indent, 'left', rise);
      const isInline = inline && note !== '' && name + noteGap + noteWidth + rightSpace <= width;
      if (isInline) this.#oneLine(note, noteStyle, x + name + noteGap, 'left', rise);
      this.#oneLine(right, rightStyle, x + width, 'right', rise);
      this.#advance(height);
      if (isInline || note === '') return true;
      return inline !== 'all' && this.#setText(note, noteStyle);
    }
    if (inline === 'all' || !this.#setText(text, heading, indent)) return false;
    const below = heightOf(noteStyle);
    const last = this.#makeSpace(below);
    if (!last) return false;
    const lower = this.#widthAt(below);
    if (noteWidth + rightSpace > lower)
      return this.#setText(note, noteStyle) && this.#setText(right, rightStyle);
    this.#oneLine(note, noteStyle, last.region.x, 'left', riseOf(noteStyle));
    this.#oneLine(right, rightStyle, last.region.x + lower, 'right', riseOf(noteStyle));
    this.#advance(below);
    return true;
  }

  #setLines(count: number): boolean {
    const height = this.#scale.size >= 8 ? lineHeights.usual : lineHeights.close;
    for (let line = 0; line < count; line += 1) {
      const page = this.#makeSpace(height);
      if (!page) return false;
      const { x } = page.region;
      const at = this.#y + height - 0.3;
      page.face.draw({
        draw: 'line',
        from: [x, at],
        to: [x + this.#widthAt(height), at],
        stroke: 'muted' satisfies Ink,
        strokeWidth: 0.12,
      });
      this.#advance(height);
    }
    return true;
  }

  setBlock(block: Block): boolean {
    switch (block.block) {
      case 'heading':
        this.#space(this.#scale.inline ? 0.3 : 0.45);
        return wordsOf('display', block.text).length === 0
          ? this.#setText(`${block.note ?? ''} ${block.right ?? ''}`, this.#styles.note)
          : this.#setHeading(block.text, block.note ?? '', block.right ?? '', block.icon);
      case 'paragraph':
        return 'pip' in block
          ? this.#setBesidePip(block.text, block.pip, block.aloud, block.sign)
          : this.#setText(block.text, this.#styles[block.look ?? 'plain']);
      case 'section':
        this.#space(0.35);
        if (!this.#makeSpace(heightOf(this.#styles.section) * 2)) return false;
        return this.#setText(
          block.text,
          this.#styles.section,
          this.#drawIcon(block.icon, this.#styles.section),
        );
      case 'lines':
        return this.#setLines(block.count);
    }
  }
}

/** Lets blocks flow from face to face; answers the y below the last line, or undefined when the faces ran out. */
export const flow = (
  blocks: readonly Block[],
  scale: TypeScale,
  nextFace: NextFace,
): { readonly bottom: number } | undefined => {
  const text = new TextFlow(scale, nextFace);
  if (!blocks.every((block) => text.setBlock(block))) return undefined;
  const { bottom } = text;
  return bottom === undefined ? undefined : { bottom };
};
