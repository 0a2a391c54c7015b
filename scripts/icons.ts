/** Takes the paths of the icons that cards use out of the game-icons package: `npx tsx scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconCredits, iconNames } from '../lib/cards/icons';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@iconify-json/game-icons/icons.json', root);
export const iconFile = new URL('lib/cards/icon-paths.json', root);

/** The path of each icon in a box of 512 x 512; throws when the package has it no more, or as something else. */
export const iconPaths = (): Readonly<Record<string, string>> => {
  const { icons } = JSON.parse(readFileSync(source, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  };
  return Object.fromEntries(
    iconNames.map((name) => {
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(
        icons[iconCredits[name].icon]?.body ?? '',
      );
      if (!path?.[1]) throw new Error(`game-icons has no single path "${name}"`);
      return [name, path[1]];
    }),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(iconFile, `${JSON.stringify(iconPaths(), null, 2)}\n`);
  console.log(`${iconNames.length} icons taken`);
}
