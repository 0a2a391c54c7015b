// Checks that the server runs with only what it needs at run time: a copy of the build, and the packages without
// tools.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { npm, root } from './children.mjs';

/** Files that a host needs besides the packages; docs/hosting.md has the same list. */
const neededParts = [
  '.next',
  '.npmrc',
  // Template of the service worker; the server adds the list of the build's files.
  'components/offline/service-worker.js',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
];

/** Seconds that installing, and starting with all answers, may take on a busy machine. */
const patience = { install: 300, start: 180 };

const installArguments = [
  'ci',
  '--omit=dev',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Tools that must be absent afterwards. */
const tools = ['typescript', 'eslint', 'vitest', 'tailwindcss', 'knip'];

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} the reason if the packages could not be installed there
 */
const install = async (folder) => {
  const [command, args] = npm(installArguments);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', npm_config_include: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: patience.install * 1000,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) return `npm ${installArguments.join(' ')} ended with ${code}.`;
  const left = tools.filter((tool) => existsSync(join(folder, 'node_modules', tool)));
  return left.length > 0 ? `${left.join(', ')} were installed too.` : undefined;
};

/**
 * The answer at an address; a server that has just started may ask the client to try again.
 * @param {URL} address
 */
const answerOf = async (address) => {
  for (let nth = 1; ; nth += 1) {
    const answer = await fetch(address);
    if (answer.status !== 503 || nth === 30) return answer;
    await setTimeout(1000);
  }
};

/**
 * @param {string} site
 * @returns {Promise<string | undefined>} the first wrong answer
 */
const faultOf = async (site) => {
  const first = await answerOf(new URL(site));
  const page = await first.text();
  const hero = /\/hero\/([\w-]{20,})/.exec(page)?.[1];
  if (first.status !== 200 || hero === undefined) return `/ was answered with ${first.status}.`;
  /** @type {readonly (readonly [path: string, type: string])[]} */
  const asked = [
    ['/healthz', 'application/json'],
    ['/build', 'text/html'],
    ['/rules', 'text/html'],
    [`/hero/${hero}`, 'text/html'],
    ['/icon.svg', 'image/svg+xml'],
    ['/sw.js', 'text/javascript'],
    [`/api/hero/${hero}/preview.png`, 'image/png'],
    [`/api/hero/${hero}/sheet.pdf`, 'application/pdf'],
    [/\/_next\/static\/[\w./~-]+\.js/.exec(page)?.[0] ?? '/none', 'application/javascript'],
  ];
  for (const [path, type] of asked) {
    const { status, headers } = await answerOf(new URL(path, site));
    if (status !== 200 || !headers.get('content-type')?.startsWith(type))
      return `${path} was answered with ${status}, ${headers.get('content-type')}.`;
  }
  return undefined;
};

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} what went wrong
 */
const serveFrom = async (folder) => {
  const server = spawn(process.execPath, [join(folder, 'scripts', 'serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '', PIPSMITH_DIST: undefined, PIPSMITH_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const timer = AbortSignal.timeout(patience.start * 1000);
    timer.addEventListener('abort', () => server.kill('SIGKILL'));
    for await (const line of createInterface({ input: server.stdout })) {
      const [site] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (site === undefined) continue;
      return await faultOf(site);
    }
    return 'The server did not start.';
  } finally {
    server.kill('SIGKILL');
  }
};

/**
 * Copies the build, installs its run-time packages beside it, and serves the copy.
 * @returns {Promise<boolean>} false if it does not run; the reason has been printed
 */
export const runsWithoutTools = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-run-time-'));
  try {
    for (const part of neededParts)
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => path !== join(root, '.next', 'cache'),
      });
    const fault = (await install(folder)) ?? (await serveFrom(folder));
    if (fault !== undefined) console.error(`Without its tools the server won’t run: ${fault}`);
    return fault === undefined;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
