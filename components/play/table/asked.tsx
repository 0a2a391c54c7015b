import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { LessonNote } from '../lesson/note';
import type { Lessons } from '../lesson/use-lessons';
import { isMission } from '../match-name';
import { useLookingLater } from './looking';
import { missionTextOf } from './mission';
import { RequestPanel } from './request-panel';

type Given = Omit<
  ComponentProps<typeof RequestPanel>,
  'isTaught' | 'isTold' | 'goal' | 'chosen' | 'about' | 'onAll' | 'onLookAt' | 'onLookPlace'
> & {
  readonly lessons: Lessons;
  readonly encounter: Encounter;
  /** Lies between the lesson and the request. */
  readonly walkOn: ReactNode;
};

/**
 * The request, and in a training mission what teaches: the lesson above it, the goal, and hints that are open. It
 * follows a tap on the board once the board has answered it.
 */
export function Asked(given: Given) {
  const { now, look } = useLookingLater();
  return useMemo(() => {
    const { lessons, encounter, walkOn, ...request } = given;
    return (
      <>
        <LessonNote lessons={lessons} system={encounter.system} />
        {walkOn}
        <RequestPanel
          {...request}
          chosen={now.place}
          about={now.about}
          isTaught={isMission(encounter)}
          isTold={lessons.lesson !== undefined}
          goal={missionTextOf(encounter)?.goal.slice(0, 1) ?? []}
          onAll={() => look({ about: undefined })}
          onLookAt={(lookedAt) => look({ lookedAt })}
          onLookPlace={(place) => look({ place })}
        />
      </>
    );
  }, [given, now, look]);
}
