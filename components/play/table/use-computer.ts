import { useEffect, useRef, useState } from 'react';
import type { Choice } from '@/lib/match/request';
import { requestNow, type Session } from '@/lib/session/session';
import { ComputerThread } from './computer-thread';

/** How fast computers play: they wait so many ms, thinking included, before they choose. */
export const speeds = ['paused', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];
const waits: Readonly<Record<Exclude<Speed, 'paused'>, number>> = { slow: 1600, normal: 500, fast: 0 };

/** The thread of a table, which ends with it. */
export const useThread = (): ComputerThread => {
  const [thread] = useState(() => new ComputerThread());
  useEffect(() => () => thread.stop(), [thread]);
  return thread;
};

/** Lets a computer answer in a worker where it is its turn; whether it thinks, or could not answer. */
export const useComputer = (
  thread: ComputerThread,
  session: Session,
  speed: Speed,
  isHeld: boolean,
  onChoice: (choice: Choice) => void,
): { readonly isStuck: boolean; readonly retry: () => void } => {
  const [stuckAt, setStuckAt] = useState<Session>();
  const [tries, setTries] = useState(0);
  const latest = useRef(onChoice);
  useEffect(() => {
    latest.current = onChoice;
  });
  useEffect(() => {
    const request = requestNow(session);
    const seat = request && session.seats[request.by];
    if (isHeld || speed === 'paused' || !seat || seat.plays === 'person') return;
    let isAsked = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const began = performance.now();
    const choose = async (): Promise<void> => {
      const { encounter, history } = session;
      const order = {
        table: thread.table,
        encounter,
        choices: history.choices,
        forks: session.forks,
        setting: seat,
      };
      try {
        const choice = await thread.ask(() => isAsked && setStuckAt(session)).choose(order);
        if (!isAsked || choice === undefined) return;
        const left = waits[speed] - (performance.now() - began);
        timer = setTimeout(() => isAsked && latest.current(choice), Math.max(0, left));
      } catch {
        if (isAsked) setStuckAt(session);
      }
    };
    void choose();
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [session, speed, isHeld, tries, thread]);
  const retry = (): void => {
    thread.stop();
    setStuckAt(undefined);
    setTries((nth) => nth + 1);
  };
  return { isStuck: stuckAt === session, retry };
};
