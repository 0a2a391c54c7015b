import type { Card, CountNote } from '../../../cards/card';
import { drawStandee, initialsOf, type StandeeContent } from '../../../cards/pieces/standee';
import { blankCards } from '../cards/blank-cards';
import { emblemOf } from '../cards/card-content';
import { cardKinds, type CardLabels } from '../cards/card-labels';
import { blankSheet, characterSheet } from '../cards/character-sheet';
import type { PrintedSkills } from '../cards/card-skills';
import { iconPath } from '../cards/icons';
import { mainCategory } from '../rules/skills';
import type { HeroDraft } from '../sheet/hero';

/** A hero, and what the device keeps his photo under. */
export interface Pictured {
  readonly hero: HeroDraft;
  readonly photo?: string | undefined;
}

/** The words of cards and figures beside the heroes' cards. */
export interface FigureWords {
  readonly card: CardLabels;
  readonly renderSkill: PrintedSkills['renderSkill'];
  /** "Character sheet of Jane": its hero card has the name alone. */
  readonly sheetOf: (name: string) => string;
  /** How to make a sheet out of the paper. */
  readonly sheet: CountNote;
  /** "Fiend × 1": "Hekate has Summon Fiend". */
  readonly fiend: (hero: string) => CountNote;
  /** How to make a standee out of the paper. */
  readonly standee: CountNote;
  /** Text of a standee for someone who cannot see it. */
  readonly spoken: (name: string) => string;
}

/** Whether a hero can call fiends. */
const isSummoner = ({ skills }: HeroDraft): boolean => skills.includes('summoning/summon-fiend');

/** Folding character sheets of these heroes. */
export const characterSheets = (heroes: readonly Pictured[], words: FigureWords): readonly Card[] =>
  heroes.map(({ hero, photo }, index) => ({
    ...characterSheet(hero, `sheet-${index + 1}`, photo, words.card, words.renderSkill),
    name: words.sheetOf(hero.name),
    countNote: words.sheet,
  }));

/** A card for the fiend that each summoner paints when it comes. */
export const fiendCards = (heroes: readonly HeroDraft[], words: FigureWords): readonly Card[] =>
  heroes
    .filter(isSummoner)
    .flatMap((hero) =>
      blankCards('fiend', words.card).map((card) => ({ ...card, countNote: words.fiend(hero.name) })),
    );

/** Cards and the folding sheet, to fill in by hand. */
export const blankFigures = ({ card }: FigureWords): readonly Card[] => [
  ...cardKinds.flatMap((kind) => blankCards(kind, card)),
  blankSheet(card),
];

export const emblemFor = ({ skills, name }: HeroDraft): StandeeContent['emblem'] => {
  const initials = mainCategory(skills) ? '' : initialsOf(name);
  return initials === '' ? emblemOf(skills).emblem : { initials };
};

const standing = (
  { hero, photo }: Pictured,
  index: number,
  { card }: FigureWords,
): readonly Omit<StandeeContent, 'spoken'>[] => [
  {
    id: `standee-${index + 1}`,
    name: hero.name,
    caption: emblemOf(hero.skills).caption,
    emblem: emblemFor(hero),
    photo,
  },
  ...(isSummoner(hero) || hero.fiend
    ? [
        {
          id: `standee-${index + 1}-fiend`,
          name: card.fiend,
          caption: card.fiendOf(hero.name),
          emblem: iconPath('fiend'),
        },
      ]
    : []),
];

/** Paper figures for the heroes and for the fiends that they can call. */
export const standees = (heroes: readonly Pictured[], words: FigureWords): readonly Card[] =>
  heroes
    .flatMap((one, index) => standing(one, index, words))
    .map((content) => ({
      ...drawStandee({ ...content, spoken: words.spoken(content.name) }),
      countNote: words.standee,
    }));
