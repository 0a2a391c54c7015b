import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { living } from '@/lib/systems/index';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-strangers-'));
const inFolder = (name: string): string => join(folder, name);

/** Everything that steers a terminal, breaks a line or turns the direction of what follows. */
const evil = 'Eve\nINJECTED\r\u001b[2J\u009b31m\u202e\u2066\u200f\u2028\u200b\u0000';
const steering = /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

const sampleOf = (id: string): Readonly<Record<string, unknown>> => {
  const sample = living.samples.find((one) => one.id === id);
  if (!sample) throw new RangeError(id);
  return living.write(sample.hero);
};
const renamed = (hero: object): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(hero, (key, value: unknown) => (key === 'name' ? evil : value))) as Readonly<
    Record<string, unknown>
  >;
const eve = { ...renamed(sampleOf('jane')), title: evil, notes: evil };
const bad = {
  ...eve,
  faces: { 4: { melee: 4 } },
  skills: [{ custom: evil, school: 'ranger', text: evil }, evil],
};
const put = (name: string, json: unknown): void => writeFileSync(inFolder(name), JSON.stringify(json));

interface Run {
  readonly exit: number;
  readonly out: string;
  readonly told: string;
}

const pipsmith = async (...args: readonly string[]): Promise<Run> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(args);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const expectHarmless = (text: string): void => {
  expect(text).not.toMatch(steering);
  expect(text).not.toMatch(/^\s*INJECTED/m);
};

beforeAll(async () => {
  put('eve.json', eve);
  put('bad.json', bad);
  put('gerda.json', sampleOf('gerda'));
  put('party.json', { format: 'pipsmith/party', version: 1, name: evil, heroes: [eve, bad] });
  await pipsmith(
    'simulate',
    inFolder('eve.json'),
    inFolder('gerda.json'),
    '-n',
    '1',
    '--save-replay',
    inFolder('r'),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('names of strangers', { timeout: 120_000 }, () => {
  it.each([
    ['check eve.json', 0, 'out'],
    ['check bad.json', 1, 'out'],
    ['check party.json', 1, 'out'],
    ['odds eve.json bad.json', 0, 'out'],
    ['print bad.json -o sheet.pdf', 1, 'told'],
    ['print bad.json -o sheet.pdf --allow-illegal --counters --origin https://pipsmith.example', 0, 'told'],
    ['simulate eve.json gerda.json -n 2', 0, 'out'],
    ['simulate bad.json gerda.json -n 2', 1, 'told'],
    ['simulate eve.json gerda.json -n 1 --map no-such-map', 2, 'told'],
    ['replay r --log', 0, 'out'],
    ['tournament . -n 1', 1, 'out'],
  ] as const)('are shown as escapes: pipsmith %s', async (call, exit, where) => {
    const args = call.split(' ').map((part) => (/^\.$|\.(json|pdf)$|^r$/.test(part) ? inFolder(part) : part));
    const run = await pipsmith(...args);
    expect(run.exit).toBe(exit);
    expectHarmless(run.out);
    expectHarmless(run.told);
    if (where === 'out') expect(run.out).toContain('Eve\\nINJECTED\\r\\u001b[2J\\u009b31m\\u202e');
  });

  it('stand as escapes in tables and pictures', async () => {
    const folders = inFolder('tables');
    mkdirSync(folders);
    writeFileSync(join(folders, 'eve.json'), JSON.stringify(eve));
    writeFileSync(join(folders, 'gerda.json'), JSON.stringify({ ...sampleOf('gerda'), name: '＝1+1' }));
    expect((await pipsmith('tournament', folders, '-n', '1')).exit).toBe(0);
    for (const name of ['table.csv', 'matrix.csv', 'picture.svg']) {
      const text = readFileSync(join(folders, 'tournament', name), 'utf8').replaceAll('\r\n', '\n');
      expectHarmless(text);
      expect(text).toContain('Eve\\nINJECTED\\r\\u001b[2J');
    }
    const table = readFileSync(join(folders, 'tournament', 'table.csv'), 'utf8');
    expect(table).toContain(",'＝1+1,");
    expect(table.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('are whole in JSON, with escapes for what steers a terminal', async () => {
    const check = await pipsmith('odds', inFolder('gerda.json'), inFolder('eve.json'), '--json');
    expect(check.out.replaceAll('\n', '')).not.toMatch(steering);
    expect(JSON.parse(check.out)).toMatchObject({ against: { name: evil } });
    const shared = await pipsmith('share', inFolder('eve.json'));
    const opened = await pipsmith('open', shared.out.trim());
    expect(opened.out.replaceAll('\n', '')).not.toMatch(steering);
    expect(JSON.parse(opened.out)).toMatchObject({ name: evil });
  });

  it('are escaped in what is said of files, options and commands', async () => {
    // No program can be called with a zero byte.
    const word = evil.replaceAll('\0', '');
    for (const args of [[word], ['check', word], ['check', 'x', `--${word}`], ['open', word]]) {
      const run = await pipsmith(...args);
      expect(run.exit).toBe(2);
      expectHarmless(run.told);
    }
  });
});

describe('a folder of strange things', { timeout: 120_000 }, () => {
  const strange = inFolder('strange');

  beforeAll(() => {
    mkdirSync(join(strange, 'folder.json'), { recursive: true });
    mkdirSync(join(strange, 'tournament'));
    execFileSync('mkfifo', [join(strange, 'pipe.json')]);
    execFileSync('ln', ['-s', '/dev/zero', join(strange, 'zero.json')]);
    execFileSync('ln', ['-s', 'nowhere', join(strange, 'lost.json')]);
    execFileSync('ln', ['-s', '../gerda.json', join(strange, 'linked.json')]);
    const name = Buffer.concat([Buffer.from(`${strange}/Jos`), Buffer.of(0xe9), Buffer.from('.json')]);
    writeFileSync(name, JSON.stringify(sampleOf('jane')));
  });

  it('is read, with a sentence for each thing that is no file', async () => {
    const run = await pipsmith('tournament', strange, '-n', '1', '--json');
    for (const name of ['folder', 'pipe', 'zero'])
      expect(run.told).toMatch(new RegExp(`${name}\\.json: This is no file.*left out`));
    expect(run.told).toMatch(/lost\.json: There is no such file.*left out/);
    expect(run.told).not.toMatch(/tournament: This/);
    const report = JSON.parse(run.out) as { readonly heroes: readonly { readonly file: string }[] };
    expect(report.heroes.map(({ file }) => file).sort()).toEqual(['Jos\\xe9.json', 'linked.json']);
    expect(run.exit).toBe(2);
  });

  it('says why a name that is no UTF-8 cannot be given on the command line', async () => {
    const run = await pipsmith('check', join(strange, 'Jos\ufffd.json'));
    expect(run).toMatchObject({
      exit: 2,
      told: expect.stringMatching(/no UTF-8.*standard input/s) as unknown,
    });
  });
});

const program = fileURLToPath(new URL('../pipsmith.mjs', import.meta.url));

/** Runs the program with a device in place of standard output or standard error. */
const runInto = (device: string, which: 1 | 2, args: readonly string[]) =>
  new Promise((resolve, reject) => {
    const full = openSync(device, 'w');
    const pipes = ['ignore', which === 1 ? full : 'pipe', which === 2 ? full : 'pipe'] as const;
    const child = spawn(process.execPath, [program, ...args], { stdio: [...pipes] });
    let told = '';
    child.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.once('error', reject);
    child.once('close', (exit) => {
      closeSync(full);
      resolve({ exit, told });
    });
  });

describe('an output that cannot be written', { timeout: 120_000 }, () => {
  const hasFull = existsSync('/dev/full');

  it.runIf(hasFull).each(['check', 'share', 'odds', 'replay'])(
    'ends %s with 2 and a sentence',
    async (command) => {
      const file = inFolder(command === 'replay' ? 'r' : 'gerda.json');
      expect(await runInto('/dev/full', 1, [command, file])).toEqual({
        exit: 2,
        told: expect.stringMatching(/^There is no room left on the disk for standard output\.\n$/) as unknown,
      });
    },
  );

  it.runIf(hasFull)('ends with 2 where nothing can be said either', async () => {
    expect(await runInto('/dev/full', 2, ['check', 'nowhere.json'])).toMatchObject({ exit: 2 });
  });

  it('is no failure of a command whose reader has seen enough', async () => {
    const child = spawn(process.execPath, [program, 'check', inFolder('bad.json')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const exit = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect({ exit, told }).toEqual({ exit: 1, told: '' });
  });
});
