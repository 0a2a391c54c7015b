import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { encodings } from '@/lib/testing/encodings';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-encodings-'));
const at = (name: string): string => join(folder, name);

const pipsmith = async (...args: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(args);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const hero = (name: string) => ({
  format: 'pipsmith/hero',
  version: 1,
  system: 'living',
  name,
  faces: { 5: { melee: 3 }, 6: { melee: 3 } },
  equipment: { weapons: [{ name: 'Säbel', type: 'slashing' }] },
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files of the command line', () => {
  const party = {
    format: 'pipsmith/party',
    version: 1,
    name: 'Grüße',
    heroes: [hero('Jürgen'), hero('Zoë')],
  };
  const warband = { format: 'pipsmith/warband', version: 1, system: 'warband', name: 'Grüße', fighters: [] };
  const text = async (kind: string): Promise<string> => {
    if (kind !== 'replay') return JSON.stringify({ hero: hero('Jürgen'), party, warband }[kind], null, 2);
    writeFileSync(at('one.json'), JSON.stringify(hero('Jürgen')));
    const save = ['--save-replay', at('match.jsonl'), '--allow-illegal'];
    await pipsmith('simulate', at('one.json'), at('one.json'), '-n', '1', '--player', 'random', ...save);
    return readFileSync(at('match.jsonl'), 'utf8').replaceAll('\n', '\r\n');
  };

  it.each(['hero', 'party', 'warband', 'replay'])(
    'a %s is read in every encoding, or the encoding is named',
    async (kind) => {
      const whole = await text(kind);
      for (const [name, { write, refused }] of Object.entries(encodings)) {
        writeFileSync(at('file'), write(whole));
        const { exit, told } = await pipsmith(kind === 'replay' ? 'replay' : 'check', at('file'));
        const named =
          refused && { 'utf-16-without-mark': 'UTF-16', 'utf-32': 'UTF-32', 'latin-1': 'Latin-1' }[refused];
        if (named === undefined) expect([name, exit === 2, told], name).toEqual([name, false, '']);
        else expect([name, exit, told]).toEqual([name, 2, expect.stringContaining(named)]);
      }
    },
  );
});

it('open says of the link of a match, a map or a game night what it is', async () => {
  for (const [link, what] of [
    ['/play#match=AbC123', 'a match'],
    ['/maps#map=living.AbC123', 'a map'],
    ['/table#night=AbC123', 'a game night'],
  ] as const) {
    const { exit, out, told } = await pipsmith('open', `https://pipsmith.example${link}`);
    expect([exit, out, told]).toEqual([2, '', expect.stringContaining(`a link to ${what}, not to a hero`)]);
  }
});
