import { stir } from '../match/chance';
import { namesApart } from '../language/apart';
import { nameOf } from '../systems/document';
import type { Encounter, MatchPart, Pairing } from '../systems/match-part';
import { firstSystem, isOpen, partOf, systemIds } from '../systems/open';
import type { SetUpPart } from '../systems/set-up-part';
import type { Sheet, SheetDocument, SystemId } from '../systems/sheet';
import type { PlayerSetting } from './player-setting';

/** A series of matches between the same sheets: what it takes to play every one of them again. Plain data. */
export interface Contest extends Pairing {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** Player of each sheet. */
  readonly players: readonly PlayerSetting[];
}

/** The matches of a game. @throws RangeError for a game without matches, NotOpened where the part is not open */
export const matchPartOf = (system: SystemId): MatchPart => {
  const part = partOf(system, 'match');
  if (!part) throw new RangeError(`The game ${system} has no matches.`);
  return part;
};

/** The choices before a match of a game. @throws RangeError for a game without matches, NotOpened where neither part is open */
export const setUpPartOf = (system: SystemId): SetUpPart => {
  if (isOpen([system], 'match')) return matchPartOf(system);
  const part = partOf(system, 'setUp');
  if (!part) throw new RangeError(`The game ${system} has no matches.`);
  return part;
};

/** The game of a version of rules, its first word; what nobody knows is held against the first game. */
export const systemOfRules = (rules: string): SystemId => {
  const [id = ''] = rules.split(' ');
  return systemIds.includes(id) ? id : firstSystem;
};

/** The sheets that take part. */
export const entrantsOf = ({
  system,
  sheets,
}: {
  readonly system: SystemId;
  readonly sheets: readonly Sheet[];
}): readonly SheetDocument[] => sheets.map((sheet) => ({ system, sheet }));

/** Their names, told apart where two are called alike. */
export const namesIn = (those: Parameters<typeof entrantsOf>[0]): readonly string[] =>
  namesApart(entrantsOf(those).map((document) => ({ name: nameOf(document) })));

/** The seed of the n-th match, counted from 0: no two matches of a series share their dice. */
export const seedOf = (seed: number, nth: number): number => stir(stir(seed, 0x5e71e5), nth + 1) >>> 0;

/** The n-th match of a series. */
export const encounterOf = (contest: Contest, nth: number): Encounter =>
  matchPartOf(contest.system).encounterOf(contest, seedOf(contest.seed, nth), nth);

/** Teams of a series: one more than the highest number. */
export const teamCount = ({ teams }: Pick<Encounter, 'teams'>): number => Math.max(-1, ...teams) + 1;
