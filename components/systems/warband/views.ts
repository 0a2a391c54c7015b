import dynamic from 'next/dynamic';
import type { GameViews } from '../views';

/** The warband skirmish on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./builder').then((file) => file.Picture)),
  BuilderOutline: dynamic(() => import('./builder').then((file) => file.Outline)),
  builder: async () => (await import('./builder')).builder,
  odds: async () => (await import('./odds/odds')).odds,
};
