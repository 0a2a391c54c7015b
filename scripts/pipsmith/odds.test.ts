import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-odds-'));
const required = { format: 'pipsmith/hero', version: 1, system: 'living' };
const files = {
  'tom.json': { ...required, name: 'Tom', faces: { 5: { melee: 4 }, 6: { melee: 4, skill: 1 } } },
  'bare.json': { ...required, name: 'Bare \u001b[31mMonk' },
  'party.json': { format: 'pipsmith/party', version: 1, name: 'Two', heroes: [{ ...required, name: 'One' }] },
  'nobody.json': { format: 'pipsmith/party', version: 1, name: 'None', heroes: [] },
  'broken.json': { ...required, name: 'Tom', faces: { 7: { melee: 1 } } },
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

beforeAll(() => {
  for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(file));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pipsmith odds', () => {
  it.each([
    ['odds', /Name a hero or party file.+Usage: .+odds FILE/s],
    ['odds tom.json bare.json party.json', /at most one opponent/],
    ['odds - -', /read only once/],
    ['odds tom.json --sure', /no option --sure/],
    ['odds nowhere.json', /File not found/],
    ['odds broken.json', /broken\.json: .+7/],
    ['odds tom.json nowhere.json', /File not found/],
    ['odds tom.json party.json', /is a party\. The opponent must be one hero/],
    ['odds tom.json dummy-plate', /no dummy “dummy-plate”.+dummy-heavy-shield/],
  ])('%s ends with 2 and says why', async (call, sentence) => {
    const run = await pipsmith(call);
    expect(run.told).toMatch(sentence);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  it('counts the hands of 1 to 5 dice', async () => {
    const { exit, out, told } = await pipsmith('odds tom.json --json');
    expect({ exit, told }).toEqual({ exit: 0, told: '' });
    const report = JSON.parse(out) as Record<'hands', Record<string, Record<string, Record<string, number>>>>;
    expect(Object.keys(report)).toEqual(['hands']);
    expect(Object.keys(report.hands)).toEqual(['1', '2', '3', '4', '5']);
    const five = report.hands['5'];
    expect(Object.keys(five ?? {}).sort()).toEqual(['av', 'critical', 'dv', 'green', 'mav', 'mdv', 'rav']);
    expect(five?.['av']).toEqual({
      0: expect.closeTo((4 / 6) ** 5, 14) as unknown,
      4: expect.closeTo(1 - (4 / 6) ** 5, 14) as unknown,
    });
    expect(five?.['rav']).toEqual({ 0: 1 });
    expect(five?.['dv']).toEqual({ 0: 1 });
    expect(Object.keys(five?.['green'] ?? {})).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(five?.['green']?.['1']).toBeCloseTo((5 * 5 ** 4) / 6 ** 5, 14);
    const pair = 1 - (4 / 6) ** 5 - 5 * (2 / 6) * (4 / 6) ** 4;
    expect(five?.['critical']).toEqual({ melee: expect.closeTo(pair, 14) as unknown, ranged: 0 });
  });

  it('gives a party an array', async () => {
    expect(JSON.parse((await pipsmith('odds party.json --json')).out)).toHaveLength(1);
    expect(JSON.parse((await pipsmith('odds nobody.json --json')).out)).toEqual([]);
    expect((await pipsmith('odds nobody.json')).told).toMatch(/This party has no heroes/);
  });

  it('says in words what a hero rolls, and no name steers the terminal', async () => {
    const { exit, out } = await pipsmith('odds tom.json');
    expect(exit).toBe(0);
    expect(out).toMatch(/Tom\n {2}Hand of 1\n {4}AV +0: 66\.7 % {3}4: 33\.3 %/);
    expect(out).not.toMatch(/RAV|MDV/);
    expect((await pipsmith('odds bare.json')).out).not.toContain('\u001b');
  });

  it('weighs a hero against a dummy or another hero', async () => {
    const { out } = await pipsmith('odds tom.json dummy-none');
    expect(out).toMatch(/Tom against Dummy in cloth: Fists.+\n.+hits 86\.8 %/);
    expect(out).toMatch(/If both only attack: Tom wins \d\d\.\d %/);
    const report = JSON.parse((await pipsmith('odds tom.json bare.json --json')).out) as {
      readonly against: { readonly duel: unknown; readonly attack: Readonly<Record<string, unknown>> };
    };
    expect(report.against.duel).toEqual({ win: 1, lose: 0, draw: 0 });
    expect(report.against.attack).toMatchObject({
      way: 'fists',
      hurt: expect.closeTo(1 - (4 / 6) ** 5, 14) as unknown,
    });
  });
});
