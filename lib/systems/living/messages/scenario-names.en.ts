/** Names of the scenarios and missions. */
export const scenarioNames = {
  'bombing-run': 'Bombing Run',
  'capture-the-flag': 'Capture the Flag',
  'all-out-carnage': 'All Out Carnage',
  'team-carnage': 'Team Carnage',
  'first-steps': 'First Steps',
  'kind-of-magic': 'It’s a Kind of Magic',
  'king-of-the-hill': 'King of the Hill',
  'melee-training': 'Melee Training',
  'open-fire': 'Open Fire',
  snowfall: 'Snowfall',
  'treasure-hunt': 'Treasure Hunt',
} as const;
