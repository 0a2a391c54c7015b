import type { Card } from '../../../cards/card';
import { keptTogether, several, type CountNotes } from '../../../cards/kit/parts';
import { drawToken } from '../../../cards/pieces/token';
import { drawTrack } from '../../../cards/pieces/track';
import { tableValues } from '../rules/table-values';
import { poolSizes } from '../rules/values';
import { kitIcon, type KitIcon } from './icons';

export type TrackReason = 'one-a-pool' | 'one-a-track' | 'one-a-match';

/** The words of tracks for dicepools. */
export interface TrackWords {
  readonly dragon: { readonly name: string; readonly title: string; readonly hint: string };
  readonly slayer: { readonly name: string; readonly title: string; readonly hint: string };
  readonly piles: { readonly name: string; readonly title: string; readonly hint: string };
  readonly pilesToken: { readonly name: string; readonly short: string };
  readonly token: { readonly name: string; readonly short: string };
  readonly countNote: CountNotes<TrackReason>;
}

const slayers = 4;

/** Dice are lost more often than won back. */
const fallingTrack = (id: string, words: TrackWords['dragon'], size: number): Card =>
  drawTrack(id, words, size, undefined, 0, true);

/** mm: tokens on a track leave the lines around its cells free. */
const trackToken = 15;

/**
 * A track for the dragon's dicepool, one for each slayer's and one for the piles, with what moves on them.
 * @param names of the slayers; a track without one says what it is for
 */
export const poolTracks = (
  { dragon, slayer, piles, pilesToken, token, countNote }: TrackWords,
  names: readonly string[],
): readonly Card[] => {
  const plainToken = (id: string, { name, short }: TrackWords['token'], icon: KitIcon): Card => {
    const side = { picture: { icon: kitIcon(icon) }, border: 'ink', label: short } as const;
    return drawToken({ id, name }, trackToken, side, side);
  };
  return [
    ...keptTogether('pools', [
      ...several(countNote, fallingTrack('pool-dragon', dragon, poolSizes.dragon), 1, 'one-a-pool'),
      ...Array.from({ length: slayers }, (_, at) => {
        const titled = { ...slayer, title: names[at] ?? slayer.title };
        const track = fallingTrack(`pool-slayer-${at + 1}`, titled, poolSizes.slayer);
        return several(countNote, track, 1, 'one-a-pool', slayers);
      }).flat(),
      ...several(countNote, plainToken('pool-token', token, 'pool'), 1 + slayers, 'one-a-track'),
    ]),
    ...keptTogether('piles', [
      ...several(
        countNote,
        drawTrack('pile-track', piles, tableValues.piles, tableValues.piles, 1),
        1,
        'one-a-match',
      ),
      ...several(countNote, plainToken('pile-token', pilesToken, 'pile'), 1, 'one-a-match'),
    ]),
  ];
};
