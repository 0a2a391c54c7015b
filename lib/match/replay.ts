import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import { lineAt, linesOf, readChoice, readSeed, seedsOf, zSeed, type Course, type Fork } from './course';
import { engineVersion, type Engine, type Match, type Step } from './engine';
import { hashOf } from './hash';
import { parsedLine, quoted } from './plain-data';
import type { Choice, Refusal } from './request';

/** Header of a replay. */
export interface ReplayHeader {
  /** Version of the rules that the match was played by. */
  readonly rules: string;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** Data with which the system sets the match up again: plain data, checked by the system. */
  readonly setup: unknown;
}

/** A recorded match, finished or not. */
export interface Replay extends ReplayHeader, Course {
  /** Hash of the match at its end (`hashOf`). */
  readonly hash: string;
}

/** A replay that was read, perhaps with choices other than those that were written. */
export interface WrittenReplay extends Replay {
  /** Hash of the choices as they were written; undefined in replays of before there was one. */
  readonly choicesHash: string | undefined;
  /** Hash of the forks as they were written; undefined in replays of before there were any. */
  readonly seedsHash: string | undefined;
  /** Hash of the first line, which it has; undefined in replays of before there was one. */
  readonly headerHash: string | undefined;
}

/** Why a replay cannot be read or played; `line` counts from 1. */
export type ReplayFault =
  | { readonly fault: 'no-replay'; readonly line: number }
  | { readonly fault: 'too-long'; readonly line: number; readonly most: number }
  | {
      readonly fault: 'another-version';
      readonly line: number;
      readonly of: 'version' | 'engine' | 'rules';
      readonly is: string;
      readonly known: string;
    }
  | { readonly fault: 'broken-header'; readonly line: number; readonly field: string }
  | { readonly fault: 'broken-line'; readonly line: number; readonly text: string }
  | { readonly fault: 'broken-seed'; readonly line: number; readonly text: string }
  /** Of two seeds in a row the first would count for nothing. */
  | { readonly fault: 'second-seed'; readonly line: number }
  | { readonly fault: 'lines-after-the-end'; readonly line: number }
  | { readonly fault: 'missing-end'; readonly line: number }
  | {
      readonly fault: 'impossible-choice';
      readonly line: number;
      readonly choice: Choice;
      readonly refusal: Refusal;
    }
  | { readonly fault: 'another-end'; readonly line: number; readonly is: string; readonly written: string }
  /** The first line is not the one that was written. */
  | { readonly fault: 'other-header'; readonly line: number }
  /** Everything fits, and yet it is not what was written: a choice or a seed was changed that came to the same. */
  | { readonly fault: 'other-choices'; readonly line: number };

const format = 'pipsmith/replay';
/** Version 2 has seeds between its choices. What has none is written as version 1, which every Pipsmith plays. */
const versions = ['1', '2'] as const;
/** The most choices of a replay that is read. */
export const mostChoices = 200_000;

/** The replay as text, one line each: the header, the choices with the seeds between them, the end, a line feed. */
export const writeReplay = ({ rules, seed, setup, choices, forks, hash }: Replay): string => {
  const version = forks.length > 0 ? 2 : 1;
  const header = JSON.stringify({ format, version, engine: engineVersion, rules, seed, setup });
  const seeds = forks.length > 0 ? { seeds: hashOf(forks) } : {};
  return [
    header,
    ...linesOf({ choices, forks }),
    JSON.stringify({ end: hash, choices: hashOf(choices), ...seeds, header: hashOf(header) }),
    '',
  ].join('\n');
};

const zHeader = z.object({ rules: z.string(), seed: zSeed, setup: z.unknown() });
const zMarked = z.object({ format: z.literal(format), version: z.unknown(), engine: z.unknown() });
const zHash = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const zEnd = z.strictObject({ end: zHash, choices: zHash, seeds: zHash, header: zHash });
/** In version 1 the hashes of the choices and of the first line's text came later than that of the end. */
const zFirstEnd = z.strictObject({ end: zHash, choices: z.optional(zHash), header: z.optional(zHash) });

type Ending = Pick<WrittenReplay, 'hash' | 'choicesHash' | 'seedsHash' | 'headerHash'>;

/** The end that a line says; undefined for none. */
const readEnd = (json: unknown, hasSeeds: boolean): Ending | undefined => {
  if (hasSeeds) {
    const { data } = zEnd.safeParse(json);
    return (
      data && { hash: data.end, choicesHash: data.choices, seedsHash: data.seeds, headerHash: data.header }
    );
  }
  const { data } = zFirstEnd.safeParse(json);
  return data && { hash: data.end, choicesHash: data.choices, seedsHash: undefined, headerHash: data.header };
};

const readHeader = (
  text: string,
  rules: string,
): Result<{ readonly header: ReplayHeader; readonly hasSeeds: boolean }, ReplayFault> => {
  const line = 1;
  const json = parsedLine(text);
  const marked = zMarked.safeParse(json);
  if (!marked.success) return err({ fault: 'no-replay', line });
  const header = zHeader.safeParse(json);
  const version = quoted(marked.data.version);
  const wanted = [
    { of: 'version', is: version, known: versions },
    { of: 'engine', is: quoted(marked.data.engine), known: [String(engineVersion)] },
    { of: 'rules', is: header.success ? header.data.rules : undefined, known: [rules] },
  ] as const;
  for (const { of, is, known } of wanted) {
    if (is !== undefined && !known.some((each) => each === is))
      return err({ fault: 'another-version', line, of, is: quoted(is), known: known.join(', ') });
  }
  if (!header.success) {
    const [first] = header.error.issues;
    return err({ fault: 'broken-header', line, field: String(first?.path[0] ?? '') });
  }
  const { seed, setup } = header.data;
  if (setup === undefined) return err({ fault: 'broken-header', line, field: 'setup' });
  return ok({ header: { rules, seed, setup }, hasSeeds: version !== '1' });
};

/** Seed and set-up out of a replay's first line, whatever engine and rules it was played by; undefined for none. */
export const readReplaySetUp = (text: string): Omit<ReplayHeader, 'rules'> | undefined => {
  const json = parsedLine(text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '');
  const header = zMarked.safeParse(json).success ? zHeader.safeParse(json) : undefined;
  if (!header?.success || header.data.setup === undefined) return undefined;
  return { seed: header.data.seed, setup: header.data.setup };
};

/**
 * Reads a replay; blank lines at its end and line ends of either kind are no fault.
 * @param rules version of the rules that it would be played by
 */
export const readReplay = (text: string, rules: string): Result<WrittenReplay, ReplayFault> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const [first = ''] = lines;
  const opened = readHeader(first, rules);
  if (!opened.ok) return opened;
  const { header, hasSeeds } = opened.value;
  const choices: Choice[] = [];
  const forks: Fork[] = [];
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    if (line === 1) continue;
    const json = parsedLine(written);
    const end = readEnd(json, hasSeeds);
    if (end) {
      if (line < lines.length) return err({ fault: 'lines-after-the-end', line: line + 1 });
      return end.headerHash === undefined || end.headerHash === hashOf(first)
        ? ok({ ...header, choices, forks, ...end })
        : err({ fault: 'other-header', line: 1 });
    }
    const seed = hasSeeds ? readSeed(json) : undefined;
    if (seed === 'broken') return err({ fault: 'broken-seed', line, text: quoted(written) });
    if (seed !== undefined) {
      if (forks.at(-1)?.at === choices.length) return err({ fault: 'second-seed', line });
      forks.push({ at: choices.length, seed });
      continue;
    }
    const choice = readChoice(json);
    if (choice === undefined) return err({ fault: 'broken-line', line, text: quoted(written) });
    if (choices.length === mostChoices) return err({ fault: 'too-long', line, most: mostChoices });
    choices.push(choice);
  }
  return err({ fault: 'missing-end', line: lines.length + 1 });
};

/** Why a match that was played from a replay is not what was written; undefined where it is. */
export const faultAtEnd = (
  { choices, forks, hash, choicesHash, seedsHash }: Omit<WrittenReplay, keyof ReplayHeader | 'headerHash'>,
  match: Match<unknown>,
): ReplayFault | undefined => {
  const is = hashOf(match);
  const line = lineAt(forks, choices.length);
  if (is !== hash) return { fault: 'another-end', line, is, written: hash };
  const isChanged =
    (choicesHash !== undefined && choicesHash !== hashOf(choices)) ||
    (seedsHash !== undefined && seedsHash !== hashOf(forks));
  return isChanged ? { fault: 'other-choices', line } : undefined;
};

/**
 * Plays a replay again and compares its end, its choices and its seeds with the recorded hashes.
 * @param situation what the system made of the replay's `setup`
 * @param each called with every step, the beginning first
 */
export const playReplay = <Situation extends object, About, Option, Event>(
  engine: Engine<Situation, About, Option, Event>,
  situation: Situation,
  replay: Omit<WrittenReplay, 'rules' | 'setup' | 'headerHash'>,
  each?: (step: Step<Situation, Event>) => void,
): Result<Step<Situation, Event>, ReplayFault> => {
  const { choices, forks } = replay;
  const seeds = seedsOf(forks);
  const turned = (step: Step<Situation, Event>, at: number): Step<Situation, Event> => {
    each?.(step);
    const seed = seeds.get(at);
    return seed === undefined ? step : { ...step, match: engine.fork(step.match, seed) };
  };
  let step = turned(engine.begin(situation, replay.seed), 0);
  for (const [at, choice] of choices.entries()) {
    const next = engine.apply(step.match, choice);
    if (!next.ok)
      return err({ fault: 'impossible-choice', line: lineAt(forks, at), choice, refusal: next.error });
    step = turned(next.value, at + 1);
  }
  const fault = faultAtEnd(replay, step.match);
  return fault ? err(fault) : ok(step);
};
