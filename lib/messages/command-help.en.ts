import { matchPartOf } from '@/lib/simulation/contest';
import type { MatchPart } from '@/lib/systems/match-part';
import { piecesOf } from '@/lib/systems/document';
import { hasPart, systemIds } from '@/lib/systems/open';
import { usualNodes } from '@/lib/simulation/player-setting';
import { list } from '#words/language/words';
import { columns } from '@/lib/language/columns';
import { commandLine } from '#words/messages/command-line';

type CommandName = keyof typeof commandLine.commands;

/** Options and their explanations, in the order of the usage. */
type Explained = readonly (readonly [option: string, does: string])[];

const inJson = ['--json', 'prints JSON instead of text'] as const;

/** Ids of all open games that have matches. */
const known = (of: (part: MatchPart) => readonly string[]): readonly string[] => [
  ...new Set(systemIds.filter((id) => hasPart(id, 'match')).flatMap((id) => of(matchPartOf(id)))),
];

/** Pieces that a kit has only on request. */
const furtherPieces = (): string =>
  piecesOf(systemIds)
    .filter(({ isUsual }) => !isUsual)
    .map(({ id }) => id)
    .join(', ');

/** Options of every command that plays series. @param players how many players can be named */
const series = (players: string, usual = 'random'): Explained => [
  ['--seed S', 'the same seed plays the same matches; default 1'],
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
    )}; random draws a new one for each match; default open-field`,
  ],
  [
    '--player WHO',
    `who decides, ${players}: random takes any legal action, greedy looks one action ahead, search plans ahead; default ${usual}`,
  ],
  ['--nodes N', `choices that search tries for each decision; default ${usualNodes}`],
  ['--think MS', 'thinking time per decision instead of --nodes; matches then differ between runs'],
  [
    '--threads T',
    'number of threads, 0 for none; by default as many as this machine can use. The matches are the same either way',
  ],
  ['--allow-illegal', 'lets illegal heroes play'],
  inJson,
];

/** Built on demand, because it lists ids of the games. */
const options = (): Readonly<Record<CommandName, Explained>> => ({
  check: [inJson],
  print: [
    ['-o OUT.pdf', 'where to save the PDF; not needed with --images, --tabletop or --text'],
    ['--paper a4|letter', 'paper size; default a4'],
    ['--size WxH', 'card size in mm: 63x88 or 63.5x88.9; default 63x88'],
    ['--ink LOOK', 'colour, low or black; default colour'],
    ['--borderless', 'leaves out the frame around the cards, so a crooked cut doesn’t show'],
    ['--fold-out', 'one strip to fold for each hero who needs more than one card'],
    ['--gutter MM', 'room for glue between front and back; default 0'],
    ['--sleeves', 'nine card faces per page, cut out separately and put in sleeves back to back'],
    ['--duplex', 'backs on the other side of the paper, flipped on the short edge'],
    [
      '--offset X,Y',
      'how far your printer shifts the backs, in mm to the right and down, seen from the front against a light',
    ],
    ['--calibration', 'makes only the two pages that help you measure this offset; needs no hero file'],
    ['--skills HOW', 'how much skill text the cards carry: names, short or full; default short'],
    ['--notes', 'prints the heroes’ notes'],
    ['--counters', 'adds the counters these heroes need'],
    ['--all-counters', 'adds every counter in the rulebook'],
    ['--counter-size MM', 'counter size in mm: 16, 19, 20, 25 or 25.4'],
    ['--kit', 'adds the game-night kit: everything else you need on the table'],
    ['--with PIECE,…', `adds pieces to the kit, if the game has them: ${furtherPieces()}`],
    ['--scenario ID', 'scenario or mission of the kit'],
    ['--unit inch|cm', 'how long a # is on your table'],
    [
      '--images FOLDER',
      'both sides of every card as PNG for card printers: poker size with 3\u00a0mm of bleed',
    ],
    ['--dpi 300|600', 'resolution of those images; default 300'],
    ['--tabletop FOLDER', 'a saved object for Tabletop Simulator, with its images'],
    ['--at ADDRESS', 'where you will put those images, for example https://example.org/jane/'],
    ['--text', 'prints the cards as plain text for a chat'],
    ['--origin URL', 'the address of your Pipsmith, for QR codes'],
    ['--allow-illegal', 'prints illegal heroes with a house-rules mark'],
  ],
  share: [],
  open: [],
  convert: [['--to GAME', `the game’s id: ${list(systemIds, 'or')}`]],
  odds: [inJson],
  skills: [
    ['--system ID', `only the skills of one game: ${list(systemIds, 'or')}`],
    ['--stats', 'counts the kinds of effects, and lists those used by a single skill'],
    inJson,
  ],
  simulate: [
    ['-n N', 'number of matches; default 100'],
    [
      '--teams 0,1,…',
      'the team of each hero, in order; by default they alternate, or everyone plays for themselves',
    ],
    ...series('one for all or one for each team'),
    ['--save-replay OUT', 'saves a match for replay and the odds page'],
    ['--match K', 'which match to save; default the first'],
    [
      '--timing',
      'adds the time it took, in seconds, to --json; everything else is the same for the same seed',
    ],
  ],
  replay: [['--log', 'prints everything that happens'], inJson],
  tournament: [
    ['-n N', 'matches per pair; default 20'],
    ['-o FOLDER', 'folder for the results; default tournament inside the heroes’ folder'],
    ...series('the same for everyone'),
    ['--queue URL', 'lets workers play, here or on other machines: redis://:PASSWORD@host:port/database'],
    ['--chunk N', 'matches that a worker takes at a time; default 10'],
    ['--watch', 'shows progress, workers and leaders while it runs'],
    ['--metrics PORT', 'serves metrics for Prometheus at /metrics; set HOST to let other machines in'],
  ],
  report: [
    ['--heroes FOLDER', 'folder with the hero files; default the folder above the results'],
    ['-o FOLDER', 'folder for the page and tables; default beside the results'],
    ['--origin URL', 'the address of your Pipsmith, for links to matches; default http://localhost:3000'],
  ],
  worker: [
    ['--queue URL', 'the queue of the tournament: redis://:PASSWORD@host:port/database'],
    ['--threads T', 'number of threads; default one per core'],
    ['--lease S', 'seconds until another worker takes over from one that has gone silent; default 30'],
    ['--metrics PORT', 'serves metrics for Prometheus at /metrics; set HOST to let other machines in'],
  ],
  balance: [
    ['-n N', 'matches per skill; default 40'],
    [
      '--close N',
      'then plays up to N more matches with each skill that may belong to the ten most or least useful',
    ],
    ['--school ID', 'only the skills of this school, category or rank'],
    ['-o FILE.json', 'file for the results, saved after each round; run the command again to add to them'],
    ...series('the same for both sides', 'greedy').filter(([option]) => option !== '--allow-illegal'),
  ],
});

const exits: Readonly<Partial<Record<CommandName, string>>> = {
  check: '0 legal, 1 illegal, 2 not a hero file, wrong usage, or nothing could be written.',
  print: '0 printed, 1 a hero is illegal and --allow-illegal is missing, 2 nothing was written.',
  simulate: '0 played, 1 illegal without --allow-illegal, 2 not played or not finished.',
  replay: '0 plays back as recorded, 1 differs from the recording, 2 is no replay.',
  tournament: '0 played, 1 an illegal hero was left out, 2 not finished, or a broken file was left out.',
};

/** Text of `COMMAND --help`; loaded on request. */
export const commandHelpOf = (command: CommandName): string => {
  const { usage, commands } = commandLine;
  const rows = columns(options()[command], [0, 1]).map((line) => `  ${line.trimEnd()}`);
  return [
    usage(command),
    '',
    `${command} ${commands[command].does}.`,
    ...(rows.length > 0 ? ['', ...rows] : []),
    '',
    `Exit codes: ${exits[command] ?? '0 success, 2 wrong usage or unreadable input.'}`,
  ].join('\n');
};
