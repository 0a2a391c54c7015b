// The command line in few large files: hundreds of small ones take four times as long to load, in each thread anew.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles lie two folders deep as their sources do: what is read beside the code is found from both. */
const shelf = join(root, '.pipsmith');
const current = join(shelf, 'current.json');

/** ms after which a bundle that is no longer the current one is thrown away; who still runs it may load more of it. */
const kept = 7 * 24 * 60 * 60 * 1000;

/** @typedef {{ folder: string, node: string, sources: [path: string, size: number, changed: number][] }} Bundle */

/** @param {string} path */
const measured = (path) => {
  const { size, mtimeMs } = statSync(join(root, path));
  return /** @type {const} */ ([path, size, mtimeMs]);
};

/** The folder of the current bundle; undefined where there is none, or one of other sources. */
const upToDate = () => {
  try {
    const bundle = /** @type {Bundle} */ (JSON.parse(readFileSync(current, 'utf8')));
    const isSame = bundle.sources.every(([path, size, changed]) => {
      const [, sizeNow, changedNow] = measured(path);
      return size === sizeNow && changed === changedNow;
    });
    const folder = join(shelf, bundle.folder);
    return isSame && bundle.node === process.version && statSync(folder).isDirectory() ? folder : undefined;
  } catch {
    return undefined;
  }
};

const throwAwayOld = () => {
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name);
    if (Date.now() - statSync(path).mtimeMs > kept) rmSync(path, { recursive: true, force: true });
  }
};

/**
 * Bundles the sources into a folder.
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of all that it was made of
 */
const bundleInto = async (folder) => {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'scripts/pipsmith/main.ts',
      output: 'scripts/pipsmith/output.ts',
      'match-thread': 'scripts/pipsmith/match-thread-serve.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    tsconfig: join(root, 'tsconfig.json'),
  });
  return [...Object.keys(metafile.inputs), 'tsconfig.json', 'package-lock.json'];
};

/** Makes a bundle of the sources as they are. */
const make = async () => {
  mkdirSync(shelf, { recursive: true });
  const folder = mkdtempSync(join(shelf, 'bundle-'));
  try {
    const begun = Date.now();
    const paths = await bundleInto(folder);
    /** @type {Bundle} */
    const bundle = {
      folder: folder.slice(shelf.length + 1),
      node: process.version,
      sources: paths.map((path) => [...measured(path)]),
    };
    // A source that was written meanwhile may not be in it: whoever comes next makes another.
    if (bundle.sources.every(([, , changed]) => changed < begun)) {
      const written = join(folder, 'current.json');
      writeFileSync(written, JSON.stringify(bundle));
      renameSync(written, current);
    }
    throwAwayOld();
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/**
 * The address of a bundle of the sources as they are, made where there is none; undefined where none can be made, as in a
 * folder that may only be read.
 */
export const bundled = async () => {
  try {
    return pathToFileURL(`${upToDate() ?? (await make())}/`);
  } catch {
    return undefined;
  }
};
