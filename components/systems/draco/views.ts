import dynamic from 'next/dynamic';
import type { GameViews } from '../views';

/** Hic est Draco on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./builder').then((file) => file.Picture)),
  BuilderOutline: dynamic(() =>
    import('@/components/painted-die/outline').then((file) => file.BuilderOutline),
  ),
  builder: async () => (await import('./builder')).builder,
  odds: async () => (await import('./odds/odds')).odds,
};
