import { readFont } from '@/components/pdf/node';
import { renderOpaquePng } from '@/components/server-drawing/canvas';
import type { Card } from '@/lib/cards/card';
import { chatText } from '@/lib/cards/out/chat-text';
import { forPrinters, printerPictures, type Dpi, type PictureFile } from '@/lib/cards/out/pictures';
import { withDensity } from '@/lib/cards/out/png-density';
import { tabletopOf, type TableNote } from '@/lib/cards/out/tabletop';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { join } from 'node:path';
import { openFolder, openOutput, writeOutput } from './output';
import type { ExportCall } from './print-export-call';
import { notify, show } from './terminal';

const inch = 25.4;
/** Dots an inch of the pictures of another table. */
const tableDpi: Dpi = 300;
const savedName = 'saved-object.json';

interface File {
  readonly file: string;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
}

/** Writes files into a folder, which is made if missing; each is written whole or not at all. */
const writeAll = async (folder: string, files: readonly File[]): Promise<Result<undefined, string>> => {
  const opened = await openFolder(folder);
  if (!opened.ok) return opened;
  for (const { file, bytes } of files) {
    const path = join(folder, file);
    const target = await openOutput(path, []);
    if (!target.ok) return target;
    const written = await writeOutput(path, target.value, await bytes());
    if (!written.ok) return written;
  }
  return ok(undefined);
};

/** A picture with this many dots an inch, drawn when it is written. */
const pngOf = ({ file, picture: { width, height, drawings } }: PictureFile, dpi: Dpi): File => ({
  file,
  bytes: async () => {
    const picture = { width, height, parts: [{ drawings, x: 0, y: 0 }] };
    return withDensity(await renderOpaquePng(picture, dpi / inch, readFont), dpi);
  },
});

/** Makes the requested exports of these cards, pieces and texts, and reports them; an error is a sentence. */
export const writeExports = async (
  { images, tabletop, text }: ExportCall,
  cards: readonly Card[],
  pieces: readonly Card[],
  notes: readonly TableNote[],
): Promise<Result<undefined, string>> => {
  const say = commandLineMessages;
  if (images) {
    const pictures = printerPictures(forPrinters(cards, pieces));
    if (pictures.length === 0) return err(say.noPictures);
    const written = await writeAll(
      images.folder,
      pictures.map((picture) => pngOf(picture, images.dpi)),
    );
    if (!written.ok) return written;
    notify(say.picturesMade(pictures.length, images.dpi, images.folder));
  }
  if (tabletop) {
    const { saved, pictures } = tabletopOf([...cards, ...pieces], notes, tabletop.address);
    const written = await writeAll(tabletop.folder, [
      ...pictures.map((picture) => pngOf(picture, tableDpi)),
      {
        file: savedName,
        bytes: () => new TextEncoder().encode(`${JSON.stringify(saved, null, 2)}\n`),
      },
    ]);
    if (!written.ok) return written;
    notify(say.tabletopMade(savedName, pictures.length, tabletop.folder, tabletop.address));
  }
  if (text) show(chatText(cards));
  return ok(undefined);
};
