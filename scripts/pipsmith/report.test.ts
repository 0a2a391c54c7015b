import { closeSkills, type Balance } from '@/lib/simulation/balance/balance-file';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFragment } from '@/lib/session/match-link';
import { opening } from '@/lib/systems/open';
import { main } from './main';
import { writeHeroes } from './queue/testing';

const root = mkdtempSync(join(tmpdir(), 'pipsmith-report-test-'));
const heroes = join(root, 'heroes');
const results = join(heroes, 'tournament');

const pipsmith = async (...args: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(args);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const read = (file: string): string => readFileSync(join(results, file), 'utf8');

beforeAll(async () => {
  mkdirSync(heroes);
  await writeHeroes(heroes, 'first', 3);
  expect((await pipsmith('tournament', heroes, '-n', '3', '--threads', '0')).exit).toBe(0);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('pipsmith report', { shuffle: false }, () => {
  it('makes of an old folder what the tournament made itself', async () => {
    const files = ['report.html', 'worth.csv', 'scenarios.csv', 'table.csv', 'matrix.csv'];
    const before = files.map(read);
    for (const file of files) rmSync(join(results, file));
    const { exit, told } = await pipsmith('report', results);
    expect(exit).toBe(0);
    expect(told).toMatch(
      /Written: .+report\.html, .+worth\.csv, .+scenarios\.csv, .+table\.csv and .+matrix\.csv\./,
    );
    expect(files.map(read)).toEqual(before);
    expect(read('scenarios.csv').split('\r\n')[1]).toMatch(/^gang-fight,meadow,random,1,9,/);
  });

  it('links to matches that the play table opens, and that end as they did', async () => {
    const links = [...read('report.html').matchAll(/href="http:\/\/localhost:3000\/play#([^"]+)"/g)];
    expect(links).toHaveLength(2);
    for (const [, fragment = ''] of links) {
      const opened = await opening(() => openFragment(fragment.replaceAll('&amp;', '&')));
      expect(opened.ok).toBe(true);
      if (opened.ok) expect(opened.value.session.history.choices.length).toBeGreaterThan(0);
    }
    expect((await pipsmith('report', results, '--origin', 'https://host.example')).exit).toBe(0);
    expect(read('report.html')).toContain('href="https://host.example/play#match=');
  });

  it('takes several scenarios together, from the folders right within', async () => {
    const all = join(root, 'all');
    mkdirSync(join(all, 'one'), { recursive: true });
    mkdirSync(join(all, 'two'));
    writeFileSync(join(all, 'one', 'matches.jsonl'), read('matches.jsonl'));
    writeFileSync(
      join(all, 'two', 'matches.jsonl'),
      read('matches.jsonl').replace('gang-fight', 'deathmatch'),
    );
    const { exit } = await pipsmith('report', all, '--heroes', heroes);
    expect(exit).toBe(0);
    expect(readFileSync(join(all, 'scenarios.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(3);
    const page = readFileSync(join(all, 'report.html'), 'utf8');
    expect(page).toContain('18 matches between 3 heroes, in 2 scenarios');
    // Its matches are not those of that scenario: no link is better than another match.
    expect(page).toContain('This version of Pipsmith can’t replay it.');
  });

  it.each([
    [['report'], 'Name a folder of tournament results'],
    [['report', join(root, 'nowhere')], 'nowhere: folder not found.'],
    [['report', results, '--heroes', root], 'Name the folder with the hero files: --heroes'],
    [['report', results, '--origin', 'x'], '--origin is “x”'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { exit, told } = await pipsmith(...args);
    expect(exit).toBe(2);
    expect(told).toContain(sentence);
  });

  it('counts what is whole in a damaged file, and says how much is not', async () => {
    const broken = join(root, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'matches.jsonl'), `${read('matches.jsonl')}{"match":\n`);
    const { exit, told } = await pipsmith('report', broken, '--heroes', heroes);
    expect(exit).toBe(0);
    expect(told).toContain('1 line is damaged and isn’t counted');
  });
});

describe('pipsmith balance', { shuffle: false }, () => {
  const file = join(root, 'balance.json');
  const call = ['balance', 'first', '--school', 'melee', '-o', file, '--threads', '0'];

  it('ranks skills, and a second call goes on to the same as one long one', async () => {
    const short = await pipsmith(...call, '-n', '2');
    expect(short.exit).toBe(0);
    expect(short.out).toMatch(/6 matches, player greedy, seed 1/);
    const more = await pipsmith(...call, '-n', '6', '--json');
    expect(more.told).toContain('Continuing after 6 matches.');
    const whole = await pipsmith(
      ...call.map((each) => (each === file ? `${file}-2` : each)),
      '-n',
      '6',
      '--json',
    );
    expect(more.out).toBe(whole.out);
    const { skills } = JSON.parse(more.out) as { readonly skills: readonly { readonly matches: number }[] };
    expect(skills.map(({ matches }) => matches)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('then plays on with those near the ends of the list alone, and stops there', async () => {
    const kept = join(root, 'close.json');
    const whole = ['balance', 'first', '-o', kept, '--threads', '0', '-n', '4'];
    await pipsmith(...whole);
    const before = JSON.parse(readFileSync(kept, 'utf8')) as Balance;
    await pipsmith(...whole, '--close', '6');
    const after = JSON.parse(readFileSync(kept, 'utf8')) as Balance;
    expect([after.rounds, before.closeRounds]).toEqual([before.rounds, 0]);
    expect(after.closeRounds).toBeGreaterThan(0);
    expect([...closeSkills(before, 6)].every((id) => (after.skills[id]?.matches ?? 0) >= 4)).toBe(true);
    expect(closeSkills(after, 6).size).toBe(0);
    await pipsmith(...whole, '--close', '6');
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(after);
  });

  it.each([
    [['balance'], 'Name the game'],
    [['balance', 'chess'], 'There is no game “chess”'],
    [['balance', 'first', '--school', 'knitting'], 'There is no school “knitting”'],
    [['balance', 'first', '-o', file, '--seed', '9'], 'its seed is “1”, not “9”'],
    [['balance', 'first', '-o', join(root, 'heroes', 'hero-1.json')], 'doesn’t hold balance figures'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { exit, told } = await pipsmith(...args);
    expect(exit).toBe(2);
    expect(told).toContain(sentence);
  });
});
