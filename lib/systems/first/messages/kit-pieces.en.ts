import { sharedPieces } from '#words/cards/messages/kit';

/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  ...sharedPieces,
  sheets: 'Character sheets to fold',
  followers: 'Fiends your heroes summon',
  standees: 'Standees',
  blanks: 'Blank cards and sheets: hero, fiend',
  counters: 'Counters these heroes need',
  parts: 'Tokens and bases for the scenario',
  map: 'Map',
  ruler: 'Rulers',
  templates: 'Templates for reach and range',
  rules: 'Rules of the scenario',
  reference: 'Reference sheet',
  credits: 'Credits',
} as const;
