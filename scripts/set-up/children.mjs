// Starts child processes that end with their parent, whatever ends it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const onWindows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * The environment for children, without NODE_ENV: each tool sets its own. A `production` left over in the shell would
 * make npm leave out build and test tools, and make React leave out what tests use.
 * @param {Record<string, string | undefined>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
const childEnvironment = (more = {}) => {
  const environment = Object.assign({}, process.env, { NEXT_TELEMETRY_DISABLED: '1' }, more);
  Reflect.deleteProperty(environment, 'NODE_ENV');
  return environment;
};

/**
 * Sends a signal to a child and to everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalTree = (child, signal) => {
  if (child.pid === undefined) return;
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already gone.
  }
};

/**
 * Starts a child in its own process group, without standard input.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, channel?: boolean }} [options]
 *   quiet: output comes through pipes; channel: the child can send messages, and notices when this process ends
 */
export const startChild = (command, args, { env = {}, quiet = false, channel = false } = {}) => {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', output, output, ...(channel ? [/** @type {const} */ ('ipc')] : [])],
    detached: !onWindows,
    windowsHide: true,
  });
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
  return child;
};

/**
 * Runs a child to its end. It fails if it can't start, is killed or takes too long.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, seconds?: number }} [options]
 *   quiet: returns the output instead of showing it; seconds: the longest it may take
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const runChild = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = startChild(command, args, options);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    const limit =
      options.seconds === undefined
        ? undefined
        : setTimeout(() => signalTree(child, 'SIGKILL'), options.seconds * 1000);
    child.once('error', (error) => {
      clearTimeout(limit);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ ok: code === 0, output });
    });
  });

/**
 * Asks a child to end, and kills it after five seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export const stopChild = (child) =>
  new Promise((resolve) => {
    if (!running.has(child)) return resolve(undefined);
    const force = setTimeout(() => signalTree(child, 'SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve(undefined);
    });
    signalTree(child, 'SIGTERM');
  });

/**
 * How to call npm: the one that runs this script, otherwise the one on the path.
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export const npm = (args) => {
  const own = process.env['npm_execpath'] ?? '';
  if (/npm-cli\.c?js$/.test(own)) return [process.execPath, [own, ...args]];
  return onWindows ? ['cmd.exe', ['/d', '/s', '/c', 'npm', ...args]] : ['npm', [...args]];
};

/**
 * npm runs a script through a shell that outlives a killed npm; this finds the shell's parent.
 * @param {number} pid of the parent
 * @returns {number | undefined} undefined without a shell, or where Linux does not tell
 */
const parentOfShell = (pid) => {
  try {
    const [, name = '', above = ''] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /^(ba|da)?sh$/.test(name) ? Number(above) : undefined;
  } catch {
    return undefined;
  }
};

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

let ending = false;

/**
 * Ends all children when this process is told to end, fails, or loses the npm that runs it.
 * @param {() => Promise<unknown>} [before] what to do first
 */
export const endChildrenWithMe = (before = () => Promise.resolve()) => {
  /** @param {number} code */
  const end = async (code) => {
    if (ending) process.exit(code);
    ending = true;
    await Promise.all([before(), ...[...running].map(stopChild)]);
    process.exit(code);
  };
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(143));
  process.on('SIGHUP', () => void end(129));
  process.on('exit', () => running.forEach((child) => signalTree(child, 'SIGKILL')));
  if (process.env['npm_lifecycle_event'] === undefined || onWindows) return;
  const parent = process.ppid;
  const npmItself = parentOfShell(parent);
  setInterval(() => {
    const isLost = process.ppid !== parent || (npmItself !== undefined && !isAlive(npmItself));
    if (isLost) void end(143);
  }, 1000).unref();
};
