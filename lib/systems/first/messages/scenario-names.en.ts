/** Names of the scenarios. */
export const scenarioNames = {
  deathmatch: 'Deathmatch',
  'gang-fight': 'Gang Fight',
  'capture-the-flag': 'Capture the Flag',
  'king-of-the-hill': 'King of the Hill',
} as const;
