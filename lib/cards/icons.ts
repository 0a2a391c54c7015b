import paths from './icon-paths.json';

interface IconCredit {
  /** Its name at game-icons.net. */
  readonly icon: string;
  /** Where known. */
  readonly author?: string;
}

/** Which icon of game-icons.net (CC BY 3.0) stands for what, and who drew it. */
export const iconCredits = {
  hero: { icon: 'visored-helm', author: 'Lorc' },

  beastmaster: { icon: 'wolf-head', author: 'Lorc' },
  commander: { icon: 'knight-banner', author: 'Delapouite' },
  'dirty-tricks': { icon: 'hood', author: 'Lorc' },
  druid: { icon: 'oak' },
  'elemental-mage': { icon: 'frostfire', author: 'Lorc' },
  necromancer: { icon: 'crowned-skull', author: 'Lorc' },
  psion: { icon: 'third-eye', author: 'Lorc' },
  ranger: { icon: 'high-shot', author: 'Lorc' },
  summoner: { icon: 'pentagram-rose', author: 'Lorc' },
  survival: { icon: 'campfire', author: 'Lorc' },
  voodoo: { icon: 'voodoo-doll' },
  warrior: { icon: 'crossed-swords', author: 'Lorc' },
  zealot: { icon: 'sun', author: 'Lorc' },
  harbinger: { icon: 'reaper-scythe', author: 'Lorc' },
  snowfall: { icon: 'snowflake-2', author: 'Lorc' },
  training: { icon: 'swordman' },

  'light-armour': { icon: 'leather-armor', author: 'Delapouite' },
  'medium-armour': { icon: 'mail-shirt', author: 'Lorc' },
  'heavy-armour': { icon: 'breastplate', author: 'Lorc' },
  shield: { icon: 'round-shield', author: 'Willdabeast' },

  blunt: { icon: 'flanged-mace', author: 'Delapouite' },
  piercing: { icon: 'piercing-sword', author: 'Lorc' },
  slashing: { icon: 'broadsword', author: 'Lorc' },
  throwing: { icon: 'thrown-daggers', author: 'Lorc' },
  blowpipe: { icon: 'straight-pipe', author: 'Delapouite' },
  shortbow: { icon: 'pocket-bow', author: 'Lorc' },
  longbow: { icon: 'bow-arrow', author: 'Delapouite' },
  'crossbow-one-handed': { icon: 'crossbow', author: 'Carl Olsen' },
  'crossbow-two-handed': { icon: 'crossbow', author: 'Carl Olsen' },
  pistol: { icon: 'crossed-pistols' },
  rifle: { icon: 'musket' },
  cannon: { icon: 'cannon', author: 'Lorc' },
  magic: { icon: 'crystal-wand', author: 'Lorc' },
  other: { icon: 'wood-club', author: 'Delapouite' },
  pole: { icon: 'sharp-halberd' },

  pet: { icon: 'paw-print', author: 'Lorc' },
  daemon: { icon: 'imp-laugh', author: 'Lorc' },
  'beast-shape': { icon: 'direwolf', author: 'Lorc' },
} as const satisfies Readonly<Record<string, IconCredit>>;

export type IconName = keyof typeof iconCredits;

export const iconNames = Object.keys(iconCredits) as readonly IconName[];

/** Icons are drawn in a box of 512 x 512. */
export const iconBox = 512;

/** The path of an icon. */
export const iconPath = (name: IconName): string => paths[name];
