import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lessonMessages as say } from '@/lib/messages/lesson';
import type { Choice } from '@/lib/match/request';
import { walkOnAt } from '@/lib/session/lessons';
import type { Move } from '@/lib/session/moves';
import type { Session } from '@/lib/session/session';
import { distanceBetween, type Point } from '@/lib/table/table';
import { isMission } from '../match-name';
import type { Shown } from '../table/use-table';
import type { Lessons } from './use-lessons';

/** ms between two moves, once the dice lie: what Plague does is seen. */
const pause = 700;

/** The choices that lead nearest to a place. */
const nearestTo = (moves: readonly Move[], to: Point): readonly Choice[] => {
  const all = moves.flatMap(({ option, then, region }) =>
    region.candidates().map((place) => ({ option, then, place })),
  );
  const far = ({ place }: { readonly place: Point }): number => distanceBetween(place, to);
  const [first, ...others] = all;
  if (!first) return [];
  const best = others.reduce((one, other) => (far(other) < far(one) ? other : one), first);
  return [best.option, ...best.then, best.place];
};

/** Lets a learner’s hero walk on automatically where nothing new happens; the next lesson stops the walk. */
export function WalkOn({
  session,
  shown,
  moves,
  lessons: { lesson, waiting, onRead },
  onChoose,
}: {
  readonly session: Session;
  readonly shown: Shown;
  readonly moves: readonly Move[];
  readonly lessons: Lessons;
  readonly onChoose: (...choices: readonly Choice[]) => void;
}) {
  const [isOn, setOn] = useState(false);
  const { at, isNow, isOurs } = shown;
  const to = useMemo(
    () => (isMission(session.encounter) && isNow && isOurs ? walkOnAt(session, at) : undefined),
    [session, at, isNow, isOurs],
  );
  const isTold = lesson !== undefined;
  // A tap walks at once, so lessons are read first; the one that offers the walk goes with its first step.
  const isReady = !isTold || (lesson.walksOn === true && waiting === 0);
  const canGo = to !== undefined && moves.length > 0 && isReady;
  const walk = useEffectEvent((): void => {
    if (to) onChoose(...nearestTo(moves, to));
  });
  const isWalking = isOn && canGo && !isTold;
  useEffect(() => {
    if (!isWalking) return;
    const timer = setTimeout(() => walk(), pause);
    return () => clearTimeout(timer);
  }, [isWalking, at]);
  if (!canGo) return null;
  return (
    <Button
      look={isWalking ? 'plain' : 'main'}
      className="w-full"
      onClick={() => {
        if (isTold) onRead();
        setOn(!isWalking);
      }}
    >
      {isWalking ? say.stop : say.walkOn}
    </Button>
  );
}
