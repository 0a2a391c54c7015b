import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../set-up/children.mjs';
import { filesBelow } from './areas';
import type { Mutant } from './choose';

const guarded = ({ id, before, after }: Mutant): string => {
  const isOn = `globalThis.__mutant?.(${id})`;
  return after === '' ? `{ if (!${isOn}) ${before} }` : `(${isOn} ? (${after}) : (${before}))`;
};

/** A file's code with all its mutants, each behind its switch. */
export const withMutants = (code: string, mutants: readonly Mutant[]): string =>
  mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, mutant) => text.slice(0, mutant.start) + guarded(mutant) + text.slice(mutant.end), code);

/** A file that every process of a trial loads first: it knows which mutant is on, and notes which are reached. */
const switchCode = `
const { appendFileSync } = require('node:fs');
const on = Number(process.env.MUTANT || -1);
const log = process.env.MUTANT_LOG;
let phase = process.env.MUTANT_PHASE;
let test = process.env.MUTANT_TEST;
let noted = new Set();
globalThis.__mutantNote = (newPhase, newTest) => {
  process.env.MUTANT_PHASE = phase = newPhase;
  process.env.MUTANT_TEST = test = newTest;
  noted = new Set();
};
globalThis.__mutant = (id) => {
  if (log && !noted.has(id)) {
    noted.add(id);
    appendFileSync(log, phase + ' ' + id + ' ' + test + '\\n');
  }
  return id === on;
};
`;

/** Tells the switch which test file runs, and whether its modules are still being loaded. */
const noteCode = `
import { relative } from 'node:path';
import { beforeAll, expect } from 'vitest';
const test = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\\\', '/');
globalThis.__mutantNote('load', test);
beforeAll(() => globalThis.__mutantNote('test', test));
`;

export interface Copy {
  readonly folder: string;
  readonly switchFile: string;
  readonly noteFile: string;
  readonly logFile: string;
}

/** A copy of the tree that holds all mutants at once, in a temporary folder. */
export const makeCopy = (mutants: readonly Mutant[]): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of filesBelow(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(join(folder, file), withMutants(readFileSync(join(folder, file), 'utf8'), own));
  }
  const made = {
    folder,
    switchFile: join(folder, 'mutant-switch.cjs'),
    noteFile: join(folder, 'mutant-note.mjs'),
    logFile: join(folder, 'reached.log'),
  };
  writeFileSync(made.switchFile, switchCode);
  writeFileSync(made.noteFile, noteCode);
  writeFileSync(made.logFile, '');
  return made;
};
