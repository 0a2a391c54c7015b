import type { Ink } from '@/lib/cards/card';

/** The colours of the light theme, on paper. */
export const inkOnPaper: Readonly<Record<Ink, string>> = {
  paper: '#f6efdf',
  leaf: '#fffdf7',
  ink: '#2a2118',
  muted: '#6b5c46',
  gold: '#8a6d3b',
  line: '#dccfb3',
  emblem: '#dccfb3',
  panel: '#f6efdf',
  defence: '#5f6b76',
  melee: '#b3261e',
  ranged: '#e0a100',
  magic: '#1f5fbf',
  skill: '#2e7d32',
  white: '#ffffff',
};

/** Marks are black, so that a printer does not break their fine lines up into dots of three colours. */
export const inkOfMarks: Readonly<Record<Ink, string>> = { ...inkOnPaper, ink: '#000000' };
