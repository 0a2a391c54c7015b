import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { constants } from 'node:fs';
import { access, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathOf } from './input';
import { notify } from './terminal';

/** The code of a system error; `?` for anything else. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '?';

/** Why a file cannot be written, as a sentence. @param file as the player calls it */
export const failure = (file: string, error: unknown): string => {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return commandLineMessages.outputFolderMissing(file);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return commandLineMessages.outputNotAllowed(file);
    case 'EISDIR':
      return commandLineMessages.outputIsFolder(file);
    case 'ENOSPC':
    case 'EDQUOT':
      return commandLineMessages.outputHasNoRoom(file);
    default:
      return commandLineMessages.outputFailed(file, codeOf(error));
  }
};

const statOf = (path: string) => stat(path).catch(() => undefined);

/** A folder with all its parent folders. Node's own way never ends for an impossible folder, such as in /proc. */
const makeFolders = async (path: string): Promise<void> => {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await statOf(path))?.isDirectory() === true) return;
    if (codeOf(error) !== 'ENOENT' || (await statOf(dirname(path)))) throw error;
    await makeFolders(dirname(path));
    await mkdir(path);
  }
};

/** Makes a folder for the output, if it doesn't exist; an error is a sentence. */
export const openFolder = async (folder: string): Promise<Result<undefined, string>> => {
  try {
    await makeFolders(pathOf(folder));
    return ok(undefined);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') return err(commandLineMessages.outputIsNoFolder(folder));
    // No folder is missing: all on the way have been made.
    return err(code === 'ENOENT' ? commandLineMessages.outputFailed(folder, code) : failure(folder, error));
  }
};

/**
 * The path that an output file really has, once it is sure that it can be written: no folder, no device, none of the
 * input files, permissions given. Nothing is written yet.
 */
export const openOutput = async (
  file: string,
  inputs: readonly string[],
): Promise<Result<string, string>> => {
  const asked = pathOf(file);
  const target = await realpath(asked).catch(() => asked);
  const present = await statOf(target);
  if (file.endsWith('/') || present?.isDirectory() === true)
    return err(commandLineMessages.outputIsFolder(file));
  if (present !== undefined && !present.isFile()) return err(commandLineMessages.outputIsNoFile(file));
  for (const input of inputs) {
    if (input === '-') continue;
    const one = await statOf(pathOf(input));
    const isSame = one !== undefined && one.ino === present?.ino && one.dev === present.dev;
    if (isSame) return err(commandLineMessages.outputIsInput(file));
  }
  try {
    await access(dirname(target), constants.W_OK);
    if (present !== undefined) await access(target, constants.W_OK);
  } catch (error) {
    return err(failure(file, error));
  }
  return ok(target);
};

/** Writes a whole file or nothing: first beside the target, then in its place. */
export const writeOutput = async (
  file: string,
  target: string,
  bytes: Uint8Array,
): Promise<Result<undefined, string>> => {
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, bytes, { flag: 'wx' });
    await rename(beside, target);
    return ok(undefined);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    return err(failure(file, error));
  }
};

/**
 * Watches standard output and standard error: after a failed write the program ends with 2 and a sentence,
 * whatever the command's result. A reader such as `head` that has seen enough is no failure; the command goes
 * on without it.
 */
export const watchOutputs = (): void => {
  const isFailure = (error: Error): boolean => codeOf(error) !== 'EPIPE';
  let isReported = false;
  process.stderr.on('error', (error: Error) => {
    if (isFailure(error)) process.exitCode = 2;
  });
  process.stdout.on('error', (error: Error) => {
    if (!isFailure(error)) return;
    process.exitCode = 2;
    if (!isReported) notify(failure(commandLineMessages.standardOutput, error));
    isReported = true;
  });
};
