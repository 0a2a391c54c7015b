import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText, hashOf } from '../match/hash';
import { stir } from '../match/chance';
import { playOut } from '../match/players';
import { mostChoices } from '../match/replay';
import type { Choice } from '../match/request';
import { ok, type Result } from '../result';
import type { Encounter, MatchStep, SetUpIssue } from '../systems/match-part';
import { encounterOf, matchPartOf, type Contest } from './contest';
import { playerOf, type Clock } from './players';
import type { Tally } from '../match/tally';

/** In UTF-8, as 64 hexadecimal digits: the same in Node, a worker and a page. */
const hexOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 over plain data: the same for equal data, whatever the order of its fields. */
export const contentHash = (data: object): string => hexOf(canonicalText(data));

/** SHA-256 over everything in a situation: the same wherever the match is played. */
export const endOf = (situation: object): string => contentHash(situation);

/** SHA-256 over the ends of matches in their order, however many threads played them. */
export const hashOfEnds = (ends: readonly string[]): string => hexOf(ends.join('\n'));

/** How one match of a series went: plain data, one line on disk. */
export interface Played {
  /** Its place in the series, from 0. */
  readonly nth: number;
  readonly seed: number;
  /** The winning team; null for a draw. */
  readonly winner: number | null;
  readonly because: string;
  readonly phases: number;
  readonly decisions: number;
  /** `endOf` its final situation. */
  readonly end: string;
  readonly heroes: readonly Tally[];
}

/** A match played to its end, with all that its replay needs. */
export interface Recorded {
  readonly encounter: Encounter;
  readonly played: Played;
  readonly choices: readonly Choice[];
  /** `hashOf` the match at its end, as replays write it. */
  readonly hash: string;
}

/**
 * Plays the n-th match of a series, counted from 0: the same every time, except for players who think by the clock.
 * @param each called with every step, the beginning first
 * @throws RangeError for a match without an end: a fault of the rules
 */
export const playNth = (
  contest: Contest,
  nth: number,
  clock: Clock,
  each?: (step: MatchStep) => void,
): Result<Recorded, readonly SetUpIssue[]> => {
  const encounter = encounterOf(contest, nth);
  const { begin, counter: counterOf, engine, hide, standing } = matchPartOf(contest.system);
  const begun = begin(encounter);
  if (!begun.ok) return begun;
  const { seed, sheets } = encounter;
  const counter = counterOf(sheets.length);
  const see = (step: MatchStep): void => {
    if (step.events.length > 0) counter.see(step.events, engine.look(step.match));
    each?.(step);
  };
  const first = engine.begin(begun.value, seed);
  see(first);
  const players = contest.players.map((setting) => playerOf(contest.system, setting, clock));
  const { match, choices, isOver } = playOut(engine, first.match, players, {
    seed: stir(seed, 7) >>> 0,
    limit: mostChoices,
    hide,
    each: see,
  });
  if (!isOver) throw new RangeError(`Match ${nth + 1} has no end.`);
  const { outcome, phase } = standing(match.base);
  const played: Played = {
    nth,
    seed,
    winner: outcome?.winner ?? null,
    because: outcome?.because ?? '',
    phases: phase,
    decisions: choices.length,
    end: endOf(match.base),
    heroes: counter.tallies(),
  };
  return ok({ encounter, played, choices, hash: hashOf(match) });
};
