import * as living from '#words/systems/living/messages/name';
import * as first from '#words/systems/first/messages/name';
import * as draco from '#words/systems/draco/messages/name';
import * as warband from '#words/systems/warband/messages/name';
import { sealed, type Entry } from './system';

/** The games, each a line: nothing else in the product names one. */
export const entries: readonly Entry[] = [
  {
    id: 'living',
    name: living.name,
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
    name: first.name,
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
    name: draco.name,
    format: 'pipsmith/hero',
    noun: draco.noun,
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
    name: warband.name,
    format: 'pipsmith/warband',
    noun: warband.noun,
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
