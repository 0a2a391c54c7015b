import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-coin-toss-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, coins: number): string => {
  const path = join(folder, `${name}.json`);
  writeFileSync(
    path,
    JSON.stringify({ format: 'pipsmith/coins', version: 1, system: 'coin-toss', name, coins }),
  );
  return path;
};

/** Runs the command line within this process, where the coin toss is one of the games. */
const pipsmith = async (...call: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(call);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

describe('the command line, of a game that it does not name', () => {
  it('checks', async () => {
    expect(await pipsmith('check', file('Penny', 3))).toMatchObject({ exit: 0 });
    const rich = await pipsmith('check', file('Rich', 4), '--json');
    expect(rich.exit).toBe(1);
    expect(JSON.parse(rich.out)).toMatchObject({
      legal: false,
      points: { spent: 4, budget: 3 },
      issues: [
        { rule: 'too-many-coins', severity: 'error', path: ['coins'], message: 'Three coins at most.' },
      ],
    });
  });

  it('shares, and opens what was shared', async () => {
    const path = file('Penny', 2);
    const shared = await pipsmith('share', path);
    const opened = await pipsmith('open', shared.out.trim());
    expect(JSON.parse(opened.out)).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  });

  it('prints', async () => {
    const sheet = join(folder, 'cards.pdf');
    expect(await pipsmith('print', file('Penny', 3), '-o', sheet)).toMatchObject({ exit: 0 });
    expect(readFileSync(sheet, 'latin1').slice(0, 5)).toBe('%PDF-');
    const kit = join(folder, 'kit.pdf');
    expect(await pipsmith('print', file('Penny', 3), '--kit', '-o', kit)).toMatchObject({ exit: 0 });
    expect(readFileSync(kit).length).toBeGreaterThan(readFileSync(sheet).length);
  });

  it('refuses a match between two games', async () => {
    const hero = join(folder, 'hero.json');
    writeFileSync(
      hero,
      JSON.stringify({ format: 'pipsmith/hero', version: 1, system: 'living', name: 'Tom' }),
    );
    expect(await pipsmith('simulate', file('Penny', 3), hero)).toMatchObject({ exit: 2 });
  });
});
