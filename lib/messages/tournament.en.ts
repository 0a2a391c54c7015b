import type { Terms } from '@/lib/simulation/tournament/tournament';
import type { HeaderFault } from '@/lib/simulation/tournament/result-lines';
import type { Standing } from '@/lib/simulation/tournament/table';
import { systemOfRules } from '@/lib/simulation/contest';
import { count, list, plural, tenths, timeLeft } from '#words/language/words';
import { columns } from '@/lib/language/columns';
import { onMap } from '#words/messages/series-report';

const whole = new Intl.NumberFormat('en-GB');

/** "1,000 matches". */

const matches = (n: number): string => `${whole.format(n)} ${plural(n, 'match', 'matches')}`;

const kept = (n: number, file: string): string =>
  `${matches(n)} ${plural(n, 'is', 'are')} saved in ${file}; run the same command again to continue.`;

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
    ? `${file} doesn’t hold tournament results. Name another folder with -o.`
    : `${file} belongs to another tournament: its ${ofTerms[found.of]} is “${found.is}”, not “${found.asked}”. Use the same options as before, or name another folder with -o.`;

const notWritten = (file: string, code: string, n: number): string =>
  code === 'ENOSPC' || code === 'EDQUOT'
    ? `The disk is full. ${kept(n, file)}`
    : code === 'ELOCKED'
      ? `Another tournament is writing to ${file} now. This one stops.`
      : `${file} can no longer be written (${code}). ${kept(n, file)}`;

/** The table with aligned columns. */
const table = (rows: readonly (Standing & { readonly name: string })[]): string => {
  const cells = rows.map(({ place, name, score, interval, wins, draws, losses }) => [
    String(place),
    name,
    tenths(score),
    `${(interval.low * 100).toFixed(1)} to ${tenths(interval.high)}`,
    ...[wins, draws, losses].map(String),
  ]);
  const all = [['', 'Hero', 'Score', '95\u00a0% interval', 'Won', 'Drawn', 'Lost'], ...cells];
  return columns(all, [1])
    .map((line) => `  ${line}`)
    .join('\n');
};

/** Sentences of a tournament; loaded with it. */
export const tournamentMessages = {
  folderMissing: 'Name the folder with the hero files.',
  oneFolder: 'Name one folder only.',
  onePlayer: 'A tournament uses one computer player for everyone. Name only one.',
  noSuchFolder: (folder: string): string => `${folder}: folder not found.`,
  isNoFolder: (folder: string): string => `${folder}: this is a file, not a folder of hero files.`,
  folderNotRead: (folder: string, code: string): string => `${folder}: this folder can’t be read (${code}).`,
  inParty: (file: string, number: number): string => `${file}, hero ${number}`,
  nameAndFile: (name: string, from: string): string => `${name} (${from})`,
  leftOut: (sentence: string): string => `${sentence} It is left out.`,
  illegal: (name: string, from: string): string =>
    `${from}: ${name} is illegal and left out. “check” says why; --allow-illegal lets illegal heroes play.`,
  twin: (name: string, from: string, other: string): string =>
    `${from}: ${name} is the same hero as in ${other} and is left out.`,
  tooFew: (folder: string, heroes: number): string =>
    `${folder}: a tournament needs at least two heroes; there ${heroes === 0 ? 'are none' : 'is one'}.`,
  tooManyMatches: (heroes: number, all: number, most: number): string =>
    `${count(heroes, 'hero', 'heroes')} would play ${matches(all)}; a tournament has at most ${whole.format(most)}. Choose a smaller -n.`,
  fault,
  isBusy: (file: string, lock: string): string =>
    `Another tournament is writing to ${file}. Wait until it ends; if none is running, delete ${lock}.`,
  tookOver: (file: string, by: string): string =>
    `${file}: the tournament that was writing there (${by}) has stopped. This one takes over.`,
  tornLine: (file: string, line: number): string =>
    `${file}: line ${line} was cut off when the last run ended. Its match is played again.`,
  damagedLine: (file: string, line: number): string =>
    `${file}: line ${line} is damaged and isn’t counted. Its match is played again.`,
  oldLines: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'older line')} ${plural(lines, 'has', 'have')} no checksum. ${plural(lines, 'It counts', 'They count')}, but couldn’t be checked for damage.`,
  moreDamaged: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'more line')} ${plural(lines, 'is', 'are')} damaged too.`,
  notWritten,
  threadsLost: (detail: string, file: string, n: number): string =>
    `The threads kept stopping (${detail}). Try --threads 0, which plays without them. ${kept(n, file)}`,
  queueEnded: (sentence: string, file: string, n: number): string => `${sentence} ${kept(n, file)}`,
  stopped: (file: string, n: number): string => `Stopped. ${kept(n, file)}`,
  brokeOff: (one: string, other: string, number: number, detail: string): string =>
    `${one} against ${other}: match ${number} failed because of a fault in Pipsmith (${detail}). It isn’t counted; the next run tries again.`,
  goesOn: (played: number, left: number): string =>
    `${matches(played)} ${plural(played, 'was', 'were')} played before, ${left === 0 ? 'none left' : `${whole.format(left)} to go`}.`,
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `${whole.format(done)} of ${matches(all)}${timeLeft(secondsLeft)}`,
  heading: (heroes: number, rounds: number, { rules, scenario, map, player, seed }: Terms): string =>
    `${count(heroes, 'hero', 'heroes')}, ${matches(rounds)} between each pair: ${onMap({ system: systemOfRules(rules), scenario, map })}, player ${player}, seed ${seed}`,
  table,
  unfinished: (missing: number): string => `Unfinished: ${matches(missing)} to go.`,
  hash: (hash: string): string => `Hash ${hash}`,
  csv: {
    table: ['place', 'hero', 'file', 'matches', 'won', 'drawn', 'lost', 'score', 'low', 'high'],
    corner: 'row against column',
  },
  picture: {
    title: 'Tournament',
    score: 'Score with 95\u00a0% confidence interval',
    percent: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
    against: 'Score in per cent against',
    share: (share: number): string => String(Math.round(share * 100)),
  },
  written: (files: readonly string[]): string => `Written: ${list(files)}.`,
};
