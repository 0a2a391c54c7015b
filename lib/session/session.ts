import type { Fork } from '../match/course';
import { matchOf, historyOf, record, redo, undo, type History, type UndoMode } from '../match/history';
import { hashOf } from '../match/hash';
import { mostChoices } from '../match/replay';
import type { Choice, Refusal, Request } from '../match/request';
import { err, ok, type Result } from '../result';
import { matchPartOf } from '../simulation/contest';
import type { PlayerSetting } from '../simulation/player-setting';
import { replayOf } from '../simulation/replay-file';
import type {
  About,
  Encounter,
  MatchEvent,
  MatchStep,
  Option,
  SetUpIssue,
  Situation,
} from '../systems/match-part';

/** Seat of a player: a person at this device, or a computer. */
export type Seat =
  /** `holder`: players with the same number are one person. */
  | { readonly plays: 'person'; readonly holder?: number | undefined }
  /** A person at another device. */
  | { readonly plays: 'elsewhere' }
  /** A person who has the computer play, and may take over again. */
  | { readonly plays: 'greedy'; readonly isHanded: true; readonly holder?: number | undefined }
  | PlayerSetting;

/** A match in play: its set-up, its players, and every step so far. Each function returns a new one. */
export interface Session {
  readonly encounter: Encounter;
  /** In order of their moments, at most one for each. */
  readonly forks: readonly Fork[];
  /** By the numbers that requests give players. */
  readonly seats: readonly Seat[];
  readonly mode: UndoMode;
  readonly history: History<Situation, MatchEvent>;
}

export type MatchRequest = Request<About, Option>;

export const isPerson = (seat: Seat | undefined): boolean => seat?.plays === 'person';

/** The computer of a seat; undefined where a person or nobody plays. */
export const computerOf = (seat: Seat | undefined): PlayerSetting | undefined =>
  seat === undefined || seat.plays === 'person' || seat.plays === 'elsewhere' ? undefined : seat;

/** The same match, which computers play on from here: its choices and replay stay as they are. */
export const withComputers = (session: Session): Session => ({
  ...session,
  seats: session.seats.map((seat) =>
    seat.plays === 'person'
      ? { plays: 'greedy', isHanded: true, ...(seat.holder !== undefined && { holder: seat.holder }) }
      : seat,
  ),
});

/** True while the computer plays for a person who may take over again. */
export const isHanded = (seat: Seat): seat is Extract<Seat, { isHanded: true }> => 'isHanded' in seat;

/** The same match, played on by those who had let the computer play for them. */
export const withPeopleBack = (session: Session): Session => ({
  ...session,
  seats: session.seats.map((seat) =>
    isHanded(seat) ? { plays: 'person', ...(seat.holder !== undefined && { holder: seat.holder }) } : seat,
  ),
});

/** Sets a match up, to its first request; an error is everything that is in its way. @throws NotOpened */
export const beginSession = (
  encounter: Encounter,
  seats: readonly Seat[],
  mode: UndoMode,
): Result<Session, readonly SetUpIssue[]> => {
  const { begin, engine } = matchPartOf(encounter.system);
  const situation = begin(encounter);
  if (!situation.ok) return situation;
  const begun = engine.begin(situation.value, encounter.seed);
  return ok({ encounter, forks: [], seats, mode, history: historyOf(begun, mostChoices + 1) });
};

/** Choices so far; moments of a match are numbered from 0 to this. */
export const lengthOf = ({ history }: Session): number => history.choices.length;

/** Path to a moment: its events, and the match at that moment. @throws RangeError for a moment that doesn't exist */
export const stepAt = ({ history }: Session, at: number): MatchStep => {
  const step = history.steps[at];
  if (!step) throw new RangeError(`The match has no moment ${at}.`);
  return step;
};

/** The table at a moment: to look at until the next choice is made, and not to be kept. */
export const situationAt = (session: Session, at: number): Situation =>
  matchPartOf(session.encounter.system).engine.look(stepAt(session, at).match);

/** Request at a moment; undefined at the end of a match. */
export const requestAt = (session: Session, at: number): MatchRequest | undefined =>
  matchPartOf(session.encounter.system).engine.pending(stepAt(session, at).match);

/** The same match with another future: everything drawn from now on comes from a seed that no link so far reveals. */
export const forked = (session: Session, seed: number): Session => {
  const { engine } = matchPartOf(session.encounter.system);
  const at = lengthOf(session);
  const { history, forks } = session;
  const now = stepAt(session, at);
  const steps = [...history.steps.slice(0, -1), { ...now, match: engine.fork(now.match, seed) }];
  return {
    ...session,
    forks: [...forks.filter((fork) => fork.at < at), { at, seed }],
    history: { ...history, steps, undone: [] },
  };
};

/** The match as it stood at a moment, to be played on from there. */
export const cutAt = (session: Session, at: number): Session => {
  const { history, forks } = session;
  return {
    ...session,
    forks: forks.filter((fork) => fork.at <= at),
    history: {
      ...history,
      choices: history.choices.slice(0, at),
      steps: history.steps.slice(0, at + 1),
      undone: [],
    },
  };
};

export const requestNow = (session: Session): MatchRequest | undefined =>
  requestAt(session, lengthOf(session));

/** Makes a choice; choices that were undone before are gone. */
export const answer = (session: Session, choice: Choice): Result<Session, Refusal> => {
  const { engine } = matchPartOf(session.encounter.system);
  const step = engine.apply(matchOf(session.history), choice);
  return step.ok ? ok({ ...session, history: record(session.history, step.value) }) : err(step.error);
};

/** Makes choices one after the other; if one is refused, none is made. */
export const answered = (session: Session, choices: readonly Choice[]): Result<Session, Refusal> => {
  let now: Result<Session, Refusal> = ok(session);
  for (const choice of choices) if (now.ok) now = answer(now.value, choice);
  return now;
};

/** If only computers play, nobody undoes anything. */
const hasPersons = ({ seats }: Session): boolean => seats.some(isPerson);

const isAsked = (session: Session): boolean => isPerson(session.seats[requestNow(session)?.by ?? -1]);

/**
 * Undoes everything since a person was last asked; undefined if dice or a card came in between, or nobody was asked
 * before.
 */
export const takeBack = (session: Session): Session | undefined => {
  if (!hasPersons(session)) return undefined;
  let back = session;
  for (;;) {
    const history = undo(back.history, session.mode);
    if (!history) return undefined;
    back = { ...back, history };
    if (isAsked(back)) return withItsFuture(back);
  }
};

/** Going back behind a fork keeps the future that no link reveals. */
const withItsFuture = (session: Session): Session => {
  const left = session.forks.findLast(({ at }) => at > lengthOf(session));
  return left ? forked(session, left.seed) : session;
};

/** Redoes what was undone last, up to where a person is asked; undefined if there is nothing. */
export const makeAgain = (session: Session): Session | undefined => {
  let on: Session | undefined;
  for (;;) {
    const history = redo((on ?? session).history);
    if (!history) return on;
    on = { ...session, history };
    if (isAsked(on)) return on;
  }
};

/** The match as a replay, to be played again from its beginning to here. */
export const replayOfSession = ({ encounter, forks, history }: Session): string =>
  replayOf({ encounter, choices: history.choices, forks, hash: hashOf(matchOf(history)) });
