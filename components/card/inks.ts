import type { Ink } from '@/lib/cards/card';

/** The colour of each ink, the same on screen and paper, by day and by night: a card is a thing of paper. */
export const inkColours: Readonly<Record<Ink, string>> = {
  paper: '#f6efdf',
  leaf: '#fffdf7',
  ink: '#2a2118',
  muted: '#6b5c46',
  gold: '#8a6d3b',
  line: '#dccfb3',
  emblem: '#7a6a4f',
  panel: '#efe5d0',
  grey: '#5f6b76',
  red: '#b3261e',
  amber: '#e0a100',
  blue: '#1f5fbf',
  green: '#2e7d32',
  orange: '#e2711d',
  rust: '#8c2f1b',
  moss: '#625a12',
  teal: '#12657a',
  violet: '#6a3f8e',
  slate: '#3f4552',
  white: '#ffffff',
  black: '#000000',
};
