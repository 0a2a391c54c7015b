import { expose } from 'comlink';
import { bestLayout } from '@/lib/systems/living/odds/layout';
import type { LayoutGoal } from '@/lib/systems/living/odds/layout-goal';

const finder = { find: (goal: LayoutGoal) => bestLayout(goal) };

export type Finder = typeof finder;

expose(finder);
