// Bundles the command line into a few large files: hundreds of small ones take four times as long to load in each
// thread. A bundle's name is the hash of its content, so it is made only once and a damaged one is recognised.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles are two folders deep, like their sources, so files beside the code have the same relative path. */
const shelf = join(root, '.pipsmith');
const current = join(shelf, 'current.json');

const making = 'making-';

/**
 * Ms before an outdated bundle or an unfinished one is deleted, because a running process may still load parts of it.
 */
const kept = { bundle: 7 * 24 * 60 * 60 * 1000, begun: 60 * 60 * 1000 };

/** Ms by which a disk's clock may be behind. */
const lag = 20;

/** Permissions, because one user may make a bundle and another run it. */
const readable = { folder: 0o755, file: 0o644 };

/** @typedef {{ path: string, size: number, changed: number, hash: string }} Source */
/** @typedef {{ folder: string, node: string, sources: Source[] }} Bundle */

/** @param {readonly (string | Uint8Array)[]} parts */
const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
};

/** @param {string} path @returns {Source} */
const measured = (path) => {
  const { size, mtimeMs } = statSync(join(root, path));
  return { path, size, changed: mtimeMs, hash: hashOf(readFileSync(join(root, path))) };
};

/** @param {readonly { name: string, bytes: Uint8Array }[]} files */
const nameOf = (files) =>
  `bundle-${hashOf(
    ...[...files]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ name, bytes }) => [`${name} ${bytes.length}\n`, bytes]),
  )}`;

/** Whether a bundle exists, can be read and is complete. */
const isWhole = (/** @type {string} */ folder) => {
  try {
    const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
    return nameOf(files) === basename(folder);
  } catch {
    return false;
  }
};

/** Writes a file that others can read, whole or not at all. */
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, text);
  chmodSync(written, readable.file);
  renameSync(written, path);
};

/** @param {string} folder @param {readonly Source[]} sources */
const note = (folder, sources) => write(current, JSON.stringify({ folder, node: process.version, sources }));

/** @param {() => void} act */
const tryTo = (act) => {
  try {
    act();
  } catch {
    // Another user's folder: skip this step.
  }
};

/** The source with its current date; undefined if its content differs. */
const unchanged = (/** @type {Source} */ source) => {
  const { size, mtimeMs } = statSync(join(root, source.path));
  if (size !== source.size) return undefined;
  if (mtimeMs === source.changed) return source;
  // Copies and containers keep the content of a file but not its date.
  return measured(source.path).hash === source.hash ? { ...source, changed: mtimeMs } : undefined;
};

/** The folder of the current bundle; undefined if there is none, it has other sources, or it is damaged. */
const upToDate = () => {
  try {
    const { folder, node, sources } = /** @type {Bundle} */ (JSON.parse(readFileSync(current, 'utf8')));
    const now = sources.flatMap((source) => unchanged(source) ?? []);
    const path = join(shelf, folder);
    if (now.length < sources.length || node !== process.version || !isWhole(path)) return undefined;
    if (now.some((source, at) => source !== sources[at])) tryTo(() => note(folder, now));
    return path;
  } catch {
    return undefined;
  }
};

const throwAwayOld = (/** @type {string} */ used) => {
  for (const name of readdirSync(shelf)) {
    // Other things lie on the shelf, too.
    if (name === used || !/^(bundle|making)-/.test(name)) continue;
    const path = join(shelf, name);
    // Even if its date is far in the future.
    const age = Math.abs(Date.now() - statSync(path).mtimeMs);
    const most = name.startsWith('bundle-') ? kept.bundle : kept.begun;
    if (age > most) rmSync(path, { recursive: true, force: true });
  }
};

/**
 * Packages that go into a bundle: small ones, and zod, which by itself has as many files as the whole command line.
 */
const taken = ['@noble/hashes', 'comlink', 'pure-rand', 'tinyqueue', 'zod'];

/** Packages that a bundle imports from their own folders. */
const leftOut = () => {
  const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return Object.keys(dependencies).filter((name) => !taken.includes(name));
};

/**
 * Bundles the sources.
 * @returns the output files and the paths of all inputs
 */
const bundle = async () => {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'scripts/pipsmith/main.ts',
      output: 'scripts/pipsmith/output.ts',
      'match-thread': 'scripts/pipsmith/match-thread-serve.ts',
    },
    outdir: join(shelf, making),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: leftOut(),
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    tsconfig: join(root, 'tsconfig.json'),
  });
  return {
    files: outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents })),
    // Packages change with the lock file.
    paths: [
      ...Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/')),
      'package.json',
      'package-lock.json',
      'scripts/set-up/bundle.mjs',
      'tsconfig.json',
    ],
  };
};

/**
 * Writes a bundle to the folder of its name.
 * @param {readonly { name: string, bytes: Uint8Array }[]} files
 */
const put = (files) => {
  const folder = join(shelf, nameOf(files));
  if (isWhole(folder)) {
    const now = new Date();
    tryTo(() => utimesSync(folder, now, now));
    return folder;
  }
  const made = mkdtempSync(join(shelf, making));
  try {
    for (const { name, bytes } of files) {
      writeFileSync(join(made, name), bytes);
      chmodSync(join(made, name), readable.file);
    }
    chmodSync(made, readable.folder);
    // Replace a damaged bundle; keep one that another process has made meanwhile.
    if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
  return folder;
};

/** Makes a bundle of the current sources. */
const make = async () => {
  mkdirSync(shelf, { recursive: true });
  tryTo(() => chmodSync(shelf, readable.folder));
  const begun = Date.now();
  const { files, paths } = await bundle();
  const folder = put(files);
  const sources = paths.map(measured);
  // A source written meanwhile may be missing, so the next call makes another bundle. The disk's change time
  // counts here; a modification date may be anything.
  const isSettled = paths.every((path) => statSync(join(root, path)).ctimeMs < begun - lag);
  if (isSettled) note(basename(folder), sources);
  throwAwayOld(basename(folder));
  return folder;
};

/**
 * Address of a complete bundle of the current sources, made if there is none; undefined if it can't be made, as in a
 * read-only folder.
 */
export const bundled = async () => {
  try {
    return pathToFileURL(`${upToDate() ?? (await make())}/`);
  } catch {
    return undefined;
  }
};
