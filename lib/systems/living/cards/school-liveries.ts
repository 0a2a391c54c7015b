import type { Livery } from '../../../cards/hero-card/livery';
import type { SchoolId } from '../skills/school';

/** Look of a school's cards across the table: its family's colour and its own pattern. */
export const schoolLiveries: Readonly<Record<SchoolId, Livery>> = {
  commander: { ink: 'rust', pattern: 'rails' },
  'dirty-tricks': { ink: 'rust', pattern: 'steps' },
  warrior: { ink: 'rust', pattern: 'blocks' },
  training: { ink: 'rust', pattern: 'rungs' },
  beastmaster: { ink: 'moss', pattern: 'signals' },
  druid: { ink: 'moss', pattern: 'fence' },
  ranger: { ink: 'moss', pattern: 'bars' },
  survival: { ink: 'moss', pattern: 'stitches' },
  'elemental-mage': { ink: 'teal', pattern: 'checks' },
  psion: { ink: 'teal', pattern: 'beads' },
  snowfall: { ink: 'teal', pattern: 'grains' },
  voodoo: { ink: 'violet', pattern: 'knots' },
  zealot: { ink: 'violet', pattern: 'bricks' },
  necromancer: { ink: 'slate', pattern: 'spine' },
  summoner: { ink: 'slate', pattern: 'ladder' },
  harbinger: { ink: 'slate', pattern: 'pairs' },
};
