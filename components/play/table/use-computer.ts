import { wrap, type Remote } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import type { ComputerWorker } from '@/components/play/computer-worker';
import type { Choice } from '@/lib/match/request';
import { requestNow, type Session } from '@/lib/session/session';

/** How fast computers play: they wait so many ms, thinking included, before they choose. */
export const speeds = ['paused', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];
const waits: Readonly<Record<Exclude<Speed, 'paused'>, number>> = { slow: 1600, normal: 500, fast: 0 };

let tables = 0;

const openWorker = (): Worker =>
  new Worker(new URL('../computer-worker.ts', import.meta.url), { type: 'module', name: 'computer' });

/** Lets a computer answer in a worker where it is its turn; whether it thinks, or could not answer. */
export const useComputer = (
  session: Session,
  speed: Speed,
  isHeld: boolean,
  onChoice: (choice: Choice) => void,
): { readonly isStuck: boolean; readonly retry: () => void } => {
  const worker = useRef<{ readonly thread: Worker; readonly computer: Remote<ComputerWorker> }>(undefined);
  const [stuckAt, setStuckAt] = useState<Session>();
  const [tries, setTries] = useState(0);
  const [table] = useState(() => `table ${(tables += 1)}`);
  const latest = useRef(onChoice);
  useEffect(() => {
    latest.current = onChoice;
  });
  useEffect(
    () => () => {
      worker.current?.thread.terminate();
      worker.current = undefined;
    },
    [],
  );
  useEffect(() => {
    const request = requestNow(session);
    const seat = request && session.seats[request.by];
    if (isHeld || speed === 'paused' || !seat || seat.plays === 'person') return;
    let isAsked = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const began = performance.now();
    const choose = async (): Promise<void> => {
      if (!worker.current) {
        const thread = openWorker();
        worker.current = { thread, computer: wrap<ComputerWorker>(thread) };
        thread.addEventListener('error', () => isAsked && setStuckAt(session));
      }
      const { encounter, history } = session;
      const order = { table, encounter, choices: history.choices, setting: seat };
      try {
        const choice = await worker.current.computer.choose(order);
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
  }, [session, speed, isHeld, tries, table]);
  const retry = (): void => {
    worker.current?.thread.terminate();
    worker.current = undefined;
    setStuckAt(undefined);
    setTries((nth) => nth + 1);
  };
  return { isStuck: stuckAt === session, retry };
};
