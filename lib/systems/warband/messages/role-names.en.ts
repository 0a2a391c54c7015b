/** Names of the roles of rookies. */
export const rookieRoleNames = {
  allrounder: 'Allrounder',
  distraction: 'Distraction',
  fighter: 'Fighter',
  'fire-team': 'Fire Team',
  gunner: 'Gunner',
  'meat-shield': 'Meat Shield',
  thug: 'Thug',
} as const;

/** Names of the specialities. */
export const specialityNames = {
  assassin: 'Assassin',
  brawler: 'Brawler',
  doppelganger: 'Doppelganger',
  berserker: 'Berserker',
  healer: 'Healer',
  influencer: 'Influencer',
  maniac: 'Maniac',
  'martial-artist': 'Martial Artist',
  'minion-master': 'Minion Master',
  preacher: 'Preacher',
  ranger: 'Ranger',
  regenerator: 'Regenerator',
  shapeshifter: 'Shapeshifter',
  skirmisher: 'Skirmisher',
  sniper: 'Sniper',
  switcher: 'Switcher',
  tank: 'Tank',
  veteran: 'Veteran',
  warrior: 'Warrior',
} as const;

/** Name of what every boss can do. */
export const commandName = 'Command';
