import { partOf } from '../systems/open';
import type { LessonNote, LessonPlace } from '../systems/lesson-part';
import type { MatchStep } from '../systems/match-part';
import type { TableRoll } from '../systems/play-part';
import type { Point } from '../table/table';
import { isPerson, requestAt, situationAt, stepAt, type Session } from './session';
import { takenAt } from './taken';

/** A lesson that somebody has read to the end, and the moment that the match stood at then. */
export interface ReadLesson {
  readonly id: string;
  readonly at: number;
}

/** A lesson as it is shown. */
export interface ToldLesson extends LessonNote {
  /** The dice that it points at, after those of the attack that they defend against; none if it points elsewhere. */
  readonly rolls: readonly TableRoll[];
}

/** Steps of a match never change. */
const notesOf = new WeakMap<MatchStep, readonly LessonNote[]>();

const notesAt = (session: Session, at: number): readonly LessonNote[] => {
  const step = stepAt(session, at);
  const known = notesOf.get(step);
  if (known) return known;
  const { encounter } = session;
  const request = requestAt(session, at);
  const situation = situationAt(session, at);
  const notes =
    partOf(encounter.system, 'play')?.lessons?.({ events: step.events, request, situation, encounter }) ?? [];
  notesOf.set(step, notes);
  return notes;
};

/** A person has something to decide. */
const isDecision = (session: Session, at: number): boolean => {
  const request = requestAt(session, at);
  return request !== undefined && isPerson(session.seats[request.by]) && takenAt(session, at) === undefined;
};

interface Noted extends LessonNote {
  /** The moment that it came with. */
  readonly from: number;
}

/** Lessons since a decision up to the next one, the first of each. */
const notesBetween = (session: Session, from: number, to: number): readonly Noted[] => {
  const notes = new Map<string, Noted>();
  for (let at = from; at <= to; at += 1)
    for (const note of notesAt(session, at))
      if (!notes.has(note.id) && (!note.isAsked || at === to)) notes.set(note.id, { ...note, from: at });
  return [...notes.values()];
};

/** Stretches up to a moment, each of which ends with a question to a person; the last one with the moment. */
const stretchesTo = (session: Session, at: number): readonly (readonly [from: number, to: number])[] => {
  const stretches: (readonly [number, number])[] = [];
  let from = 0;
  for (let to = 0; to <= at; to += 1) {
    if (to < at && !isDecision(session, to)) continue;
    stretches.push([from, to]);
    from = to + 1;
  }
  return stretches;
};

/** The dice that a lesson points at may have been rolled this many choices before the value is known. */
const before = 2;

const rollsFor = (session: Session, { place, from }: Noted): readonly TableRoll[] => {
  if (place.on !== 'dice') return [];
  const { encounter } = session;
  const first = Math.max(0, from - before);
  const events = Array.from({ length: from - first + 1 }, (_, nth) => stepAt(session, first + nth).events);
  const rolls = (
    partOf(encounter.system, 'play')?.rolls(events.flat(), situationAt(session, from), encounter) ?? []
  ).filter(({ faces }) => faces.length > 0);
  const nth = rolls.findLastIndex(({ figure, as }) => figure === place.figure && as === place.as);
  const attack =
    place.as === 'defence' ? rolls.slice(0, nth).findLast(({ as }) => as === 'attack') : undefined;
  return [attack, rolls[nth]].flatMap((roll) => roll ?? []);
};

/**
 * Lessons to show at a moment, the first one now. Each is shown once: those that were read, and the one in sight when
 * the learner went on, don't come again. A lesson that was undone does.
 */
export const lessonsAt = (
  session: Session,
  at: number,
  read: readonly ReadLesson[],
): readonly ToldLesson[] => {
  const told = new Set<string>();
  for (const [from, to] of stretchesTo(session, at)) {
    const isRead = ({ id }: LessonNote): boolean => read.some((each) => each.id === id && each.at === to);
    const due = notesBetween(session, from, to).filter(({ id }) => !told.has(id));
    const left = due.filter((note) => !isRead(note));
    if (to === at) return left.map((note) => ({ ...note, rolls: rollsFor(session, note) }));
    for (const { id } of due.filter(isRead)) told.add(id);
    if (left[0]) told.add(left[0].id);
  }
  return [];
};

/**
 * Tips to show at a moment of a match that is no mission, the first one now.
 * @param known ids of those that somebody has put away, or gone on without reading
 */
export const tipsAt = (session: Session, at: number, known: ReadonlySet<string>): readonly ToldLesson[] =>
  notesBetween(session, at, at)
    .filter(({ id }) => !known.has(id))
    .map((note) => ({ ...note, rolls: rollsFor(session, note) }));

/**
 * Places that the board still points at, although their lessons were read: those of this moment until the learner
 * acts, and those that last.
 */
export const pointedAt = (
  session: Session,
  at: number,
  read: readonly ReadLesson[],
): readonly LessonPlace[] =>
  stretchesTo(session, at).flatMap(([from, to]) =>
    notesBetween(session, from, to)
      .filter(({ id, lasts }) =>
        read.some((each) => each.id === id && each.at === to && (to === at || lasts)),
      )
      .map(({ place }) => place),
  );

/** Every lesson that came before a moment, as read: of a match that was opened again. */
export const lessonsBefore = (session: Session, at: number): readonly ReadLesson[] =>
  stretchesTo(session, at)
    .filter(([, to]) => to < at)
    .flatMap(([from, to]) => notesBetween(session, from, to).map(({ id }) => ({ id, at: to })));

/** Where the learner’s figure may walk by itself, once a lesson has offered it. */
export const walkOnAt = (session: Session, at: number): Point | undefined => {
  const place = stretchesTo(session, at)
    .flatMap(([from, to]) => notesBetween(session, from, to))
    .find(({ walksOn }) => walksOn)?.place;
  return place?.on === 'place' ? place.at : undefined;
};
