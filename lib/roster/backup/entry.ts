import * as z from 'zod/mini';
import { err, ok, type Result } from '../../result';
import { isTooDeep } from '@/lib/systems/file';
import type { FileProblem } from '@/lib/systems/file-problem';
import { rowProblem } from '../database/stored-rows';

/** Text of at most this many UTF-16 units. */
export const zShort = (limit: number) =>
  z.string().check(z.refine((text) => text.length <= limit, { params: { problem: 'too-long', limit } }));

/** Units of an id; Pipsmith's own have 32. */
export const zId = zShort(64);

/** An entry of a list by its schema. */
export const entryOf = <Out>(schema: z.ZodMiniType<Out>, entry: unknown): Result<Out, FileProblem> => {
  if (isTooDeep(entry)) return err({ problem: 'not-json', path: [], why: 'too-deep' });
  const parsed = schema.safeParse(entry);
  return parsed.success ? ok(parsed.data) : err(rowProblem(parsed.error, entry));
};
