import { encodeSheet, heroPath } from '@/lib/share/index';
import { words } from '@/lib/messages/index';
import { nameOf, writeSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/system';
import type { LinkPath } from './copy-link';
import { fileName } from './file-name';

/** Hands a text to the browser as a file to keep. */
export const keepFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The text of a file, as a person may read it. */
export const fileText = (file: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(file, undefined, 2)}\n`;

/** Saves the hero as a file; contract "Hero file". */
export const keepHero = (hero: SheetDocument): void =>
  keepFile(
    fileName(nameOf(hero), '.pipsmith.json', words.builder.actions.fileName),
    fileText(writeSheet(hero)),
    'application/json',
  );

/** Where the link that carries the whole hero leads, or why there is none. */
export const pathOf = (hero: SheetDocument): LinkPath => {
  const code = encodeSheet(hero);
  return code.ok ? { path: heroPath(code.value) } : { why: words.share.problem(code.error) };
};
