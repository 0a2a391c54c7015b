import * as z from 'zod/mini';
import type { Shelf } from '../choices/settings';

/** Heroes of this device that were ticked last, and when. */
export interface Remembered {
  readonly ids: readonly string[];
  /** ISO date, as the device keeps it of each hero. */
  readonly at: string;
}

const zRemembered = z.object({
  ids: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)),
  at: z.string().check(z.maxLength(40)),
});

const key = 'pipsmith/print-heroes';

/** Undefined where none were ticked, or the browser keeps nothing. */
export const rememberedHeroes = (shelf: () => Shelf): Remembered | undefined => {
  try {
    return zRemembered.safeParse(JSON.parse(shelf().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

/** Remembers the heroes; a browser that keeps nothing only forgets them. */
export const rememberHeroes = (shelf: () => Shelf, remembered: Remembered): void => {
  try {
    shelf().setItem(key, JSON.stringify(zRemembered.parse(remembered)));
  } catch {
    return;
  }
};
