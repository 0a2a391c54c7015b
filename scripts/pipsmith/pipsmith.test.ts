import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
const program = join(scripts, 'pipsmith.mjs');

const hero = { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Tom' };
const legal = JSON.stringify(hero);
const illegal = JSON.stringify({ ...hero, faces: { 1: { melee: 1 } } });

/** Runs the program as a shell would; `input` is its standard input. */
const run = (args: readonly string[], input: string, file = program) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: tmpdir() });
    let out = '';
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.once('error', reject);
    child.once('close', (exit) => {
      resolve({ exit, out, told });
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

const nothing = '';

/** Arguments, standard input, exit code, standard output, standard error. */
const calls: readonly (readonly [string, string, number, RegExp | string, RegExp | string])[] = [
  ['check -', legal, 0, /^Tom: legal/, nothing],
  ['check - --json', illegal, 1, /"legal": false/, nothing],
  ['check -', '{', 2, nothing, /^Standard input: This isn’t a hero file.*\n$/],
  ['check -', ' '.repeat(3_000_000), 2, nothing, /too large/],
  ['--help', nothing, 0, /open CODE-OR-URL/, nothing],
];

describe('the program', () => {
  it.each(calls)(
    'pipsmith %s, given %#, ends as docs/command-line.md says',
    async (call, input, exit, out, told) => {
      expect(await run(call.split(' '), input)).toEqual({
        exit,
        out: out === nothing ? nothing : (expect.stringMatching(out) as unknown),
        told: told === nothing ? nothing : (expect.stringMatching(told) as unknown),
      });
    },
  );

  it('says what to do before anything is installed', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'pipsmith-bare-'));
    cpSync(scripts, join(bare, 'scripts'), { recursive: true });
    const answer = await run(['check', '-'], legal, join(bare, 'scripts', 'pipsmith.mjs'));
    rmSync(bare, { recursive: true, force: true });
    expect(answer).toEqual({
      exit: 2,
      out: '',
      told: expect.stringMatching(/npm start \(or npm ci\)/) as unknown,
    });
  });
});
