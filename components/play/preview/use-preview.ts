import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { previewOf, type Preview } from './preview';

/**
 * A match before it starts, drawn again whenever it changes; the last one stays until the next is ready.
 * @param key another text for another match; undefined while its rules are missing
 * @param encounter the match; undefined where it can't be made
 */
export const usePreview = (
  key: string | undefined,
  encounter: () => Encounter | undefined,
): Preview | undefined => {
  const [preview, show] = useState<Preview>();
  const draw = useEffectEvent((): void => {
    const match = encounter();
    startTransition(() => show(match && previewOf(match)));
  });
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => draw());
    return () => clearTimeout(timer);
  }, [key]);
  return preview;
};
