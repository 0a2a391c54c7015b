import type { Path } from '../../../issue';
import { err, ok, type Result } from '../../../result';
import { systemIds, type FileProblem, type SystemId } from '../../system';
import { zHero, type HeroDraft } from './hero';
import { fileProblem, quoted } from './file-problem';

const required = ['format', 'version', 'system', 'name'] as const;

const isSystemId = (value: unknown): value is SystemId => (systemIds as readonly unknown[]).includes(value);

const systemProblem = (system: unknown, path: Path): FileProblem | undefined => {
  if (system === 'living') return undefined;
  if (isSystemId(system)) return { problem: 'system-not-ready', path, system };
  if (typeof system !== 'string') return { problem: 'wrong-type', path, expected: 'string' };
  return { problem: 'unknown-value', path, value: quoted(system), known: [...systemIds] };
};

/** What keeps JSON from being a hero file at all, before its contents are looked at. */
const headProblem = (json: unknown, base: Path): FileProblem | undefined => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problem: 'wrong-type', path: base, expected: 'object' };
  }
  const head = json as Readonly<Record<string, unknown>>;
  const missing = required.find((key) => !Object.hasOwn(head, key));
  if (missing !== undefined) return { problem: 'missing', path: [...base, missing] };
  const { format, version, system } = head;
  if (format !== 'pipsmith/hero') {
    if (typeof format !== 'string') {
      return { problem: 'wrong-type', path: [...base, 'format'], expected: 'string' };
    }
    const known = ['pipsmith/hero', 'pipsmith/party'];
    return { problem: 'unknown-value', path: [...base, 'format'], value: quoted(format), known };
  }
  if (version !== 1) {
    if (typeof version !== 'number') {
      return { problem: 'wrong-type', path: [...base, 'version'], expected: 'number' };
    }
    return { problem: 'unknown-value', path: [...base, 'version'], value: quoted(version), known: ['1'] };
  }
  return systemProblem(system, [...base, 'system']);
};

/**
 * Reads a hero out of parsed JSON, all defaults filled, unknown keys kept; contract "Hero file".
 * @param base where the hero stands in a larger file; problems name the place from the file's root.
 */
export const readHero = (json: unknown, base: Path = []): Result<HeroDraft, FileProblem> => {
  const head = headProblem(json, base);
  if (head !== undefined) return err(head);
  const parsed = zHero.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [first] = parsed.error.issues;
  return err(
    first === undefined
      ? { problem: 'wrong-type', path: base, expected: 'object' }
      : fileProblem(first, json, base),
  );
};
