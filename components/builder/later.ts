'use client';
import dynamic from 'next/dynamic';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { prepareToKeep } from '@/lib/roster/open';
import { loadDialogs } from './dialogs';

const load = {
  cards: () => import('./card-sheet').then((file) => file.CardSheet),
  concept: () => import('./concept-line').then((file) => file.ConceptLine),
  which: () => import('./which-dialog').then((file) => file.WhichDialog),
};

/** While its script comes, nothing but itself is missing: without this, what waits is the whole builder. */
const nothing = () => null;

/** Parts that open in the builder, and may open more by themselves. */
export const CardSheet = dynamic(load.cards, { loading: nothing });
export const ConceptLine = dynamic(load.concept, { loading: nothing });
export const WhichDialog = dynamic(load.which, { loading: nothing });

const loadAll = (): void => {
  loadDialogs();
  for (const view of Object.values(load)) view().catch(() => undefined);
};

/**
 * Fetches what opens in the builder, and in its game, and what keeps a hero, once somebody touches the page: nothing must
 * be missing when the network goes. A failure is met again on opening.
 */
export const useDialogs = (loadOfGame: (() => void) | undefined): void => {
  useFirstTouch(prepareToKeep);
  useFirstTouch(loadAll);
  useFirstTouch(loadOfGame);
};
