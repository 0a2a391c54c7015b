import { playMessages } from '@/lib/messages/play';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Encounter } from '@/lib/systems/match-part';

/** What a match is called: its mission, or who meets whom. */
export const matchName = (encounter: Encounter): string =>
  matchPartOf(encounter.system).missions?.find(({ id }) => id === encounter.scenario)?.name ??
  playMessages.names(namesIn(encounter));

/** A match that one plays to learn the game. */
export const isMission = ({ system, scenario }: Encounter): boolean =>
  matchPartOf(system).missions?.some(({ id }) => id === scenario) ?? false;
