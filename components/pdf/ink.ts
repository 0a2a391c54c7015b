import { inkColours } from '@/components/card/inks';
import type { Ink } from '@/lib/cards/card';

/** Marks are black, so that a printer does not break their fine lines up into dots of three colours. */
export const inkOfMarks: Readonly<Record<Ink, string>> = { ...inkColours, ink: '#000000' };
