import type { Card, CountNote } from '../../../cards/card';
import { drawGluedStandee } from '../../../cards/pieces/glued-standee';
import type { StandeeContent } from '../../../cards/pieces/standee';
import type { PrintedSheet } from '../../kit-part';
import { emblemOf } from '../cards/icons';
import type { Fighter, Warband } from '../sheet/warband';
import { roleIdOf } from '../skills/roles';
import { kitIcon, liveries, sideAt } from './icons';

/** The words of standees. */
export interface FigureWords {
  /** On the area that takes glue. */
  readonly glue: string;
  readonly caption: (fighter: Fighter) => string;
  /** "Half of Anna". */
  readonly half: (name: string) => string;
  readonly animal: (name: string) => string;
  /** How to make a standee out of the paper. */
  readonly standee: CountNote;
  /** Description of a standee for somebody who cannot see it. */
  readonly spoken: (name: string, isPhoto: boolean) => string;
}

type Standing = Omit<StandeeContent, 'spoken'>;

/** Halves of a Doppelganger, of which there are two, and the animal of a Shapeshifter. */
const others = (fighter: Fighter, own: Standing, words: FigureWords): readonly Standing[] => {
  const role = roleIdOf(fighter);
  if (role === 'doppelganger')
    return [1, 2].map((half) => ({
      ...own,
      id: `${own.id}-half-${half}`,
      caption: words.half(fighter.name),
    }));
  if (role === 'shapeshifter')
    return [
      {
        ...own,
        id: `${own.id}-animal`,
        caption: words.animal(fighter.name),
        emblem: kitIcon('animal'),
        photo: undefined,
      },
    ];
  return [];
};

/** Paper figures for every fighter, and for what some of them become. */
export const standees = (warbands: readonly PrintedSheet<Warband>[], words: FigureWords): readonly Card[] =>
  warbands
    .flatMap(({ sheet: { fighters }, photos = {} }, warband) => {
      const id = sideAt({ at: warband, of: warbands.length });
      const side = id && liveries[id];
      return fighters.flatMap((fighter, at) => {
        const own: Standing = {
          id: `standee-${warband + 1}-${at + 1}`,
          name: fighter.name,
          caption: words.caption(fighter),
          emblem: emblemOf(fighter),
          photo: photos[at],
        };
        return [own, ...others(fighter, own, words)].map((content) => ({ content, side }));
      });
    })
    .map(({ content, side }) => ({
      ...drawGluedStandee(
        { ...content, spoken: words.spoken(content.name, content.photo !== undefined) },
        words.glue,
        side,
      ),
      countNote: words.standee,
    }));
