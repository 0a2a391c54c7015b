import type * as z from 'zod/mini';
import type { NotText } from '../file-bytes';
import type { Path } from '../issue';
import { err, ok, type Result } from '../result';

type Problem =
  | {
      readonly problem: 'not-json';
      readonly path: Path;
      readonly why: 'empty' | 'syntax' | 'ends-early' | 'too-deep';
      /** The line of the text, from 1, where the reader of JSON says it stumbled. */
      readonly line?: number | undefined;
    }
  | ({ readonly problem: 'not-text'; readonly path: Path } & NotText)
  | {
      readonly problem: 'file-too-large';
      readonly path: Path;
      readonly bytes: number;
      readonly limit: number;
    }
  | { readonly problem: 'missing'; readonly path: Path }
  | { readonly problem: 'wrong-type'; readonly path: Path; readonly expected: string }
  | {
      readonly problem: 'unknown-value';
      readonly path: Path;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly problem: 'unknown-face'; readonly path: Path; readonly face: string }
  | { readonly problem: 'pip-count'; readonly path: Path }
  | { readonly problem: 'empty'; readonly path: Path }
  | { readonly problem: 'too-long'; readonly path: Path; readonly limit: number }
  | { readonly problem: 'too-many'; readonly path: Path; readonly limit: number }
  /** A number out of bounds; only the exceeded bound is given. */
  | { readonly problem: 'too-high' | 'too-low'; readonly path: Path; readonly limit: number }
  | { readonly problem: 'broken-text'; readonly path: Path }
  | { readonly problem: 'system-not-ready'; readonly path: Path; readonly system: string }
  /** A sheet of a game that is played by itself. */
  | { readonly problem: 'not-in-parties'; readonly path: Path; readonly system: string }
  /** Problem of one game only; its words have the sentence. */
  | { readonly problem: 'of-the-game'; readonly path: Path; readonly rule: string };

/** Why something is no file of ours; `system` is the game that found it. Messages make the sentence. */
export type FileProblem = Problem & { readonly system?: string | undefined };

type ZodIssue = z.core.$ZodIssue;

/** The value at a place of parsed JSON, own keys only; undefined if there is none. */
const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    json,
  );

/** A value as a sentence can quote it: short, on one line. */
export const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  const points = Array.from(text ?? 'nothing');
  return points.length > 60 ? `${points.slice(0, 60).join('')}…` : points.join('');
};

const fromParams = (params: Readonly<Record<string, unknown>> | undefined, path: Path): FileProblem => {
  switch (params?.['problem']) {
    case 'empty':
      return { problem: 'empty', path };
    case 'too-long':
      return { problem: 'too-long', path, limit: Number(params['limit']) };
    case 'of-the-game':
      return { problem: 'of-the-game', path, rule: String(params['rule']) };
    default:
      return { problem: 'broken-text', path };
  }
};

/** Knowledge of a game about its file that its schema does not hold. */
export interface FileShape {
  /** Whether a place holds a count of pips. */
  readonly isPipCount?: (path: Path) => boolean;
  /** Name of a union of schemas where nothing fits. */
  readonly unionOf?: string;
}

/**
 * Zod's complaint, as a problem of the file.
 * @param json the parsed file; `base` is its path in the whole file
 */
export const fileProblem = (
  issue: ZodIssue,
  json: unknown,
  base: Path,
  shape: FileShape = {},
): FileProblem => {
  const at = issue.path.filter((key) => typeof key !== 'symbol');
  const path = [...base, ...at];
  const value = valueAt(json, at);
  if (value === undefined && issue.code !== 'unrecognized_keys') return { problem: 'missing', path };
  if (shape.isPipCount?.(path)) return { problem: 'pip-count', path };
  switch (issue.code) {
    case 'invalid_type':
      return { problem: 'wrong-type', path, expected: issue.expected };
    case 'invalid_value':
      if (typeof value !== 'string') return { problem: 'wrong-type', path, expected: 'string' };
      return { problem: 'unknown-value', path, value: quoted(value), known: issue.values.map(String) };
    case 'unrecognized_keys': {
      const face = quoted(issue.keys[0]);
      return { problem: 'unknown-face', path: [...path, face], face };
    }
    case 'too_big':
      return {
        problem: typeof value === 'number' ? 'too-high' : 'too-many',
        path,
        limit: Number(issue.maximum),
      };
    case 'too_small':
      if (typeof value === 'number') return { problem: 'too-low', path, limit: Number(issue.minimum) };
      return { problem: 'wrong-type', path, expected: 'value' };
    case 'invalid_union': {
      // A text is held against the first schema of a union, everything else against the second.
      const [first] = (typeof value === 'string' ? issue.errors[0] : issue.errors[1]) ?? [];
      if (first === undefined || (first.path.length === 0 && first.code === 'invalid_type')) {
        return { problem: 'wrong-type', path, expected: shape.unionOf ?? 'value' };
      }
      return fileProblem(first, value, path, shape);
    }
    case 'custom':
      return fromParams(issue.params, path);
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return { problem: 'wrong-type', path, expected: 'value' };
  }
};

/** Reads a sheet out of parsed JSON by the schema of well-formed ones; the first thing that is wrong is its problem. */
export const readBy =
  <S>(schema: z.ZodMiniType<S>, shape?: FileShape) =>
  (json: unknown, base: Path = []): Result<S, FileProblem> => {
    const parsed = schema.safeParse(json);
    if (parsed.success) return ok(parsed.data);
    const [first] = parsed.error.issues;
    return err(
      first
        ? fileProblem(first, json, base, shape)
        : { problem: 'wrong-type', path: base, expected: 'object' },
    );
  };
