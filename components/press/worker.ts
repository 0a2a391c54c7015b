import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { drawOrder } from './draw';
import type { PressOrder } from './order';

/** What a worker tells: that it is there, and then of each order what became of it. */
export type PressNews =
  | { readonly news: 'ready' }
  | { readonly news: 'drawn'; readonly bytes: Uint8Array }
  | { readonly news: 'failed'; readonly why: string };

const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(join(process.cwd(), 'public', 'fonts', `${file}.woff`)));

const tell = (news: PressNews): void => parentPort?.postMessage(news);

parentPort?.on('message', (order: PressOrder) => {
  drawOrder(order, readFont).then(
    (bytes) => tell({ news: 'drawn', bytes }),
    (error: unknown) => tell({ news: 'failed', why: String(error) }),
  );
});
tell({ news: 'ready' });
