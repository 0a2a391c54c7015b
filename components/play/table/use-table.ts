import { useCallback, useMemo, useState } from 'react';
import type { Forecast } from '@/lib/match/forecast';
import type { Choice } from '@/lib/match/request';
import { happenedMessages } from '@/lib/messages/happened';
import { playMessages } from '@/lib/messages/play';
import { floatingBetween, lastActs, newsAt, type Act, type FloatingAt } from '@/lib/session/acts';
import { goesFromHere, placeMeaning, type PlaceMeaning } from '@/lib/session/places';
import type { Point } from '@/lib/table/table';
import { holdersOf } from '@/lib/session/knowledge';
import { lastMoves, type LastMove } from '@/lib/session/last-moves';
import { measured, type Measured, type RulerEnd } from '@/lib/session/measuring';
import {
  answered,
  forked,
  isHanded,
  isPerson,
  lengthOf,
  requestAt,
  requestNow,
  situationAt,
  stepAt,
  withComputers,
  withPeopleBack,
  type MatchRequest,
  type Session,
} from '@/lib/session/session';
import { makeDecisionAgain, takeBackWhole, takenAt, withTaken, type Whole } from '@/lib/session/taken';
import { partOf } from '@/lib/systems/open';
import type { PlayPart, RequestText, TableRoll } from '@/lib/systems/play-part';
import type { TableRange, TableScene } from '@/lib/systems/table-scene';

/** A moment of a match as it is shown. */
export interface Shown {
  readonly at: number;
  /** The present state of the match, not an earlier one. */
  readonly isNow: boolean;
  readonly scene: TableScene;
  readonly request: MatchRequest | undefined;
  readonly words: RequestText | undefined;
  /** A person at this device is to answer. */
  readonly isOurs: boolean;
  /** Figures of people at this device; empty where nobody else decides for any. */
  readonly mine: readonly number[];
  /** Forecast of an option, in words. */
  readonly forecastText: (forecast: Forecast, nameOf: (figure: number) => string) => string;
  /** The newest last. */
  readonly rolls: readonly TableRoll[];
  /** Acts since a person last chose, the oldest first. */
  readonly news: readonly Act[];
  /** The rolls of the latest event, each with a key that no other roll of the match has. */
  readonly fight: readonly { readonly key: string; readonly roll: TableRoll }[];
  /** Where everybody stands while its dice fall; undefined where that is as it was before. */
  readonly sceneOfFight?: TableScene;
  /** Dice have landed, and others fall after them. */
  readonly isLanded?: true;
  /** The moment whose dice are falling: nothing that they decide is shown, and nobody acts. */
  readonly falling?: number;
  /** Texts over the figures for events after a moment. */
  readonly floatingSince: (after: number) => readonly FloatingAt[];
  /** Figures that have moved since the news began, and the places they came from. */
  readonly moved: readonly LastMove[];
  /** Of the figure that is asked. */
  readonly ranges: readonly TableRange[];
  /** Consequences of a move to a place of the region that is asked for. */
  readonly meaning: (place: Point) => PlaceMeaning;
  /** Lays a ruler; undefined where somebody is not on the table. */
  readonly measure: (from: RulerEnd, to: RulerEnd) => Measured | undefined;
}

/** Choices whose rolls still lie on the table, and how many rolls. */
const recentChoices = 8;
const mostRolls = 4;
/** An attack and its defence, and those of the answer to it. */
const mostOfFight = 6;

const eventsBetween = (session: Session, first: number, at: number) =>
  Array.from({ length: at - first + 1 }, (_, nth) => stepAt(session, first + nth).events).flat();

const rollsAt = (part: PlayPart, session: Session, at: number): readonly TableRoll[] => {
  const situation = situationAt(session, at);
  const first = Math.max(0, at - recentChoices + 1);
  return part.rolls(eventsBetween(session, first, at), situation, session.encounter).slice(-mostRolls);
};

/**
 * The moment that the latest event began at: that of the last real decision, where a die was picked by itself since.
 */
const begunAt = (session: Session, acts: readonly Act[]): number | undefined => {
  let from = acts[0]?.from;
  while (from !== undefined && from > 1 && takenAt(session, from - 1) !== undefined) from -= 1;
  return from;
};

const fightAt = (part: PlayPart, session: Session, at: number, from: number | undefined): Shown['fight'] => {
  if (from === undefined) return [];
  return part
    .rolls(eventsBetween(session, from, at), situationAt(session, at), session.encounter)
    .map((roll, nth) => ({ key: [from, nth, ...roll.faces.map(({ face }) => face)].join(' '), roll }))
    .slice(-mostOfFight);
};

/** Words of the question, and of the act that it interrupts. */
const wordsOf = (
  part: PlayPart,
  session: Session,
  at: number,
  request: MatchRequest,
  acts: readonly Act[],
): RequestText => {
  const from = acts[0]?.from ?? at;
  const words = part.request(
    request,
    situationAt(session, at),
    session.encounter,
    eventsBetween(session, from, at),
  );
  const under = words.within && acts.findLast(({ isOpen, head }) => isOpen && head);
  return under ? { ...words, sentence: happenedMessages.asked(under, words.sentence) } : words;
};

/** Figures of people at this device, where others decide for some. */
const mineIn = ({ seats }: Session, { figures }: TableScene): readonly number[] => {
  const decided = figures.filter(({ owner }) => owner >= 0);
  const own = decided.filter(({ owner }) => isPerson(seats[owner]));
  return own.length < decided.length ? own.map(({ id }) => id) : [];
};

/** The turn at a moment. While a place may still be left again, the one before the action was begun. */
const turnAt = (part: PlayPart, session: Session, at: number, request: MatchRequest): string | undefined => {
  const before = 'region' in request && at > 0 ? requestAt(session, at - 1) : undefined;
  if (!before || !('options' in before) || before.by !== request.by) return undefined;
  // A step that has rolled its dice is over.
  const { events } = stepAt(session, at);
  if (part.rolls(events, situationAt(session, at), session.encounter).length > 0) return undefined;
  return part.scene(situationAt(session, at - 1), session.encounter).turn;
};

/** Several parts of the table ask about the place that was chosen last. */
const rememberingPlace = (measure: Shown['meaning']): Shown['meaning'] => {
  let last: { readonly place: Point; readonly means: PlaceMeaning } | undefined;
  return (place) => {
    if (last?.place.x !== place.x || last.place.y !== place.y) last = { place, means: measure(place) };
    return last.means;
  };
};

/** A moment of a match; undefined for where it stands. */
export const shownAt = (session: Session, moment: number | undefined): Shown => {
  const part = partOf(session.encounter.system, 'play');
  if (!part) throw new RangeError('This game has no play table.');
  const last = lengthOf(session);
  const at = Math.min(moment ?? last, last);
  const isNow = at === last;
  const situation = situationAt(session, at);
  const request = requestAt(session, at);
  const whole = part.scene(situation, session.encounter);
  const acts = lastActs(session, at);
  const words = request && wordsOf(part, session, at, request, acts);
  const turn = words?.turn ?? (request && turnAt(part, session, at, request));
  const scene = turn === undefined ? whole : { ...whole, turn };
  const news = newsAt(session, at);
  const begun = begunAt(session, acts);
  const isChain = begun !== undefined && begun < at && takenAt(session, at - 1) !== undefined;
  return {
    at,
    isNow,
    scene,
    request,
    words,
    isOurs: isNow && isPerson(session.seats[request?.by ?? -1]),
    mine: mineIn(session, scene),
    forecastText: part.forecastText ?? playMessages.table.forecast,
    rolls: rollsAt(part, session, at),
    news,
    moved: lastMoves(session, scene, at, news),
    fight: fightAt(part, session, at, begun),
    ...(isChain && { sceneOfFight: part.scene(situationAt(session, begun), session.encounter) }),
    floatingSince: (after) => floatingBetween(session, after, at),
    ranges: part.ranges?.(situation, words?.figure ?? scene.acting) ?? [],
    meaning: rememberingPlace((place) => {
      const mover = scene.figures.find(({ id }) => id === words?.figure);
      const way = request && 'region' in request ? request.region.way?.(place) : undefined;
      return placeMeaning(
        scene,
        mover,
        way,
        (one) => mover && part.between?.(situation, one, mover.id, place),
        goesFromHere(mover) ? part.threats?.(situation, mover.id, place) : [],
        goesFromHere(mover) ? part.risk?.(situation, mover.id) : undefined,
        mover && part.stakes?.(situation, mover.id, place),
      );
    }),
    measure: (from, to) => measured(part, situationAt(session, at), session.encounter, from, to),
  };
};

/** The computer plays for whoever plays here, unless two people do. */
const handed = (session: Session, set: (to: Session) => void): (() => void) | undefined =>
  holdersOf(session.seats).length === 1 && requestNow(session) !== undefined
    ? () => set(withComputers(session))
    : undefined;

/** Whoever has the computer play for them plays on; undefined where nobody has. */
const takenBack = (session: Session, set: (to: Session) => void): (() => void) | undefined =>
  requestNow(session) !== undefined && session.seats.some(isHanded)
    ? () => set(withPeopleBack(session))
    : undefined;

/** A match in play, and the moment that is shown. */
export const useTable = (opened: Session, first: number | undefined): Table => {
  const [session, setSession] = useState(opened);
  const [moment, setMoment] = useState(first);
  const [isRefused, setRefused] = useState(false);
  const [wholes, setWholes] = useState<readonly Whole[]>([]);
  const shown = useMemo(() => shownAt(session, moment), [session, moment]);
  const chooseSince = useCallback(
    (from: number, ...choices: readonly Choice[]): void => {
      const next = answered(session, choices);
      setRefused(!next.ok);
      if (!next.ok) return;
      const to = lengthOf(next.value);
      if (to > from + 1) setWholes((before) => [...before.filter((each) => each.to <= from), { from, to }]);
      setSession(withTaken(next.value));
      setMoment(undefined);
    },
    [session],
  );
  const choose = useCallback(
    (...choices: readonly Choice[]): void => chooseSince(lengthOf(session), ...choices),
    [chooseSince, session],
  );
  const back = useMemo(() => takeBackWhole(session, wholes), [session, wholes]);
  const again = useMemo(() => makeDecisionAgain(session), [session]);
  const go = (to: Session | undefined): void => {
    if (!to) return;
    setSession(to);
    setMoment(undefined);
  };
  const look = (at: number): void => setMoment(at >= lengthOf(session) ? undefined : Math.max(0, at));
  return {
    session,
    shown,
    choose,
    chooseSince,
    isRefused,
    look,
    renew: (seed: number): void => setSession(forked(session, seed)),
    undo: back && (() => go(back)),
    redo: again && (() => go(again)),
    handSeats: handed(session, setSession),
    takeSeats: takenBack(session, setSession),
    canLeave: true,
  };
};

/** A match on the table, wherever its choices go. */
export interface Table {
  readonly session: Session;
  readonly shown: Shown;
  readonly choose: (...choices: readonly Choice[]) => void;
  /** Makes choices that are undone together with everything since a moment. */
  readonly chooseSince: (from: number, ...choices: readonly Choice[]) => void;
  readonly isRefused: boolean;
  readonly look: (at: number) => void;
  /** Later draws come from another seed. */
  readonly renew: (seed: number) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The computer plays on for the only person of this match; undefined where nobody may decide that. */
  readonly handSeats?: (() => void) | undefined;
  /** Whoever had the computer play on plays again; undefined where nobody had. */
  readonly takeSeats?: (() => void) | undefined;
  /** It is saved on this device: whoever leaves finds it again. */
  readonly canLeave?: true;
}
