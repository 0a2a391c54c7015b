import type { Livery } from '../../../cards/hero-card/livery';
import type { CategoryId } from '../skills/ids';

/** By what the cards of a category are known across the table: its family's colour, and a pattern of its own. */
export const categoryLiveries: Readonly<Record<CategoryId, Livery>> = {
  melee: { ink: 'rust', pattern: 'blocks' },
  ranged: { ink: 'rust', pattern: 'bars' },
  survival: { ink: 'moss', pattern: 'stitches' },
  ballads: { ink: 'violet', pattern: 'signals' },
  prayers: { ink: 'violet', pattern: 'bricks' },
  'primal-force': { ink: 'teal', pattern: 'checks' },
  summoning: { ink: 'slate', pattern: 'ladder' },
};
