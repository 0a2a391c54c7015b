import { words } from '@/lib/messages/index';
import type { LinkPath } from '@/components/site/copy-link';
import { fileName } from '@/components/site/file-name';
import { encodeHero, heroPath } from '@/lib/share/index';
import { fileLimits, living, readFile, type HeroDraft } from '@/lib/systems/index';
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

/** Saves the hero as a file; contract "Hero file". */
export const keepHero = (hero: HeroDraft): void =>
  keepFile(
    fileName(hero.name, '.pipsmith.json', words.builder.actions.fileName),
    `${JSON.stringify(living.write(hero), undefined, 2)}\n`,
    'application/json',
  );

/** Where the link that carries the whole hero leads, or why there is none. */
export const pathOf = (hero: HeroDraft): LinkPath => {
  const code = encodeHero(hero);
  return code.ok ? { path: heroPath(code.value) } : { why: words.share.problem(code.error) };
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
