import { skills } from '../skills/index';
import type { Livery } from '../../../cards/pieces/part';
import type { CornerId } from '../../../skirmish/map/corners';
import paths from './icon-paths.json' with { type: 'json' };

/** Signs of teams, of what belongs to nobody, of the down. */
const signs = {
  orange: 'sun',
  green: 'oak-leaf',
  flag: 'flying-flag',
  hill: 'stone-tower',
  down: 'tombstone',
} as const;

/** Every icon that counters and parts show, by its name at game-icons.net. */
export const kitIconNames: readonly string[] = [
  ...new Set<string>([...Object.values(signs), ...skills.map(({ icon }) => icon)]),
].sort();

const byName: Readonly<Record<string, string>> = paths;

/** The path of an icon in a box of 512 x 512. */
export const kitIcon = (name: string): string => byName[name] ?? '';

export const signPath = (sign: keyof typeof signs): string => kitIcon(signs[sign]);

/** The two teams, in the order of the homes of a scenario. */
export const teamIds = ['orange', 'green'] as const;
export type TeamId = (typeof teamIds)[number];

/** How to tell apart the teams, and things that belong to nobody: by colour, and without colour by sign. */
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
