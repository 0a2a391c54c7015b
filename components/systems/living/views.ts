import dynamic from 'next/dynamic';
import type { GameViews } from '../views';

/** The Living Rulebook on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./die/die-faces').then((file) => file.Picture)),
  BuilderOutline: dynamic(() => import('./builder').then((file) => file.Outline)),
  builder: async () => (await import('./builder')).builder,
  odds: async () => (await import('./odds/odds')).odds,
};
