/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  'missing-side': 'Sample dragon or slayers, if you have only one side',
  'draco-standees': 'Slayer and dragon standees',
  counters: 'Counters for these slayers and this dragon',
  trees: 'Standing trees to cut out and slot together, instead of tokens',
  'tree-discs': 'Tree tokens: 12, and 4 for the corners',
  'pool-tracks': 'Tracks for dicepools and piles',
  ruler: 'Rulers',
  'table-plan': 'Picture of the table',
  reference: 'A reminder of the turn for each player',
  'draco-rules': 'The rules',
  contents: 'Quick start: set-up and a sample turn',
  credits: 'Credits',
} as const;
