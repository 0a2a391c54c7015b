import { sharedPieces } from '#words/cards/messages/kit';

/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  ...sharedPieces,
  roster: 'Roster sheet to tick, instead of counters',
  'fighter-standees': 'Standees of the fighters',
  counters: 'Counters of these warbands',
  terrain: 'Terrain: five pieces, Forest and House',
  turns: 'Turn counter',
  parts: 'Tokens and spawn points for the scenario',
  map: 'Map',
  ruler: 'Rulers',
  rules: 'Rules of the scenario',
  crafting: 'Crafting instructions',
  reference: 'The rules, with the roles of these warbands',
  credits: 'Credits',
} as const;
