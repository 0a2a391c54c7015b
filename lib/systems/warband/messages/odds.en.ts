import { tenths } from '#words/language/words';
import type { FightOdds, Way } from '../odds/fight';
import { terms } from '#words/systems/warband/messages/terms';

const way = (of: Way): string => {
  if (of.way === 'melee') return 'in melee';
  return `at up to ${terms.inches(of.range)}${of.cover ? ', in cover' : ''}`;
};

export const odds = {
  plain: 'Plain warband',
  /** "Robyn Foxley: hits 50.0 %, defends 50.0 %, with shield or cover 75.0 %, recovers 50.0 %". */
  alone: (name: string, hits: number, defends: number, again: number, recovers: number): string =>
    `${name}: hits ${tenths(hits)}, defends ${tenths(defends)}, with shield or cover ${tenths(again)}, recovers ${tenths(recovers)}`,
  against: (own: string, foe: string): string => `${own} against ${foe}`,
  way: (of: Way, { hit, wound, push, answered, standing }: FightOdds): string =>
    [
      `  ${way(of)}: hits ${tenths(hit)}`,
      `wounds ${tenths(wound)}`,
      ...(push > 0 ? [`pushes ${tenths(push)}`] : []),
      ...(answered > 0 ? [`is hit back and wounded ${tenths(answered)}`] : []),
      `still standing ${tenths(standing)}`,
    ].join(', '),
};
