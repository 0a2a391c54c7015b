import { err, type Result } from '../result';
import { packedText, unpackedText } from '../share/packed-text';
import type { Night } from './night';
import { readNight, writeNight, type NightProblem } from './written-night';

/**
 * The whole game night as it stands, in the fragment of an address, which no server gets to see; what could be taken
 * back stays where it is.
 */
export const nightFragment = (night: Night): ReturnType<typeof writeNight> => {
  const text = writeNight(night);
  return text.ok ? { ok: true, value: `night=${packedText(text.value)}` } : text;
};

/** Opens the game night of a fragment, without its #. @throws NotOpened */
export const openNight = (fragment: string): Result<Night, NightProblem> => {
  const text = unpackedText(new URLSearchParams(fragment).get('night') ?? '');
  return text === undefined ? err({ fault: 'no-night' }) : readNight(text);
};
