import dynamic from 'next/dynamic';
import type { GameViews } from '../../views';

/** The coin toss on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./builder').then((file) => file.Picture), { loading: () => null }),
  BuilderOutline: () => null,
  builder: async () => (await import('./builder')).builder,
};
