import paths from './icon-paths.json' with { type: 'json' };

/** Icons of game-icons.net (CC BY 3.0) by meaning, by their names there. */
export const gameIcons = {
  hero: 'visored-helm',

  beastmaster: 'wolf-head',
  commander: 'knight-banner',
  'dirty-tricks': 'hood',
  druid: 'oak',
  'elemental-mage': 'frostfire',
  necromancer: 'crowned-skull',
  psion: 'third-eye',
  ranger: 'high-shot',
  summoner: 'pentagram-rose',
  survival: 'campfire',
  voodoo: 'voodoo-doll',
  warrior: 'crossed-swords',
  zealot: 'sun',
  harbinger: 'reaper-scythe',
  snowfall: 'snowflake-2',
  training: 'swordman',

  paladin: 'templar-shield',
  'shield-bearer': 'viking-shield',
  pirate: 'saber-slash',
  bear: 'bear-face',
  mage: 'wizard-face',
  winter: 'winter-hat',
  saint: 'prayer',
  graves: 'graveyard',

  'light-armour': 'leather-armor',
  'medium-armour': 'mail-shirt',
  'heavy-armour': 'breastplate',
  shield: 'round-shield',

  blunt: 'flanged-mace',
  piercing: 'piercing-sword',
  slashing: 'broadsword',
  throwing: 'thrown-daggers',
  blowpipe: 'straight-pipe',
  shortbow: 'pocket-bow',
  longbow: 'bow-arrow',
  'crossbow-one-handed': 'crossbow',
  'crossbow-two-handed': 'crossbow',
  pistol: 'crossed-pistols',
  rifle: 'musket',
  cannon: 'cannon',
  magic: 'crystal-wand',
  other: 'wood-club',
  pole: 'sharp-halberd',
  axe: 'axe-swing',
  dagger: 'daggers',

  pet: 'paw-print',
  daemon: 'imp-laugh',
  'beast-shape': 'direwolf',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof gameIcons;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];
