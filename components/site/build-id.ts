import { join } from 'node:path';
import { readFile } from 'node:fs/promises';

/** The folder of the build that is being served; the one for tests has a different folder. */
export const buildFolder = (): string =>
  join(/*turbopackIgnore: true*/ process.cwd(), process.env['PIPSMITH_DIST'] ?? '.next');

let read: Promise<string> | undefined;

/**
 * Names the content of the build that is being served: the same sources give the same name on every machine, a changed
 * ink gives another. A development server, which builds as it goes, has none. Rejects where nothing was built.
 */
export const buildId = async (): Promise<string> => {
  if (process.env.NODE_ENV === 'development') return '';
  // Read once: a build that is made meanwhile is not the one that is being served.
  read ??= readFile(join(buildFolder(), 'BUILD_ID'), 'utf8');
  return (await read).trim();
};
