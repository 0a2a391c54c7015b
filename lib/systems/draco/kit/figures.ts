import type { Card, CountNote } from '../../../cards/card';
import { drawStandee } from '../../../cards/pieces/standee';
import type { PrintedSheet } from '../../kit-part';
import { iconPath, slayerArt } from '../cards/icons';
import { shieldsOn } from '../dice/symbols';
import type { Draft } from '../sheet/sheet';

/** The words of standees. */
export interface FigureWords {
  readonly caption: (draft: Draft) => string;
  readonly standee: CountNote;
  readonly spoken: (name: string) => string;
}

/** mm across: an inch for a slayer, three for the dragon. */
export const baseWidths: Readonly<Record<Draft['kind'], number>> = { slayer: 25.4, dragon: 76.2 };

/** A paper figure for each slayer and dragon, as wide as its base. */
export const standees = (sheets: readonly PrintedSheet<Draft>[], words: FigureWords): readonly Card[] =>
  sheets.map(({ sheet, photo }, at) => ({
    ...drawStandee(
      {
        id: `standee-${at + 1}`,
        name: sheet.name,
        caption: words.caption(sheet),
        emblem:
          sheet.kind === 'dragon'
            ? iconPath('dragon')
            : slayerArt({ attack: sheet.attack, shields: shieldsOn(sheet.faces) }),
        photo,
        spoken: words.spoken(sheet.name),
      },
      baseWidths[sheet.kind],
    ),
    countNote: words.standee,
  }));
