import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { words } from '@/lib/messages/index';
import { tournamentWords as say } from '@/lib/messages/tournament';
import { err, ok, type Result } from '@/lib/result';
import { keyOf } from '@/lib/simulation/tournament';
import { systems, type HeroDraft } from '@/lib/systems/index';
import { heroesOf, pathOf, readHeroFile } from './input';
import { codeOf } from './output';

/** A hero who takes part, and where he comes from. */
export interface Contestant {
  readonly key: string;
  readonly hero: HeroDraft;
  /** The file, and his number if it is a party's. */
  readonly from: string;
  /** As the table calls him; where names are the same, with the file. */
  readonly name: string;
}

/** Those who can play, and a sentence about each file or hero that is left out. */
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
  /** False for folders, pipes and devices, which are not opened; true where nobody can tell. */
  readonly isFile: boolean;
}

const nameOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
    ).join('');
  }
};

/** What ends in .json right in a folder, by name. */
const filesIn = async (folder: string): Promise<Result<readonly FolderFile[], string>> => {
  const at = pathOf(folder);
  try {
    const names = await readdir(at, { encoding: 'buffer' });
    const files = names
      .filter((bytes) => bytes.toString('latin1').endsWith('.json'))
      .map(async (bytes) => {
        const path = Buffer.concat([Buffer.from(`${at}/`), bytes]);
        const isFile = (await stat(path).catch(() => undefined))?.isFile() ?? true;
        return { name: nameOf(bytes), path, isFile };
      });
    return ok((await Promise.all(files)).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));
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

const isLegal = (hero: HeroDraft): boolean => systems[hero.system].isLegal(hero);

const withNames = (heroes: readonly Omit<Contestant, 'name'>[]): readonly Contestant[] =>
  heroes.map((one) => {
    const { name } = one.hero;
    const isAlone = heroes.filter(({ hero }) => hero.name === name).length === 1;
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
  for (const { name: file, path, isFile } of files.value) {
    const named = join(folder, file);
    const read = isFile
      ? await readHeroFile(named, path)
      : err(words.commandLine.inFile(named, words.commandLine.isNoFile));
    if (!read.ok) {
      broken.push(say.leftOut(read.error));
      continue;
    }
    for (const [at, hero] of heroesOf(read.value).entries()) {
      const from = read.value.kind === 'hero' ? file : say.inParty(file, at + 1);
      const key = keyOf(hero);
      const twin = entered.get(key);
      if (twin) twins.push(say.twin(hero.name, from, twin.from));
      else if (!isLenient && !isLegal(hero)) illegal.push(say.illegal(hero.name, from));
      else entered.set(key, { key, hero, from });
    }
  }
  return ok({ contestants: withNames([...entered.values()]), broken, illegal, twins });
};
