// First of all, so that what it loads goes after the others as well.
import './priority';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { serveFromThread } from '@/lib/worker-pool/node';
import { drawOrder } from './draw';
import type { DrawingWorker } from './drawings';

const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(join(process.cwd(), 'public', 'fonts', `${file}.woff`)));

const worker: DrawingWorker = { draw: (order) => drawOrder(order, readFont) };

serveFromThread(parentPort, worker);
