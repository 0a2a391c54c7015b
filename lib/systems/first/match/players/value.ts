import type { Figure } from '../state/figure';
import type { Situation } from '../state/situation';

/** The fallen come back, unless the last team standing wins. */
const comesBack = ({ setting }: Situation): boolean => setting.scenario !== 'gang-fight';

/** Worth of a figure being there, besides each of its dice, in Life of heroes. */
export const presence = (s: Situation, { kind }: Pick<Figure, 'kind'>): number => {
  if (kind === 'trap') return 0.2;
  if (kind === 'fiend') return 0.4;
  if (s.setting.scenario === 'deathmatch') return 1.5;
  return comesBack(s) ? 0.9 : 3;
};

/** Worth of a die of a figure. */
export const dieWorth = (s: Situation, { kind }: Pick<Figure, 'kind'>): number =>
  kind === 'hero' ? (comesBack(s) ? 0.5 : 1) : kind === 'fiend' ? 0.5 : 0;

/** Gain of taking this many dice of a figure, and with this chance the last one. */
export const gainOf = (s: Situation, target: Figure, lost: number, fells: number): number =>
  lost * dieWorth(s, target) + fells * presence(s, target);
