import type { Seat } from '@/lib/session/session';
import type { PlayerKind, PlayerSetting } from '@/lib/simulation/player-setting';
import { setUpPartOf } from '@/lib/simulation/contest';
import { encounterOfOffer } from '@/lib/session/room-offer';
import type { Encounter, Pairing } from '@/lib/systems/match-part';
import { systemOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

/** A map of a game, as a match names it. */
export interface MapOfMatch {
  readonly system: SystemId;
  readonly map: string;
}

/** A hero's player, as chosen. */
export const seatKinds = ['person', 'random', 'greedy', 'search'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Most ms that the computer thinks about a decision; with the work before and after, it takes a second. */
const thinking = 700;

/** A computer of some level that answers before anybody gets impatient. */
export const computerFor = (kind: PlayerKind): PlayerSetting =>
  kind === 'search' ? { plays: kind, time: thinking } : { plays: kind };

/** @param holder seats with the same number belong to one person; undefined for a person with only one seat */
export const seatOf = (kind: SeatKind, holder: number | undefined): Seat => {
  if (kind !== 'person') return computerFor(kind);
  return holder === undefined ? { plays: kind } : { plays: kind, holder };
};

/** Teams of the heroes. */
export const teamKinds = ['usual', 'halves', 'turns', 'each', 'parties'] as const;
export type TeamKind = (typeof teamKinds)[number];

/** @param parties by hero: the party each came from; from 0 */
const teamsOf = (kind: TeamKind, parties: readonly number[]): readonly number[] | undefined => {
  const all = parties.map((_, at) => at);
  switch (kind) {
    case 'usual':
      return undefined;
    case 'halves':
      return all.map((at) => (at < parties.length / 2 ? 0 : 1));
    case 'turns':
      return all.map((at) => at % 2);
    case 'each':
      return all;
    case 'parties':
      return parties;
  }
};

/** The choices for a match before it begins. */
export interface Arrangement {
  readonly teams: TeamKind;
  /** Undefined for the default. */
  readonly scenario: string | undefined;
  readonly map: string | undefined;
  /** Players put their heroes down themselves. */
  readonly isPlaced: boolean;
}

/** The chosen map if its game has that map; undefined, the default, if it belongs to another game. */
export const mapIn = (system: SystemId, { map }: Arrangement): string | undefined => {
  const { maps, ownMap } = setUpPartOf(system);
  return map !== undefined && (maps.includes(map) || ownMap?.(map)) ? map : undefined;
};

/** The scenario that is played where none is chosen. */
export const usualScenarioOf = (system: SystemId, parties: readonly number[], teams: TeamKind): string =>
  setUpPartOf(system).usualScenario(parties.length, teamsOf(teams, parties));

/** Teams, scenario and map, as chosen. */
export const pairingFor = (
  system: SystemId,
  documents: readonly SheetDocument[],
  parties: readonly number[],
  arrangement: Arrangement,
): Pairing => {
  const { teams, scenario } = arrangement;
  return {
    system,
    sheets: documents.map(({ sheet }) => sheet),
    // Sheets of a set are on their teams, wherever they came from.
    teams: systemOf(system).set ? undefined : teamsOf(teams, parties),
    scenario: scenario ?? usualScenarioOf(system, parties, teams),
    map: mapIn(system, arrangement) ?? setUpPartOf(system).maps[0] ?? '',
    isLenient: true,
  };
};

/** Team of each hero, as chosen or as the scenario says; their numbers may have gaps. */
export const teamsFor = (
  system: SystemId,
  documents: readonly SheetDocument[],
  parties: readonly number[],
  arrangement: Arrangement,
): readonly number[] => {
  const { sheets, teams, scenario } = pairingFor(system, documents, parties, arrangement);
  return teams ?? setUpPartOf(system).usualTeams(sheets, scenario);
};

/** The match that was chosen. @param seed of its dice, 0 to 2^32 - 1 */
export const encounterFor = (
  system: SystemId,
  documents: readonly SheetDocument[],
  parties: readonly number[],
  arrangement: Arrangement,
  seed: number,
): Encounter =>
  encounterOfOffer(
    {
      pairing: pairingFor(system, documents, parties, arrangement),
      isPlaced: arrangement.isPlaced,
      isSpread: true,
    },
    seed,
  );
