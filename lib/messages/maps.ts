import { maps } from '#words/messages/maps';

/** Texts for maps of a group's own terrain; loaded only by pages that show them. */
export const mapsMessages: typeof maps = maps;
