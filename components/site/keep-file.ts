import { encodeHero, heroPath } from '@/lib/share/index';
import { words } from '@/lib/messages/index';
import { living, type HeroDraft } from '@/lib/systems/index';
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
export const keepHero = (hero: HeroDraft): void =>
  keepFile(
    fileName(hero.name, '.pipsmith.json', words.builder.actions.fileName),
    fileText(living.write(hero)),
    'application/json',
  );

/** Where the link that carries the whole hero leads, or why there is none. */
export const pathOf = (hero: HeroDraft): LinkPath => {
  const code = encodeHero(hero);
  return code.ok ? { path: heroPath(code.value) } : { why: words.share.problem(code.error) };
};
