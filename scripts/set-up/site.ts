import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build, freePort, isBuilt, serve } from './build.mjs';
import { stopChild } from './children.mjs';

/** A server that is up. */
export interface Site {
  readonly url: string;
  /** Its process, where it is on this machine and known. */
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Address of the built product: PIPSMITH_URL (with its process in PIPSMITH_PID, if its memory is to be watched), or a
 * separate server that ends with this process. undefined if there is none; the reason has then been printed.
 */
export const openSite = async (): Promise<Site | undefined> => {
  const { PIPSMITH_URL: url, PIPSMITH_PID: pid } = process.env;
  return url === undefined
    ? openOwn()
    : { url, pid: pid === undefined ? undefined : Number(pid), close: () => Promise.resolve() };
};

/** Starts another server with these settings; undefined if it fails, after printing the reason. */
export const openOwn = async (settings: Readonly<Record<string, string>> = {}): Promise<Site | undefined> => {
  if (!isBuilt() && !(await build({ quiet: true }))) return undefined;
  const port = await freePort(0);
  const server = port === undefined ? undefined : await serve(port, settings);
  if (port === undefined || !server) return undefined;
  return {
    url: `http://localhost:${port}`,
    pid: server.pid,
    close: async () => {
      await stopChild(server);
    },
  };
};

/** MB of memory that a process has; undefined where the system does not tell. */
export const residentOf = async (pid: number | undefined): Promise<number | undefined> => {
  if (pid === undefined) return undefined;
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    const answer = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => undefined);
    return answer && Number(answer.stdout) / 1024;
  }
};

/** Until it is called, keeps asking `look`, and then gives the most that it said. */
export const most = (look: () => Promise<number | undefined>): (() => Promise<number>) => {
  const watch = { isOver: false, most: 0 };
  const over = (async () => {
    while (!watch.isOver) {
      watch.most = Math.max(watch.most, (await look()) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    watch.isOver = true;
    await over;
    return watch.most;
  };
};
