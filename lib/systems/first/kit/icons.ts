import { skills } from '../skills/index';
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
