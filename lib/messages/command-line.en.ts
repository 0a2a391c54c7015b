import type { CardNotice } from '@/lib/cards/card';
import { capital, count, list, possessive, terms } from '#words/language/words';
import { fromGame, type OfGame } from '#words/messages/print-page';
import type { Vocabulary, VocabularyFigures } from '@/lib/systems/vocabulary';

const call = 'npm run --silent pipsmith --';

/** Usage and purpose of each command, in the order of the help. */
const commands = {
  check: {
    usage: 'check FILE… [--json]',
    does: 'says whether heroes and parties are legal, and lists every broken rule',
  },
  print: {
    usage:
      'print FILE… [-o OUT.pdf] [--paper a4|letter] [--size 63x88|63.5x88.9] [--ink colour|low|black] [--borderless] [--fold-out] [--gutter MM | --sleeves | --duplex [--offset X,Y]] [--skills names|short|full] [--notes] [--counters | --all-counters] [--counter-size MM] [--kit] [--with PIECE,…] [--scenario ID] [--unit inch|cm] [--images FOLDER [--dpi 300|600]] [--tabletop FOLDER --at ADDRESS] [--text] [--origin URL] [--allow-illegal], or print --calibration -o OUT.pdf',
    does: 'makes the PDF of the cards, images for card printers and Tabletop Simulator, or their text',
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
    does: 'prints a hero or party converted to another game, and lists what is lost',
  },
  odds: {
    usage: 'odds FILE [OPPONENT] [--json]',
    does: 'gives exact odds with 1 to 5 dice; OPPONENT is a hero file or a dummy such as dummy-heavy-shield',
  },
  skills: {
    usage: 'skills [--system ID] [--stats] [--json]',
    does: 'lists every skill, or counts the kinds of effects',
  },
  simulate: {
    usage:
      'simulate FILE FILE… [-n N] [--seed S] [--scenario ID] [--map ID] [--teams 0,1,…] [--player random|greedy|search] [--nodes N | --think MS] [--threads T] [--save-replay OUT [--match K]] [--allow-illegal] [--json [--timing]]',
    does: 'plays N matches with two to eight heroes and counts what happens',
  },
  replay: {
    usage: 'replay FILE [--log] [--json]',
    does: 'plays a replay or a match link again, reports what happens, and says where it differs from the recording',
  },
  tournament: {
    usage:
      'tournament FOLDER [-n N] [-o FOLDER] [--seed S] [--scenario ID] [--map ID] [--player random|greedy|search] [--nodes N | --think MS] [--threads T | --queue URL [--chunk N]] [--watch] [--metrics PORT] [--allow-illegal] [--json]',
    does: 'plays N matches between each pair of heroes in a folder, continues an earlier run, and writes tables, a picture and a report',
  },
  report: {
    usage: 'report FOLDER [--heroes FOLDER] [-o FOLDER] [--origin URL]',
    does: 'makes a page and CSV files from tournament results: tables, what skills are worth, and matches to watch',
  },
  worker: {
    usage: 'worker --queue URL [--threads T] [--lease S] [--metrics PORT]',
    does: 'plays the matches that tournaments put on a queue, on any machine, until you stop it',
  },
  balance: {
    usage:
      'balance GAME [-n N] [--close N] [--school ID] [-o FILE.json] [--seed S] [--scenario ID] [--map ID] [--player random|greedy|search] [--nodes N | --think MS] [--threads T] [--json]',
    does: 'swaps skills within a school on random legal heroes, and ranks the skills by matches won',
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
    'FILE is a hero, warband or party file; - reads standard input.',
    'Exit codes: 0 success, 1 illegal, 2 not a hero file, wrong usage, or nothing could be written.',
    'COMMAND --help explains the options of a command.',
  ].join('\n');

const cardNotice = (name: string, notice: CardNotice): string => {
  switch (notice.notice) {
    case 'missing-characters':
      return `${name}: Pipsmith’s fonts don’t have ${list(notice.characters.map((character) => `“${character}”`))}, so the card shows ${notice.characters.length === 1 ? 'an empty box' : 'empty boxes'} instead.`;
    case 'no-qr-code-too-long':
      return `${name} has no QR code: there’s too much text to fit in one. Shorten it to get the code back.`;
    case 'continued':
      return `${name}: skill text continues on ${count(notice.cards, 'more card')}.`;
  }
};

/** The kinds of effects in a game's skills: the figures, then each named kind with its skills. */
const vocabulary = (
  system: string,
  { skills, general, named, skillsWithNamed }: VocabularyFigures,
  { kinds, terms }: Vocabulary,
): readonly string[] => [
  `${system}: ${count(skills, 'skill')}`,
  `  ${general} general kinds of acts, checks, parameters and properties; the rarest is used by ${count(
    Math.min(...kinds.filter(({ isNamed }) => !isNamed).map((kind) => kind.skills.length)),
    'skill',
  )}`,
  `  ${named} named kinds, in ${count(skillsWithNamed, 'skill')}:`,
  ...kinds
    .filter(({ isNamed }) => isNamed)
    .map(({ of, name, skills: ids }) => `    ${of} ${name}: ${list(ids)}`),
  `  ${count(terms.all, 'term')} for details such as moments, zones and durations; ${terms.ofOneSkill} of them used by one skill`,
];

/** Sentences of the command line; those about rules, files and codes are in `issues`, `files` and `share`. */
export const commandLine = {
  commands,
  help,
  usage: (command: keyof typeof commands): string => `Usage: ${call} ${commands[command].usage}`,
  noConversion: (from: string, to: string): string => `Pipsmith can’t convert from ${from} to ${to}.`,
  leftBehind: (name: string, sentence: string): string => `${name}: ${sentence}`,
  noCommand: 'Name a command.',
  unknownCommand: (command: string): string =>
    `There is no command “${command}”. Choose ${list(names, 'or')}; --help explains them.`,
  unknownOption: (option: string): string => `This command has no option ${option}.`,
  optionNeedsValue: (option: string): string => `${option} needs a value after it.`,
  optionTakesNoValue: (option: string): string => `${option} takes no value.`,
  fileMissing: 'Name a hero or party file, or - for standard input.',
  oneFile: 'Name one file only.',
  oneStandardInput: 'Standard input can be read only once: use - once.',
  conversionMissing: (known: readonly string[]): string =>
    `Name the game to convert to: --to ${list(known, 'or')}.`,
  codeMissing: 'Give the share code or the link, or - for standard input.',
  oneCode: 'Give one share code only.',
  severalCodes: (codes: readonly string[]): string =>
    `There are ${codes.length} share codes in this text: ${list(codes)}. Open them one at a time.`,
  noCodeInText: 'There is no share code in this text. Paste the whole link that you were sent.',
  noOperands: 'This command takes no file.',
  inFile: (file: string, sentence: string): string =>
    file === '-' ? `Standard input: ${sentence}` : `${file}: ${sentence}`,
  noSuchFile: 'File not found.',
  noUtf8Name: 'File not found. If its name isn’t valid UTF-8, rename it or pass it on standard input.',
  isNoFile: 'This is a pipe or a device, not a file. To read a pipe, use - with < or |.',
  isFolder: 'This is a folder, not a file.',
  notAllowed: 'You don’t have permission to read this.',
  unreadable: (code: string): string => `This can’t be read (${code}).`,
  verdict: (legal: boolean): string => (legal ? 'legal' : 'illegal'),
  verdictLine: (name: string, legal: boolean, spent: number, budget: number): string =>
    `${name}: ${legal ? 'legal' : 'illegal'}${budget === 0 ? '' : `, ${spent} of ${terms.points(budget)}`}`,
  issueLine: (severity: 'error' | 'warning', where: string, sentence: string): string =>
    `  ${severity.padEnd(7)}  ${where}: ${sentence}`,
  twoGames: 'These belong to different games. A match needs heroes from the same game.',
  badSystem: (id: string, known: readonly string[]): string =>
    `There is no game “${id}”. Choose ${list(known, 'or')}.`,
  emptyParty: 'This party has no heroes.',
  outputMissing: 'Name the PDF with -o OUT.pdf, or use --images FOLDER, --tabletop FOLDER or --text.',
  sleevesAlone: '--sleeves can’t be combined with --gutter, --duplex or --offset.',
  calibrationAlone: '--calibration takes no hero file, only --paper and -o OUT.pdf.',
  calibrationPrinted: (file: string): string =>
    `The calibration sheet is in ${file}. Print both pages on one sheet of paper, then pass what it shows as --offset X,Y.`,
  dpiWithoutImages: '--dpi needs --images.',
  badDpi: (dpi: string, known: readonly number[]): string =>
    `--dpi is “${dpi}” but must be ${list(known.map(String), 'or')}.`,
  tabletopNeedsAddress:
    'Use --tabletop FOLDER and --at ADDRESS together: Tabletop Simulator loads the images from there.',
  badAddress: (address: string): string =>
    `--at is “${address}” but must start with http://, https:// or file:///.`,
  picturesMade: (pictures: number, dpi: number, folder: string): string =>
    `${count(pictures, 'image')} at ${dpi}\u00a0dpi in ${folder}: poker size with 3\u00a0mm of bleed.`,
  noPictures:
    'There are no cards in this print, so --images wrote nothing. Leave out --scenario, or choose one that uses your heroes’ cards.',
  tabletopMade: (file: string, pictures: number, folder: string, address: string): string =>
    `${file} and ${count(pictures, 'image')} in ${folder}. Upload the images to ${address} and put the file into Tabletop Simulator’s folder Saves/Saved Objects.`,
  badPaper: (paper: string, known: readonly string[]): string =>
    `There is no paper size “${paper}”. Choose ${list(known, 'or')}.`,
  badSize: (size: string, known: readonly string[]): string =>
    `There is no card size “${size}”. Choose ${list(known, 'or')}.`,
  badInk: (ink: string, known: readonly string[]): string =>
    `There is no ink “${ink}”. Choose ${list(known, 'or')}.`,
  badSkills: (print: string, known: readonly string[]): string =>
    `--skills is “${print}” but must be ${list(known, 'or')}.`,
  badGutter: (gutter: string, most: number): string =>
    `--gutter is “${gutter}” but must be 0 to ${most}\u00a0mm.`,
  badOffset: (offset: string, most: number): string =>
    `--offset is “${offset}” but must be two lengths such as 0.3,-0.2: millimetres from -${most} to ${most}, to the right and down, seen from the front through the paper.`,
  gutterAndDuplex: 'Use either --gutter or --duplex: two-sided cards aren’t folded.',
  offsetWithoutDuplex: '--offset needs --duplex.',
  badOrigin: (from: string, origin: string): string =>
    `${from} is “${origin}” but must start with http:// or https:// and have nothing after the host and port.`,
  illegalHeroes: 'Nothing was printed. To print illegal heroes with a house-rules mark, add --allow-illegal.',
  noOrigin:
    'The cards have no QR code. To add one, set your Pipsmith’s public address with --origin or PIPSMITH_ORIGIN.',
  localOrigin: (origin: string): string =>
    `The cards have no QR code, because only this computer can open ${origin}. Set your Pipsmith’s public address with --origin to add one.`,
  noLink: (name: string, why: string): string => `${possessive(name)} card has no QR code. ${why}`,
  cardNotice,
  vocabulary,
  kitOfGames: (games: readonly OfGame[]): string =>
    `${list(games.map(fromGame))}: a kit is for one game. Print each game’s kit by itself, or leave out --kit for their cards.`,
  badScenario: (id: string, known: readonly string[]): string =>
    `There is no scenario “${id}”. Choose ${list(known, 'or')}.`,
  noScenario: (id: string, game: string, known: readonly string[]): string =>
    `${capital(game)} has no scenario “${id}”. Choose ${list(known, 'or')}.`,
  badUnit: (unit: string, known: readonly string[]): string =>
    `--unit is “${unit}” but must be ${list(known, 'or')}.`,
  badCounterSize: (size: string, known: readonly number[]): string =>
    `--counter-size is “${size}” but must be ${list(known.map(String), 'or')}.`,
  badPiece: (given: string, known: readonly string[]): string =>
    `--with doesn’t know “${given}”. Choose from ${list(known)}.`,
  needsKit: (option: string): string => `${option} needs --kit.`,
  needsCounters: '--counter-size needs --counters, --all-counters or --kit.',
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
    ];
    const paper =
      papers < pages ? `${count(pages, 'page')}, ${count(papers, 'sheet')} of paper,` : count(pages, 'sheet');
    return `${list(things)}${plans > 0 ? ' with maps and rules' : ''} on ${paper} in ${file}.`;
  },
  kitFor: (scenario: string): string =>
    `This is the kit for ${scenario}. For another scenario, name it with --scenario.`,
  sheets: (papers: number, paper: string): string =>
    `This takes ${count(papers, 'sheet')} of ${paper} paper.`,
  printStopped: (detail: string): string => `The PDF couldn’t be made (${detail}). Nothing was written.`,
  outputIsInput: (file: string): string =>
    `${file} is one of the hero files and would be overwritten. Choose another name.`,
  outputIsFolder: (file: string): string => `${file} is a folder. Name a file.`,
  outputIsNoFile: (file: string): string => `${file} isn’t a regular file. Choose another name.`,
  outputFolderMissing: (file: string): string => `The folder for ${file} doesn’t exist. Create it first.`,
  outputNotAllowed: (file: string): string => `You don’t have permission to write ${file}.`,
  outputHasNoRoom: (file: string): string => `The disk is full; ${file} can’t be written.`,
  outputIsNoFolder: (folder: string): string =>
    `${folder} can’t be a folder: a file is in the way. Name another folder.`,
  standardOutput: 'standard output',
  outputFailed: (file: string, code: string): string => `${file} can’t be written (${code}).`,
  broken: (detail: string): string => `Something went wrong in ${terms.product} (${detail}).`,
};
