import type { ComponentProps } from 'react';
import type { SystemId } from '@/lib/systems/sheet';
import { LessonNote } from '../lesson/note';
import type { Lessons } from '../lesson/use-lessons';
import { RequestPanel } from './request-panel';

/** The request, with the lesson above it that it teaches. */
export function Asked({
  lessons,
  system,
  ...request
}: Omit<ComponentProps<typeof RequestPanel>, 'isTold'> & {
  readonly lessons: Lessons;
  readonly system: SystemId;
}) {
  return (
    <>
      <LessonNote lessons={lessons} system={system} />
      <RequestPanel {...request} isTold={lessons.lesson !== undefined} />
    </>
  );
}
