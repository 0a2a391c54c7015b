// Checks the requirements before anything runs: a recent Node, and every package of the lockfile.
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { npm, root, runChild } from './children.mjs';

const leastNode = [20, 19];
const stampFile = join(root, 'node_modules', '.pipsmith-installed');

/** Ends the process with a sentence if Node is older than `engines` in package.json requires. */
export const demandNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `Pipsmith needs Node ${leastNode.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(2);
};

/**
 * Whether the user's rights and the file system allow writing to a folder.
 * @param {string} folder
 */
export const canWrite = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @typedef {object} Package an entry of a lockfile
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [inBundle]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @returns {Record<string, Package> | undefined} a lockfile's packages by folder */
const packagesIn = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** @returns {'glibc' | 'musl' | undefined} */
const libcHere = () => {
  if (process.platform !== 'linux') return undefined;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
};

/**
 * npm's lists name what fits, or with a leading "!" what does not.
 * @param {readonly string[] | undefined} list
 * @param {string | undefined} here
 */
const fits = (list, here) =>
  list === undefined ||
  here === undefined ||
  (!list.includes(`!${here}`) && (list.includes(here) || list.every((entry) => entry.startsWith('!'))));

/**
 * Whether every package of the lockfile is installed in its locked version, tools included. Binaries for this system
 * count, those for other systems do not.
 */
export const isInstalled = () => {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const locked = packagesIn(join(root, 'package-lock.json')) ?? {};
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return false;
  const libc = libcHere();
  const installedThis = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOf(lockText);
  return Object.entries(locked).every(([folder, entry]) => {
    if (folder === '' || entry.link === true || entry.inBundle === true) return true;
    if (entry.optional === true) {
      const forHere =
        (entry.os ?? entry.cpu) !== undefined &&
        fits(entry.os, process.platform) &&
        fits(entry.cpu, process.arch) &&
        fits(entry.libc, libc);
      // npm ci may leave out an optional package that it can't install. Once it has run, we accept that.
      if (!forHere || (installedThis && present[folder] === undefined)) return true;
    }
    return present[folder]?.version === entry.version && existsSync(join(root, folder, 'package.json'));
  });
};

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * Installs what is missing, tools included, even if NODE_ENV or npm's settings say otherwise.
 * @returns {Promise<boolean>} false on failure; npm has printed the reason
 */
export const installMissing = async () => {
  if (isInstalled()) return true;
  console.log('Installing what is missing (npm ci; a minute or two the first time) …');
  const [command, args] = npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  const { ok } = await runChild(command, args, { env: { npm_config_production: undefined } });
  if (!ok) {
    console.error(
      'Could not install the packages: see npm’s reason above. Check the network, then run the command again.',
    );
    return false;
  }
  writeFileSync(stampFile, hashOf(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return true;
};
