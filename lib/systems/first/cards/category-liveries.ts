import type { Livery } from '../../../cards/hero-card/livery';
import type { CategoryId } from '../skills/ids';

/** Look of a category's cards across the table: its family's colour and its own pattern. */
export const categoryLiveries: Readonly<Record<CategoryId, Livery>> = {
  melee: { ink: 'rust', pattern: 'blocks' },
  ranged: { ink: 'rust', pattern: 'bars' },
  survival: { ink: 'moss', pattern: 'stitches' },
  ballads: { ink: 'violet', pattern: 'signals' },
  prayers: { ink: 'violet', pattern: 'bricks' },
  'primal-force': { ink: 'teal', pattern: 'checks' },
  summoning: { ink: 'slate', pattern: 'ladder' },
};
