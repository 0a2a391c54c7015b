import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../set-up/children.mjs';
import { sourceText } from './areas';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const resolved = (from: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('#words/')
      ? specifier.replace('#words/', 'lib/').concat('.en')
      : specifier.startsWith('.')
        ? posix.join(dirname(from), specifier)
        : undefined;
  if (path === undefined) return undefined;
  return endings
    .map((ending) => path + ending)
    .find((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
};

/** Files that are started rather than imported, by their paths in strings. */
const started = /['"`]([\w@./-]+\.(?:mjs|tsx?))['"`]/g;

const startedBy = (file: string): readonly string[] =>
  [...sourceText(file).matchAll(started)].flatMap(
    ([, path = '']) => resolved(file, path) ?? resolved(file, `@/${path}`) ?? [],
  );

const known = new Map<string, readonly string[]>();

export const importsOf = (file: string): readonly string[] => {
  const before = known.get(file);
  if (before) return before;
  const found = ts
    .preProcessFile(sourceText(file), true, true)
    .importedFiles.flatMap(({ fileName }) => resolved(file, fileName) ?? []);
  const all = file.startsWith('scripts/') ? [...found, ...startedBy(file)] : found;
  known.set(file, all);
  return all;
};

/** All files that a file loads, including itself and those that it loads later. */
export const closureOf = (file: string): ReadonlySet<string> => {
  const found = new Set([file]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
};
