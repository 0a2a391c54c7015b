import * as z from 'zod/mini';
import { parsedLine } from '../match/plain-data';
import { err, ok, type Result } from '../result';
import type { NightHistory } from './night-history';
import {
  readNight,
  stateProblem,
  stateWritten,
  writeNight,
  zNightState,
  type NightProblem,
} from './written-night';

/** Parts of a game night that a group can hide because it does not use them. */
export const nightParts = ['deck', 'actions', 'hints', 'scores', 'timer'] as const;
export type NightPart = (typeof nightParts)[number];

/** How a game night is looked at, which no undo takes back. */
export interface NightView {
  readonly hidden: readonly NightPart[];
  /** Figures that are one thin line. */
  readonly folded: readonly number[];
  /** Counters of the whole game are offered, not only this party's. */
  readonly allCounters: boolean;
  readonly timer: NightTimer;
}

/** Longest limit of a round, in minutes. */
export const mostMinutes = 240;

/** The clock of a round. */
export interface NightTimer {
  /** Minutes of a round; 0 counts up. */
  readonly minutes: number;
  /** ms that it ran before it was stopped. */
  readonly ran: number;
  /** Since when it runs, in ms of the world's clock, of the server's for a shared night; undefined while it stands. */
  readonly since?: number | undefined;
}

export const plainView: NightView = {
  hidden: [],
  folded: [],
  allCounters: false,
  timer: { minutes: 0, ran: 0 },
};

/** A game night as the device keeps it. */
export interface KeptNight {
  readonly history: NightHistory;
  readonly view: NightView;
}

/** This many steps can be taken back after the page was closed. */
export const keptSteps = 100;

const zView = z.object({
  hidden: z.array(z.enum(nightParts)),
  folded: z.array(z.int()),
  allCounters: z.boolean(),
  timer: z.object({
    minutes: z.int().check(z.minimum(0), z.maximum(mostMinutes)),
    ran: z.number().check(z.minimum(0)),
    since: z.optional(z.number()),
  }),
});

const zKept = z.object({
  format: z.literal('pipsmith/game-night'),
  version: z.literal(1),
  night: z.string(),
  past: z.array(zNightState),
  view: zView,
});

/** A game night with its last steps, as a text; an error as in `writeNight`. */
export const writeKept = ({ history: { night, past }, view }: KeptNight): ReturnType<typeof writeNight> => {
  const text = writeNight(night);
  if (!text.ok) return text;
  const kept = past.slice(-keptSteps);
  return ok(
    JSON.stringify({ format: 'pipsmith/game-night', version: 1, night: text.value, past: kept, view }),
  );
};

/** Reads what was kept. A step that cannot be is left out with all before it. @throws NotOpened */
export const readKept = (text: string): Result<KeptNight, NightProblem> => {
  const read = zKept.safeParse(parsedLine(text));
  if (!read.success) return err({ fault: 'no-night' });
  const night = readNight(read.data.night);
  if (!night.ok) return night;
  const { view } = read.data;
  const past = read.data.past.map(stateWritten);
  const bad = past.findLastIndex((state) => stateProblem(night.value.setUp, state) !== undefined);
  return ok({ history: { night: night.value, past: past.slice(bad + 1), future: [] }, view });
};
