import { expose } from 'comlink';
import nodeEndpoint, { type NodeEndpoint } from 'comlink/dist/umd/node-adapter.js';
import type { PoolWorker } from './pool';

/** Parts of a Node thread that the pool needs. */
interface NodeThread extends NodeEndpoint {
  readonly terminate: () => Promise<number>;
  readonly once: (event: 'error' | 'exit', heard: (detail: unknown) => void) => unknown;
}

/** A thread of Node for the pool. */
export const nodeWorker = (thread: NodeThread): PoolWorker => ({
  endpoint: nodeEndpoint(thread),
  terminate: () => thread.terminate(),
  onLost: (lost) => {
    thread.once('error', (error) => lost(String(error)));
    thread.once('exit', (code) => lost(`exit ${String(code)}`));
  },
});

/** In such a thread: lets the pool call these functions. `port` is the thread's `parentPort`. */
export const serveFromThread = (port: NodeEndpoint | null, functions: object): void => {
  if (port) expose(functions, nodeEndpoint(port));
};
