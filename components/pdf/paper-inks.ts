import { inkColours } from '@/components/card/inks';
import type { Ink } from '@/lib/cards/card';

/** Red, green and blue as the PDF library takes them: it divides each by 255 and writes all the decimals there are. */
export type PaperColour = [red: number, green: number, blue: number];

const most = 255;
const leastStep = 2 ** -52;

/**
 * A number that, divided by 255, is nothing but thousandths, and as a colour the same as `part`. Three decimals
 * instead of sixteen take a third off a card's bytes.
 */
const withShortShare = (part: number): number => {
  const nearest = Math.round((part / most) * 1000);
  for (const thousandths of [nearest, nearest - 1, nearest + 1]) {
    const share = thousandths / 1000;
    for (const step of [0, -1, 1, -2, 2]) {
      const scaled = share * most * (1 + step * leastStep);
      if (scaled / most === share && Math.round(scaled) === part) return scaled;
    }
  }
  return part;
};

const colourOf = (hex: string): PaperColour => {
  const part = (at: number): number => withShortShare(Number.parseInt(hex.slice(at, at + 2), 16));
  return [part(1), part(3), part(5)];
};

/** The colour of each ink on paper: those of the screen, in short numbers. */
export const paperInks = Object.fromEntries(
  Object.entries(inkColours).map(([ink, hex]) => [ink, colourOf(hex)]),
) as Readonly<Record<Ink, PaperColour>>;
