import { matchPartOf } from '@/lib/simulation/contest';
import type { MatchPart } from '@/lib/systems/match-part';
import { piecesOf } from '@/lib/systems/document';
import { hasPart, systemIds } from '@/lib/systems/open';
import { usualNodes } from '@/lib/simulation/player-setting';
import { columns, list } from '@/lib/language/en';
import { commandLine } from './command-line';

type CommandName = keyof typeof commandLine.commands;

/** Options with what they do, in the order of the usage. */
type Explained = readonly (readonly [option: string, does: string])[];

const inJson = ['--json', 'prints JSON for programs in place of text'] as const;

/** What any game that is open and has matches knows. */
const known = (of: (part: MatchPart) => readonly string[]): readonly string[] => [
  ...new Set(systemIds.filter((id) => hasPart(id, 'match')).flatMap((id) => of(matchPartOf(id)))),
];

/** What no kit has unless it is asked for. */
const furtherPieces = (): string =>
  piecesOf(systemIds)
    .filter(({ isUsual }) => !isUsual)
    .map(({ id }) => id)
    .join(', ');

/** What series of matches of any kind take. @param players how many players can be named */
const series = (players: string, usual = 'random'): Explained => [
  ['--seed S', 'another number gives other dice, the same the same matches again; usually 1'],
  [
    '--scenario ID',
    list(
      known(({ scenarios }) => scenarios.map(({ id }) => id)),
      'or',
    ),
  ],
  [
    '--map ID',
    `${list(
      known(({ maps }) => maps),
      'or',
    )}, which is a new one each match; usually open-field`,
  ],
  [
    '--player WHO',
    `who decides, ${players}: random does anything allowed, greedy the best in sight, search thinks ahead; usually ${usual}`,
  ],
  ['--nodes N', `choices that the searching player tries out for a decision; usually ${usualNodes}`],
  ['--think MS', 'thinking time for a decision in place of --nodes; matches then differ from run to run'],
  ['--threads T', 'threads that play, 0 for none; usually as many as pay off. The matches are the same'],
  ['--allow-illegal', 'heroes that the rules refuse may play too'],
  inJson,
];

/** Made when it is asked for: it names what the games have. */
const options = (): Readonly<Record<CommandName, Explained>> => ({
  check: [inJson],
  print: [
    ['-o OUT.pdf', 'where the PDF goes; not needed where something else is made'],
    ['--paper a4|letter', 'of the sheets; usually a4'],
    ['--size WxH', 'of a card in mm: 63x88 or 63.5x88.9; usually 63x88'],
    ['--ink LOOK', 'colour, low or black; usually colour'],
    ['--gutter MM', 'room for glue between front and back; usually 0'],
    ['--sleeves', 'nine sides to a page, each cut out by itself, to be put into sleeves back to back'],
    ['--duplex', 'backs on the other side of the paper, turned over its short edge'],
    [
      '--offset X,Y',
      'mm to the right and down that your printer lays those backs aside, as you see them from the fronts, held against a light',
    ],
    ['--calibration', 'makes the two pages that show that offset, and nothing else; takes no hero'],
    ['--skills HOW', 'names, short or full: what cards say of their skills; usually short'],
    ['--notes', 'prints the notes of the heroes too'],
    ['--counters', 'also the counters that these heroes can cause'],
    ['--all-counters', 'also those of the whole rulebook'],
    ['--counter-size MM', '16, 19, 20, 25 or 25.4'],
    ['--kit', 'also everything else that an evening needs'],
    ['--with PIECE,…', `further pieces of the kit, where its game has them: ${furtherPieces()}`],
    ['--scenario ID', 'of the kit'],
    ['--unit inch|cm', 'how long a # is on your table'],
    ['--images FOLDER', 'both sides of every card as PNG for card printers: poker size with 3 mm of bleed'],
    ['--dpi 300|600', 'dots an inch of those pictures; usually 300'],
    ['--tabletop FOLDER', 'a saved object for Tabletop Simulator, and the pictures that it shows'],
    ['--at ADDRESS', 'where you put those pictures: https://example.org/jane/'],
    ['--text', 'prints the cards as plain text for a chat on standard output'],
    ['--origin URL', 'the address of your Pipsmith, where QR codes lead'],
    ['--allow-illegal', 'prints heroes that the rules refuse, marked'],
  ],
  share: [],
  open: [],
  convert: [['--to GAME', `the game’s id: ${list(systemIds, 'or')}`]],
  odds: [inJson],
  skills: [
    [
      '--stats',
      'counts the kinds of effects that skills are written in, and names those that a skill has alone',
    ],
    inJson,
  ],
  simulate: [
    ['-n N', 'matches; usually 100'],
    ['--teams 0,1,…', 'the team of each hero in their order; without it by turns, or each for himself'],
    ...series('one for all or one for each team'),
    ['--save-replay OUT', 'saves a match, which replay and the page of odds play again'],
    ['--match K', 'which match that is; usually the first'],
  ],
  replay: [['--log', 'tells all that happens'], inJson],
  tournament: [
    ['-n N', 'matches of each pair; usually 20'],
    ['-o FOLDER', 'for the results; usually tournament within the folder of the heroes'],
    ...series('the same for everybody'),
    ['--queue URL', 'has workers play, here or on other machines: redis://:PASSWORD@host:port/database'],
    ['--chunk N', 'matches that a worker takes at a time; usually 10'],
    ['--watch', 'shows who plays how much and who leads, while it goes on'],
    ['--metrics PORT', 'serves figures for Prometheus at /metrics; HOST lets other machines in'],
  ],
  report: [
    ['--heroes FOLDER', 'the files of those who played; usually the folder above the results'],
    ['-o FOLDER', 'for page and tables; usually beside the results'],
    [
      '--origin URL',
      'the address of your Pipsmith, where matches are watched; usually http://localhost:3000',
    ],
  ],
  worker: [
    ['--queue URL', 'the queue of the tournament: redis://:PASSWORD@host:port/database'],
    ['--threads T', 'threads that play; usually one per core'],
    ['--lease S', 's after which what a lost worker had is played by another; usually 30'],
    ['--metrics PORT', 'serves figures for Prometheus at /metrics; HOST lets other machines in'],
  ],
  balance: [
    ['-n N', 'matches of each skill; usually 40'],
    ['--close N', 'then as many of each that may or may not be among the ten most or least useful'],
    ['--school ID', 'the skills of this school, category or rank alone'],
    ['-o FILE.json', 'for the figures, after each round; a second call goes on with them'],
    ...series('the same for both sides', 'greedy').filter(([option]) => option !== '--allow-illegal'),
  ],
});

const exits: Readonly<Partial<Record<CommandName, string>>> = {
  check: '0 legal, 1 illegal, 2 no hero file, a wrong call, or nothing could be written.',
  print: '0 printed, 1 illegal without --allow-illegal, 2 nothing was written.',
  simulate: '0 played, 1 illegal without --allow-illegal, 2 not played, or not to the end.',
  replay: '0 plays as written, 1 is not as it was written, 2 no replay.',
  tournament:
    '0 played, 1 an illegal hero was left out, 2 not played to the end, or a broken file was left out.',
};

/** What `COMMAND --help` prints; only whoever asks for it loads it. */
export const commandHelpOf = (command: CommandName): string => {
  const { usage, commands } = commandLine;
  const rows = columns(options()[command], [0, 1]).map((line) => `  ${line.trimEnd()}`);
  return [
    usage(command),
    '',
    `${command} ${commands[command].does}.`,
    ...(rows.length > 0 ? ['', ...rows] : []),
    '',
    `Exit codes: ${exits[command] ?? '0 all well, 2 a wrong call, or nothing that can be read.'}`,
  ].join('\n');
};
