import { tableValues } from '../rules/table-values';

/** How to win, and how long it takes, before anybody has chosen it. */
export const huntLine = `Four slayers against a dragon, to the death. If both sides live after ${tableValues.piles} initiative piles, it’s a draw.`;
