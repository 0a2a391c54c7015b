import { sharedPieces } from '../../../../cards/messages/en/kit';

/** What there is to tick of the game-night kit. */
export const kitPieces = {
  ...sharedPieces,
  roster: 'Roster sheet',
  'fighter-standees': 'Standees of the fighters',
  counters: 'Counters of these warbands',
  terrain: 'Terrain: five pieces, Forest and House',
  turns: 'Turn counter',
  parts: 'Spawn points and tokens of the scenario',
  map: 'Plan of the map',
  ruler: 'Rulers',
  rules: 'Rules of the scenario',
  crafting: 'Crafting instructions',
  reference: 'Reference sheet with all roles',
  credits: 'Credits',
} as const;
