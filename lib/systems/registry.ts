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
      setUp: () => import('./living/together/set-up'),
      night: () => import('./living/together/night'),
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
      setUp: () => import('./first/together/set-up'),
      night: () => import('./first/together/night'),
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
      setUp: () => import('./draco/together/set-up'),
      night: () => import('./draco/together/night'),
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
      setUp: () => import('./warband/together/set-up'),
      night: () => import('./warband/together/night'),
    },
  },
];
