import { sharedPieces } from '#words/cards/messages/kit';

/** Pieces of the game-night kit that can be ticked. */
export const kitPieces = {
  ...sharedPieces,
  followers: 'Followers from skills',
  training: 'Heroes and dummies for training missions',
  initiative: 'Initiative cards',
  standees: 'Standees',
  blanks: 'Blank cards: hero, pet, Snowfall',
  counters: 'Counters these heroes need',
  'team-markers': 'Team markers, one for each hero',
  parts: 'Tokens and bases for the scenario',
  map: 'Map',
  ruler: 'Rulers',
  tape: 'Measuring tape for long ranges',
  templates: 'Templates for reach and range',
  rules: 'Rules of the scenario',
  reference: 'Reference sheet',
  conditions: 'Conditions card for each player',
  armoury: 'Armoury card',
  mount: 'Pets and mounts card',
  credits: 'Credits',
} as const;
