import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rulesVersion } from '@/lib/systems/living/match/rules';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-simulate-'));
const required = { format: 'pipsmith/hero', version: 1, system: 'living' };
const club = { weapons: [{ name: 'Club', type: 'blunt' }] };
const hero = (name: string) => ({
  ...required,
  name,
  equipment: club,
  faces: { 4: { melee: 3 }, 5: { melee: 4 }, 6: { melee: 3, skill: 1 } },
  skills: ['warrior/fierce-blow'],
});
const files = {
  'tom.json': hero('Tom'),
  'jane.json': hero('Jane'),
  'illegal.json': { ...hero('Bare \u001b[31mMonk'), faces: { 4: { melee: 4 } } },
  'four.json': { format: 'pipsmith/party', version: 1, name: 'Four', heroes: 'ABCD'.split('').map(hero) },
  'broken.json': { ...required, name: 'Tom', faces: { 7: { melee: 1 } } },
  'text.txt': 'nothing',
};

const pipsmith = async (call: string) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(
    call.split(' ').map((part) => (/\.(json|txt)$/.test(part) ? join(folder, part) : part)),
  );
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

interface Report {
  readonly matches: number;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly decisions: number;
  readonly hash: string;
  readonly intervals: readonly (readonly [number, number])[];
}

const simulated = async (call: string): Promise<Report> => {
  const { exit, out, told } = await pipsmith(`simulate ${call} --json`);
  expect(exit).toBe(0);
  // A busy machine may say how far it is.
  expect(told).toMatch(/^(\d+ of \d+ matches, \d+ s left\n)*$/);
  return JSON.parse(out) as Report;
};

beforeAll(() => {
  for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(file));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pipsmith simulate', () => {
  it.each([
    ['simulate', /two to eight hero files.+Usage: .+simulate FILE/s],
    ['simulate tom.json', /2 to 8 heroes; you named 1\./],
    ['simulate four.json four.json tom.json', /you named 9\./],
    ['simulate - -', /read only once/],
    ['simulate tom.json nowhere.json', /File not found/],
    ['simulate tom.json broken.json', /broken\.json: .+7/],
    ['simulate tom.json jane.json -n 0', /^-n is “0” but must be a whole number from 1/],
    ['simulate tom.json jane.json -n many', /^-n is “many”/],
    ['simulate tom.json jane.json --seed 4294967296', /--seed is “4294967296”/],
    ['simulate tom.json jane.json -n 3 --match 4', /--match is “4”.+from 1 to 3/],
    ['simulate tom.json jane.json --match 2', /--match needs --save-replay/],
    ['simulate tom.json jane.json --save-replay tom.json', /is one of the hero files/],
    ['simulate tom.json jane.json --scenario chess', /no scenario “chess”.+all-out-carnage.+treasure-hunt/],
    ['simulate tom.json jane.json --map moon', /no map “moon”.+open-field.+random/],
    ['simulate tom.json jane.json --player chess', /no player “chess”.+random, greedy or search/],
    ['simulate tom.json jane.json --player random,random,random', /3 players for 2 teams/],
    ['simulate tom.json jane.json --nodes 5', /--nodes needs --player search/],
    ['simulate tom.json jane.json --think 5', /--think needs --player search/],
    ['simulate tom.json jane.json --player search --think 0', /--think is “0” .+from 1 to 60,000/],
    ['simulate tom.json jane.json --player search --think 60001', /--think is “60001”/],
    ['simulate tom.json jane.json --player search --think 1.5', /--think is “1\.5”/],
    ['simulate tom.json jane.json --player search --think soon', /--think is “soon”/],
    ['simulate tom.json jane.json --player search --think', /--think needs a value/],
    ['simulate tom.json jane.json --player search --think 5 --nodes 5', /either --nodes or --think/],
    ['simulate tom.json jane.json --player search --think 5 --save-replay out.txt', /Use --nodes instead/],
    ['simulate tom.json jane.json --teams 0', /names 1 team for 2 heroes/],
    ['simulate tom.json jane.json --teams a,b', /--teams is “a,b”/],
    ['simulate tom.json jane.json --teams 0,2', /--teams leaves out team 1/],
    ['simulate tom.json jane.json --teams 2,1', /--teams leaves out team 0/],
    ['simulate tom.json jane.json --teams 0,0 --scenario all-out-carnage', /fights for themselves/],
    ['simulate tom.json jane.json --teams 0,3 --scenario team-carnage', /two teams, 0 and 1/],
    ['simulate four.json --teams 0,0,0,1', /the same number of heroes.+3 and 1/],
    ['simulate four.json tom.json --scenario all-out-carnage', /room for 4 heroes, but you chose 5/],
    ['simulate tom.json jane.json --fast', /no option --fast/],
    ['simulate tom.json jane.json --save-replay nowhere/out.txt', /The folder for .+ doesn’t exist/],
  ])('%s ends with 2 and says why', async (call, sentence) => {
    const run = await pipsmith(call);
    expect(run.told).toMatch(sentence);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  it('plays no illegal hero unless told so', async () => {
    const run = await pipsmith('simulate tom.json illegal.json -n 2');
    expect(run).toMatchObject({ exit: 1, out: '' });
    expect(run.told).toMatch(/^Bare \\u001b\[31mMonk: illegal.+one colour.+--allow-illegal/s);
    expect(run.told).not.toContain('\u001b');
    expect((await pipsmith('simulate tom.json illegal.json -n 2 --allow-illegal')).exit).toBe(0);
  });

  it('gives what docs/command-line.md names, and the same for the same seed, whoever plays it', async () => {
    const report = await simulated('tom.json jane.json -n 6 --seed 9 --threads 0');
    expect(Object.keys(report).slice(0, 5)).toEqual(['matches', 'wins', 'draws', 'decisions', 'hash']);
    expect(report.wins.reduce((sum, wins) => sum + wins, report.draws)).toBe(6);
    expect(report.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(report.intervals).toHaveLength(2);
    expect((await simulated('tom.json jane.json -n 6 --seed 10')).hash).not.toBe(report.hash);
  });

  it('prints the same bytes for one seed; how long it took comes last, on request', async () => {
    const call = 'simulate tom.json jane.json -n 6 --seed 9 --json --threads';
    const first = await pipsmith(`${call} 0`);
    expect((await pipsmith(`${call} 3`)).out).toBe(first.out);
    const timed = JSON.parse((await pipsmith(`${call} 0 --timing`)).out) as { readonly seconds: number };
    expect(Object.keys(timed).at(-1)).toBe('seconds');
    expect(timed.seconds).toBeGreaterThan(0);
    const { seconds, ...rest } = timed;
    expect([typeof seconds, rest]).toEqual(['number', JSON.parse(first.out)]);
  });

  it('thinks by the clock where it is told to, and says what that means', async () => {
    const { exit, out, told } = await pipsmith(
      'simulate tom.json jane.json -n 2 --player search,random --think 1 --threads 0 --json',
    );
    expect(exit).toBe(0);
    expect(told).toMatch(/the same seed doesn’t repeat the same matches/);
    expect(JSON.parse(out)).toMatchObject({ matches: 2 });
  });

  it('tells people in a table', async () => {
    const { out } = await pipsmith('simulate four.json -n 2 --scenario king-of-the-hill --map arena');
    expect(out).toMatch(/^King of the Hill \(map: Arena\), 2 matches, seed 1\n/);
    expect(out).toMatch(/A and C +\d+ +\d+\.\d % +\(\d/);
    expect(out).toMatch(/\nA\n {2}Per match: damage dealt/);
  });

  it('keeps columns apart, and heroes of the same name', async () => {
    const { out } = await pipsmith('simulate tom.json tom.json -n 2');
    expect(out).toMatch(/\n {2}Tom +\d.+\n {2}Tom \(2\) +\d/);
    expect(out).toMatch(/\nTom \(2\)\n {2}Per match/);
    const tables = out
      .split('\n\n')
      .map((part) => part.split('\n').filter((line) => line.startsWith('    ')))
      .filter(({ length }) => length > 0);
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      expect(table[0]).toMatch(
        /^ {4}Per match {2,}uses {2,}worked {2,}damage {2,}healed {2,}counters {2,}felled$/,
      );
      expect(table).toHaveLength(2);
      expect(new Set(table.map((line) => line.length)).size).toBe(1);
    }
  });

  it('saves a replay, which plays again to the same end', async () => {
    const one = await simulated('tom.json jane.json -n 1 --seed 3');
    await pipsmith('simulate tom.json jane.json -n 1 --seed 3 --save-replay out.txt');
    const { exit, out } = await pipsmith('replay out.txt');
    expect(exit).toBe(0);
    expect(out).toContain(one.hash);
    expect(JSON.parse((await pipsmith('replay out.txt --json')).out)).toMatchObject({
      hash: one.hash,
      decisions: one.decisions,
    });
    await pipsmith('simulate tom.json jane.json -n 5 --seed 3 --match 4 --save-replay other.txt');
    expect((await pipsmith('replay other.txt')).out).not.toContain(one.hash);
  });
});

describe('pipsmith replay', () => {
  it.each([
    ['replay', /Give a replay file/],
    ['replay text.txt out.txt', /one replay only/],
    ['replay nowhere.txt', /File not found/],
    ['replay text.txt', /text\.txt: This isn’t a replay/],
  ])('%s ends with 2 and says why', async (call, sentence) => {
    const run = await pipsmith(call);
    expect(run.told).toMatch(sentence);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  it('refuses one that does not fit, with the line', async () => {
    await pipsmith('simulate tom.json jane.json -n 1 --save-replay good.txt');
    const lines = readFileSync(join(folder, 'good.txt'), 'utf8').split('\n');
    const changed = async (name: string, change: (lines: string[]) => void) => {
      const copy = [...lines];
      change(copy);
      writeFileSync(join(folder, name), copy.join('\n'));
      return pipsmith(`replay ${name}`);
    };
    const impossible = await changed('impossible.txt', (copy) => (copy[2] = '999'));
    expect(impossible).toMatchObject({ exit: 1, out: '' });
    expect(impossible.told).toMatch(/impossible\.txt: Line 3: this choice isn’t possible/);
    const cut = await changed('cut.txt', (copy) => copy.splice(5));
    expect(cut).toMatchObject({ exit: 2, out: '' });
    expect(cut.told).toMatch(/Line 6: the end is missing/);
    const other = await changed(
      'other-end.txt',
      (copy) => (copy[copy.length - 2] = '{"end":"0123456789abcdef"}'),
    );
    expect(other).toMatchObject({ exit: 1 });
    expect(other.told).toMatch(/ends differently/);
    const seed = await changed(
      'seed.txt',
      (copy) => (copy[0] = (copy[0] ?? '').replace(/"seed":\d+/, '"seed":7')),
    );
    expect(seed).toMatchObject({ exit: 1, out: '' });
    expect(seed.told).toMatch(/seed\.txt: Line 1: the header was changed after recording/);
    const unvouched = await changed(
      'unvouched.txt',
      (copy) => (copy[copy.length - 2] = (copy.at(-2) ?? '').replace(/,"header":"\w+"/, '')),
    );
    expect(unvouched.exit).toBe(0);
    expect(unvouched.told).toMatch(
      /unvouched\.txt: This is an older replay without a hash in its header.+\.\n$/,
    );
    const old = await changed(
      'old.txt',
      (copy) => (copy[0] = (copy[0] ?? '').replace(rulesVersion, 'living 0')),
    );
    expect(old).toMatchObject({ exit: 2 });
    expect(old.told).toMatch(/Line 1: this replay needs rules “living 0”; this Pipsmith plays “/);
  });
});
