import { ambushers } from './ambushers';
import { casters } from './casters';
import { fighters } from './fighters';
import { keepers } from './keepers';
import type { Sample } from './sample';

/** Heroes from many schools, the plainest to play first; each is legal and spends all its points. */
export const samples: readonly Sample[] = [...fighters, ...keepers, ...casters, ...ambushers];
