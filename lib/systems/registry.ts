import { sealed, type Entry } from './system';

/** The games, each a line: nothing else in the product names one. */
export const entries: readonly Entry[] = [
  {
    id: 'living',
    name: 'the Living Rulebook',
    format: 'pipsmith/hero',
    code: 0,
    family: 'painted-die',
    load: async () => sealed((await import('./living/index')).living),
    together: [
      { parts: ['cards'], load: () => import('./living/together/cards') },
      { parts: ['companion', 'odds'], load: () => import('./living/together/companion') },
      { parts: ['match', 'odds', 'play'], load: () => import('./living/together/play') },
    ],
  },
  {
    id: 'first',
    name: 'the first edition',
    format: 'pipsmith/hero',
    code: 1,
    family: 'painted-die',
    load: async () => sealed((await import('./first/index')).first),
    together: [
      { parts: ['cards'], load: () => import('./first/together/cards') },
      { parts: ['companion', 'odds'], load: () => import('./first/together/companion') },
      { parts: ['match', 'odds', 'play'], load: () => import('./first/together/play') },
    ],
  },
  {
    id: 'draco',
    name: 'Hic est Draco',
    format: 'pipsmith/hero',
    noun: { one: 'slayer or dragon', many: 'slayers and dragons' },
    lengthSign: '″',
    code: 2,
    playsSets: true,
    load: async () => sealed((await import('./draco/index')).draco),
    together: [
      { parts: ['cards'], load: () => import('./draco/together/cards') },
      { parts: ['companion', 'odds'], load: () => import('./draco/together/companion') },
      { parts: ['match', 'odds', 'play'], load: () => import('./draco/together/play') },
    ],
  },
  {
    id: 'warband',
    name: 'Warband Skirmish',
    format: 'pipsmith/warband',
    noun: { one: 'warband', many: 'warbands' },
    lengthSign: '″',
    code: 3,
    load: async () => sealed((await import('./warband/index')).warband),
    together: [
      { parts: ['cards'], load: () => import('./warband/together/cards') },
      { parts: ['companion', 'odds'], load: () => import('./warband/together/companion') },
      { parts: ['match', 'odds', 'play'], load: () => import('./warband/together/play') },
    ],
  },
];
