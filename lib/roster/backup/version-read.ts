import * as z from 'zod/mini';
import { err, type Result } from '../../result';
import type { FileProblem } from '@/lib/systems/file-problem';
import { readHeroText } from '../database/rows';
import { matchRowOf, photoRowOf, textRowOf, versionRowOf, zMoment } from '../database/stored-rows';
import { versionReasons, type RefusedPart, type VersionRow } from '../roster';
import { entryOf, zId } from './entry';

const zVersion = z.object({
  id: zId,
  hero: zId,
  text: z.string(),
  why: z.enum(versionReasons),
  kept: zMoment,
});

/** A version of a hero, which must be a hero as if its file came by itself. */
export const versionOf = (entry: unknown): Result<VersionRow, FileProblem> => {
  const row = entryOf(zVersion, entry);
  if (!row.ok) return row;
  const hero = readHeroText(row.value.text);
  return hero.ok ? row : err({ ...hero.error, path: ['text', ...hero.error.path] });
};

/** Reading of a row that never comes back as it is; undefined for rows that do. */
export const readLost = (of: RefusedPart['of'], row: unknown): Result<unknown, FileProblem> | undefined => {
  switch (of) {
    case 'photo':
      return photoRowOf(row);
    case 'match':
      return matchRowOf(row);
    case 'game-night':
    case 'map':
      return textRowOf(row);
    case 'version':
      return versionRowOf(row);
    case 'hero':
    case 'party':
      return undefined;
  }
};
