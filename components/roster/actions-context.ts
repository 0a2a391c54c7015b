'use client';

import { createContext, useContext } from 'react';
import type { RosterActions } from './use-actions';

/** The foot of the window, where bars stand that must stay in sight. */
export const FootContext = createContext<HTMLElement | null>(null);

export const ActionsContext = createContext<RosterActions | undefined>(undefined);

/** What the player can do, wherever on the page. Rows take it from here, so that none is drawn again for it. */
export const useActions = (): RosterActions => {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('This needs an open roster around it.');
  return actions;
};
