// Finds a Chrome or Chromium for the browser journeys, or installs one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runChild } from './children.mjs';

/** Headless Chromium, which runs the journeys more than twice as fast. */
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
  'msedge',
];

const usualPlaces = () => {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(env['HOME'] ?? '/', 'Applications')].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'];
};

const onPath = (/** @type {readonly string[]} */ names) =>
  process.platform === 'win32'
    ? []
    : (process.env['PATH'] ?? '')
        .split(delimiter)
        .filter((folder) => folder !== '')
        .flatMap((folder) => names.map((name) => join(folder, name)));

/** Where Playwright keeps, or would keep, its own Chromium. */
const playwrightsOwn = () => {
  try {
    /** @type {typeof import('@playwright/test')} */
    const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
    return [playwright.chromium.executablePath()];
  } catch {
    return [];
  }
};

/** Starts a browser to ask its version; a package that only points to a store fails here. */
const runs = async (/** @type {string} */ path) =>
  existsSync(path) &&
  (process.platform === 'win32' ||
    (await runChild(path, ['--version', '--no-sandbox'], { quiet: true, seconds: 20 })).ok);

/**
 * Path of a browser that starts: CHROME_PATH, a headless one, another on the PATH, one in the usual places, or
 * Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => {
  const named = process.env['CHROME_PATH'] ?? '';
  if (named !== '') {
    if (await runs(named)) return named;
    console.error(`CHROME_PATH is "${named}", but no browser starts there. Looking elsewhere.`);
  }
  const candidates = [
    ...onPath(headless),
    '/usr/bin/chromium',
    ...onPath(commands),
    ...usualPlaces(),
    ...playwrightsOwn(),
  ];
  for (const path of new Set(candidates)) if (await runs(path)) return path;
  return undefined;
};

const isRoot = () => process.getuid?.() === 0;

/** Commands of the system's package manager that install Chromium; empty if there is no known one. */
const systemInstall = async () => {
  /** @type {readonly { manager: string, steps: readonly (readonly string[])[], asRoot: boolean }[]} */
  const managers = [
    {
      manager: 'apt-get',
      steps: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ],
      asRoot: true,
    },
    { manager: 'dnf', steps: [['dnf', 'install', '-y', 'chromium']], asRoot: true },
    { manager: 'pacman', steps: [['pacman', '-Sy', '--noconfirm', 'chromium']], asRoot: true },
    { manager: 'apk', steps: [['apk', 'add', '--no-cache', 'chromium']], asRoot: true },
    { manager: 'brew', steps: [['brew', 'install', '--cask', 'chromium']], asRoot: false },
  ];
  for (const { manager, steps, asRoot } of managers) {
    if (!(await runChild(manager, ['--version'], { quiet: true, seconds: 20 })).ok) continue;
    if (!asRoot || isRoot()) return steps;
    const maySudo = await runChild('sudo', ['-n', 'true'], { quiet: true, seconds: 20 });
    return maySudo.ok ? steps.map((step) => ['sudo', '-n', ...step]) : [];
  }
  return [];
};

/**
 * Installs a Chromium: Playwright's download, otherwise the system's package manager.
 * @returns {Promise<string | undefined>} its path, or undefined if neither worked
 */
export const installBrowser = async () => {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const withLibraries = process.platform === 'linux' && isRoot() && existsSync('/usr/bin/apt-get');
  const attempts = [...(withLibraries ? [['--with-deps']] : []), []];
  for (const options of attempts) {
    console.log(`Installing a Chromium (playwright install ${[...options, 'chromium'].join(' ')}) …`);
    await runChild(process.execPath, [playwright, 'install', ...options, 'chromium'], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', DEBIAN_FRONTEND: 'noninteractive' },
      seconds: 300,
    });
    const found = await findBrowser();
    if (found !== undefined) return found;
  }
  for (const [command = '', ...args] of await systemInstall()) {
    console.log(`Installing a Chromium (${[command, ...args].join(' ')}) …`);
    await runChild(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, seconds: 600 });
    const found = await findBrowser();
    if (found !== undefined) return found;
  }
  return findBrowser();
};

/** Help for a machine without a browser. */
export const noBrowser =
  'The browser journeys need Chrome or Chromium: none was found, and none could be installed. ' +
  'Install one (on Debian or Ubuntu: sudo apt-get install chromium; elsewhere: https://www.google.com/chrome), ' +
  'or set CHROME_PATH to yours, then run npm test again.';
