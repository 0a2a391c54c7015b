import { messages } from '@/lib/messages/index';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { documentsOf, fileLimits, readFile, type SheetFile } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import { opening } from '@/lib/systems/open';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';

/** npm runs scripts in the folder of package.json; paths mean the folder where the player stands. */
const startFolder = (): string =>
  (process.env['npm_lifecycle_event'] === 'pipsmith' ? process.env['INIT_CWD'] : undefined) ?? process.cwd();

/** The path of a file as the player means it. */
export const pathOf = (file: string): string => resolve(startFolder(), file);

/** Character that Node puts where an argument holds bytes that are no UTF-8. */
const lostBytes = '\ufffd';

const unreadable = (file: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '?';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return file.includes(lostBytes) ? commandLineMessages.noUtf8Name : commandLineMessages.noSuchFile;
    // A socket cannot even be opened.
    case 'ENXIO':
      return commandLineMessages.isNoFile;
    case 'EISDIR':
      return commandLineMessages.isFolder;
    case 'EACCES':
    case 'EPERM':
      return commandLineMessages.notAllowed;
    default:
      return commandLineMessages.unreadable(code);
  }
};

/** The first bytes of a stream, up to this many. */
const firstOf = async (stream: AsyncIterable<Buffer>, limit: number): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
};

/**
 * The first bytes of an ordinary file, up to this many; undefined if it is not one. A pipe is not waited for.
 */
const firstOfFile = async (path: string | Buffer, limit: number): Promise<Uint8Array | undefined> => {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() && !stats.isDirectory()) return undefined;
    return await firstOf(handle.createReadStream({ end: limit - 1, autoClose: false }), limit);
  } finally {
    await handle.close();
  }
};

/**
 * The bytes of a file or of standard input (`-`), at most one more than the limit: that of hero files by default.
 * @param path of the file, if its name does not say it
 */
export const readBytes = async (
  file: string,
  most: number = fileLimits.bytes,
  path: string | Buffer = pathOf(file),
): Promise<Result<Uint8Array, string>> => {
  try {
    const bytes = file === '-' ? await firstOf(process.stdin, most + 1) : await firstOfFile(path, most + 1);
    return bytes ? ok(bytes) : err(commandLineMessages.inFile(file, commandLineMessages.isNoFile));
  } catch (error) {
    return err(commandLineMessages.inFile(file, unreadable(file, error)));
  }
};

/**
 * Reads a file of a sheet or a party, or standard input, and opens its games; an error is one sentence that names file
 * and place.
 * @param path where the file is, if its name does not say it
 */
export const readSheetFile = async (file: string, path?: Buffer): Promise<Result<SheetFile, string>> => {
  const bytes = await readBytes(file, fileLimits.bytes, path);
  if (!bytes.ok) return bytes;
  const read = await opening(() => readFile(bytes.value));
  return read.ok ? read : err(commandLineMessages.inFile(file, messages.files.sentence(read.error)));
};

/** All sheets in these files, parties one by one; an error is a sentence. */
export const readAllSheets = async (
  files: readonly string[],
): Promise<Result<readonly SheetDocument[], string>> => {
  const sheets: SheetDocument[] = [];
  for (const file of files) {
    const read = await readSheetFile(file);
    if (!read.ok) return read;
    sheets.push(...documentsOf(read.value));
  }
  return sheets.length === 0 ? err(commandLineMessages.emptyParty) : ok(sheets);
};
