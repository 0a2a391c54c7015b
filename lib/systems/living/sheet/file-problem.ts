import type * as z from 'zod/mini';
import type { Path } from '../../../issue';
import type { FileProblem } from '../../system';
import { pips } from './pips';

type ZodIssue = z.core.$ZodIssue;

/** The value at a place of parsed JSON, own keys only; undefined where there is none. */
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

/** True for the place of a count of pips: `faces`, a face, a colour. */
const isPipCount = (path: Path): boolean => {
  const [faces, face, pip] = path.slice(-3);
  return faces === 'faces' && face !== undefined && (pips as readonly unknown[]).includes(pip);
};

const fromParams = (params: Readonly<Record<string, unknown>> | undefined, path: Path): FileProblem => {
  switch (params?.['problem']) {
    case 'empty':
      return { problem: 'empty', path };
    case 'too-long':
      return { problem: 'too-long', path, limit: Number(params['limit']) };
    case 'pole-on-no-melee-weapon':
      return { problem: 'pole-on-no-melee-weapon', path };
    default:
      return { problem: 'broken-text', path };
  }
};

/**
 * What zod found wrong, as a problem of the file.
 * @param json what was read; `base` is where it stands in the whole file.
 */
export const fileProblem = (issue: ZodIssue, json: unknown, base: Path): FileProblem => {
  const at = issue.path.filter((key) => typeof key !== 'symbol');
  const path = [...base, ...at];
  const value = valueAt(json, at);
  if (value === undefined && issue.code !== 'unrecognized_keys') return { problem: 'missing', path };
  if (isPipCount(path)) return { problem: 'pip-count', path };
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
      return { problem: 'too-many', path, limit: Number(issue.maximum) };
    case 'invalid_union': {
      // The only union is an entry of a skill list: an id, or else a custom skill.
      const [first] = (typeof value === 'string' ? issue.errors[0] : issue.errors[1]) ?? [];
      if (first === undefined || (first.path.length === 0 && first.code === 'invalid_type')) {
        return { problem: 'wrong-type', path, expected: 'skill' };
      }
      return fileProblem(first, value, path);
    }
    case 'custom':
      return fromParams(issue.params, path);
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'too_small':
      return { problem: 'wrong-type', path, expected: 'value' };
  }
};
