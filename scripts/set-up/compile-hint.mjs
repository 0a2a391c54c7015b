// Asks browsers to compile the scripts of a build while they download.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chrome's: compile every function on the thread that reads the file, so that the page doesn't stand still for it later. */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** Writes the hint into the scripts of a build. Other browsers take it for a comment. @param {string} folder of the build */
export const hintScripts = (folder) => {
  const chunks = join(folder, 'static', 'chunks');
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith('.js')) continue;
    const path = join(chunks, name);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
};
