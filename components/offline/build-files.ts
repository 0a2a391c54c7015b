import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, buildId } from '@/components/site/build-id';

import { pagePattern } from './pages';

import manifest from '@/package.json' with { type: 'json' };

/** The page that opens any address without a network. */
const shell = '/offline';

const filesBelow = async (folder: string, address: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.txt'))
    .map((entry) => {
      const below = join(entry.parentPath, entry.name).slice(folder.length);
      return `${address}${below.split(/[\\/]/).map(encodeURIComponent).join('/')}`;
    })
    .sort();
};

/**
 * The text of the service worker for the build that is being served: another build gives another text, which is how
 * browsers notice a new version. Rejects where nothing was built.
 */
export const serviceWorker = async (): Promise<string> => {
  const root = process.cwd();
  const [id, source, scripts, fonts] = await Promise.all([
    buildId(),
    readFile(join(root, 'components', 'offline', 'service-worker.js'), 'utf8'),
    filesBelow(join(buildFolder(), 'static'), '/_next/static'),
    filesBelow(join(root, 'public', 'fonts'), '/fonts'),
  ]);
  const build = {
    version: `${manifest.version} ${id}`,
    // Fonts of other scripts are large, and few need one: they come when they are used.
    files: [...scripts, ...fonts.filter((font) => !font.includes('/noto-')), '/icon.svg'],
    pages: ['/', shell],
    shell,
    pagePattern,
  };
  return `const build = ${JSON.stringify(build)};\n${source}`;
};
