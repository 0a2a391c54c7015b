import { words } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import { fileLimits, readFile, type SheetFile } from '@/lib/systems/file';
import { opening } from '@/lib/systems/open';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';

/** npm runs scripts in the folder of package.json; paths mean the folder where the player stands. */
const startFolder = (): string =>
  (process.env['npm_lifecycle_event'] === 'pipsmith' ? process.env['INIT_CWD'] : undefined) ?? process.cwd();

/** The path of a file as the player means it. */
export const pathOf = (file: string): string => resolve(startFolder(), file);

const unreadable = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '?';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return words.commandLine.noSuchFile;
    case 'EISDIR':
      return words.commandLine.isFolder;
    case 'EACCES':
    case 'EPERM':
      return words.commandLine.notAllowed;
    default:
      return words.commandLine.unreadable(code);
  }
};

/** The bytes of a file or of standard input (`-`), no more than one beyond the most: that of hero files unless another is named. */
export const readBytes = async (
  file: string,
  most: number = fileLimits.bytes,
): Promise<Result<Uint8Array, string>> => {
  const limit = most + 1;
  const stream = file === '-' ? process.stdin : createReadStream(pathOf(file), { end: limit - 1 });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limit) break;
    }
  } catch (error) {
    return err(words.commandLine.inFile(file, unreadable(error)));
  }
  return ok(Buffer.concat(chunks).subarray(0, limit));
};

/** Reads a file of a sheet or a party, or standard input, and opens its games; an error is one sentence that names file and place. */
export const readSheetFile = async (file: string): Promise<Result<SheetFile, string>> => {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  const read = await opening(() => readFile(bytes.value));
  return read.ok ? read : err(words.commandLine.inFile(file, words.files.sentence(read.error)));
};
