import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tournamentMessages as say } from '#words/messages/tournament';
import { err, ok, type Result } from '@/lib/result';
import { keyOf } from '@/lib/simulation/tournament/tournament';
import { nameOf, verdictOn } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import { pathOf, readSheetFile } from './input';
import { codeOf } from './output';

/** A hero who takes part, and the file. */
export interface Contestant {
  readonly key: string;
  readonly document: SheetDocument;
  /** The file, and his number if it is a party's. */
  readonly from: string;
  /** The name in the table; with the file if several have the same name. */
  readonly name: string;
}

/** Heroes that can play, and a sentence about each file or hero that is left out. */
export interface Entered {
  readonly contestants: readonly Contestant[];
  readonly broken: readonly string[];
  readonly illegal: readonly string[];
  readonly twins: readonly string[];
}

interface FolderFile {
  /** As people read it: bytes that are no UTF-8 stand there as `\xe9`. */
  readonly name: string;
  readonly path: Buffer;
}

const nameOfFile = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
    ).join('');
  }
};

/** Files right in a folder whose names end in .json, by name. */
const filesIn = async (folder: string): Promise<Result<readonly FolderFile[], string>> => {
  const at = pathOf(folder);
  try {
    const names = await readdir(at, { encoding: 'buffer' });
    const files = names
      .filter((bytes) => bytes.toString('latin1').endsWith('.json'))
      .map((bytes) => ({ name: nameOfFile(bytes), path: Buffer.concat([Buffer.from(`${at}/`), bytes]) }));
    return ok(files.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));
  } catch (error) {
    switch (codeOf(error)) {
      case 'ENOENT':
        return err(say.noSuchFolder(folder));
      case 'ENOTDIR':
        return err(say.isNoFolder(folder));
      default:
        return err(say.folderNotRead(folder, codeOf(error)));
    }
  }
};

const named = (heroes: readonly Omit<Contestant, 'name'>[]): readonly Contestant[] =>
  heroes.map((one) => {
    const name = nameOf(one.document);
    const isAlone = heroes.filter(({ document }) => nameOf(document) === name).length === 1;
    return { ...one, name: isAlone ? name : say.nameAndFile(name, one.from) };
  });

/** The heroes of all hero and party files right in a folder, by the names of the files; an error is a sentence. */
export const readFolder = async (folder: string, isLenient: boolean): Promise<Result<Entered, string>> => {
  const files = await filesIn(folder);
  if (!files.ok) return files;
  const entered = new Map<string, Omit<Contestant, 'name'>>();
  const broken: string[] = [];
  const illegal: string[] = [];
  const twins: string[] = [];
  for (const { name: file, path } of files.value) {
    const read = await readSheetFile(join(folder, file), path);
    if (!read.ok) {
      broken.push(say.leftOut(read.error));
      continue;
    }
    for (const [at, document] of documentsOf(read.value).entries()) {
      const from = read.value.kind === 'sheet' ? file : say.inParty(file, at + 1);
      const key = keyOf(document);
      const twin = entered.get(key);
      if (twin) twins.push(say.twin(nameOf(document), from, twin.from));
      else if (!isLenient && !verdictOn(document).isLegal) illegal.push(say.illegal(nameOf(document), from));
      else entered.set(key, { key, document, from });
    }
  }
  return ok({ contestants: named([...entered.values()]), broken, illegal, twins });
};
