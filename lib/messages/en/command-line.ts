import type { CardNotice } from '@/lib/cards/card';
import { count, list, terms } from '@/lib/language/en';
import type { Vocabulary, VocabularyFigures } from '@/lib/systems/vocabulary';

const call = 'npm run --silent pipsmith --';

/** How a command is called and what it does, in the order of the help. */
const commands = {
  check: {
    usage: 'check FILE… [--json]',
    does: 'says whether heroes and parties are legal, and every rule that is broken',
  },
  print: {
    usage:
      'print FILE… [-o OUT.pdf] [--paper a4|letter] [--size 63x88|63.5x88.9] [--ink colour|low|black] [--gutter MM | --sleeves | --duplex [--offset X,Y]] [--skills names|short|full] [--notes] [--counters | --all-counters] [--counter-size MM] [--kit] [--with PIECE,…] [--scenario ID] [--unit inch|cm] [--images FOLDER [--dpi 300|600]] [--tabletop FOLDER --at ADDRESS] [--text] [--origin URL] [--allow-illegal], or print --calibration -o OUT.pdf',
    does: 'makes the PDF of Hero Cards, pictures for card printers and other tables, or their text',
  },
  share: {
    usage: 'share FILE',
    does: 'prints the share code of a hero, or of a party of up to eight',
  },
  open: {
    usage: 'open CODE-OR-URL',
    does: 'prints the hero file behind a share code',
  },
  convert: {
    usage: 'convert FILE --to GAME',
    does: 'prints a hero or party as another game has it, and says what does not come along',
  },
  odds: {
    usage: 'odds FILE [OPPONENT] [--json]',
    does: 'counts what a hero rolls with 1 to 5 dice; OPPONENT is a hero file or dummy-heavy-shield and the like',
  },
  skills: {
    usage: 'skills [--stats] [--json]',
    does: 'lists every skill, or counts what skills are written in',
  },
  simulate: {
    usage:
      'simulate FILE FILE… [-n N] [--seed S] [--scenario ID] [--map ID] [--teams 0,1,…] [--player random|greedy|search] [--nodes N | --think MS] [--threads N] [--save-replay OUT [--match K]] [--allow-illegal] [--json]',
    does: 'plays N matches between two to eight heroes and counts what happens',
  },
  replay: {
    usage: 'replay FILE [--log] [--json]',
    does: 'plays a replay again, tells what happens, and says where it does not fit',
  },
  tournament: {
    usage:
      'tournament FOLDER [-n N] [-o FOLDER] [--seed S] [--scenario ID] [--map ID] [--player random|greedy|search] [--nodes N | --think MS] [--threads T | --queue URL [--chunk N]] [--watch] [--metrics PORT] [--allow-illegal] [--json]',
    does: 'plays N matches of each pair of heroes in a folder, goes on where it was left, and writes a table, a matrix and a picture',
  },
  report: {
    usage: 'report FOLDER [--heroes FOLDER] [-o FOLDER] [--origin URL]',
    does: 'looks back upon the results of tournaments: a page with tables, what things are worth, and matches to watch; and CSV',
  },
  worker: {
    usage: 'worker --queue URL [--threads T] [--lease S] [--metrics PORT]',
    does: 'plays what tournaments put on a queue, here or on any machine, until it is ended',
  },
  balance: {
    usage:
      'balance GAME [-n N] [--close N] [--school ID] [-o FILE.json] [--seed S] [--scenario ID] [--map ID] [--player random|greedy|search] [--nodes N | --think MS] [--threads T] [--json]',
    does: 'puts each skill of a school in the place of others on legal sheets drawn by chance, and ranks skills by what they win',
  },
} as const;

const names = Object.keys(commands);

const help = (): string =>
  [
    `${terms.product}: build, print and share heroes of ${terms.game}.`,
    '',
    `${call} COMMAND …`,
    '',
    ...Object.values(commands).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]),
    '',
    'FILE is a hero or party file; - reads standard input.',
    'Exit codes: 0 all well, 1 illegal, 2 no hero file, a wrong call, or nothing could be written.',
    'COMMAND --help explains the options of a command.',
  ].join('\n');

const cardNotice = (name: string, notice: CardNotice): string => {
  switch (notice.notice) {
    case 'missing-characters':
      return `${name}: no font here has ${list(notice.characters.map((character) => `“${character}”`))}; an empty box stands in ${notice.characters.length === 1 ? 'its' : 'their'} place.`;
    case 'no-qr-code-too-long':
      return `${name}: the link is too long for a QR code that a phone can read, so the card carries none. Shorter texts make room for it.`;
    case 'continued':
      return `${name}: the texts go on over ${count(notice.cards, 'more card')}.`;
  }
};

/** What a game's skills are written in: the figures, then each named kind with its skills. */
const vocabulary = (
  system: string,
  { skills, general, named, skillsWithNamed }: VocabularyFigures,
  { kinds, terms }: Vocabulary,
): readonly string[] => [
  `${system}: ${count(skills, 'skill')}`,
  `  ${general} general kinds of acts, checks, parameters and properties; the rarest serves ${count(
    Math.min(...kinds.filter(({ isNamed }) => !isNamed).map((kind) => kind.skills.length)),
    'skill',
  )}`,
  `  ${named} named kinds, in ${count(skillsWithNamed, 'skill')}:`,
  ...kinds
    .filter(({ isNamed }) => isNamed)
    .map(({ of, name, skills: ids }) => `    ${of} ${name}: ${list(ids)}`),
  `  ${count(terms.all, 'term')} that say more precisely, such as moments, zones and times; ${terms.ofOneSkill} of them in one skill`,
];

/** What the command line says; sentences about rules, files and codes are `issues`, `files` and `share`. */
export const commandLine = {
  commands,
  help,
  usage: (command: keyof typeof commands): string => `Usage: ${call} ${commands[command].usage}`,
  noConversion: (from: string, to: string): string =>
    `What belongs to ${from} cannot become a hero of ${to}.`,
  leftBehind: (name: string, sentence: string): string => `${name}: ${sentence}`,
  noCommand: 'Say what to do: a command is missing.',
  unknownCommand: (command: string): string =>
    `There is no command “${command}”. Known are ${list(names)}; --help explains them.`,
  unknownOption: (option: string): string => `There is no option ${option} here.`,
  optionNeedsValue: (option: string): string => `${option} needs a value after it.`,
  optionTakesNoValue: (option: string): string => `${option} takes no value.`,
  fileMissing: 'Name the file of a hero or a party, or - for standard input.',
  oneFile: 'Name one file only.',
  oneStandardInput: 'Standard input can be read once only: name - once.',
  codeMissing: 'Give the share code or the link, or - for standard input.',
  oneCode: 'Give one share code only.',
  severalCodes: (codes: readonly string[]): string =>
    `There are ${codes.length} share codes in this text: ${list(codes)}. Open them one at a time.`,
  noCodeInText: 'There is no share code in this text. Paste the whole link that you were sent.',
  noOperands: 'This command takes no file.',
  inFile: (file: string, sentence: string): string =>
    file === '-' ? `Standard input: ${sentence}` : `${file}: ${sentence}`,
  noSuchFile: 'There is no such file.',
  noUtf8Name:
    'There is no such file. If its name holds bytes that are no UTF-8, it cannot be named here: rename it, or give it on standard input.',
  isNoFile:
    'This is a pipe or a device, which might never end; a file is needed. What a pipe brings is read from standard input: name - and use < or |.',
  isFolder: 'This is a folder, and a file is needed.',
  notAllowed: 'This may not be read: its permissions forbid it.',
  unreadable: (code: string): string => `This cannot be read (${code}).`,
  verdict: (legal: boolean): string => (legal ? 'legal' : 'illegal'),
  verdictLine: (name: string, legal: boolean, spent: number, budget: number): string =>
    `${name}: ${legal ? 'legal' : 'illegal'}${budget === 0 ? '' : `, ${spent} of ${terms.points(budget)}`}`,
  issueLine: (severity: 'error' | 'warning', where: string, sentence: string): string =>
    `  ${severity.padEnd(7)}  ${where}: ${sentence}`,
  twoGames: 'These are of different games, and no match brings two games together.',
  badSystem: (id: string, known: readonly string[]): string =>
    `There is no game “${id}”. Known are ${list(known)}.`,
  emptyParty: 'There is no hero in this party.',
  outputMissing:
    'Say where the PDF goes: -o OUT.pdf. Without one, ask for --images FOLDER, --tabletop FOLDER or --text.',
  sleevesAlone: 'Give --sleeves without --gutter, --duplex and --offset: each side is cut out by itself.',
  calibrationAlone: '--calibration takes no hero file: give --paper and -o OUT.pdf alone.',
  calibrationPrinted: (file: string): string =>
    `The calibration sheet is in ${file}: print both pages on one paper, and give what it shows as --offset X,Y.`,
  dpiWithoutImages: '--dpi is about the pictures of --images; give that too.',
  badDpi: (dpi: string, known: readonly number[]): string =>
    `Pictures have “${dpi}” dots an inch, and must have ${list(known.map(String), 'or')}.`,
  tabletopNeedsAddress:
    'Give --tabletop FOLDER and --at ADDRESS together: Tabletop Simulator fetches the pictures of the folder from there.',
  badAddress: (address: string): string =>
    `Pictures are fetched from “${address}”, and must be from an address that begins with http://, https:// or file:///.`,
  picturesMade: (pictures: number, dpi: number, folder: string): string =>
    `${count(pictures, 'picture')} of ${dpi} dots an inch in ${folder}: poker cards with 3 mm of bleed.`,
  tabletopMade: (file: string, pictures: number, folder: string, address: string): string =>
    `${file} and ${count(pictures, 'picture')} in ${folder}. Put the pictures at ${address}, and the file into Saves/Saved Objects of Tabletop Simulator.`,
  badPaper: (paper: string, known: readonly string[]): string =>
    `There is no paper “${paper}”. Known are ${list(known)}.`,
  badSize: (size: string, known: readonly string[]): string =>
    `There is no card size “${size}”. Known are ${list(known)}.`,
  badInk: (ink: string, known: readonly string[]): string =>
    `There is no ink “${ink}”. Known are ${list(known)}.`,
  badSkills: (print: string, known: readonly string[]): string =>
    `Skills cannot be printed as “${print}”. Known are ${list(known)}.`,
  badGutter: (gutter: string, most: number): string =>
    `The gutter is “${gutter}”, and must be millimetres from 0 to ${most}.`,
  badOffset: (offset: string, most: number): string =>
    `The offset is “${offset}”, and must be two lengths like 0.3,-0.2: tenths of a millimetre from -${most} to ${most}, to the right and down as seen from the fronts, through the paper.`,
  gutterAndDuplex: 'Give --gutter or --duplex: cards on both sides of the paper are not folded.',
  offsetWithoutDuplex: '--offset moves the backs of --duplex; give that too.',
  badOrigin: (from: string, origin: string): string =>
    `${from} is “${origin}”, and must be an address that begins with http:// or https:// and ends after host and port.`,
  illegalHeroes: 'Nothing was printed. --allow-illegal prints such heroes with a house-rules mark.',
  noOrigin:
    'The cards carry no QR code: give the public address of your Pipsmith with --origin or PIPSMITH_ORIGIN.',
  localOrigin: (origin: string): string =>
    `The cards carry no QR code: only this computer could follow a link to ${origin}.`,
  noLink: (name: string, why: string): string => `${name} has no QR code on the card. ${why}`,
  cardNotice,
  vocabulary,
  badScenario: (id: string, known: readonly string[]): string =>
    `There is no scenario “${id}”. Known are ${list(known)}.`,
  noScenario: (id: string, game: string, known: readonly string[]): string =>
    `${game} has no scenario “${id}”. It has ${list(known)}.`,
  badUnit: (unit: string, known: readonly string[]): string =>
    `One # is “${unit}”, and must be ${list(known, 'or')}.`,
  badCounterSize: (size: string, known: readonly number[]): string =>
    `Counters are “${size}” mm, and must be ${list(known.map(String), 'or')}.`,
  badPiece: (given: string, known: readonly string[]): string =>
    `--with takes pieces of the kit, not "${given}": ${list(known, 'or')}.`,
  needsKit: (option: string): string => `${option} is about the game-night kit; give --kit too.`,
  needsCounters: '--counter-size is about counters; give --counters, --all-counters or --kit too.',
  printed: (
    printed: {
      readonly cards: number;
      readonly counters: number;
      readonly pieces: number;
      readonly plans: number;
      readonly pages: number;
      readonly papers: number;
    },
    file: string,
  ): string => {
    const { cards, counters, pieces, plans, pages, papers } = printed;
    const things = [
      count(cards, 'card'),
      ...(counters > 0 ? [count(counters, 'counter')] : []),
      ...(pieces > 0 ? [count(pieces, 'piece')] : []),
      ...(plans > 0 ? [count(plans, 'plan or text', 'plans and texts')] : []),
    ];
    const paper =
      papers < pages ? `${count(pages, 'page')}, ${count(papers, 'sheet')} of paper,` : count(pages, 'sheet');
    return `${list(things)} on ${paper} in ${file}.`;
  },
  sheets: (papers: number, paper: string): string =>
    `This takes ${count(papers, 'sheet')} of ${paper} paper.`,
  printStopped: (detail: string): string => `The PDF could not be made, and nothing was written (${detail}).`,
  outputIsInput: (file: string): string =>
    `${file} is also one of the heroes' files, and would be overwritten. Choose another name.`,
  outputIsFolder: (file: string): string => `${file} is a folder. Add the name of a file.`,
  outputIsNoFile: (file: string): string => `${file} is no ordinary file. Choose another name.`,
  outputFolderMissing: (file: string): string => `The folder of ${file} does not exist. Make it first.`,
  outputNotAllowed: (file: string): string => `${file} may not be written: permissions forbid it.`,
  outputHasNoRoom: (file: string): string => `There is no room left on the disk for ${file}.`,
  outputIsNoFolder: (folder: string): string =>
    `${folder} is no folder, or a file stands on the way to it. Name a folder.`,
  standardOutput: 'standard output',
  outputFailed: (file: string, code: string): string => `${file} cannot be written (${code}).`,
  broken: (detail: string): string => `Something in ${terms.product} itself went wrong (${detail}).`,
};
