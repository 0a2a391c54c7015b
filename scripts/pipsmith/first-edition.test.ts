import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import bito from '@/lib/systems/first/fixtures/bito.json' with { type: 'json' };
import hekate from '@/lib/systems/first/fixtures/hekate.json' with { type: 'json' };
import idleShield from '@/lib/systems/first/fixtures/idle-shield.json' with { type: 'json' };
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-first-edition-'));
const tom = {
  format: 'pipsmith/hero',
  version: 1,
  system: 'living',
  name: 'Tom',
  faces: { 4: { melee: 3 } },
};
const party = (name: string, heroes: readonly object[]) => ({
  format: 'pipsmith/party',
  version: 1,
  name,
  heroes,
});
const files = {
  'bito.json': bito,
  'hekate.json': hekate,
  'illegal.json': idleShield,
  'tom.json': tom,
  'eight.json': party('Eight', [bito, hekate, bito, hekate, bito, hekate, bito, hekate]),
  'both.json': party('Both', [bito, tom]),
};
for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(file));
mkdirSync(join(folder, 'heroes'));
for (const name of ['bito.json', 'hekate.json'])
  copyFileSync(join(folder, name), join(folder, 'heroes', name));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pipsmith = async (call: string) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(
    call.split(' ').map((part) => (/\.(json|txt|pdf)$|^heroes$/.test(part) ? join(folder, part) : part)),
  );
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

describe('the command line, of the first edition', () => {
  it('checks several files, and ends as the worst of them', async () => {
    const { exit, out } = await pipsmith('check bito.json illegal.json tom.json --json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ legal: true }, { legal: false }, { legal: true }]);
  });

  it('makes no kit for heroes of two games, names both, and says what to do', async () => {
    const { exit, told } = await pipsmith('print both.json --kit -o both.pdf');
    expect(exit).toBe(2);
    expect(told.trim()).toBe(
      'Bito van Ostmark is from the first edition and Tom is from the Living Rulebook: a kit is for one game. Print each game’s kit by itself, or leave out --kit for their cards.',
    );
  });

  it('lists its 42 skills', async () => {
    const { out } = await pipsmith('skills --system first --json');
    expect(JSON.parse(out)).toHaveLength(42);
  });

  it.each(['deathmatch', 'gang-fight', 'capture-the-flag', 'king-of-the-hill'])(
    'plays %s with two and with eight',
    async (scenario) => {
      for (const heroes of ['bito.json hekate.json', 'eight.json']) {
        const call = `simulate ${heroes} -n 2 --scenario ${scenario} --player greedy --threads 0 --json`;
        const { exit, out } = await pipsmith(call);
        expect(exit).toBe(0);
        expect(JSON.parse(out)).toMatchObject({ matches: 2 });
      }
    },
  );

  it('speaks of rounds, and of what its skills did', async () => {
    const { out } = await pipsmith('simulate bito.json hekate.json -n 4 --threads 0');
    expect(out).toMatch(/^Gang Fight \(map: Meadow\), 4 matches/);
    expect(out).toMatch(/\n {2}Rounds: \d/);
    expect(out).toMatch(/\n {4}Per match +uses +worked +damage +healed +hindered +felled\n/);
  });

  it('saves a match and plays it again to the same end', async () => {
    await pipsmith('simulate bito.json hekate.json -n 1 --scenario deathmatch --save-replay match.txt');
    const { exit, out } = await pipsmith('replay match.txt');
    expect(exit).toBe(0);
    expect(out).toMatch(/ won in round \d+: |^A draw in round \d+: /m);
    const log = await pipsmith('replay match.txt --log');
    expect(log.out).toMatch(/Turn order: .+\n.*Round 1\n/s);
  });

  it('plays a tournament', async () => {
    const { exit, out } = await pipsmith('tournament heroes -n 2 --json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ matches: 2, missing: 0 });
  });

  it.each(['simulate bito.json tom.json', 'simulate both.json'])(
    '%s: no match of two games',
    async (call) => {
      const run = await pipsmith(call);
      expect(run).toMatchObject({ exit: 2, out: '' });
      expect(run.told).toMatch(/^These belong to different games/);
    },
  );

  it('prints a party of two games', async () => {
    expect(await pipsmith('check both.json')).toMatchObject({ exit: 0 });
    expect(await pipsmith('print both.json -o both.pdf')).toMatchObject({ exit: 0 });
    expect(readFileSync(join(folder, 'both.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-');
  });
});
