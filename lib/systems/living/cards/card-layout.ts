import { drawBack, drawEmpty, type BackContent } from '../../../cards/hero-card/back';
import { defaultCardSize, type Card, type CardNotice } from '../../../cards/card';
import type { Block } from '../../../cards/text/flow';
import { drawFront, type FrontContent } from '../../../cards/hero-card/front';
import { qrCode } from '../../../cards/qr';
import type { CardLabels } from './card-labels';

/** The kinds of card of this game, in the order in which they are offered. */
export const cardKinds = ['hero', 'follower', 'snowfall'] as const;
export type CardKind = (typeof cardKinds)[number];

/** What stands on a card of 63 x 88 mm. */
export interface CardContent {
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  readonly front: FrontContent;
  readonly back: Omit<BackContent, 'credits' | 'continued' | 'qr'>;
  readonly link?: string;
}

/** A card and, where it says too much, its continuation cards; what the title line does not hold comes first there. */
export const layCard = (content: CardContent, labels: CardLabels): readonly Card[] => {
  const missing = new Set<string>();
  const { face: front, rest } = drawFront(content.front, missing);
  const qr = content.link === undefined ? undefined : qrCode(content.link);
  const titleRest: readonly Block[] = rest === '' ? [] : [{ block: 'paragraph', text: rest, look: 'title' }];
  const [back = drawEmpty(), ...further] = drawBack(
    {
      ...content.back,
      blocks: [...titleRest, ...content.back.blocks],
      ...(content.front.mark !== undefined && { mark: content.front.mark }),
      continued: labels.continued(content.name),
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
      name: labels.continued(content.name),
      size: defaultCardSize,
      front: further[2 * index] ?? drawEmpty(),
      back: further[2 * index + 1] ?? drawEmpty(),
      notices: [],
    })),
  ];
};
