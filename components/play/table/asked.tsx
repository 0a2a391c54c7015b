import type { ComponentProps } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { LessonNote } from '../lesson/note';
import type { Lessons } from '../lesson/use-lessons';
import { isMission } from '../match-name';
import { missionTextOf } from './mission';
import { RequestPanel } from './request-panel';

/** The request, and in a training mission what teaches: the lesson above it, the goal, and hints that are open. */
export function Asked({
  lessons,
  encounter,
  ...request
}: Omit<ComponentProps<typeof RequestPanel>, 'isTaught' | 'isTold' | 'goal'> & {
  readonly lessons: Lessons;
  readonly encounter: Encounter;
}) {
  return (
    <>
      <LessonNote lessons={lessons} system={encounter.system} />
      <RequestPanel
        {...request}
        isTaught={isMission(encounter)}
        isTold={lessons.lesson !== undefined}
        goal={missionTextOf(encounter)?.goal.slice(0, 1) ?? []}
      />
    </>
  );
}
