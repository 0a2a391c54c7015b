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
    together: {
      cards: () => import('./living/together/cards'),
      companion: () => import('./living/together/companion'),
      play: () => import('./living/together/play'),
    },
  },
  {
    id: 'first',
    name: 'the first edition',
    format: 'pipsmith/hero',
    code: 1,
    family: 'painted-die',
    load: async () => sealed((await import('./first/index')).first),
    together: {
      cards: () => import('./first/together/cards'),
      companion: () => import('./first/together/companion'),
      play: () => import('./first/together/play'),
    },
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
    together: {
      cards: () => import('./draco/together/cards'),
      companion: () => import('./draco/together/companion'),
      play: () => import('./draco/together/play'),
    },
  },
  {
    id: 'warband',
    name: 'Warband Skirmish',
    format: 'pipsmith/warband',
    noun: { one: 'warband', many: 'warbands' },
    lengthSign: '″',
    code: 3,
    load: async () => sealed((await import('./warband/index')).warband),
    together: {
      cards: () => import('./warband/together/cards'),
      companion: () => import('./warband/together/companion'),
      play: () => import('./warband/together/play'),
    },
  },
];
