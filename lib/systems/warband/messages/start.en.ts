/** Names of warbands, fighters and weapons to begin with. */
export const warbandNames = [
  'The Crooked Nine',
  'Mud and Glory',
  'The Last Lantern',
  'Bitterbrook Bandits',
  'The Tin Guard',
  'Gravel Road Gang',
  'The Owl Court',
  'Sons of the Bog',
] as const;

export const fighterNames = [
  'Agatha',
  'Bertram',
  'Cole',
  'Dagny',
  'Edda',
  'Fenn',
  'Greta',
  'Hob',
  'Ivo',
  'Jorun',
  'Kester',
  'Lotte',
  'Mungo',
  'Nell',
  'Osric',
  'Petra',
  'Quill',
  'Rufus',
  'Sunniva',
  'Till',
  'Una',
  'Vigo',
  'Wenzel',
  'Ysolt',
] as const;

export const weaponNames = {
  melee: ['Sword', 'Axe', 'Hammer', 'Mace', 'Club', 'Staff', 'Spear', 'Dagger'],
  light: ['Bow', 'Pistol', 'Sling', 'Throwing knives'],
  medium: ['Rifle', 'Crossbow', 'Longbow'],
  heavyArea: ['Mortar', 'Rocket launcher'],
  heavyPrecise: ['Cannon', 'Machine gun'],
} as const;

const concepts = {
  archers: {
    name: 'Greenwood archers',
    why: 'Bows in every hand and two Rangers, who shoot as well at fifteen inches as at five.',
  },
  brawl: {
    name: 'Tavern brawl',
    why: 'No shooters at all: Brawler, Berserker and Maniac run in, and Thugs follow wherever there’s a fight.',
  },
  battery: {
    name: 'Gun crew',
    why: 'A fire team of two rookies fires the mortar as far as it carries, with a Veteran or a Sniper to direct it.',
  },
  wall: {
    name: 'Shield wall',
    why: 'A Tank with a low stat and a shield in the middle, Meat Shields around it, and a Healer behind them.',
  },
  cult: {
    name: 'Cult of the cellar',
    why: 'A Minion Master whose minions act with him and take his wounds, with a Preacher beside them.',
  },
  tricksters: {
    name: 'Tricksters',
    why: 'Influencer, Switcher and Doppelganger: nobody stays where you left them, and some even fight for you.',
  },
} as const;
export type ConceptId = keyof typeof concepts;

export const beginnings = { concepts };
