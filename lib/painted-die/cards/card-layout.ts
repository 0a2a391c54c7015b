import { defaultCardSize, type Card, type CardFace, type CardNotice } from '../../cards/card';
import { foldedOf } from '../../cards/fold-out';
import { qrCode } from '../../cards/qr';
import type { Block } from '../../cards/text/flow';
import { drawEmpty, drawWholeBack, type BackContent } from './back';
import { smallerDice } from './die';
import { drawFront, type FrontContent } from './front';
import { drawOnward, drawPanels } from './onward';

/** Content of a card of 63 x 88 mm. */
export interface CardContent<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Of which of a hero's cards it is, where those of one are numbered: "Card", "Snowfall". */
  readonly part: string;
  readonly front: FrontContent;
  readonly back: Omit<BackContent, 'credits' | 'qr' | 'mark'>;
  readonly link?: string;
  /** One strip that is folded, instead of cards. */
  readonly foldsOut?: boolean | undefined;
}

/** Texts of every card, in the reader's language. */
export interface LayoutLabels {
  /** "Card 2 of 3". */
  readonly numbered: (part: string, card: number, of: number) => string;
  /** Where a text goes on that a face does not hold. */
  readonly goesOn: Readonly<Record<'back' | 'card' | 'panel', string>>;
  /** Above a text that goes on: "Bloodlust, continued". */
  readonly continued: (name: string) => string;
  readonly credits: string;
}

/** The back of a continuation card, which is printed on one side where nothing is left to say. */
const backOf = (face: CardFace | undefined): Pick<Card, 'back' | 'oneSided'> =>
  face ? { back: face } : { back: drawEmpty(), oneSided: true };

type TwoFaces = readonly [front: CardFace, back: CardFace];

/** All of the text on the back, with a smaller die. The picture stays a picture: longer texts take a second card. */
const withSmallerDie = (front: CardFace, back: BackContent, missing: Set<string>): TwoFaces | undefined => {
  for (const look of smallerDice) {
    const other = drawWholeBack({ ...back, look }, missing);
    if (other) return [front, other];
  }
  return undefined;
};

/** Gear in the panel of the front, where the back has only names: no card is added for a few of those. */
const gearOnFront = (front: FrontContent, back: BackContent, missing: Set<string>): TwoFaces | undefined => {
  const hasRules = (front.rules ?? []).length > 0;
  if (front.photo || hasRules || back.blocks.some(({ block }) => block !== 'heading')) return undefined;
  const shared = drawFront({ ...front, rules: back.foot }, missing);
  if (shared.rules.length > 0) return undefined;
  return withSmallerDie(shared.face, { ...back, foot: [] }, missing);
};

/** Text that the front leaves to the back: the rest of its title, and rules it has no room for. */
const withLeft = (back: BackContent, { rest, rules }: ReturnType<typeof drawFront>): BackContent => {
  const title: readonly Block[] = rest === '' ? [] : [{ block: 'paragraph', text: rest, look: 'title' }];
  return { ...back, blocks: [...title, ...back.blocks, ...rules] };
};

/**
 * A card and, where it says more than front and back hold, its continuation cards, numbered; or, where that is wanted, a strip of
 * three or four panels if that holds it. What the title line does not hold comes first among the texts.
 */
export const layCard = (content: CardContent, labels: LayoutLabels): readonly Card[] => {
  const missing = new Set<string>();
  const qr = content.link === undefined ? undefined : qrCode(content.link);
  const { id: card, kind, name, part } = content;
  const back: BackContent = {
    ...content.back,
    ...(content.front.mark !== undefined && { mark: content.front.mark }),
    credits: labels.credits,
    ...(qr && { qr }),
  };
  const noticesFor = (cards: number): readonly CardNotice[] => [
    ...(missing.size > 0 ? [{ notice: 'missing-characters', card, characters: [...missing] } as const] : []),
    ...(content.link !== undefined && !qr ? [{ notice: 'no-qr-code-too-long', card } as const] : []),
    ...(cards > 1 ? [{ notice: 'continued', card, cards: cards - 1 } as const] : []),
  ];
  const usual = drawFront(content.front, missing);
  const whole = withLeft(back, usual);

  const own = drawWholeBack(whole, missing);
  // Half a strip would be empty where front and back hold it all.
  const beside =
    content.foldsOut && !own
      ? drawPanels(whole, { ...labels, right: () => '', goesOn: () => labels.goesOn.panel }, missing)
      : undefined;
  if (beside) {
    const strip = foldedOf([usual.face, ...beside], defaultCardSize);
    return [{ id: card, kind, name, ...strip, notices: noticesFor(1) }];
  }
  const alone = own
    ? ([usual.face, own] as const)
    : (withSmallerDie(usual.face, whole, missing) ?? gearOnFront(content.front, whole, missing));
  if (alone) {
    const [front, other] = alone;
    return [{ id: card, kind, name, size: defaultCardSize, front, back: other, notices: noticesFor(1) }];
  }
  const numbered = (at: number, of: number): string => labels.numbered(part, at, of);
  const right = (face: number, of: number): string => numbered(1 + Math.ceil(face / 2), of);
  // The first of these faces is a back, and so is every second one.
  const goesOn = (face: number): string => labels.goesOn[face % 2 === 0 ? 'card' : 'back'];
  const [first = drawEmpty(), ...further] = drawOnward(whole, { ...labels, right, goesOn }, missing);
  const cards = 1 + Math.ceil(further.length / 2);
  const { face: front } = drawFront({ ...content.front, numbered: numbered(1, cards) }, missing);
  return [
    { id: card, kind, name, size: defaultCardSize, front, back: first, notices: noticesFor(cards) },
    ...Array.from({ length: cards - 1 }, (_, index): Card => ({
      id: `${card}-${index + 2}`,
      kind,
      name: [name, numbered(index + 2, cards)].filter((text) => text !== '').join(', '),
      size: defaultCardSize,
      front: further[2 * index] ?? drawEmpty(),
      ...backOf(further[2 * index + 1]),
      notices: [],
    })),
  ];
};
