import { drawDie, wholeDie } from '../../../painted-die/cards/die';
import type { CardsPart } from '../../display';
import { blankCards } from '../cards/blank-cards';
import { dieOf } from '../cards/card-content';
import { cardKinds } from '../cards/card-labels';
import { cards as cardsOf } from '../cards/cards';
import { blankSheet } from '../cards/character-sheet';
import { cards as say } from '#words/systems/first/messages/cards';
import { renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import type { HeroDraft } from '../sheet/hero';

const { labels } = say;

/** Heroes of the first edition on cards. */
export const cards: CardsPart<HeroDraft> = {
  cards: (hero, { skills = 'names', ...options }) =>
    cardsOf(hero, {
      ...options,
      labels,
      skills: { print: skills, renderSkill: (skill) => renderSkill(skill) },
    }),
  blanks: {
    sheet: () => [blankSheet(labels)],
    ...Object.fromEntries(cardKinds.map((kind) => [kind, () => blankCards(kind, labels)])),
  },
  picture: (hero) => ({
    width: 50,
    height: wholeDie.height,
    drawings: drawDie(dieOf(hero, labels).pipsOf, 0, 0),
  }),
  die: (hero) => dieOf(hero, labels).pipsOf,
};
