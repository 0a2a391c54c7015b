import type { SystemId } from '@/lib/systems/sheet';
import { games as ofProduct } from '../registry';
import type { GameViews } from '../views';
import { views as coinToss } from './coin-toss/views';

/** Registry of views for tests, in place of the product's; adds a test game. */
export const games: Readonly<Record<SystemId, GameViews>> = { ...ofProduct, 'coin-toss': coinToss };
