import { matchPartOf } from '@/lib/simulation/contest';
import type { RoundWords } from '@/lib/systems/match-part';

const phases: RoundWords = { one: 'phase', many: 'phases' };

/** The game's words for its rounds. */
export const roundWords = (system: string): RoundWords => matchPartOf(system).rounds ?? phases;
