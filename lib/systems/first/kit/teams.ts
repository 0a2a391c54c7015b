import type { Livery } from '../../../cards/pieces/part';
import type { CornerId } from '../../../pip-hero/map';
import { signPath } from './icons';

/** The two teams, in the order of the homes of a scenario. */
export const teamIds = ['orange', 'green'] as const;
export type TeamId = (typeof teamIds)[number];

/** How the teams, and what belongs to nobody, are told apart: by colour, and by sign where there is none. */
export const liveries: Readonly<Record<TeamId | 'nobody', Livery>> = {
  orange: { ink: 'orange', on: 'ink', sign: signPath('orange') },
  green: { ink: 'green', on: 'white', sign: signPath('green') },
  nobody: { ink: 'blue', on: 'white', sign: signPath('flag') },
};

/** Each team with its corner. */
export const teamHomes = (homes: readonly CornerId[]) =>
  teamIds.flatMap((team, index) => {
    const corner = homes[index];
    return corner === undefined ? [] : [{ team, corner }];
  });
