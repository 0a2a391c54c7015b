import { renderPdf } from '@/components/pdf/render';
import type { LoadFont } from '@/components/pdf/fonts';
import { heroCards } from '@/components/site/hero-cards';
import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/imposition';
import { words } from '@/lib/messages/index';
import { onCards } from '@/lib/systems/living/messages/teller';
import { decode, encodeHero, heroLink } from '@/lib/share/index';
import type { HeroDraft } from '@/lib/systems/index';
import { renderPng, type Picture } from './canvas';
import type { DrawingOrder } from './order';
import { previewOf, previewScale } from './preview';

/** px a mm: about 300 a inch. */
const cardScale = 12;

const cardsOf = (hero: HeroDraft, origin: string | undefined): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeHero(hero);
  const link = code?.ok === true && origin !== undefined ? heroLink(origin, code.value) : undefined;
  return heroCards(hero, { link, skills: onCards('short') });
};

/** Front and back side by side, as they stand on the sheet. */
const pairOf = ({ size: { width, height }, front, back }: Card): Picture => ({
  width: 2 * width,
  height,
  parts: [
    { drawings: [{ draw: 'rect', x: 0, y: 0, width: 2 * width, height, fill: 'leaf' }], x: 0, y: 0 },
    { drawings: front.drawings, x: 0, y: 0 },
    { drawings: back.drawings, x: width, y: 0 },
  ],
});

/** Draws what is ordered: a PDF of all cards, a PNG of the first card, or a PNG of the preview. Rejects when it cannot. */
export const drawOrder = async (order: DrawingOrder, loadFont: LoadFont): Promise<Uint8Array> => {
  const found = decode(order.code);
  if (!found.ok) throw new Error(`An unsound code was ordered: ${found.error.problem}.`);
  if (order.draw === 'preview') return renderPng(previewOf(found.value), previewScale, loadFont);

  const heroes = found.value.kind === 'hero' ? [found.value.hero] : found.value.party.heroes;
  if (order.draw === 'card') {
    const [first] = heroes.flatMap((hero) => cardsOf(hero, undefined));
    if (!first) throw new Error('A hero has no card.');
    return renderPng(pairOf(first), cardScale, loadFont);
  }
  const cards = heroes.flatMap((hero) => cardsOf(hero, order.origin));
  return renderPdf(
    impose(cards, { paper: order.paper, labels: words.print.labels }),
    { title: words.print.title(heroes.map(({ name }) => name)), author: words.terms.credits, language: 'en' },
    loadFont,
  );
};
