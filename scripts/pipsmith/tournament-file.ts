import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tournamentMessages as say } from '#words/messages/tournament';
import { err, ok, type Result } from '@/lib/result';
import type { Terms } from '@/lib/simulation/tournament/tournament';
import {
  readHeader,
  readLine,
  writeHeader,
  writeLine,
  type ResultLine,
} from '@/lib/simulation/tournament/result-lines';
import { takeLock, type Lock } from './lock';
import { failure } from './output';

/** Results on disk, a line for each match; only one process at a time has it open. */
export interface ResultsFile {
  /** Results of earlier matches, in the order of their lines. */
  readonly before: readonly ResultLine[];
  /** Sentences about lines that are damaged, or that no sum vouches for. */
  readonly damages: readonly string[];
  /** Adds a line, whole or not at all; rejects with a system error when it cannot. */
  readonly add: (line: ResultLine) => Promise<void>;
  readonly close: () => Promise<void>;
}

const mostListed = 3;
const lineFeed = 0x0a;

/** Somebody else writes there now. */
class Taken extends Error {
  readonly code = 'ELOCKED';
}

interface Found {
  readonly before: readonly ResultLine[];
  readonly damages: readonly string[];
  /** Bytes that stay; everything after them was cut off in writing. */
  readonly kept: number;
  /** Text to write behind them before anything else. */
  readonly due: string;
}

/** Results in a file for a tournament of these terms; damaged parts are reported and passed over. */
const readResults = (bytes: Buffer, terms: Terms, file: string): Result<Found, string> => {
  const header = writeHeader(terms);
  const firstEnd = bytes.indexOf(lineFeed);
  const first = bytes.toString('utf8', 0, firstEnd < 0 ? bytes.length : firstEnd);
  // Nothing, or a first line that was cut off: the tournament had only begun.
  if (firstEnd < 0 && header.startsWith(first))
    return ok({ before: [], damages: [], kept: 0, due: `${header}\n` });
  const known = readHeader(first, terms);
  if (!known.ok) return err(say.fault(file, known.error));
  const before: ResultLine[] = [];
  const damaged: number[] = [];
  let unsummed = 0;
  let kept = firstEnd < 0 ? bytes.length : firstEnd + 1;
  for (let number = 2; kept < bytes.length; number += 1) {
    const end = bytes.indexOf(lineFeed, kept);
    const line = readLine(bytes.toString('utf8', kept, end < 0 ? bytes.length : end));
    if (line && (line.isSummed || !known.value.isSummed)) {
      before.push(line.result);
      if (!line.isSummed) unsummed += 1;
    } else if (end >= 0) damaged.push(number);
    else {
      const damages = [...damageReport(file, damaged, unsummed), say.tornLine(file, number)];
      return ok({ before, damages, kept, due: '' });
    }
    kept = end < 0 ? bytes.length : end + 1;
  }
  const damages = damageReport(file, damaged, unsummed);
  return ok({ before, damages, kept, due: bytes.at(-1) === lineFeed ? '' : '\n' });
};

const damageReport = (file: string, damaged: readonly number[], unsummed: number): readonly string[] => [
  ...(unsummed > 0 ? [say.oldLines(file, unsummed)] : []),
  ...damaged.slice(0, mostListed).map((line) => say.damagedLine(file, line)),
  ...(damaged.length > mostListed ? [say.moreDamaged(file, damaged.length - mostListed)] : []),
];

/**
 * Writes after the first `at` bytes; if that fails, only these are left. Returns the number of bytes there are then.
 */
const append = async (handle: FileHandle, at: number, text: string): Promise<number> => {
  const bytes = Buffer.from(text);
  try {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
  } catch (error) {
    await handle.truncate(at).catch(() => undefined);
    throw error;
  }
  return at + bytes.length;
};

const openLines = async (
  path: string,
  file: string,
  terms: Terms,
): Promise<Result<Omit<ResultsFile, 'close'> & { readonly handle: FileHandle }, string>> => {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT);
  try {
    const found = readResults(await handle.readFile(), terms, file);
    if (!found.ok) {
      await handle.close();
      return found;
    }
    const { before, damages, kept, due } = found.value;
    await handle.truncate(kept);
    let end = await append(handle, kept, due);
    const add = async (line: ResultLine): Promise<void> => {
      end = await append(handle, end, `${writeLine(line)}\n`);
    };
    return ok({ handle, before, damages, add });
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/**
 * Opens the results of a tournament, or begins them; an error is a sentence.
 * @param path where they are
 * @param file how the player calls it
 */
export const openResults = async (
  path: string,
  file: string,
  terms: Terms,
): Promise<Result<ResultsFile, string>> => {
  let lock: Lock | undefined;
  try {
    lock = await takeLock(`${path}.lock`);
    if (!lock) return err(say.isBusy(file, `${file}.lock`));
    const { from, isOurs, close: unlock } = lock;
    const opened = await openLines(path, file, terms);
    if (!opened.ok) {
      await unlock();
      return opened;
    }
    const { handle, add, before, damages } = opened.value;
    return ok({
      before,
      damages: from === undefined ? damages : [say.tookOver(file, from), ...damages],
      // A machine that slept may wake up when another has long gone on in its place.
      add: async (line) => {
        if (!(await isOurs())) throw new Taken(file);
        await add(line);
      },
      close: async () => {
        await handle.close();
        await unlock();
      },
    });
  } catch (error) {
    await lock?.close().catch(() => undefined);
    return err(failure(file, error));
  }
};
