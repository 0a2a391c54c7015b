import { defaultCardSize, type Card, type CardFace, type CardNotice } from '../../cards/card';
import { foldedOf } from '../../cards/fold-out';
import { groupsOf } from '../../cards/hero-card/groups';
import { qrCode } from '../../cards/qr';
import type { Block } from '../../cards/text/flow';
import { drawEmpty, drawWholeBack, type BackContent } from './back';
import { smallerDice, wholeDie } from './die';
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
  /** At the end of a front that has some of the texts of its back. */
  readonly more: string;
  /** Above a text that goes on: "Bloodlust, continued". */
  readonly continued: (name: string) => string;
  readonly credits: string;
}

/** The back of a continuation card, which is printed on one side where nothing is left to say. */
const backOf = (face: CardFace | undefined): Pick<Card, 'back' | 'oneSided'> =>
  face ? { back: face } : { back: drawEmpty(), oneSided: true };

/** The last groups of a text that may go on a front. */
const mostOnFront = 3;

/** The die and all that it is rolled for on the back, with a smaller die where that helps, and at most worn gear on the front. */
const allOnBack = (
  front: FrontContent,
  back: BackContent,
  missing: Set<string>,
): readonly [front: CardFace, back: CardFace] | undefined => {
  const canHold = !front.photo && front.emblem !== undefined && (front.rules ?? []).length === 0;
  for (const look of [wholeDie, ...smallerDice])
    for (const foot of canHold && back.foot.length > 0 ? [back.foot, []] : [back.foot]) {
      const other = drawWholeBack({ ...back, foot, look }, missing);
      if (!other) continue;
      if (foot === back.foot) return [drawFront(front, missing).face, other];
      const shared = drawFront({ ...front, rules: back.foot, keepsEmblem: true }, missing);
      if (shared.rules.length === 0) return [shared.face, other];
    }
  return undefined;
};

/** Text that the front leaves to the back: the rest of its title, and rules it has no room for. */
const withLeft = (back: BackContent, { rest, rules }: ReturnType<typeof drawFront>): BackContent => {
  const title: readonly Block[] = rest === '' ? [] : [{ block: 'paragraph', text: rest, look: 'title' }];
  return { ...back, blocks: [...title, ...back.blocks, ...rules] };
};

/** Front and back with some of the back's texts in the panel of the front; undefined where they do not hold them. */
const sharedWithFront = (
  front: FrontContent,
  back: BackContent,
  more: string,
  missing: Set<string>,
): readonly [front: CardFace, back: CardFace] | undefined => {
  // A photo takes the panel, and so do rules that are read before the match.
  if (front.photo || front.emblem === undefined || (front.rules ?? []).length > 0) return undefined;
  const groups = groupsOf(back.blocks);
  const note: readonly Block[] = [{ block: 'paragraph', text: more, look: 'facts' }];
  for (let onFront = 0; onFront <= Math.min(mostOnFront, groups.length); onFront += 1) {
    // The first of them, as the front is read first; if only the last fit there, those.
    const at = groups.length - onFront;
    const parted = [
      [groups.slice(0, onFront), groups.slice(onFront)],
      [groups.slice(at), groups.slice(0, at)],
    ] as const;
    // Worn gear describes the figure, so it goes to the front first.
    for (const foot of [[], back.foot])
      for (const [own, others] of onFront === 0 ? parted.slice(0, 1) : parted) {
        const worn = foot.length > 0 ? [] : back.foot;
        const rules = [...worn, ...own.flat()];
        if (rules.length === 0) continue;
        const rest = drawWholeBack({ ...back, blocks: others.flat(), foot }, missing);
        if (!rest) continue;
        for (const end of onFront > 0 && others.length > 0 ? [note, []] : [[]]) {
          const shared = drawFront({ ...front, rules: [...rules, ...end], keepsEmblem: true }, missing);
          if (shared.rules.length === 0) return [shared.face, rest];
        }
      }
  }
  return undefined;
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
    : (allOnBack(content.front, whole, missing) ??
      sharedWithFront(content.front, whole, labels.more, missing));
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
