import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import { engineVersion, type Engine, type Step } from './engine';
import { hashOf } from './hash';
import { parsedLine, quoted, plainCopy } from './plain-data';

import { isBuilt, type Choice, type Refusal } from './request';

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
export interface Replay extends ReplayHeader {
  readonly choices: readonly Choice[];
  /** Hash of the match at its end (`hashOf`). */
  readonly hash: string;
}

/** A replay that was read, perhaps with choices other than those that were written. */
export interface WrittenReplay extends Replay {
  /** Hash of the choices as they were written; undefined in replays of before there was one. */
  readonly choicesHash: string | undefined;
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
  /** Everything fits, and yet it is not what was written: a choice was changed that came to the same. */
  | { readonly fault: 'other-choices'; readonly line: number };

const format = 'pipsmith/replay';
const version = 1;
/** The most choices of a replay that is read. */
export const mostChoices = 200_000;

const lineOf = (choice: Choice): string => {
  if (typeof choice === 'number') return String(choice);
  return isBuilt(choice) ? JSON.stringify({ sheet: choice.sheet }) : `[${choice.x},${choice.y}]`;
};

/** The replay as text, one line each: the header, the choices, the end. It ends with a line feed. */
export const writeReplay = ({ rules, seed, setup, choices, hash }: Replay): string => {
  const header = JSON.stringify({ format, version, engine: engineVersion, rules, seed, setup });
  return [
    header,
    ...choices.map(lineOf),
    JSON.stringify({ end: hash, choices: hashOf(choices), header: hashOf(header) }),
    '',
  ].join('\n');
};

const zSeed = z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1));
const zHeader = z.object({ rules: z.string(), seed: zSeed, setup: z.unknown() });
const zMarked = z.object({ format: z.literal(format), version: z.unknown(), engine: z.unknown() });
const zHash = z.string().check(z.regex(/^[0-9a-f]{16}$/));
/** The hashes of the choices and of the first line's text came later than that of the end. */
const zEnd = z.strictObject({ end: zHash, choices: z.optional(zHash), header: z.optional(zHash) });
const zSheet = z.strictObject({ sheet: z.unknown() });
const zChoice = z.union([z.int().check(z.minimum(0)), z.tuple([z.int(), z.int()]), zSheet]);

/** The choice that a line says; undefined for none. */
const readChoice = (json: unknown): Choice | undefined => {
  const choice = zChoice.safeParse(json);
  if (!choice.success) return undefined;
  const { data } = choice;
  if (typeof data === 'number') return data;
  if (Array.isArray(data)) return { x: data[0], y: data[1] };
  const sheet = plainCopy(data.sheet);
  return sheet === undefined ? undefined : { sheet };
};

const readHeader = (text: string, rules: string): Result<ReplayHeader, ReplayFault> => {
  const line = 1;
  const json = parsedLine(text);
  const marked = zMarked.safeParse(json);
  if (!marked.success) return err({ fault: 'no-replay', line });
  const header = zHeader.safeParse(json);
  const versions = [
    { of: 'version', is: quoted(marked.data.version), known: String(version) },
    { of: 'engine', is: quoted(marked.data.engine), known: String(engineVersion) },
    { of: 'rules', is: header.success ? header.data.rules : undefined, known: rules },
  ] as const;
  for (const { of, is, known } of versions) {
    if (is !== undefined && is !== known)
      return err({ fault: 'another-version', line, of, is: quoted(is), known });
  }
  if (!header.success) {
    const [first] = header.error.issues;
    return err({ fault: 'broken-header', line, field: String(first?.path[0] ?? '') });
  }
  const { seed, setup } = header.data;
  if (setup === undefined) return err({ fault: 'broken-header', line, field: 'setup' });
  return ok({ rules, seed, setup });
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
  const header = readHeader(first, rules);
  if (!header.ok) return header;
  const choices: Choice[] = [];
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    if (line === 1) continue;
    const json = parsedLine(written);
    const end = zEnd.safeParse(json);
    if (end.success) {
      if (line < lines.length) return err({ fault: 'lines-after-the-end', line: line + 1 });
      const { end: hash, choices: choicesHash, header: headerHash } = end.data;
      return headerHash === undefined || headerHash === hashOf(first)
        ? ok({ ...header.value, choices, hash, choicesHash, headerHash })
        : err({ fault: 'other-header', line: 1 });
    }
    const choice = readChoice(json);
    if (choice === undefined) return err({ fault: 'broken-line', line, text: quoted(written) });
    if (choices.length === mostChoices) return err({ fault: 'too-long', line, most: mostChoices });
    choices.push(choice);
  }
  return err({ fault: 'missing-end', line: lines.length + 1 });
};

/**
 * Plays a replay again and holds its end and its choices against the hashes that it was written with.
 * @param situation what the system made of the replay's `setup`
 * @param each is told of every step, the beginning first
 */
export const playReplay = <Situation extends object, About, Option, Event>(
  engine: Engine<Situation, About, Option, Event>,
  situation: Situation,
  { seed, choices, hash, choicesHash }: Omit<WrittenReplay, 'rules' | 'setup' | 'headerHash'>,
  each?: (step: Step<Situation, Event>) => void,
): Result<Step<Situation, Event>, ReplayFault> => {
  let step = engine.begin(situation, seed);
  each?.(step);
  for (const [index, choice] of choices.entries()) {
    const next = engine.apply(step.match, choice);
    if (!next.ok) return err({ fault: 'impossible-choice', line: index + 2, choice, refusal: next.error });
    step = next.value;
    each?.(step);
  }
  const is = hashOf(step.match);
  const line = choices.length + 2;
  if (is !== hash) return err({ fault: 'another-end', line, is, written: hash });
  return choicesHash === undefined || hashOf(choices) === choicesHash
    ? ok(step)
    : err({ fault: 'other-choices', line });
};
