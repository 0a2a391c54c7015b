import { useState } from 'react';
import type { Session } from '@/lib/session/session';
import { useLessons } from '../lesson/use-lessons';
import { useMoves } from '../touch/use-moves';
import { useComputer, useThread, type Speed } from './use-computer';
import { useForecasts } from './use-forecasts';
import { useKeeping } from './use-keeping';
import { usePassing } from './use-passing';
import { useTable } from './use-table';

/** A match that is played: the moment that is shown, computers that answer, what options may come to, and its keeping. */
export const usePlay = (opened: Session, moment: number | undefined, match: string | undefined) => {
  const table = useTable(opened, moment);
  const { session, shown, choose } = table;
  const [speed, setSpeed] = useState<Speed>('normal');
  const thread = useThread(opened.encounter.system);
  const { isNewest, ...kept } = useKeeping(session, match);
  return {
    table,
    lessons: useLessons(table),
    speed,
    setSpeed,
    computer: useComputer(thread, session, speed, !shown.isNow, (choices) => choose(...choices)),
    forecasts: useForecasts(thread, session, shown),
    moves: useMoves(session, shown),
    passes: usePassing(table),
    ...kept,
    isKept: isNewest,
  };
};
