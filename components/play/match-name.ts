import { list } from '#words/language/words';
import { playMessages } from '@/lib/messages/play';
import { namesIn, setUpPartOf } from '@/lib/simulation/contest';
import type { Encounter } from '@/lib/systems/match-part';

/** Sides of a match by one name each: teams where two of them meet, else every figure. */
const sidesIn = (encounter: Encounter): readonly string[] => {
  const names = namesIn(encounter);
  const teams = [...new Set(encounter.teams)];
  return teams.length === 2
    ? teams.map((team) => list(names.filter((_, at) => encounter.teams[at] === team)))
    : names;
};

/** Name of a match: its mission, or its opponents. */
export const matchName = (encounter: Encounter): string =>
  setUpPartOf(encounter.system).missions?.find(({ id }) => id === encounter.scenario)?.name ??
  playMessages.names(sidesIn(encounter));

/** A match that one plays to learn the game. */
export const isMission = ({ system, scenario }: Encounter): boolean =>
  setUpPartOf(system).missions?.some(({ id }) => id === scenario) ?? false;
