import { keepText, textKept } from '@/components/site/device-text';

const key = 'pipsmith-player-name';

/** Letters of a name at most, as matches take it. */
export const mostNameLetters = 40;

/** The name that the player has given on this device; empty if there is none. */
export const recallName = (): string => (textKept(key) ?? '').slice(0, mostNameLetters);

export const keepName = (name: string): void => keepText(key, name);
