import { createContext } from 'react';

/** The question and the commonest buttons, half of the screen, or all of it. */
export const trayHeights = ['peek', 'half', 'full'] as const;
export type TrayHeight = (typeof trayHeights)[number];

/** Steps to a taller tray; a lower one below 0. */
export const steppedBy = (height: TrayHeight, by: number): TrayHeight => {
  const at = Math.min(trayHeights.length - 1, Math.max(0, trayHeights.indexOf(height) + by));
  return trayHeights[at] ?? height;
};

/** Gives a low sheet more room until the next question; undefined where it has some, and outside of it. */
export const Raising = createContext<(() => void) | undefined>(undefined);

/** Lowers a sheet that covers the board, so that something on it is seen; undefined where the board is in sight. */
export const Lowering = createContext<(() => void) | undefined>(undefined);
