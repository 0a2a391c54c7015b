import type { Draft } from './sheet';

/** The slayers are team 0, the dragon is team 1. */
export const slayerTeam = 0;
export const dragonTeam = 1;

/** Slayers who meet a dragon; chapter "Laying the table". */
export const slayersNeeded = 4;

/** Slayers are team 0, the dragon is team 1. */
export const teamOfKind = ({ kind }: Pick<Draft, 'kind'>): number =>
  kind === 'dragon' ? dragonTeam : slayerTeam;

/** How many of each kind there are. */
export const kindsIn = (sheets: readonly Draft[]): { readonly slayers: number; readonly dragons: number } => {
  const dragons = sheets.filter(({ kind }) => kind === 'dragon').length;
  return { slayers: sheets.length - dragons, dragons };
};
