import { startTransition, useEffect, useRef, useState } from 'react';
import type { Choice } from '@/lib/match/request';
import { landingTime } from '../dice/landing';
import {
  computerOf,
  isPerson,
  lengthOf,
  requestAt,
  requestNow,
  situationAt,
  stepAt,
  type Session,
} from '@/lib/session/session';
import { takenAt } from '@/lib/session/taken';
import { matchPartOf } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { ComputerThread, prepareComputer } from './computer-thread';

/** How fast computers play. */
export const speeds = ['paused', 'slow', 'normal', 'fast', 'fastest'] as const;
export type Speed = (typeof speeds)[number];

/** ms that they wait, thinking included, before they choose; and the most choices shown at once. */
const paces: Readonly<Record<Exclude<Speed, 'paused'>, { readonly wait: number; readonly most: number }>> = {
  slow: { wait: 1600, most: 1 },
  normal: { wait: 500, most: 1 },
  fast: { wait: 0, most: 1 },
  fastest: { wait: 0, most: 30 },
};

/** ms for which dice, or what a person has just done, are seen before a computer goes on, where computers are watched. */
const seen = landingTime + 800;

/** ms for which dice that have landed are seen before a computer goes on where it doesn't wait. */
const glimpsed = landingTime + 400;

/** ms for which the board is seen before a computer first moves. */
const opening = 2500;

/** The last choice was a person’s. */
export const isAnswer = (session: Session): boolean => {
  const at = lengthOf(session) - 1;
  return at >= 0 && isPerson(session.seats[requestAt(session, at)?.by ?? -1]);
};

/** Dice were rolled since somebody last decided something, and a computer is asked what to do next. */
const hasRolled = (session: Session): boolean => {
  const { encounter } = session;
  const part = partOf(encounter.system, 'play');
  const request = requestNow(session);
  if (!part || !request || !matchPartOf(encounter.system).judge.isSettled(request)) return false;
  for (let at = lengthOf(session); at > 0; at -= 1) {
    const { events } = stepAt(session, at);
    if (part.rolls(events, situationAt(session, at), encounter).length > 0) return true;
    if (takenAt(session, at - 1) === undefined) return false;
  }
  return false;
};

/** ms that may pass from choices to their picture: well below a noticeable pause. */
const smooth = 35;

/** Fewer at once would not be drawn sooner: the picture itself takes most of the time. */
const fewest = 8;

/** How many choices are seen at once, fewer where the device is slow: the page stays awake. */
class Batches {
  #size = fewest;
  #begun: number | undefined;

  begin(): void {
    this.#begun = performance.now();
  }

  /** Choices are on the screen. */
  end(): void {
    if (this.#begun === undefined) return;
    const took = Math.max(1, performance.now() - this.#begun);
    this.#begun = undefined;
    // No more than twice as many as before: one quick picture says little.
    this.#size = Math.max(fewest, Math.min(2 * this.#size, Math.floor((this.#size * smooth) / took)));
  }

  most(limit: number): number {
    return Math.min(this.#size, limit);
  }
}

/** The thread of a table, which ends with it; its game is loaded before the first question. */
export const useThread = (system: SystemId): ComputerThread => {
  const [thread] = useState(() => new ComputerThread());
  useEffect(() => {
    prepareComputer(system);
    return () => thread.stop();
  }, [thread, system]);
  return thread;
};

/** Lets computers answer in a worker where it is their turn; whether one could not answer. */
export const useComputer = (
  thread: ComputerThread,
  session: Session,
  {
    speed,
    isHeld,
    falls,
  }: {
    readonly speed: Speed;
    readonly isHeld: boolean;
    /** Dice are falling that led to the question. */
    readonly falls: boolean;
  },
  onChoices: (choices: readonly Choice[]) => void,
): { readonly isStuck: boolean; readonly retry: () => void } => {
  const [stuckAt, setStuckAt] = useState<Session>();
  const [tries, setTries] = useState(0);
  const [batches] = useState(() => new Batches());
  const opened = useRef<number>(undefined);
  const latest = useRef({ onChoices, falls });
  useEffect(() => {
    latest.current = { onChoices, falls };
    opened.current ??= performance.now();
  });
  useEffect(() => batches.end(), [batches, session]);
  useEffect(() => {
    const request = requestNow(session);
    const seat = request && computerOf(session.seats[request.by]);
    if (isHeld || speed === 'paused' || !seat) return;
    const { wait: usual, most } = paces[speed];
    const isWatched = usual > 0 && (isAnswer(session) || hasRolled(session));
    let isAsked = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const began = performance.now();
    const wait = Math.max(
      isWatched ? seen : 0,
      latest.current.falls ? glimpsed : 0,
      usual,
      (opened.current ?? began) + opening - began,
    );
    const choose = async (): Promise<void> => {
      const { encounter, history } = session;
      const order = {
        table: thread.table,
        encounter,
        choices: history.choices,
        forks: session.forks,
        seats: session.seats,
        most: batches.most(most),
      };
      try {
        const choices = await thread.ask(() => isAsked && setStuckAt(session)).choose(order);
        if (!isAsked || choices.length === 0) return;
        const left = wait - (performance.now() - began);
        const show = (): void => {
          if (!isAsked) return;
          batches.begin();
          // Drawn in slices, so that a press is never waited for.
          startTransition(() => latest.current.onChoices(choices));
        };
        timer = setTimeout(show, Math.max(0, left));
      } catch {
        if (isAsked) setStuckAt(session);
      }
    };
    void choose();
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [session, speed, isHeld, tries, thread, batches]);
  const retry = (): void => {
    thread.stop();
    setStuckAt(undefined);
    setTries((nth) => nth + 1);
  };
  return { isStuck: stuckAt === session, retry };
};
