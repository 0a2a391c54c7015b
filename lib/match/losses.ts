import type { FigureForecast } from './forecast';

/** A loss of dice that may come, and its chance: none of them first, and the fall last. */
export interface Loss {
  /** 0 for no loss at all; the highest number means that many or more. */
  readonly dice: number;
  /** It loses the last one, or falls in another way. */
  readonly falls?: true;
  /** At least this many. */
  readonly isMore?: true;
  readonly chance: number;
}

/** Losses of at least this many dice count as one. */
const mostApart = 4;

/** Possible losses, from nothing to all; impossible ones are left out. */
export const lossesOf = ({ takes = [], fells }: FigureForecast): readonly Loss[] => {
  const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);
  const apart = takes.slice(0, mostApart - 1).map((chance, nth): Loss => ({ dice: nth + 1, chance }));
  const more = takes.slice(mostApart - 1);
  const last: Loss = {
    dice: mostApart,
    chance: sum(more),
    ...(more.length > 1 && { isMore: true }),
  };
  const none = Math.max(0, 1 - sum(takes) - fells);
  // After adding up many chances, rounding may leave a remainder.
  return [
    { dice: 0, chance: none < 1e-9 ? 0 : none },
    ...apart,
    last,
    { dice: 0, falls: true as const, chance: fells },
  ].filter(({ chance }) => chance > 0);
};
