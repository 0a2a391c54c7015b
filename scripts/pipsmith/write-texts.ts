import { join } from 'node:path';
import { err, ok, type Result } from '@/lib/result';
import { openOutput, writeOutput } from './output';

/** Writes texts into a folder by the names of their files, each whole or not at all; gives the files. */
export const writeTexts = async (
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<Result<readonly string[], string>> => {
  const written: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name);
    const target = await openOutput(file, []);
    if (!target.ok) return target;
    const done = await writeOutput(file, target.value, new TextEncoder().encode(text));
    if (!done.ok) return err(done.error);
    written.push(file);
  }
  return ok(written);
};
