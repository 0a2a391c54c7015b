import type { LoadFont } from '@/components/pdf/fonts';
import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { decode, encodeSheet, heroLink } from '@/lib/share/index';
import { cardsOf, nameOf } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { firstSystem, open, opening } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { renderPng, type Picture } from './canvas';
import type { DrawingOrder } from './order';
import { previewOf, previewScale } from './preview';

/** px a mm: about 300 a inch. */
const cardScale = 12;

const cardsFor = (document: SheetDocument, origin: string | undefined): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeSheet(document);
  const link = code?.ok === true && origin !== undefined ? heroLink(origin, code.value) : undefined;
  return cardsOf(document, { link, skills: 'short' });
};

/** Cards in a picture at most: the first one says how many more there are. */
const mostRows = 3;

/** A card and those on which its texts go on, one below the other. */
const withFurther = (cards: readonly Card[]): readonly Card[] => {
  const [first] = cards;
  if (!first) return [];
  const isFurther = ({ id }: Card): boolean => id.startsWith(`${first.id}-`);
  return [first, ...cards.filter(isFurther)].slice(0, mostRows);
};

/** Fronts and backs side by side, as on the sheet. */
const pairsOf = (cards: readonly [Card, ...Card[]]): Picture => {
  const { width, height } = cards[0].size;
  const all = { x: 0, y: 0, width: 2 * width, height: cards.length * height };
  return {
    width: all.width,
    height: all.height,
    parts: [
      { drawings: [{ draw: 'rect', ...all, fill: 'leaf' }], x: 0, y: 0 },
      ...cards.flatMap(({ front, back }, row) => [
        { drawings: front.drawings, x: 0, y: row * height },
        { drawings: back.drawings, x: width, y: row * height },
      ]),
    ],
  };
};

/** Draws what is ordered: a PDF of all cards, a PNG of the first card with what it says on further ones, or a PNG of the preview. Rejects when it cannot. */
export const drawOrder = async (order: DrawingOrder, loadFont: LoadFont): Promise<Uint8Array> => {
  const found = await opening(() => decode(order.code));
  if (!found.ok) throw new Error(`A damaged code was ordered: ${found.error.problem}.`);
  const games = documentsOf(found.value).map(({ system }) => system);
  await open(games.length > 0 ? games : [firstSystem], 'cards');
  if (order.draw === 'preview') return renderPng(previewOf(found.value), previewScale, loadFont);

  const documents = documentsOf(found.value);
  if (order.draw === 'card') {
    const [first, ...further] = withFurther(documents.flatMap((document) => cardsFor(document, undefined)));
    if (!first) throw new Error('A hero has no card.');
    return renderPng(pairsOf([first, ...further]), cardScale, loadFont);
  }
  const cards = documents.flatMap((document) => cardsFor(document, order.origin));
  // Its library is large, and pictures do without it.
  const { renderPdf } = await import('@/components/pdf/render');
  return renderPdf(
    impose(cards, { paper: order.paper, labels: messages.print.labels }),
    {
      title: messages.print.title(documents.map(nameOf)),
      author: messages.terms.credits,
      language: messages.terms.language,
    },
    loadFont,
  );
};
