// Builds the site when its sources changed, and serves it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, runChild, startChild, stopChild } from './children.mjs';
import { hashOfSources } from './sources.mjs';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const stampFile = join(root, '.next', 'pipsmith-sources');

/** What the build depends on: its sources, what makes it, and the address that links carry. */
const stampOfSources = () =>
  [hashOfSources(root), process.versions.node, process.env['PIPSMITH_ORIGIN'] ?? ''].join(' ');

/**
 * Builds the site.
 * @param {{ quiet?: boolean }} [options] quiet: says nothing unless the build fails
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
  writeFileSync(stampFile, stamp);
  return true;
};

/** True when the last build came from these very sources. */
export const isBuilt = () =>
  existsSync(join(root, '.next', 'BUILD_ID')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stampOfSources();

/** Where the build with a game for tests alone lies; the same name is in tsconfig.testing.json. */
export const testFolder = '.next-testing';

/**
 * Builds the house once more, with a game for tests alone.
 * @returns {Promise<boolean>}
 */
export const buildForTests = async () => {
  const { ok, output } = await runChild(process.execPath, [next, 'build'], {
    quiet: true,
    env: { PIPSMITH_DIST: testFolder },
  });
  if (!ok) process.stderr.write(output);
  return ok;
};

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number | string>} the port that it got, or the code of what went wrong
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
 * The wanted port, or the next one that nothing listens on; 0 means any.
 * @param {number} wanted 0 to 65535
 * @returns {Promise<number | undefined>} undefined when a hundred ports in a row are taken or forbidden
 */
export const freePort = async (wanted) => {
  for (let port = wanted; port <= Math.min(wanted + 100, 65535); port += 1) {
    const got = await tryPort(port);
    // A listener on 127.0.0.1 alone would catch what browsers send to localhost.
    if (typeof got === 'number' && typeof (await tryPort(got, '127.0.0.1')) === 'number') return got;
  }
  return undefined;
};

/** @returns {Promise<boolean>} whether anything answers */
const answers = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/', timeout: 10_000 }, (response) => {
      response.resume();
      resolve(true);
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });

/**
 * Serves the built site and waits until it answers.
 * @param {number} port
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<import('node:child_process').ChildProcess | undefined>} undefined when it did not come up
 */
export const serve = async (port, env = {}) => {
  const server = startChild(process.execPath, [next, 'start', '-p', String(port)], { quiet: true, env });
  let ended = false;
  let early = '';
  let up = false;
  const hear = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ chunk) => {
    if (up) to.write(chunk);
    else early += String(chunk);
  };
  server.stdout?.on('data', hear(process.stdout));
  server.stderr?.on('data', hear(process.stderr));
  server.once('exit', () => (ended = true));
  server.once('error', () => (ended = true));
  const patience = Date.now() + 60_000;
  while (!ended && Date.now() < patience) {
    if (await answers(port)) {
      up = true;
      return server;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.stderr.write(early);
  await stopChild(server);
  return undefined;
};
