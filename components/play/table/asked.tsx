import { useMemo, type ComponentProps } from 'react';
import type { Choice } from '@/lib/match/request';
import { movesTo, type Move } from '@/lib/session/moves';
import type { Session } from '@/lib/session/session';
import type { Encounter } from '@/lib/systems/match-part';
import { LessonNote } from '../lesson/note';
import type { Lessons } from '../lesson/use-lessons';
import { WalkOn } from '../lesson/walk-on';
import { TouchedCard } from '../touch/touched-card';
import { wayTo } from '../touch/use-touch';
import { isMission } from '../match-name';
import { useLookingLater } from './looking';
import { missionTextOf } from './mission';
import { RequestPanel } from './request-panel';
import type { Answers } from './request-parts';

type Given = Omit<ComponentProps<typeof RequestPanel>, 'teaching' | 'pointed' | 'answers' | 'card'> & {
  readonly answers: Omit<Answers, 'onChoose'>;
  readonly lessons: Lessons;
  readonly encounter: Encounter;
  readonly session: Session;
  /** Movements that may be begun. */
  readonly moves: readonly Move[];
  readonly onChoose: (...choices: readonly Choice[]) => void;
};

/**
 * The request, and in a training mission what teaches: the lesson above it, the goal, and hints that are open. It
 * follows a tap on the board once the board has answered it.
 */
export function Asked(given: Given) {
  const { now, look } = useLookingLater();
  return useMemo(() => {
    const { lessons, encounter, session, moves, answers, onChoose, ...request } = given;
    const { scene, words, isNow } = request.shown;
    // While a computer thinks, the panel has room for whoever acts.
    const waits = isNow && request.decider.isComputer && !request.decider.isPlacing;
    const seen = now.about ?? (waits ? words?.figure : undefined);
    const touched = scene.figures.find(({ id }) => id === seen);
    return (
      <>
        <LessonNote lessons={lessons} system={encounter.system} />
        <RequestPanel
          {...request}
          answers={{ ...answers, onChoose }}
          card={
            touched && (
              <TouchedCard
                key={touched.id}
                figure={touched}
                encounter={encounter}
                isAsked={touched.id === words?.figure}
              />
            )
          }
          teaching={{
            isTold: isMission(encounter) && lessons.lesson !== undefined,
            goal: missionTextOf(encounter)?.goal.slice(0, 1) ?? [],
            walkOn: <WalkOn {...{ session, moves, onChoose }} shown={request.shown} lessons={lessons} />,
          }}
          pointed={{
            chosen: now.place,
            isAsFar: now.isAsFar === true,
            ways: now.place ? movesTo(moves, now.place).map(wayTo(now.place)) : [],
            about: now.about,
            picked: now.picked,
            onPick: (picked) => look({ picked, place: undefined }),
            onAll: () => look({ about: undefined }),
            onLookAt: (lookedAt) => look({ lookedAt }),
            onLookPlace: (place) =>
              look({ place, isAsFar: false, ...(place === undefined && { about: undefined }) }),
          }}
        />
      </>
    );
  }, [given, now, look]);
}
