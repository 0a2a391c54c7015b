import { words } from '@/lib/messages/index';
import { encodeHero, heroLink, type ShareProblem } from '@/lib/share/index';
import { fileLimits, living, readFile, type HeroDraft } from '@/lib/systems/index';
import { err, ok, type Result } from '@/lib/result';
import type { Action } from './state';

/** Hands a text to the browser as a file to keep. */
export const keepFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** A name that every file system takes: letters, digits and dashes, at most 60 characters. */
export const fileNameOf = (hero: HeroDraft): string => {
  const name = hero.name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${Array.from(name).slice(0, 60).join('') || words.builder.actions.fileName}.pipsmith.json`;
};

/** Saves the hero as a file; contract "Hero file". */
export const keepHero = (hero: HeroDraft): void =>
  keepFile(fileNameOf(hero), `${JSON.stringify(living.write(hero), undefined, 2)}\n`, 'application/json');

/** The link that carries the whole hero. */
export const linkOf = (hero: HeroDraft, origin: string): Result<string, ShareProblem> => {
  const code = encodeHero(hero);
  return code.ok ? ok(heroLink(origin, code.value)) : err(code.error);
};

/** What a chosen file brings to the bench. One that is far too large is not even read. */
export const openFile = async (file: Blob): Promise<Action> => {
  if (file.size > fileLimits.bytes)
    return {
      do: 'refuse',
      problem: {
        of: 'file',
        problem: { problem: 'file-too-large', path: [], bytes: file.size, limit: fileLimits.bytes },
      },
    };
  const read = readFile(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { do: 'refuse', problem: { of: 'file', problem: read.error } };
  const { value } = read;
  return { do: 'bring', heroes: value.kind === 'hero' ? [value.hero] : value.party.heroes };
};
