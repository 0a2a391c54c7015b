'use client';
import dynamic from 'next/dynamic';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { prepareToKeep } from '@/lib/roster/open';

const load = {
  photo: () => import('./photo').then((file) => file.Photo),
  start: () => import('./start-dialog').then((file) => file.StartDialog),
  cards: () => import('./card-sheet').then((file) => file.CardSheet),
  miniature: () => import('./miniature-dialog').then((file) => file.MiniatureDialog),
  concept: () => import('./concept-line').then((file) => file.ConceptLine),
  rules: () => import('./rules-dialog').then((file) => file.RulesDialog),
  versions: () => import('./versions/versions-dialog').then((file) => file.VersionsDialog),
  which: () => import('./which-dialog').then((file) => file.WhichDialog),
};

/** While its script comes, nothing but itself is missing: without this, what waits is the whole builder. */
const nothing = () => null;

/** They come after the page, so that what is painted is there sooner. */
export const Photo = dynamic(load.photo, { loading: nothing });
export const StartDialog = dynamic(load.start, { loading: nothing });
export const CardSheet = dynamic(load.cards, { loading: nothing });
export const MiniatureDialog = dynamic(load.miniature, { loading: nothing });
export const ConceptLine = dynamic(load.concept, { loading: nothing });
export const RulesDialog = dynamic(load.rules, { loading: nothing });
export const VersionsDialog = dynamic(load.versions, { loading: nothing });
export const WhichDialog = dynamic(load.which, { loading: nothing });

const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};

/**
 * Fetches what opens in the builder, and in its game, and what keeps a hero, once somebody touches the page: nothing must be missing when the
 * network goes. A failure is met again on opening.
 */
export const useDialogs = (loadOfGame: (() => void) | undefined): void => {
  useFirstTouch(prepareToKeep);
  useFirstTouch(loadDialogs);
  useFirstTouch(loadOfGame);
};
