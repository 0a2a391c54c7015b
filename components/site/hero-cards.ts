import type { Card } from '@/lib/cards/card';
import { words } from '@/lib/messages/index';
import { cards } from '@/lib/systems/cards';
import { living, type CardOptions, type HeroDraft } from '@/lib/systems/index';

/**
 * All cards of a hero, in the player's language; an illegal hero's carry the house-rules mark (ruling 18).
 *
 * @param options.photo what this device keeps the photo of the miniature under
 * @param options.skills who says the skills (`onCards`); the cards have their names alone without
 */
export const heroCards = (
  hero: HeroDraft,
  options: Pick<CardOptions, 'link' | 'photo' | 'skills'> = {},
): readonly Card[] =>
  cards(hero, { ...options, labels: words.cards.labels, houseRules: !living.isLegal(hero) });

/** Width by height of the photo's place on a hero's card, which a long name makes less high. */
export const photoAspect = (hero: HeroDraft): number => {
  const [card] = heroCards(hero, { photo: 'photo' });
  const place = card?.front.drawings.find((drawing) => drawing.draw === 'image');
  return place?.draw === 'image' ? place.width / place.height : 1;
};
