import type { Path } from '../../../issue';
import { err, ok, type Result } from '../../../result';
import { fileProblem, type FileProblem, type FileShape } from '../../file-problem';
import { zHero, type HeroDraft } from './hero';
import { pips } from './pips';

const shape: FileShape = {
  // `faces`, a face, a colour.
  isPipCount: (path) => {
    const [faces, face, pip] = path.slice(-3);
    return faces === 'faces' && face !== undefined && (pips as readonly unknown[]).includes(pip);
  },
  // The only union is an entry of a skill list: an id, or else a custom skill.
  unionOf: 'skill',
};

/**
 * Reads a hero out of parsed JSON, all defaults filled, unknown keys kept; contract "Hero file".
 * @param base where the hero stands in a larger file; problems name the place from the file's root.
 */
export const readHero = (json: unknown, base: Path = []): Result<HeroDraft, FileProblem> => {
  const parsed = zHero.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [first] = parsed.error.issues;
  return err(
    first === undefined
      ? { problem: 'wrong-type', path: base, expected: 'object' }
      : fileProblem(first, json, base, shape),
  );
};
