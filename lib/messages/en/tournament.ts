import type { Terms } from '@/lib/simulation/tournament/tournament';
import type { HeaderFault } from '@/lib/simulation/tournament/result-lines';
import type { Standing } from '@/lib/simulation/tournament/table';
import { systemOfRules } from '@/lib/simulation/contest';
import { columns, count, list, timeLeft } from '@/lib/language/en';
import { scenarioName } from './series-report';

const whole = new Intl.NumberFormat('en-GB');

/** "61.0 %". */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const matches = (n: number): string => `${whole.format(n)} ${n === 1 ? 'match' : 'matches'}`;

const kept = (n: number, file: string): string =>
  `${matches(n)} ${n === 1 ? 'is' : 'are'} kept in ${file}; the same command goes on from there.`;

const ofTerms: Readonly<Record<Extract<HeaderFault, { fault: 'another-tournament' }>['of'], string>> = {
  version: 'kind of file',
  engine: 'engine',
  rules: 'version of the rules',
  scenario: 'scenario',
  map: 'map',
  player: 'player',
  seed: 'seed',
};

const fault = (file: string, found: HeaderFault): string =>
  found.fault === 'no-tournament'
    ? `${file} holds no results of a tournament. Name another folder for them with -o.`
    : `${file} holds another tournament: its ${ofTerms[found.of]} is “${found.is}”, not “${found.asked}”. Call it as before, or name another folder with -o.`;

const notWritten = (file: string, code: string, n: number): string =>
  code === 'ENOSPC' || code === 'EDQUOT'
    ? `The disk is full. ${kept(n, file)}`
    : code === 'ELOCKED'
      ? `Another tournament writes to ${file} now. This one stops.`
      : `${file} can no longer be written (${code}). ${kept(n, file)}`;

/** The table with aligned columns. */
const table = (rows: readonly (Standing & { readonly name: string })[]): string => {
  const cells = rows.map(({ place, name, score, interval, wins, draws, losses }) => [
    String(place),
    name,
    percent(score),
    `${(interval.low * 100).toFixed(1)} to ${percent(interval.high)}`,
    ...[wins, draws, losses].map(String),
  ]);
  const all = [['', 'Hero', 'Score', '19 times of 20', 'Won', 'Drawn', 'Lost'], ...cells];
  return columns(all, [1])
    .map((line) => `  ${line}`)
    .join('\n');
};

/** What is said of a round robin between the heroes of a folder; only what plays one loads it. */
export const tournamentMessages = {
  folderMissing: 'Name the folder with the hero files.',
  oneFolder: 'Name one folder only.',
  onePlayer: 'In a tournament the same player decides for everybody: name one.',
  noSuchFolder: (folder: string): string => `${folder}: There is no such folder.`,
  isNoFolder: (folder: string): string =>
    `${folder}: This is a file, and a folder with hero files is needed.`,
  folderNotRead: (folder: string, code: string): string => `${folder}: This folder cannot be read (${code}).`,
  inParty: (file: string, number: number): string => `${file}, hero ${number}`,
  nameAndFile: (name: string, from: string): string => `${name} (${from})`,
  leftOut: (sentence: string): string => `${sentence} It is left out.`,
  illegal: (name: string, from: string): string =>
    `${from}: ${name} is illegal and left out; check says why, and --allow-illegal lets such heroes play.`,
  twin: (name: string, from: string, other: string): string =>
    `${from}: ${name} is the same hero as in ${other}, and is left out.`,
  tooFew: (folder: string, heroes: number): string =>
    `${folder}: ${heroes === 0 ? 'There is no hero to play' : 'One hero alone plays no tournament'}; it takes two.`,
  tooManyMatches: (heroes: number, all: number, most: number): string =>
    `${count(heroes, 'hero', 'heroes')} would play ${matches(all)}, and a tournament has at most ${whole.format(most)}: choose a smaller -n.`,
  fault,
  isBusy: (file: string, lock: string): string =>
    `Another tournament is writing to ${file}. Wait for its end; if there is none, delete ${lock}.`,
  tookOver: (file: string, by: string): string =>
    `${file}: The tournament that was writing there (${by}) no longer does. This one takes over.`,
  tornLine: (file: string, line: number): string =>
    `${file}: Line ${line} was cut off when the last run ended. Its match is played again.`,
  damagedLine: (file: string, line: number): string =>
    `${file}: Line ${line} is damaged and does not count. A match that stood there is played again.`,
  oldLines: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'line')} ${lines === 1 ? 'is' : 'are'} of before lines had a checksum, and ${lines === 1 ? 'counts' : 'count'} as ${lines === 1 ? 'it stands' : 'they stand'} there.`,
  moreDamaged: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'more line')} ${lines === 1 ? 'is' : 'are'} damaged too.`,
  notWritten,
  threadsLost: (detail: string, file: string, n: number): string =>
    `The threads that play were ended again and again (${detail}); --threads 0 plays without them. ${kept(n, file)}`,
  queueEnded: (sentence: string, file: string, n: number): string => `${sentence} ${kept(n, file)}`,
  stopped: (file: string, n: number): string => `Stopped. ${kept(n, file)}`,
  brokeOff: (one: string, other: string, number: number, detail: string): string =>
    `${one} against ${other}: match ${number} broke off by a fault of Pipsmith (${detail}). It does not count; the next run tries it again.`,
  goesOn: (played: number, left: number): string =>
    `${matches(played)} ${played === 1 ? 'was' : 'were'} played before, ${left === 0 ? 'and none is left' : `${whole.format(left)} to go`}.`,
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `${whole.format(done)} of ${matches(all)}${timeLeft(secondsLeft)}`,
  heading: (heroes: number, rounds: number, { rules, scenario, map, player, seed }: Terms): string =>
    `${count(heroes, 'hero', 'heroes')}, ${matches(rounds)} of each pair: ${scenarioName({ system: systemOfRules(rules), scenario })} on ${map}, player ${player}, seed ${seed}`,
  table,
  unfinished: (missing: number): string => `Not finished: ${matches(missing)} to go.`,
  hash: (hash: string): string => `Hash ${hash}`,
  csv: {
    table: ['place', 'hero', 'file', 'matches', 'won', 'drawn', 'lost', 'score', 'low', 'high'],
    corner: 'row against column',
  },
  picture: {
    title: 'Tournament',
    score: 'Score, and what chance may do',
    percent: (share: number): string => `${Math.round(share * 100)} %`,
    against: 'Score against, in per cent',
    share: (share: number): string => String(Math.round(share * 100)),
  },
  written: (files: readonly string[]): string => `Written: ${list(files)}.`,
};
