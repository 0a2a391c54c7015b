import { useMemo, useState } from 'react';
import { requestNow, type Session } from '@/lib/session/session';
import { useLessons } from '../lesson/use-lessons';
import { useMoves } from '../touch/use-moves';
import { useFallen } from '../happened/use-fallen';
import { useStage } from '../happened/use-stage';
import { isAnswer, useComputer, useThread, type Speed } from './use-computer';
import { useFollowing } from './use-following';
import { useForecasts } from './use-forecasts';
import { useKeeping } from './use-keeping';
import { usePassing } from './use-passing';
import { usePlacing } from './use-placing';
import { useTable, type Table } from './use-table';

/** Everything around a table: computers' answers, forecasts of options, and reactions that are passed. */
export const useAround = (reached: Table) => {
  const { session, choose } = reached;
  const [speed, setSpeed] = useState<Speed>('normal');
  const [isHurried, setHurried] = useState(false);
  // Until a person is asked again.
  if (isHurried && (reached.shown.isOurs || !requestNow(session))) setHurried(false);
  const placing = usePlacing(reached);
  const pace = isHurried || placing.isOn ? 'fastest' : speed;
  const shown = useStage(reached.shown, pace === 'fastest' && !isAnswer(session));
  const table = useMemo((): Table => ({ ...reached, shown }), [reached, shown]);
  const fallen = useFallen(session, shown, pace === 'fastest');
  const thread = useThread(session.encounter.system);
  return {
    table,
    lessons: useLessons(table),
    speed,
    setSpeed,
    isHurried,
    hurry: (): void => setHurried(true),
    computer: useComputer(
      thread,
      session,
      { speed: pace, isHeld: !shown.isNow || fallen !== undefined, falls: shown.falling !== undefined },
      (choices) => choose(...choices),
    ),
    forecasts: useForecasts(thread, session, shown),
    moves: useMoves(session, shown),
    passes: usePassing(table),
    placeAll: placing.begin,
    isPlacing: placing.isOn,
    fallen,
  };
};

/** A match played on this device: its table, everything around it, and saving. */
export const usePlay = (opened: Session, moment: number | undefined, match: string | undefined) => {
  const own = useTable(opened, moment);
  const { isNewest, followed, ...kept } = useKeeping(own.session, match);
  const table = useFollowing(own, followed);
  return { ...useAround(table), ...kept, isFollowed: followed !== undefined, isKept: isNewest };
};

export type Play = Omit<ReturnType<typeof usePlay>, 'isKept'> & {
  /** Undefined if that is shown elsewhere. */
  readonly isKept: boolean | undefined;
};
