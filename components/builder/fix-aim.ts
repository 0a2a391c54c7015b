import { useEffect } from 'react';
import { living } from '@/lib/systems/living/living';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { sharedValue } from '../draft/shared-value';

const aimed = sharedValue<HeroDraft>();

/** Shows on the die and the lists what a fix would make of the hero, as long as the mouse or the focus is on it. */
export const useAim = (isAiming: boolean, hero: HeroDraft, fix: readonly Edit[]): void => {
  useEffect(() => {
    if (!isAiming) return undefined;
    aimed.tell(fix.reduce(living.apply, hero));
    return () => aimed.tell(undefined);
  }, [isAiming, hero, fix]);
};

/** The hero as the fix under the mouse or the focus would make it. */
export const useAimed = aimed.useValue;
