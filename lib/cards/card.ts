/**
 * A card as a drawing in millimetres, origin at the top left of each face. `components/card` draws it on the screen,
 * `components/pdf` on paper; neither computes anything.
 */
export const colours = ['grey', 'red', 'amber', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof colours)[number];

export const inks = [
  'paper',
  'leaf',
  'ink',
  'muted',
  'gold',
  'line',
  'emblem',
  'panel',
  ...colours,
  /** Colour that identifies a card across the table. */
  'rust',
  'moss',
  'teal',
  'violet',
  'slate',
  'white',
  /** Ink of marks, rulers and low-ink cards: printed without colour. */
  'black',
] as const;
export type Ink = (typeof inks)[number];

/** `display`: names and headings; `title`: italic titles; `text` and `strong`: text and figures. */
export const typefaces = ['display', 'title', 'text', 'strong'] as const;
export type Typeface = (typeof typefaces)[number];

interface Stroke {
  readonly stroke?: Ink;
  /** mm */
  readonly strokeWidth?: number;
  /** mm on, mm off */
  readonly dash?: readonly [number, number];
}

/** A stretch of a text: as the text around it, or strong. */
export interface Stretch {
  readonly text: string;
  readonly strong?: true;
}

/** A text, or one of which some stretches are strong. */
export type RichText = string | readonly Stretch[];

/** A piece of text in one font file, so that no renderer has to look for a glyph. */
export interface TextRun {
  readonly text: string;
  /** Where it is not the typeface of the text. */
  readonly typeface?: Typeface;
  /** Name of a file in public/fonts, without ending: "source-sans-3-latin-400-normal". */
  readonly font: string;
  /** mm from the left end of the text. */
  readonly x: number;
  /** mm it takes; absent: up to the next run or the end of the text. */
  readonly width?: number;
  /** A hyphen where a word had to be broken: no part of the text. */
  readonly isHyphen?: true;
}

/** Elements of a face. All lengths in mm. */
export type Drawing =
  | ({
      readonly draw: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      readonly fill?: Ink;
      /** Ink of the frame along the cut, which shows a cut that is slightly off. */
      readonly isFrame?: true;
    } & Stroke)
  | ({
      readonly draw: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill?: Ink;
    } & Stroke)
  | ({
      readonly draw: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
    } & Stroke)
  /** An SVG path in its own units, `scale` mm a unit, its origin at x, y. */
  | ({
      readonly draw: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill?: Ink;
      /** The ink of the ground below, against which it must be visible in black and white too. */
      readonly ground?: Ink;
    } & Stroke)
  /**
   * A photo saved on this device, which covers its rounded rectangle from the middle; nothing is shown until
   * it is loaded.
   */
  | {
      readonly draw: 'image';
      /** Key of the photo on the device. */
      readonly photo: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  /** One line; x is its left end, y its baseline, size the font size in mm. */
  | {
      readonly draw: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly width: number;
      readonly fill: Ink;
      readonly typeface: Typeface;
      readonly runs: readonly TextRun[];
    };

/** One side of a card. */
export interface CardFace {
  readonly drawings: readonly Drawing[];
  /** Texts where something is drawn without letters: not seen, but in a file for whoever searches or reads it aloud. */
  readonly unseen?: readonly Drawing[];
  /** Every text on it, in reading order; "□" means a character that no font has, drawn as a hollow box. */
  readonly text: readonly string[];
  /** Spoken text for those who cannot see it: the texts, and the drawings in words. */
  readonly spoken?: readonly string[];
}

/** Notice for the player about a card before it is printed. */
export type CardNotice =
  /** Characters that no font has; each is printed as a hollow box. */
  | { readonly notice: 'missing-characters'; readonly card: string; readonly characters: readonly string[] }
  /** The link is too long for modules of 0.35 mm. */
  | { readonly notice: 'no-qr-code-too-long'; readonly card: string }
  /** Text that went on to a continuation card. */
  | { readonly notice: 'continued'; readonly card: string; readonly cards: number };

/** Drawings in a box, apart from any card. mm. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly drawings: readonly Drawing[];
}

/** mm */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes that cards can be cut to; 63 x 88 fits every sleeve, the full size some of them tightly. */
export const cardSizes = {
  '63x88': { width: 63, height: 88 },
  '63.5x88.9': { width: 63.5, height: 88.9 },
} as const satisfies Readonly<Record<string, CardSize>>;
export type CardSizeId = keyof typeof cardSizes;
export const cardSizeIds = ['63x88', '63.5x88.9'] as const satisfies readonly CardSizeId[];

/** Size that card layouts are made for; a larger one leaves its frame as it is, with more white around it. */
export const defaultCardSize: CardSize = cardSizes['63x88'];

/** Pieces for the table, other than cards; each keeps its own size, whatever size the cards are cut to. */
const pieceKinds = [
  'counter',
  'initiative',
  'standee',
  'character-sheet',
  'part',
  'terrain',
  'panel',
] as const;

/** Whether it is a piece; all other kinds are kinds of cards, which each game names for itself. */
export const isPiece = ({ kind }: { readonly kind: string }): boolean =>
  pieceKinds.some((piece) => piece === kind);

/** A card or a piece to cut and fold: the back stands to the right of the front and stays upright. */
export interface Card {
  /** Told apart within the cards of one sheet: "hero", "hero-2" for its continuation. */
  readonly id: string;
  /** The game's word for this kind of card, or the kind of piece. */
  readonly kind: string;
  readonly name: string;
  readonly size: CardSize;
  readonly front: CardFace;
  readonly back: CardFace;
  /** Printed on one side: the back takes no room on the sheet, and only exports for screens and card printers show it. */
  readonly oneSided?: true;
  /** A strip that is folded between its panels, which `front` shows side by side. */
  readonly panels?: readonly CardFace[];
  /** It draws its own lines to cut along, or is not cut out: no crop marks stand around it. */
  readonly unmarked?: true;
  /** Pieces of one set are used together, so they come on one sheet where that takes no more of them. */
  readonly set?: string;
  /** It may be left out where that saves a sheet. */
  readonly spare?: true;
  /** Why there are this many of it, said once on every sheet that has it. */
  readonly countNote?: CountNote;
  readonly notices: readonly CardNotice[];
}

/** "Bleeding × 10", and the reason that it shares with others: "five for each hero who can cause it". */
export interface CountNote {
  readonly what: string;
  readonly why: string;
}
