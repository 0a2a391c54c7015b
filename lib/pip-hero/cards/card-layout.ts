import { defaultCardSize, type Card, type CardFace, type CardNotice } from '../../cards/card';
import type { Block } from '../../cards/text/flow';
import { qrCode } from '../../cards/qr';
import { drawBack, drawEmpty, type BackContent } from './back';
import { drawFront, type FrontContent } from './front';

/** What stands on a card of 63 x 88 mm. */
export interface CardContent<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly front: FrontContent;
  readonly back: Omit<BackContent, 'credits' | 'continued' | 'goesOn' | 'qr'>;
  readonly link?: string;
}

/** What every card says, in the reader's language. */
export interface LayoutLabels {
  /** "Bito van Ostmark, card 2". */
  readonly continued: (name: string, card: number) => string;
  /** Where the texts of skills stand that find no room: on so many further cards. */
  readonly goesOn: (cards: number) => string;
  readonly credits: string;
}

/** The back of a continuation card, which is printed on one side where nothing is left to say. */
const backOf = (face: CardFace | undefined): Pick<Card, 'back' | 'oneSided'> =>
  face ? { back: face } : { back: drawEmpty(), oneSided: true };

/** A card and, where it says too much, its continuation cards; what the title line does not hold comes first there. */
export const layCard = (content: CardContent, labels: LayoutLabels): readonly Card[] => {
  const missing = new Set<string>();
  const { face: front, rest, rules } = drawFront(content.front, missing);
  const qr = content.link === undefined ? undefined : qrCode(content.link);
  const titleRest: readonly Block[] = rest === '' ? [] : [{ block: 'paragraph', text: rest, look: 'title' }];
  const [back = drawEmpty(), ...further] = drawBack(
    {
      ...content.back,
      blocks: [...titleRest, ...content.back.blocks, ...rules],
      ...(content.front.mark !== undefined && { mark: content.front.mark }),
      continued: (number) => labels.continued(content.name, number),
      goesOn: labels.goesOn,
      credits: labels.credits,
      ...(qr && { qr }),
    },
    missing,
  );
  const continuations = Math.ceil(further.length / 2);
  const card = content.id;
  const notices: readonly CardNotice[] = [
    ...(missing.size > 0 ? [{ notice: 'missing-characters', card, characters: [...missing] } as const] : []),
    ...(content.link !== undefined && !qr ? [{ notice: 'no-qr-code-too-long', card } as const] : []),
    ...(continuations > 0 && content.back.further.length === 0
      ? [{ notice: 'continued', card, cards: continuations } as const]
      : []),
  ];
  return [
    { id: card, kind: content.kind, name: content.name, size: defaultCardSize, front, back, notices },
    ...Array.from({ length: continuations }, (_, index): Card => ({
      id: `${card}-${index + 2}`,
      kind: content.kind,
      name: labels.continued(content.name, index + 2),
      size: defaultCardSize,
      front: further[2 * index] ?? drawEmpty(),
      ...backOf(further[2 * index + 1]),
      notices: [],
    })),
  ];
};
