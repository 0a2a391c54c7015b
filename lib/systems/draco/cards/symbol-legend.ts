import type { PaintedPip } from '../../../cards/icons';
import type { ReferencePart } from '../../../cards/kit/reference-page';
import { slayerPips, sun } from './painted-pips';

const signs = ['sun', 'dagger', 'bow', 'magic', 'shield'] as const;
type Sign = (typeof signs)[number];

/** Words about the signs on faces. */
export interface LegendWords {
  readonly title: string;
  readonly faces: string;
  readonly signs: Readonly<Record<Sign, string>>;
}

const pips: Readonly<Record<Sign, PaintedPip>> = {
  sun,
  dagger: slayerPips('dagger').attack,
  bow: slayerPips('bow').attack,
  magic: slayerPips('magic').attack,
  shield: slayerPips('dagger').shield,
};

/** The arrangement of the six faces on a card, and the meaning of each sign on them. */
export const symbolLegend = (words: LegendWords): ReferencePart => ({
  title: words.title,
  rules: [],
  before: [
    { block: 'paragraph', text: words.faces },
    ...signs.map(
      (sign) => ({ block: 'paragraph', text: words.signs[sign], pip: pips[sign], aloud: '' }) as const,
    ),
  ],
});
