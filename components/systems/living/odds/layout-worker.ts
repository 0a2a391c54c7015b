import { expose } from 'comlink';
import { bestLayout, type LayoutGoal } from '@/lib/systems/living/odds/layout';

expose({ find: (goal: LayoutGoal) => bestLayout(goal) });
