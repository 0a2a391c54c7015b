import { maps } from './en/maps';

/** What is said of maps of a group's own terrain; only what shows them loads it. */
export const mapsMessages: typeof maps = maps;
