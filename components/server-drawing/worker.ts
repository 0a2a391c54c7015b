// First of all, so that what it loads goes after the others as well.
import './priority';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { serveFromThread } from '@/lib/worker-pool/node';
import { drawOrder } from './draw';
import type { DrawingWorker } from './drawings';

/** At once: a thread that is ended while it waits for a file leaves it open. */
const readFont = (file: string): Promise<Uint8Array> =>
  Promise.resolve(new Uint8Array(readFileSync(join(process.cwd(), 'public', 'fonts', `${file}.woff`))));

const worker: DrawingWorker = {
  load: () => Promise.resolve(),
  draw: (order) => drawOrder(order, readFont),
};

serveFromThread(parentPort, worker);
