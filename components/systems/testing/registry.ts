import type { SystemId } from '@/lib/systems/sheet';
import { games as ofProduct } from '../registry';
import type { GameViews } from '../views';
import { views as coinToss } from './coin-toss/views';

/** What tests of the house put in place of the product's registry of views. */
export const games: Readonly<Record<SystemId, GameViews>> = { ...ofProduct, 'coin-toss': coinToss };
