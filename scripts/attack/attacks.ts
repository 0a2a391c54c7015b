import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { addressAttacks } from './addresses';
import { connectionAttacks } from './connections';
import { drawingAttacks } from './drawing';
import { forgeryAttacks } from './forgery';
import { leavingAttacks } from './leaving';
import { pageAttacks } from './pages';
import { queryAttacks } from './queries';
import { requestAttacks } from './requests';
import { roomAttacks } from './rooms';
import { spellingAttacks } from './spellings';

interface Attack {
  readonly on: string;
  readonly figures: (site: Site) => Promise<readonly Figure[]>;
}

/** Attacks that a hostile client would make, bounded. */
export const attacks: readonly Attack[] = [
  { on: 'Drawings', figures: drawingAttacks },
  { on: 'Pages', figures: pageAttacks },
  { on: 'Requests', figures: requestAttacks },
  { on: 'Leaving', figures: leavingAttacks },
  { on: 'Spellings', figures: spellingAttacks },
  { on: 'Forgery', figures: forgeryAttacks },
  { on: 'Queries', figures: queryAttacks },
  { on: 'Connections', figures: connectionAttacks },
  { on: 'Addresses', figures: addressAttacks },
  { on: 'Rooms', figures: roomAttacks },
];
