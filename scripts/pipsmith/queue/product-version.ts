import { readFileSync } from 'node:fs';

let known: string | undefined;

/** The version of Pipsmith in its package.json. */
export const productVersion = (): string => {
  known ??= String(
    (
      JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
        version: unknown;
      }
    ).version,
  );
  return known;
};
