import { matchPartOf } from '@/lib/simulation/contest';
import type { RoundWords } from '@/lib/systems/match-part';

const phases: RoundWords = { one: 'phase', many: 'phases' };

/** What the game calls its rounds. */
export const roundWords = (system: string): RoundWords => matchPartOf(system).rounds ?? phases;
