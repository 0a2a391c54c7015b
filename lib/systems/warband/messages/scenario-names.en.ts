/** Names of the scenarios. */
export const scenarioNames = {
  carnage: 'Carnage',
  'king-of-the-hill': 'King of the Hill',
  treasure: 'Treasure',
} as const;
