import type { SchoolFamily } from '../../display';
import type { SchoolId } from '../skills/school';

/** The family of each school, whose colour its heroes have on the table. */
export const familyOf: Readonly<Record<SchoolId, SchoolFamily>> = {
  beastmaster: 'nature',
  commander: 'arms',
  'dirty-tricks': 'arms',
  druid: 'nature',
  'elemental-mage': 'elements',
  necromancer: 'death',
  psion: 'elements',
  ranger: 'nature',
  summoner: 'death',
  survival: 'nature',
  voodoo: 'spirits',
  warrior: 'arms',
  zealot: 'spirits',
  harbinger: 'death',
  snowfall: 'elements',
  training: 'arms',
};
