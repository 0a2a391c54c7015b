import { useMemo, useState } from 'react';
import { lessonsAt, lessonsBefore, pointedAt, type ToldLesson } from '@/lib/session/lessons';
import { lengthOf } from '@/lib/session/session';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import { isMission } from '../match-name';
import { keepSeenLessons, seenLessons } from './seen-lessons';
import { useTips } from './use-tips';
import type { Table } from '../table/use-table';

/** Lesson that is shown now, and how to continue. */
export interface Lessons {
  readonly lesson: ToldLesson | undefined;
  /** How many more come after it at this moment. */
  readonly waiting: number;
  /** Places and figures that lessons still point at after they were read. */
  readonly pointed: readonly LessonPlace[];
  readonly onRead: () => void;
}

const none: readonly LessonPlace[] = [];

/** Lessons of a training mission, or tips of another match: one at a time. */
export const useLessons = (table: Table): Lessons => {
  const { session, shown } = table;
  const isTaught = isMission(session.encounter);
  const tips = useTips(table, !isTaught);
  const length = lengthOf(session);
  // If a match is opened again, its earlier lessons have been shown, and some of this moment put away.
  const match = session.encounter.seed;
  const [read, setRead] = useState(() =>
    isTaught ? [...lessonsBefore(session, length), ...seenLessons(match)] : [],
  );
  // An undone step comes again, and so do its lessons.
  if (read.some(({ at }) => at > length)) setRead(read.filter(({ at }) => at <= length));
  const isTold = isTaught && shown.isNow && shown.isOurs;
  const due = useMemo(
    () => (isTold ? lessonsAt(session, lengthOf(session), read) : []),
    [session, read, isTold],
  );
  const pointed = useMemo(
    () => (isTaught && shown.isNow && shown.request ? pointedAt(session, lengthOf(session), read) : []),
    [session, read, isTaught, shown],
  );
  const [lesson] = due;
  if (!isTaught) return { lesson: tips.tip, waiting: 0, pointed: none, onRead: tips.onRead };
  return {
    lesson,
    waiting: Math.max(0, due.length - 1),
    pointed,
    onRead: () => {
      if (!lesson) return;
      const put = { id: lesson.id, at: length };
      setRead([...read, put]);
      keepSeenLessons(match, [...seenLessons(match).filter(({ at }) => at <= length), put]);
    },
  };
};
