'use client';

import { createContext, useContext } from 'react';
import type { Deeds } from './use-deeds';

/** The foot of the window, where bars stand that must stay in sight. */
export const FootContext = createContext<HTMLElement | null>(null);

export const DeedsContext = createContext<Deeds | undefined>(undefined);

/** What the player can do, wherever on the page. Rows take it from here, so that none is drawn again for it. */
export const useDoing = (): Deeds => {
  const deeds = useContext(DeedsContext);
  if (!deeds) throw new Error('This needs an open roster around it.');
  return deeds;
};
