import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeHero } from '@/lib/systems/living/sheet/file';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { main } from './main';

const root = mkdtempSync(join(tmpdir(), 'pipsmith-tournament-'));
let heroes = '';
let at = 0;

const sampleFile = (id: string): string => {
  const sample = samples.find((one) => one.id === id);
  if (!sample) throw new RangeError(id);
  return JSON.stringify(writeHero(sample.hero));
};

const put = (name: string, text: string): void => writeFileSync(join(heroes, name), text);
const results = (): string => join(heroes, 'tournament', 'matches.jsonl');
const lines = (): readonly string[] => readFileSync(results(), 'utf8').trimEnd().split('\n');
const fixtureIn = (line: string): string => (JSON.parse(line) as { readonly match: string }).match;

interface Run {
  readonly exit: number;
  readonly out: string;
  readonly told: string;
}

/** Runs the command line within this process. */
const pipsmith = async (...args: readonly string[]): Promise<Run> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(['tournament', ...args]);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

interface Report {
  readonly matches: number;
  readonly missing: number;
  readonly hash: string;
  readonly heroes: readonly { readonly name: string; readonly file: string; readonly score: number }[];
  readonly matrix: readonly (readonly (number | null)[])[];
}

const reported = async (...args: readonly string[]): Promise<Report> => {
  const run = await pipsmith(heroes, '-n', '2', '--json', ...args);
  expect(run.exit).toBe(0);
  return JSON.parse(run.out) as Report;
};

beforeEach(() => {
  at += 1;
  heroes = join(root, `heroes-${at}`);
  mkdirSync(heroes);
  for (const id of ['gerda', 'jane', 'nim']) put(`${id}.json`, sampleFile(id));
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('pipsmith tournament', () => {
  it('plays every pair, and writes a line for each match, a table, a matrix and a picture', async () => {
    const run = await pipsmith(heroes, '-n', '2');
    expect(run.exit).toBe(0);
    expect(run.out).toMatch(
      /^3 heroes, 2 matches between each pair: All Out Carnage \(map: Open field\).+\n +Hero +Score/,
    );
    expect(run.told).toMatch(/Written: .+table\.csv, .+matrix\.csv and .+picture\.svg\./);
    expect(lines()).toHaveLength(1 + 6);
    const written = readdirSync(join(heroes, 'tournament')).sort();
    expect(written).toEqual([
      ...['matches.jsonl', 'matrix.csv', 'picture.svg', 'report.html'],
      ...['scenarios.csv', 'table.csv', 'worth.csv'],
    ]);
    const table = readFileSync(join(heroes, 'tournament', 'table.csv'), 'utf8').split('\r\n');
    expect(table[0]).toBe('place,hero,file,matches,won,drawn,lost,score,low,high');
    expect(table).toHaveLength(1 + 3 + 1);
    expect(readFileSync(join(heroes, 'tournament', 'picture.svg'), 'utf8')).toMatch(/^<svg .+<\/svg>\n$/s);
  });

  it('comes to the same with threads, without, and when it has been played already', async () => {
    const alone = await reported('--threads', '0');
    const inThreads = await reported('--threads', '2', '-o', join(root, `other-${at}`));
    expect(inThreads).toEqual(alone);
    expect(alone).toMatchObject({ matches: 6, missing: 0, heroes: [{}, {}, {}] });
    expect(alone.matrix.map((row) => row.filter((share) => share === null))).toEqual([
      [null],
      [null],
      [null],
    ]);
    const before = readFileSync(results());
    expect(await reported()).toEqual(alone);
    expect(readFileSync(results())).toEqual(before);
  });

  it('goes on after a cut-off line and says which; no match is lost and none played twice', async () => {
    const whole = await reported();
    const text = readFileSync(results(), 'utf8');
    const kept = lines().slice(0, 4);
    writeFileSync(results(), text.slice(0, kept.join('\n').length - 20));
    const run = await pipsmith(heroes, '-n', '2', '--json');
    expect(run.told).toMatch(/matches\.jsonl: line 4 was cut off.+\n2 matches were played before, 4 to go\./);
    expect(JSON.parse(run.out)).toEqual(whole);
    expect(lines().slice(0, 3)).toEqual(kept.slice(0, 3));
    expect(new Set(lines().slice(1).map(fixtureIn)).size).toBe(6);
    expect(lines()).toHaveLength(7);
  });

  it('goes on from a last line that only lacks its end, and from a first line that was cut off', async () => {
    const whole = await reported();
    writeFileSync(results(), readFileSync(results(), 'utf8').trimEnd());
    const run = await pipsmith(heroes, '-n', '2', '--json');
    expect(run.told).not.toMatch(/cut off/);
    expect(JSON.parse(run.out)).toEqual(whole);
    expect(readFileSync(results(), 'utf8').endsWith('\n')).toBe(true);
    writeFileSync(results(), (lines()[0] ?? '').slice(0, 30));
    expect(await reported()).toEqual(whole);
  });

  it('tells of damaged lines in between, and plays what stood there again', async () => {
    const whole = await reported();
    const damaged = lines().map((line, index) =>
      index === 2 ? line.replace('"phases"', '"phrases"') : line,
    );
    writeFileSync(results(), `${damaged.join('\n')}\n`);
    const run = await pipsmith(heroes, '-n', '2', '--json');
    expect(run.told).toMatch(/line 3 is damaged and isn’t counted/);
    expect(JSON.parse(run.out)).toEqual(whole);
  });

  it.each([
    ['a figure', (line: string) => line.replace(/"decisions":\d+/, (found) => `${found}1`)],
    ['who won', (line: string) => line.replace(/"winner":[^,]+/, '"winner":null')],
    ['its sum', (line: string) => line.replace(/,"sum":"\w+"/, '')],
  ])('plays a match again whose line was changed in %s, and names it', async (_, change) => {
    const whole = await reported();
    // A match that somebody won.
    const at = lines().findIndex((line) => line.includes('"winner":"'));
    writeFileSync(
      results(),
      `${lines()
        .with(at, change(lines()[at] ?? ''))
        .join('\n')}\n`,
    );
    const run = await pipsmith(heroes, '-n', '2', '--json');
    expect(run.told).toContain(`line ${at + 1} is damaged and isn’t counted`);
    expect(JSON.parse(run.out)).toEqual(whole);
    expect(lines()).toHaveLength(1 + 6 + 1);
  });

  it('goes on with lines of before they had a sum, and says that nothing vouches for them', async () => {
    const whole = await reported();
    const old = lines().map((line) => line.replace(/,"sum":"\w+"/, '').replace('"version":2', '"version":1'));
    writeFileSync(results(), `${old.slice(0, 5).join('\n')}\n`);
    const run = await pipsmith(heroes, '-n', '2', '--json');
    expect(run.told).toMatch(
      /matches\.jsonl: 4 older lines have no checksum. They count, but couldn’t be checked for damage.*\n4 matches were played before/,
    );
    expect(JSON.parse(run.out)).toEqual(whole);
    expect(lines().slice(0, 5)).toEqual(old.slice(0, 5));
    expect(
      lines()
        .slice(5)
        .every((line) => line.includes('"sum"')),
    ).toBe(true);
  });

  it('plays only what a hero more, or a round more, brings', async () => {
    await reported();
    const before = lines();
    put('tom.json', sampleFile('uncle-tom'));
    expect(await reported()).toMatchObject({ matches: 12 });
    expect(lines().slice(0, before.length)).toEqual(before);
    expect(lines()).toHaveLength(1 + 12);
    expect((await pipsmith(heroes, '-n', '3')).told).toMatch(/12 matches were played before, 6 to go/);
  });

  it('refuses to mix tournaments, and what is none; nothing is changed', async () => {
    await reported();
    const before = readFileSync(results());
    const other = await pipsmith(heroes, '-n', '2', '--seed', '9');
    expect(other).toMatchObject({ exit: 2, out: '' });
    expect(other.told).toMatch(/its seed is “1”, not “9”/);
    expect(readFileSync(results())).toEqual(before);
    writeFileSync(results(), 'shopping list\n');
    expect((await pipsmith(heroes)).told).toMatch(/doesn’t hold tournament results/);
    expect(readFileSync(results(), 'utf8')).toBe('shopping list\n');
  });

  it('leaves a file alone that another process writes to, and takes it from one that is gone', async () => {
    mkdirSync(join(heroes, 'tournament'));
    writeFileSync(`${results()}.lock`, `${process.ppid}\n`);
    const busy = await pipsmith(heroes, '-n', '1');
    expect(busy).toMatchObject({ exit: 2, out: '' });
    expect(busy.told).toMatch(/Another tournament is writing to .+delete .+matches\.jsonl\.lock/);
    writeFileSync(`${results()}.lock`, '4194305\n');
    expect((await pipsmith(heroes, '-n', '1')).exit).toBe(0);
    expect(readdirSync(join(heroes, 'tournament'))).not.toContain('matches.jsonl.lock');
  });

  it('says which files it leaves out, and plays the others', async () => {
    put('broken.json', '{ "format": "pipsmith/hero", "version": 1, "system": "living" }');
    put('copy.json', sampleFile('jane'));
    const bare = {
      format: 'pipsmith/hero',
      version: 1,
      system: 'living',
      name: '=Bare',
      faces: { 1: { melee: 1 } },
    };
    put('bare.json', JSON.stringify(bare));
    put('notes.txt', 'no hero');
    const run = await pipsmith(heroes, '-n', '1');
    expect(run.exit).toBe(2);
    expect(run.told).toMatch(/broken\.json: name is missing.*It is left out\./);
    expect(run.told).toMatch(/jane\.json: Jane is the same hero as in copy\.json/);
    expect(run.told).toMatch(/bare\.json: =Bare is illegal and left out/);
    expect(run.out).toMatch(/^3 heroes/);
    rmSync(join(heroes, 'broken.json'));
    expect((await pipsmith(heroes, '-n', '1')).exit).toBe(1);
    const lenient = await pipsmith(heroes, '-n', '1', '--allow-illegal');
    expect(lenient.exit).toBe(0);
    expect(lenient.out).toMatch(/^4 heroes/);
    expect(readFileSync(join(heroes, 'tournament', 'table.csv'), 'utf8')).toMatch(/,'=Bare,bare\.json,/);
  });

  it('takes the heroes of a party one by one, and tells two of the same name apart', async () => {
    const jane = JSON.parse(sampleFile('jane')) as Readonly<Record<string, unknown>>;
    const party = {
      format: 'pipsmith/party',
      version: 1,
      name: 'Two',
      heroes: [
        { ...jane, notes: 'x' },
        { ...jane, notes: 'y' },
      ],
    };
    put('two.json', JSON.stringify(party));
    const { heroes: all } = await reported();
    expect(all.map(({ name }) => name).sort()).toEqual([
      'Gerda Halfmoon',
      'Jane (jane.json)',
      'Jane (two.json, hero 1)',
      'Jane (two.json, hero 2)',
      'Nim Quickfinger',
    ]);
  });

  it.each([
    [[], /Name the folder/],
    [['nowhere'], /nowhere: folder not found/],
    [['.', '.'], /one folder only/],
    [['.', '-n', '0'], /whole number from 1/],
    [['.', '--map', 'moon'], /no map “moon”/],
    [['.', '--player', 'random,greedy'], /one computer player for everyone/],
    [['.', '--turbo'], /no option --turbo/],
    [['gerda.json'], /not a folder of hero files/],
    [['empty'], /at least two heroes; there are none/],
  ])('%j ends with 2 and a sentence', async (args, sentence) => {
    mkdirSync(join(heroes, 'empty'));
    const run = await pipsmith(
      ...args.map((arg) => (/^(gerda|empty|nowhere)/.test(arg) ? join(heroes, arg) : arg)),
    );
    expect(run.told).toMatch(sentence);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  it('refuses more matches than it could ever play', async () => {
    const run = await pipsmith(heroes, '-n', '400000');
    expect(run).toMatchObject({ exit: 2, out: '' });
    expect(run.told).toMatch(/3 heroes would play 1,200,000 matches.+at most 1,000,000. Choose a smaller -n/);
    expect(readdirSync(heroes)).not.toContain('tournament');
  });

  it('says why nothing can be written, before a match is played', async () => {
    const file = join(heroes, 'gerda.json');
    for (const folder of [file, join(file, 'below'), join(heroes, 'in', 'the', 'way')]) {
      put('in', '');
      const run = await pipsmith(heroes, '-n', '1', '-o', folder);
      expect(run).toMatchObject({ exit: 2, out: '' });
      expect(run.told).toContain(`${folder} can’t be a folder: a file is in the way.`);
    }
    const nowhere = await pipsmith(heroes, '-n', '1', '-o', '/proc/nowhere/at/all');
    expect(nowhere).toMatchObject({ exit: 2, out: '' });
    expect(nowhere.told).toMatch(/(permission to write \/proc\/nowhere|\/proc\/nowhere\S* can’t be written)/);
    mkdirSync(join(heroes, 'taken', 'matches.jsonl'), { recursive: true });
    const taken = await pipsmith(heroes, '-n', '1', '-o', join(heroes, 'taken'));
    expect(taken).toMatchObject({ exit: 2, out: '' });
    expect(taken.told).toMatch(/matches\.jsonl is a folder\./);
  });

  it('keeps whole lines where there is no more room, and goes on once there is', async () => {
    const program = fileURLToPath(new URL('../pipsmith.mjs', import.meta.url));
    const call = `ulimit -f 2; exec "$0" "$@"`;
    const child = spawn('sh', [
      '-c',
      call,
      process.execPath,
      program,
      'tournament',
      heroes,
      '-n',
      '5',
      '--threads',
      '0',
    ]);
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(2);
    expect(told).toMatch(
      /can no longer be written \(EFBIG\)\. \d+ matches are saved in .+run the same command again to continue/,
    );
    const kept = lines();
    expect(readFileSync(results(), 'utf8').endsWith('}\n')).toBe(true);
    const run = await pipsmith(heroes, '-n', '5', '--json', '--threads', '0');
    expect(run.told).toContain(`${kept.length - 1} matches were played before`);
    expect(lines().slice(0, kept.length)).toEqual(kept);
    expect(lines().length).toBeGreaterThan(kept.length);
    expect(new Set(lines().slice(1).map(fixtureIn)).size).toBe(15);
  });

  it('survives being killed in the middle', async () => {
    const program = fileURLToPath(new URL('../pipsmith.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, 'tournament', heroes, '-n', '2000', '--threads', '1']);
    const isOver = new Promise((resolve) => child.once('close', resolve));
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(4), { timeout: 90_000, interval: 50 });
    child.kill('SIGKILL');
    await isOver;
    const kept = lines().slice(0, -1);
    const rounds = Math.ceil(lines().length / 3) + 1;
    const run = await pipsmith(heroes, '-n', String(rounds), '--json', '--threads', '0');
    expect(run.exit).toBe(0);
    expect(lines().slice(0, kept.length)).toEqual(kept);
    expect(lines()).toHaveLength(1 + 3 * rounds);
    expect(new Set(lines().slice(1).map(fixtureIn)).size).toBe(3 * rounds);
    const anew = await pipsmith(
      heroes,
      '-n',
      String(rounds),
      '--json',
      '--threads',
      '0',
      '-o',
      join(root, 'anew'),
    );
    expect(JSON.parse(run.out)).toEqual(JSON.parse(anew.out));
  });
});
