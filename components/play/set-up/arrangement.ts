import type { Seat } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import type { Encounter } from '@/lib/systems/match-part';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

/** Who decides for a hero, as it is chosen. */
export const seatKinds = ['person', 'random', 'greedy', 'search'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** ms that the computer thinks at most about a decision: with what comes before and after it, it takes a second. */
const thinking = 700;

export const seatOf = (kind: SeatKind): Seat =>
  kind === 'search' ? { plays: kind, time: thinking } : { plays: kind };

/** Who plays with whom. */
export const teamKinds = ['usual', 'halves', 'turns', 'each'] as const;
export type TeamKind = (typeof teamKinds)[number];

const teamsOf = (kind: TeamKind, heroes: number): readonly number[] | undefined => {
  const all = Array.from({ length: heroes }, (_, at) => at);
  switch (kind) {
    case 'usual':
      return undefined;
    case 'halves':
      return all.map((at) => (at < heroes / 2 ? 0 : 1));
    case 'turns':
      return all.map((at) => at % 2);
    case 'each':
      return all;
  }
};

/** A match as it is chosen before it begins. */
export interface Arrangement {
  readonly teams: TeamKind;
  /** Undefined for what is usual. */
  readonly scenario: string | undefined;
  readonly map: string | undefined;
}

/** The scenario that is played where none is chosen. */
export const usualScenarioOf = (system: SystemId, heroes: number, teams: TeamKind): string =>
  matchPartOf(system).usualScenario(heroes, teamsOf(teams, heroes));

/** The match that was chosen. @param seed of its dice, 0 to 2^32 - 1 */
export const encounterFor = (
  system: SystemId,
  documents: readonly SheetDocument[],
  { teams, scenario, map }: Arrangement,
  seed: number,
): Encounter => {
  const { encounterOf, maps } = matchPartOf(system);
  return encounterOf(
    {
      system,
      sheets: documents.map(({ sheet }) => sheet),
      teams: teamsOf(teams, documents.length),
      scenario: scenario ?? usualScenarioOf(system, documents.length, teams),
      map: map ?? maps[0] ?? '',
      isLenient: true,
    },
    seed,
    0,
  );
};
