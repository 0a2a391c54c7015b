import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { drawingAttacks } from './drawing';
import { pageAttacks } from './pages';
import { requestAttacks } from './requests';

interface Attack {
  readonly on: string;
  readonly figures: (site: Site) => Promise<readonly Figure[]>;
}

/** What a hostile client would do, bounded. */
export const attacks: readonly Attack[] = [
  { on: 'Drawings', figures: drawingAttacks },
  { on: 'Pages', figures: pageAttacks },
  { on: 'Requests', figures: requestAttacks },
];
