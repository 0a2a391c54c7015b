import { drawDie, wholeDie } from '../../../painted-die/cards/die';
import type { CardsPart } from '../../display';
import { dieOf } from '../cards/card-content';
import { cards as cardsOf } from '../cards/cards';
import { blankCards } from '../kit/cards/blank-cards';
import { cards as say } from '#words/systems/living/messages/cards';
import { onCards } from '../messages/skill-text-renderer';
import type { HeroDraft } from '../sheet/hero';

const { labels } = say;
const blankKinds = ['hero', 'pet', 'daemon', 'snowfall'] as const;

/** Heroes of the Living Rulebook on cards. */
export const cards: CardsPart<HeroDraft> = {
  cards: (hero, { skills = 'names', ...options }) =>
    cardsOf(hero, { ...options, labels, skills: onCards(skills) }),
  blanks: Object.fromEntries(blankKinds.map((kind) => [kind, () => blankCards(kind, labels)])),
  picture: (hero) => ({
    width: 50,
    height: wholeDie.height,
    drawings: drawDie(dieOf(hero, labels).pipsOf, 0, 0),
  }),
  die: (hero) => dieOf(hero, labels).pipsOf,
};
