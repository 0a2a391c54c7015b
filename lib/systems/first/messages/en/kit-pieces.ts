import { sharedPieces } from '../../../../cards/messages/en/kit';

/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  ...sharedPieces,
  sheets: 'Character sheets to fold',
  followers: 'Fiends that heroes summon',
  standees: 'Standees',
  blanks: 'Blank cards and sheets: hero, fiend',
  counters: 'Counters that these heroes can cause',
  parts: 'Parts of the scenario',
  map: 'Plan of the map',
  ruler: 'Rulers',
  templates: 'Templates for reach and range',
  rules: 'Rules of the scenario',
  reference: 'Reference sheet',
  credits: 'Credits',
} as const;
