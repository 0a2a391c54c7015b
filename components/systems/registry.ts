import type { SystemId } from '@/lib/systems/sheet';
import { views as draco } from './draco/views';
import { views as first } from './first/views';
import { views as living } from './living/views';
import type { GameViews } from './views';
import { views as warband } from './warband/views';

/** The games on the pages, each a line: nothing else of the views names one. */
export const games: Readonly<Record<SystemId, GameViews>> = {
  living,
  first,
  draco,
  warband,
};
