import { expose } from 'comlink';
import { bestLayout, type LayoutGoal } from '@/lib/systems/odds';

const finder = { find: (goal: LayoutGoal) => bestLayout(goal) };

export type Finder = typeof finder;

expose(finder);
