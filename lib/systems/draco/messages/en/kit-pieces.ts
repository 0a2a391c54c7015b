/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  'draco-standees': 'Standees of slayers and dragon',
  counters: 'Counters of these slayers and this dragon',
  trees: 'Trees to cut and slot: 12, and 4 for the corners',
  'tree-discs': 'Tree discs for a quick set',
  'pool-tracks': 'Dicepool tracks, if you don’t have 50 dice',
  ruler: 'Rulers',
  'table-plan': 'Picture of the table',
  reference: 'Reference sheet for a turn',
  'draco-rules': 'The rules',
  contents: 'Quick start: set-up and a sample turn',
  credits: 'Credits',
} as const;
