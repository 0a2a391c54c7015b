import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Reads a font from the package that public/fonts is made of, so that these tests need no generated file. */
export const loadFontsource = async (file: string): Promise<Uint8Array> => {
  const family = /^(.*?)-(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-\d/.exec(
    file,
  )?.[1];
  if (family === undefined) throw new Error(`${file} is no font file`);
  return new Uint8Array(await readFile(require.resolve(`@fontsource/${family}/files/${file}.woff`)));
};
