import { zipSync } from 'fflate';
import type { Card } from '@/lib/cards/card';
import { printerPictures, type Dpi } from '@/lib/cards/out/pictures';
import { tabletopOf, type TableNote } from '@/lib/cards/out/tabletop';

/** Dots an inch of the pictures of another table. */
const tableDpi: Dpi = 300;
const savedName = 'saved-object.json';
/** PNGs are packed already. */
const stored = { level: 0 } as const;

const zipped = (files: ReadonlyMap<string, Uint8Array>): Blob =>
  new Blob([new Uint8Array(zipSync(Object.fromEntries(files), stored))], { type: 'application/zip' });

type OnDone = (done: number, of: number) => void;

const load = () => import('@/components/pdf/pictures');

/** Both sides of every card for a card printer, as one ZIP. Rejects where they cannot be drawn. */
export const packForPrinter = async (cards: readonly Card[], dpi: Dpi, onDone: OnDone): Promise<Blob> => {
  const pictures = printerPictures(cards);
  const { drawPictures } = await load();
  return zipped(await drawPictures(pictures, dpi, (done) => onDone(done, pictures.length)));
};

/** A saved object for Tabletop Simulator with the pictures that it fetches from the address, as one ZIP. */
export const packForTable = async (
  cards: readonly Card[],
  notes: readonly TableNote[],
  address: string,
  onDone: OnDone,
): Promise<Blob> => {
  const { saved, pictures } = tabletopOf(cards, notes, address);
  const { drawPictures } = await load();
  const drawn = await drawPictures(pictures, tableDpi, (done) => onDone(done, pictures.length));
  const json = new TextEncoder().encode(`${JSON.stringify(saved, null, 2)}\n`);
  return zipped(new Map([...drawn, [savedName, json]]));
};
