/** What there is to tick of the game-night kit. */
export const kitPieces = {
  followers: 'Followers that skills bring',
  training: 'Heroes and dummies of training missions',
  initiative: 'Initiative cards',
  standees: 'Standees',
  counters: 'Counters that these heroes can cause',
  parts: 'Parts of the scenario',
  map: 'Plan of the map',
  ruler: 'Rulers',
  templates: 'Templates for reach and range',
  rules: 'Rules of the scenario',
  reference: 'Reference sheet with all skills',
  credits: 'Credits',
} as const;
