import { loadImage } from '@napi-rs/canvas';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandLineMessages } from '@/lib/messages/command-line';
import { skills } from '@/lib/systems/living/skills/index';
import { requirementsOf } from '@/lib/systems/living/parts/skills';
import { straightMarks } from '@/lib/language/marks';
import { skillMessages } from '@/lib/systems/living/messages/skill-text-renderer';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-commands-'));

const required = { format: 'pipsmith/hero', version: 1, system: 'living' };
const legal = {
  ...required,
  name: 'Uncle Tom',
  equipment: { weapons: [{ name: 'Club', type: 'blunt' }] },
  faces: { 4: { melee: 3 }, 5: { melee: 4 }, 6: { melee: 3, skill: 1 } },
  skills: ['warrior/flurry'],
};
const illegal = { ...required, name: 'Bare \u001b[31mMonk', faces: { 4: { melee: 4 } } };
const party = (...heroes: readonly object[]) => ({
  format: 'pipsmith/party',
  version: 1,
  name: 'Friends',
  heroes,
});
const nearlyFull = { ...legal, notes: 'ü'.repeat(2000) };

const files: Readonly<Record<string, string | Uint8Array>> = {
  'legal.json': JSON.stringify(legal),
  'illegal.json': JSON.stringify(illegal),
  'party.json': JSON.stringify(party(legal, illegal)),
  'crowd.json': JSON.stringify(party(...Array.from({ length: 9 }, () => legal))),
  'long.json': JSON.stringify(nearlyFull),
  'no-name.json': JSON.stringify(required),
  'not-utf8.json': Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d),
  'huge.json': `${JSON.stringify(legal)}${' '.repeat(1_000_000)}`,
  'kept.pdf': 'not yet printed',
};

interface Run {
  readonly exit: number;
  readonly out: string;
  readonly told: string;
}

/** Names of the files above, as the player would type them from anywhere. */
const inFolder = (part: string): string =>
  /\.(json|pdf)$|^some-folder$/.test(part) ? join(folder, part) : part;

/** Runs the command line within this process. */
const pipsmith = async (call: string): Promise<Run> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(
    call
      .split(' ')
      .filter((part) => part !== '')
      .map(inFolder),
  );
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'some-folder'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every way to end, from docs/command-line.md: arguments, exit code, and a word of standard error. */
const calls: readonly (readonly [string, number, RegExp])[] = [
  ['', 2, /Name a command/],
  [
    'fight legal.json',
    2,
    /no command “fight”.+check, print, share, open, convert, odds, skills, simulate, replay, tournament, report, worker or balance/,
  ],
  ['check', 2, /Usage: .+check FILE/s],
  ['check legal.json --yaml', 2, /no option --yaml/],
  ['check nowhere.json', 2, /nowhere\.json: File not found/],
  ['check some-folder', 2, /is a folder/],
  ['check no-name.json', 2, /no-name\.json: name is missing/],
  ['check not-utf8.json', 2, /no text/],
  ['check huge.json', 2, /too large/],
  ['print legal.json', 2, /-o OUT\.pdf/],
  ['print legal.json -o kept.pdf --paper a5', 2, /no paper size “a5”/],
  ['print legal.json -o kept.pdf --size 64x89', 2, /no card size “64x89”.+63x88 or 63\.5x88\.9/],
  ['print legal.json -o kept.pdf --ink gold', 2, /no ink “gold”/],
  ['print legal.json -o kept.pdf --skills long', 2, /“long”.+names, short or full/],
  [
    'print legal.json -o kept.pdf --kit --scenario deathmatch',
    2,
    /Living Rulebook has no scenario “deathmatch”. Choose .*king-of-the-hill.*open-fire/,
  ],
  ['print legal.json -o kept.pdf --gutter=-1', 2, /gutter is “-1”/],
  ['print legal.json -o kept.pdf --gutter 11', 2, /0 to 10 mm/],
  ['print legal.json -o kept.pdf --gutter 5 --duplex', 2, /aren’t folded/],
  ['print legal.json -o kept.pdf --offset 0.1,0.1', 2, /--offset needs --duplex/],
  ['print legal.json -o kept.pdf --duplex --offset 0.1', 2, /two lengths/],
  ['print legal.json -o kept.pdf --duplex --offset=3.1,0', 2, /from -3 to 3/],
  ['print legal.json -o kept.pdf --sleeves --duplex', 2, /--sleeves can’t be combined/],
  ['print legal.json --images pics --dpi 200', 2, /--dpi is “200”.+300 or 600/],
  ['print legal.json -o kept.pdf --dpi 300', 2, /--dpi needs --images/],
  ['print legal.json --tabletop table', 2, /--at ADDRESS together/],
  ['print legal.json --tabletop table --at nowhere', 2, /--at is “nowhere”.+https:/],
  ['print --calibration legal.json -o kept.pdf', 2, /takes no hero file/],
  ['print legal.json -o kept.pdf --origin ftp://x', 2, /--origin is “ftp:\/\/x”/],
  ['print legal.json illegal.json -o kept.pdf', 1, /4-face.+--allow-illegal/s],
  ['print legal.json -o legal.json', 2, /is one of the hero files and would be overwritten/],
  ['print legal.json -o some-folder', 2, /is a folder/],
  ['print legal.json -o missing/hero.pdf', 2, /folder for .+ doesn’t exist/],
  ['share crowd.json', 2, /at most 8 heroes/],
  ['share long.json', 2, /2,000/],
  ['open not+a+code', 2, /isn’t a share code/],
];

describe('the commands', () => {
  it.each(calls)('pipsmith %s ends with %i and says why', async (call, exit, sentence) => {
    vi.stubEnv('PIPSMITH_ORIGIN', '');
    const run = await pipsmith(call);
    expect(run.told).toMatch(sentence);
    expect(run.exit).toBe(exit);
    expect(run.out).toBe('');
    expect(read('kept.pdf')).toBe('not yet printed');
    expect(read('legal.json')).toBe(files['legal.json']);
  });

  it('checks a party in JSON', async () => {
    const { exit, out, told } = await pipsmith('check party.json --json');
    expect({ exit, told }).toEqual({ exit: 1, told: '' });
    expect(JSON.parse(out)).toMatchObject([
      { legal: true, points: { spent: 20, budget: 20 }, issues: [] },
      {
        legal: false,
        points: { spent: 8, budget: 20 },
        issues: expect.arrayContaining([
          expect.objectContaining({ rule: 'one-colour-face', severity: 'error', path: ['faces', '4'] }),
        ]) as unknown,
      },
    ]);
  });

  it('checks several files: an element for each, and the worst exit', async () => {
    const all = await pipsmith('check legal.json party.json no-name.json --json');
    expect(all.exit).toBe(2);
    expect(JSON.parse(all.out)).toMatchObject([
      { legal: true },
      [{ legal: true }, { legal: false }],
      { error: expect.stringMatching(/name is missing/) as unknown },
    ]);
    const two = await pipsmith('check party.json legal.json');
    expect(two).toMatchObject({ exit: 1, told: '' });
    expect(two.out.match(/: legal/g)).toHaveLength(2);
    expect(await pipsmith('check - -')).toMatchObject({ exit: 2, out: '' });
  });

  it('checks in words, and no name steers the terminal', async () => {
    const { exit, out } = await pipsmith('check illegal.json');
    expect(exit).toBe(1);
    expect(out).toMatch(/Monk: illegal.+\n {2}error +4-face: The 4-face /);
    expect(out).not.toContain('\u001b');
  });

  it('opens what it shares', async () => {
    const shared = await pipsmith('share party.json');
    expect(shared).toMatchObject({ exit: 0, told: '' });
    const opened = await pipsmith(`open https://pipsmith.example/party/${shared.out.trim()}?from=chat`);
    expect(opened).toMatchObject({ exit: 0, told: '' });
    writeFileSync(join(folder, 'opened.json'), opened.out);
    expect((await pipsmith('share opened.json')).out).toBe(shared.out);
  });

  it('prints illegal heroes when told to, and leaves nothing half written behind', async () => {
    vi.stubEnv('PIPSMITH_ORIGIN', 'http://localhost:3000');
    const run = await pipsmith('print party.json -o party.pdf --allow-illegal --paper=letter');
    expect(run.told).toMatch(/no QR code, because only this computer/);
    expect(run).toMatchObject({ exit: 0, out: '' });
    expect(read('party.pdf').startsWith('%PDF-1.7')).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each([
    ['--size 63.5x88.9 --ink low --gutter 5', 1],
    ['--ink black --duplex --offset=-0.3,0.2', 2],
    ['--skills names', 1],
    ['--skills short --ink black', 1],
    ['--skills=full --ink low', 1],
  ])('prints with %s', async (flags, pages) => {
    const run = await pipsmith(`print legal.json -o looks.pdf ${flags}`);
    expect(run).toMatchObject({ exit: 0, out: '' });
    expect(readFileSync(join(folder, 'looks.pdf'), 'latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });

  it('makes the calibration sheet, which needs no hero', async () => {
    const run = await pipsmith('print --calibration --paper letter -o calibration.pdf');
    expect(run).toMatchObject({ exit: 0, out: '' });
    expect(run.told).toMatch(/--offset X,Y/);
    expect(read('calibration.pdf').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('makes pictures of 600 dots an inch with bleed, and the cards as text', async () => {
    const run = await pipsmith(`print legal.json --images ${join(folder, 'pictures')} --dpi 600 --text`);
    expect(run).toMatchObject({ exit: 0 });
    expect(run.out).toMatch(/^\S.+\n\S/);
    const pictures = readdirSync(join(folder, 'pictures'));
    expect(pictures.filter((name) => name.endsWith('-front.png')).length).toBe(pictures.length / 2);
    for (const name of pictures) {
      const png = readFileSync(join(folder, 'pictures', name));
      const picture = await loadImage(png);
      expect([picture.width, picture.height]).toEqual([1642, 2242]);
      // pHYs: 23,622 dots a metre are 600 an inch.
      expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(23_622);
    }
  });

  it('makes pictures of a mission’s cards, which takes the place of the hero’s own', async () => {
    const pictures = join(folder, 'mission-pictures');
    const run = await pipsmith(`print legal.json --kit --scenario open-fire --images ${pictures}`);
    expect(run).toMatchObject({ exit: 0 });
    const names = readdirSync(pictures).join(' ');
    expect(names).toMatch(/open-fire-front\.png/);
    expect(names).toMatch(/cloth-front\.png/);
  });

  it('makes a saved object for Tabletop Simulator with its pictures beside it', async () => {
    const table = join(folder, 'table');
    const run = await pipsmith(`print legal.json --counters --tabletop ${table} --at https://example.org/t`);
    expect(run).toMatchObject({ exit: 0, out: '' });
    const text = readFileSync(join(table, 'saved-object.json'), 'utf8');
    const fetched = text.match(/https:\/\/example\.org\/t\/[^"]+/g) ?? [];
    expect(fetched.length).toBeGreaterThan(2);
    for (const url of fetched) expect(readdirSync(table)).toContain(url.split('/').at(-1));
    expect((await loadImage(join(table, readdirSync(table)[0] ?? ''))).width).toBeGreaterThan(200);
  });

  it('lists every skill', async () => {
    const run = await pipsmith('skills --json');
    expect(run).toMatchObject({ exit: 0, told: '' });
    const everyGame = JSON.parse(run.out) as readonly { readonly system: string }[];
    const listed = everyGame.filter(({ system }) => system === 'living');
    expect(listed).toHaveLength(skills.length);
    for (const skill of skills) {
      expect(listed).toContainEqual({
        id: skill.id,
        name: straightMarks(skill.name),
        system: 'living',
        school: expect.stringMatching(/^[A-Z]/) as unknown,
        tier: expect.stringMatching(/^(common|elite|form|training)$/) as unknown,
        class: skill.class,
        text: expect.stringMatching(/^[A-Z][^]+\.$/) as unknown,
        ...(skill.kind && { kind: skill.kind }),
        ...(skill.target && { target: skill.target }),
        ...(skill.actions && { actions: skill.actions }),
        ...(skillMessages.briefRange(skill) && { range: skillMessages.briefRange(skill) }),
        ...((skill.requires ?? skill.needs).length > 0 && { requires: requirementsOf(skill) }),
      });
    }
    expect(listed).toContainEqual({
      id: 'dirty-tricks/shadows-dance',
      name: expect.any(String) as unknown,
      system: 'living',
      school: 'Dirty Tricks',
      tier: expect.stringMatching(/^(common|elite)$/) as unknown,
      class: expect.any(String) as unknown,
      text: expect.stringMatching(/^With a Skill pip: [^\n]+\.$/) as unknown,
      actions: 2,
      requires: ['contact-with-terrain'],
    });
    const facts = { kind: 'hex', target: 'opponent', range: '0.5# per Magic pip' };
    expect(listed).toContainEqual(expect.objectContaining({ id: 'druid/calenture', ...facts }));
  });
});

describe('pipsmith skills --stats', () => {
  it('says what skills are written in, and whose each named kind is', async () => {
    const run = await pipsmith('skills --stats');
    expect(run).toMatchObject({ exit: 0, told: '' });
    expect(run.out).toMatch(
      /^living: \d+ skills\n {2}\d+ general kinds [^\n]+\n {2}\d+ named kinds, in \d+ skills:\n/,
    );
    expect(run.out).toContain('act jump: survival/jump\n');
  });

  it('says the same in JSON', async () => {
    const run = await pipsmith('skills --stats --json --system living');
    expect(run).toMatchObject({ exit: 0, told: '' });
    const [stats]: unknown[] = JSON.parse(run.out) as unknown[];
    expect(stats).toMatchObject({ system: 'living', skills: skills.length });
    expect(stats).toHaveProperty(
      'kinds',
      expect.arrayContaining([
        { of: 'act', name: 'jump', isNamed: true, skills: ['survival/jump'] },
        expect.objectContaining({ of: 'parameter', name: 'spreads', isNamed: false }) as unknown,
      ]) as unknown,
    );
  });
});

describe('pipsmith COMMAND --help', () => {
  it.each(Object.keys(commandLineMessages.commands))('explains every option of %s', async (command) => {
    const { exit, out, told } = await pipsmith(`${command} --help`);
    expect({ exit, told }).toEqual({ exit: 0, told: '' });
    const [usage = '', ...rest] = out.split('\n');
    const known = usage.replace(/^.*? -- /, '').match(/(?<=[[ ])--?[a-z-]+/g) ?? [];
    const explained = rest.flatMap((line) => /^ {2}(--?[a-z-]+)/.exec(line)?.[1] ?? []);
    expect([...explained].sort()).toEqual([...new Set(known)].sort());
  });
});
