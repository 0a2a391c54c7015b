import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '@/lib/systems/draco/sheet/file';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';
import { theSet } from '@/lib/systems/draco/start/samples';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-draco-'));
const { eryam, ...four } = theSet;

const party = (name: string, sheets: readonly Draft[]) => ({
  format: 'pipsmith/party',
  version: 1,
  name,
  heroes: sheets.map(writeDraft),
});

const files = {
  'slayers.json': party('Four slayers', Object.values(four)),
  'three.json': party('Three slayers', Object.values(four).slice(1)),
  'five.json': party('Five slayers', [...Object.values(four), four.cathryn]),
  'hunt.json': party('All five', [eryam, ...Object.values(four)]),
  'dragon.json': writeDraft(eryam),
};

const pipsmith = async (call: string) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(
    call.split(' ').map((part) => (part.endsWith('.json') ? join(folder, part) : part)),
  );
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const heroesIn = (json: string): readonly string[] =>
  (JSON.parse(json) as { readonly heroes: readonly { readonly name: string }[] }).heroes.map(
    ({ name }) => name,
  );

beforeAll(() => {
  for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(file));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe('matches of Hic est Draco on the command line', () => {
  it('plays four slayers against a dragon, and saves one that plays again alike', async () => {
    const { exit, out } = await pipsmith(
      'simulate slayers.json dragon.json --matches 2 --player greedy --json --save-replay played.json',
    );
    expect(exit).toBe(0);
    expect(heroesIn(out)).toEqual(['Cathryn', 'Daeldric', 'Braron', 'Amalica', 'Eryam']);
    const { wins, draws } = JSON.parse(out) as { readonly wins: readonly number[]; readonly draws: number };
    expect(wins).toHaveLength(2);
    expect(wins.reduce((sum, one) => sum + one, draws)).toBe(2);
    const { heroes } = JSON.parse(out) as {
      readonly heroes: readonly {
        readonly skills: Readonly<Record<string, Readonly<Record<string, number>>>>;
      }[];
    };
    for (const skill of heroes.slice(0, 4).flatMap(({ skills }) => Object.values(skills))) {
      expect(skill['could']).toBeGreaterThanOrEqual(skill['turns'] ?? 1);
      expect(skill['uses']).toBeGreaterThanOrEqual(skill['turns'] ?? 1);
    }
    const cards = Object.values(heroes[4]?.skills ?? {});
    expect(cards.some(({ up = 0, picked = 0 }) => picked > 0 && up >= picked)).toBe(true);
    expect(cards.every(({ up = 0, picked = 0 }) => up >= picked)).toBe(true);

    const again = await pipsmith('replay played.json');
    expect(again.exit).toBe(0);
    expect(again.out).toContain('Eryam');
  });

  it('plays a party of all five, whoever comes first', async () => {
    const { exit, out } = await pipsmith('simulate hunt.json --matches 1 --json');
    expect(exit).toBe(0);
    expect(heroesIn(out)[0]).toBe('Eryam');
  });

  it.each([
    [
      'three.json dragon.json',
      'A match needs four slayers and one dragon; this one has 3 slayers and 1 dragon.',
    ],
    ['five.json', 'A match needs four slayers and one dragon; this one has 5 slayers and 0 dragons.'],
    ['dragon.json', 'A match needs four slayers and one dragon; this one has 0 slayers and 1 dragon.'],
    ['slayers.json dragon.json --teams 0,0,0,1,1', 'The slayers must be team 0 and the dragon team 1.'],
  ])('refuses %s with a sentence', async (call, sentence) => {
    const { exit, told } = await pipsmith(`simulate ${call} --matches 1`);
    expect(exit).not.toBe(0);
    expect(told).toContain(sentence);
  });
});
