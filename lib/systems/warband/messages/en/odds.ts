import type { FightOdds, Way } from '../../odds/fight';
import { terms } from './terms';

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

const way = (of: Way): string => {
  if (of.way === 'melee') return 'in melee';
  return `at up to ${terms.inches(of.range)}${of.cover ? ', in cover' : ''}`;
};

/** What is said of odds. */
export const odds = {
  plain: 'Plain warband',
  /** "Robyn Foxley: hits 50.0 %, defends 50.0 %, with shield or cover 75.0 %, recovers 50.0 %". */
  alone: (name: string, hits: number, defends: number, again: number, recovers: number): string =>
    `${name}: hits ${percent(hits)}, defends ${percent(defends)}, with shield or cover ${percent(again)}, recovers ${percent(recovers)}`,
  against: (own: string, foe: string): string => `${own} against ${foe}`,
  way: (of: Way, { hit, wound, push, answered, standing }: FightOdds): string =>
    [
      `  ${way(of)}: hits ${percent(hit)}`,
      `wounds ${percent(wound)}`,
      ...(push > 0 ? [`pushes ${percent(push)}`] : []),
      ...(answered > 0 ? [`is wounded in answer ${percent(answered)}`] : []),
      `stays on his feet ${percent(standing)}`,
    ].join(', '),
};
