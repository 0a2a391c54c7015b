import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplesOf, writeSheet } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { main } from './main';

await open([firstSystem]);

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-strangers-'));
const inFolder = (name: string): string => join(folder, name);

/** Everything that steers a terminal, breaks a line or turns the direction of what follows. */
const evil = 'Eve\nINJECTED\r\u001b[2J\u009b31m\u202e\u2066\u200f\u2028\u200b\u0000';
const steering = /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

const sampleOf = (id: string): Readonly<Record<string, unknown>> => {
  const sample = samplesOf(firstSystem).find((one) => one.id === id);
  if (!sample) throw new RangeError(id);
  return writeSheet(sample.document);
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
  put('jane.json', sampleOf('jane'));
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

/** Texts that a spreadsheet would calculate. */
const formulas = ['=1+1', '+1', '-1', '@A1', ' =1+1', '＝1+1', '＋1', '－1', '＠A1'];

describe('names of strangers', () => {
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
    for (const [at, name] of formulas.entries())
      writeFileSync(join(folders, `gerda-${at}.json`), JSON.stringify({ ...sampleOf('gerda'), name }));
    expect((await pipsmith('tournament', folders, '-n', '1')).exit).toBe(0);
    for (const name of ['table.csv', 'matrix.csv', 'picture.svg']) {
      const text = readFileSync(join(folders, 'tournament', name), 'utf8').replaceAll('\r\n', '\n');
      expectHarmless(text);
      expect(text).toContain('Eve\\nINJECTED\\r\\u001b[2J');
    }
    const table = readFileSync(join(folders, 'tournament', 'table.csv'), 'utf8');
    for (const name of formulas) expect(table).toContain(`,'${name},`);
    expect(table.trimEnd().split('\r\n')).toHaveLength(2 + formulas.length);
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

describe('names that every object answers to', () => {
  const inherited = ['__proto__', 'constructor', 'toString'] as const;
  const keys = inherited.map((key) => `${JSON.stringify(key)}:{"legal":true,"melee":6}`).join();

  beforeAll(() => {
    const text = JSON.stringify({ ...sampleOf('jane'), name: '__proto__', title: 'constructor' });
    writeFileSync(inFolder('odd.json'), text.replace(/\{(?!"\d)/g, `{${keys},`).replace(/,\}/g, '}'));
  });

  it.each(inherited)('are no command, game, map, scenario or player: %s', async (name) => {
    const two = ['simulate', inFolder('jane.json'), inFolder('gerda.json'), '-n', '1'];
    for (const args of [
      [name],
      ['skills', '--system', name],
      ['odds', inFolder('gerda.json'), `dummy-${name}`],
      [...two, '--map', name],
      [...two, '--scenario', name],
      [...two, '--player', name],
      ['print', inFolder('gerda.json'), '-o', inFolder('y.pdf'), '--ink', name],
      ['open', name],
    ]) {
      const run = await pipsmith(...args);
      expect(run).toMatchObject({ exit: 2, out: '' });
      expect(run.told).not.toContain('went wrong');
    }
  });

  it('are kept as keys of a hero who is checked, shared, opened and played like any other', async () => {
    const [plain, strange] = [inFolder('jane.json'), inFolder('odd.json')];
    expect(await pipsmith('check', strange)).toMatchObject({ exit: 0 });
    const plainOdds = await pipsmith('odds', plain, '--json');
    expect(await pipsmith('odds', strange, '--json')).toEqual(plainOdds);
    const opened = await pipsmith('open', (await pipsmith('share', strange)).out.trim());
    for (const key of inherited) expect(opened.out.split(`"${key}": {`).length).toBeGreaterThan(3);
    const series = [strange, inFolder('gerda.json'), '-n', '1', '--threads', '1', '--json'];
    const played = await pipsmith('simulate', ...series, '--save-replay', inFolder('odd-replay'));
    const { hash } = JSON.parse(played.out) as { readonly hash: string };
    expect(readFileSync(inFolder('odd-replay'), 'utf8')).toContain('"__proto__":{"legal":true');
    const again = await pipsmith('replay', inFolder('odd-replay'), '--json');
    expect(again).toMatchObject({ exit: 0, told: '' });
    expect(JSON.parse(again.out)).toMatchObject({ hash });
  });
});

describe('a folder of strange things', () => {
  const strange = inFolder('strange');
  let socket: Server | undefined;

  afterAll(() => {
    socket?.close();
  });

  beforeAll(() => {
    mkdirSync(join(strange, 'folder.json'), { recursive: true });
    mkdirSync(join(strange, 'tournament'));
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(strange, 'pipe.json')]);
    socket = createServer().listen(join(strange, 'socket.json'));
    symlinkSync('/dev/zero', join(strange, 'zero.json'));
    symlinkSync('nowhere', join(strange, 'lost.json'));
    symlinkSync('../gerda.json', join(strange, 'linked.json'));
    const name = Buffer.concat([Buffer.from(`${strange}/Jos`), Buffer.of(0xe9), Buffer.from('.json')]);
    writeFileSync(name, JSON.stringify(sampleOf('jane')));
  });

  it('is read, with a sentence for each thing that is no file', async () => {
    const run = await pipsmith('tournament', strange, '-n', '1', '--json');
    for (const name of ['socket', 'pipe', 'zero'])
      expect(run.told).toMatch(new RegExp(`${name}\\.json: This is a pipe or a device.*left out`));
    expect(run.told).toMatch(/folder\.json: This is a folder.*left out/);
    expect(run.told).toMatch(/lost\.json: File not found.*left out/);
    expect(run.told).not.toMatch(/tournament: This/);
    const report = JSON.parse(run.out) as { readonly heroes: readonly { readonly file: string }[] };
    expect(report.heroes.map(({ file }) => file).sort()).toEqual(['Jos\\xe9.json', 'linked.json']);
    expect(run.exit).toBe(2);
  });

  it.each(['check', 'share', 'odds', 'replay', 'print -o x.pdf', 'simulate'])(
    'is named by %s, and never waited for',
    async (call) => {
      for (const name of ['pipe', 'zero', 'socket']) {
        const file = join(strange, `${name}.json`);
        const run = await pipsmith(...call.split(' '), file);
        expect(run).toMatchObject({
          exit: 2,
          out: '',
          told: expect.stringContaining(`${file}: This is a pipe or a device`) as unknown,
        });
      }
    },
  );

  it('says why a name that is no UTF-8 cannot be given on the command line', async () => {
    const run = await pipsmith('check', join(strange, 'Jos\ufffd.json'));
    expect(run).toMatchObject({
      exit: 2,
      told: expect.stringMatching(/isn’t valid UTF-8.*standard input/s) as unknown,
    });
  });
});

const program = fileURLToPath(new URL('../pipsmith.mjs', import.meta.url));

/** Runs a command of the shell with the program as `$0` and what follows as `$1` and so on. */
const shell = (command: string, ...args: readonly string[]) =>
  new Promise<Run>((resolve, reject) => {
    const child = spawn('sh', ['-c', command, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE: process.execPath },
    });
    let out = '';
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.once('error', reject);
    child.once('close', (exit) => resolve({ exit: exit ?? -1, out, told }));
  });

describe('an output that cannot be written', () => {
  const hasFull = existsSync('/dev/full');
  const noRoom = 'The disk is full; standard output can’t be written.\n';

  beforeAll(() => {
    const heroes = Array.from({ length: 30 }, () => bad);
    put('many.json', { format: 'pipsmith/party', version: 1, name: 'Many', heroes });
  });

  it.runIf(hasFull).each([
    ['check', 'gerda.json'],
    ['check', 'many.json'],
    ['share', 'gerda.json'],
    ['odds', 'gerda.json'],
    ['replay', 'r'],
  ])('ends %s %s with 2 and one sentence', async (command, name) => {
    const run = await shell('"$NODE" "$0" "$1" "$2" > /dev/full', command, inFolder(name));
    expect(run).toEqual({ exit: 2, out: '', told: noRoom });
  });

  it.runIf(hasFull)('ends with 2 where nothing can be said either', async () => {
    expect(await shell('"$NODE" "$0" check nowhere.json 2> /dev/full')).toMatchObject({ exit: 2 });
    expect(await shell('"$NODE" "$0" skills > /dev/full 2> /dev/full')).toMatchObject({ exit: 2 });
  });

  it.runIf(hasFull)('is refused by name where it is a device', async () => {
    const file = inFolder('gerda.json');
    const told = expect.stringContaining('/dev/full isn’t a regular file.') as unknown;
    expect(await pipsmith('print', file, '-o', '/dev/full')).toMatchObject({ exit: 2, told });
    const series = ['simulate', file, inFolder('eve.json'), '-n', '1', '--save-replay', '/dev/full'];
    expect(await pipsmith(...series)).toMatchObject({ exit: 2, told });
  });

  it('ends with 2 and a sentence in the middle of a file, and leaves nothing half written', async () => {
    const into = inFolder('small');
    mkdirSync(into);
    const call = '"$NODE" "$0" print "$1" -o "$2"';
    // A kilobyte of a file at most.
    const run = await shell(`ulimit -f 2; ${call}`, inFolder('gerda.json'), join(into, 'x.pdf'));
    expect(run).toMatchObject({
      exit: 2,
      told: expect.stringMatching(/x\.pdf can’t be written \(EFBIG\)\.\n$/) as unknown,
    });
    expect(readdirSync(into)).toEqual([]);
  });

  it.each(['check', 'skills'])('is no failure of %s whose reader has seen enough', async (command) => {
    const args = command === 'check' ? [inFolder('many.json')] : [];
    const child = spawn(process.execPath, [program, command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const exit = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect({ exit, told }).toEqual({ exit: command === 'check' ? 1 : 0, told: '' });
  });
});
