import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server of a journey’s own, which it can end. */
export interface OwnServer {
  readonly server: ChildProcess;
  readonly site: string;
}

/** @param port 0 for any */
export const serverAt = async (
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> => {
  const key = { PIPSMITH_ROOM_KEY: 'a key for this journey alone' };
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, ...key, ...settings, PORT: String(port), HOST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [site] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (site !== undefined) return { server, site };
  }
  throw new Error('The server did not start.');
};
