import type { Card, CardFace, CardSize, Picture } from '../card';
import { cardSizes, defaultCardSize, isPiece } from '../card';
import { unfolded } from '../fold-out';
import { cutTo } from '../paper/cut-to';

/** Dots an inch that card printers ask for. */
export const dpis = [300, 600] as const;
export type Dpi = (typeof dpis)[number];

/** mm around the cut that is printed and cut away: knives stray. */
export const bleed = 3;

/** mm: a poker card. */
const poker = cardSizes['63.5x88.9'];
const withBleed: CardSize = { width: poker.width + 2 * bleed, height: poker.height + 2 * bleed };

const inch = 25.4;

/** Dots of a length in mm. */
export const dotsOf = (mm: number, dpi: Dpi): number => Math.round((mm / inch) * dpi);

/** A picture to be drawn, and the file that it goes into. */
export interface PictureFile {
  readonly file: string;
  readonly picture: Picture;
}

/** A face on its leaf, which reaches to the edges of the picture. */
export const pictureOf = ({ drawings }: CardFace, { width, height }: CardSize): Picture => ({
  width,
  height,
  drawings: [{ draw: 'rect', x: 0, y: 0, width, height, fill: 'leaf' }, ...drawings],
});

/** A name as part of a file's name or an address: lower-case letters, digits and hyphens; empty if nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** "03-jane-front.png": files stay in the order of the cards, and no two have one name. */
export const fileOf = (number: number, name: string, side: string): string =>
  `${[String(number).padStart(2, '0'), slugOf(name), side].filter((part) => part !== '').join('-')}.png`;

const isPoker = ({ size: { width, height } }: Card): boolean =>
  width === defaultCardSize.width && height === defaultCardSize.height;

/** The cards for a card printer: the heroes' own, and those of a kit that have their size, as a mission's. */
export const forPrinters = (own: readonly Card[], ofKit: readonly Card[]): readonly Card[] => [
  ...own,
  ...ofKit.filter((card) => !isPiece(card) && isPoker(card)),
];

/** Both sides of every card for a card printer: poker size with bleed, as files for each side. */
export const printerPictures = (cards: readonly Card[]): readonly PictureFile[] =>
  cards
    .filter((card) => !isPiece(card))
    .flatMap(unfolded)
    .flatMap((card, index) => {
      const { front, back } = cutTo(card, withBleed);
      return [
        { file: fileOf(index + 1, card.name, 'front'), picture: pictureOf(front, withBleed) },
        { file: fileOf(index + 1, card.name, 'back'), picture: pictureOf(back, withBleed) },
      ];
    });
