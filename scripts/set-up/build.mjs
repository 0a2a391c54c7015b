// Builds the site when its sources changed, and serves it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, runChild, startChild, stopChild } from './children.mjs';
import { hintScripts } from './compile-hint.mjs';
import { bundleRooms } from './rooms.mjs';
import { hashOfSources } from './sources.mjs';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const stampFile = join(root, '.next', 'pipsmith-sources');

/** Hash of the build's sources and the Node version. */
const stampOfSources = () => `${hashOfSources(root)} ${process.versions.node}`;

/**
 * Builds the site.
 * @param {{ quiet?: boolean }} [options] quiet: prints nothing unless the build fails
 * @returns {Promise<boolean>}
 */
export const build = async ({ quiet = false } = {}) => {
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  const { ok, output } = await runChild(process.execPath, [next, 'build'], { quiet });
  if (!ok) {
    process.stderr.write(output);
    return false;
  }
  mkdirSync(join(root, '.next'), { recursive: true });
  hintScripts(join(root, '.next'));
  await bundleRooms(join(root, '.next'));
  writeFileSync(stampFile, stamp);
  return true;
};

/** Whether the last build came from exactly these sources. */
export const isBuilt = () =>
  existsSync(join(root, '.next', 'BUILD_ID')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stampOfSources();

/** Folder of the build with a game and a language for tests only; tsconfig.testing.json has the same name. */
export const testFolder = '.next-testing';

/**
 * Builds the site again, with a game and a language for tests only.
 * @returns {Promise<boolean>}
 */
export const buildForTests = async () => {
  // Its parser is not among the packages that running Pipsmith needs.
  const { writePseudo } = await import('./pseudo.mjs');
  writePseudo({ byType: true });
  const { ok, output } = await runChild(process.execPath, [next, 'build'], {
    quiet: true,
    env: { PIPSMITH_DIST: testFolder },
  });
  if (!ok) process.stderr.write(output);
  else {
    hintScripts(join(root, testFolder));
    await bundleRooms(join(root, testFolder));
  }
  return ok;
};

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number | string>} the port, or the error code
 */
const tryPort = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'ERROR'));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      const got = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(got));
    });
  });

/**
 * The wanted port, or the next free one; 0 means any.
 * @param {number} wanted 0 to 65535
 * @returns {Promise<number | undefined>} undefined if a hundred ports in a row are taken or forbidden
 */
export const freePort = async (wanted) => {
  for (let port = wanted; port <= Math.min(wanted + 100, 65535); port += 1) {
    const got = await tryPort(port);
    // A listener on only 127.0.0.1 would catch what browsers send to localhost.
    if (typeof got === 'number' && typeof (await tryPort(got, '127.0.0.1')) === 'number') return got;
  }
  return undefined;
};

/** As `npm start` and the image start it: pages are rendered in little memory, new objects in 12 MB instead of 48. */
const serverFlags = ['--max-semi-space-size=4'];
/** As in the container image: threads share their reserves of memory. Only Linux uses it. */
const allocation = { MALLOC_ARENA_MAX: '2' };

/**
 * Serves the built site in a separate process, which always ends with this one, and waits until it is up.
 * @param {number} port
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<import('node:child_process').ChildProcess | undefined>} undefined if it did not start; it has
 *   printed the reason
 */
export const serve = async (port, env = {}) => {
  const server = startChild(process.execPath, [...serverFlags, join(root, 'scripts', 'serve.mjs')], {
    channel: true,
    quiet: true,
    env: { ...allocation, ...env, HOST: undefined, PORT: String(port) },
  });
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  const isUp = await new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), 60_000);
    const settle = (/** @type {boolean} */ up) => {
      clearTimeout(limit);
      resolve(up);
    };
    server.once('message', () => settle(true));
    server.once('exit', () => settle(false));
    server.once('error', () => settle(false));
  });
  if (isUp) return server;
  await stopChild(server);
  return undefined;
};
