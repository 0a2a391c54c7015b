import type { BalanceFault } from '@/lib/simulation/balance/balance-file';
import type { SkillFigure } from '@/lib/systems/skill-figures';
import { count, list, plural, tenths, timeLeft } from '#words/language/words';
import { columns } from '@/lib/language/columns';

const whole = new Intl.NumberFormat('en-GB');

const of: Readonly<Record<Extract<BalanceFault, { fault: 'another-balance' }>['of'], string>> = {
  engine: 'engine',
  rules: 'version of the rules',
  player: 'player',
  scenario: 'scenario',
  map: 'map',
  seed: 'seed',
};

/** A skill in the ranking, with its names. */
type Row = SkillFigure & { readonly name: string; readonly school: string };

const table = (rows: readonly Row[]): string => {
  const cells = rows.map(({ name, school, share, interval, matches }) => [
    name,
    school,
    tenths(share),
    `${(interval.low * 100).toFixed(1)} to ${tenths(interval.high)}`,
    String(matches),
  ]);
  return columns([['Skill', 'School', 'Won', '95\u00a0% interval', 'Matches'], ...cells], [0, 1])
    .map((line) => `  ${line}`)
    .join('\n');
};

/** Sentences of the balance lab; loaded with it. */
export const balanceMessages = {
  gameMissing: (known: readonly string[]): string => `Name the game: ${list(known, 'or')}.`,
  oneGame: 'Name one game only.',
  noBalance: (game: string): string => `${game} has no skills to compare.`,
  badSchool: (id: string, known: readonly string[]): string =>
    `There is no school “${id}”. Choose ${list(known, 'or')}.`,
  onePlayer: 'Both sides use the same computer player. Name only one.',
  fault: (file: string, found: BalanceFault): string =>
    found.fault === 'no-balance'
      ? `${file} doesn’t hold balance figures. Name another file with -o.`
      : `${file} belongs to another run: its ${of[found.of]} is “${found.is}”, not “${found.asked}”. Use the same options as before, or name another file with -o.`,
  goesOn: (matches: number): string => `Continuing after ${whole.format(matches)} matches.`,
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `round ${done} of ${all}${timeLeft(secondsLeft)}`,
  closeProgress: (skills: number): string =>
    `${count(skills, 'skill')} still too close to place in the top or bottom ten`,
  brokeOff: (one: string, other: string, detail: string): string =>
    `${one} against ${other}: a match failed because of a fault in Pipsmith (${detail}). Its round isn’t counted.`,
  threadsLost: (detail: string): string =>
    `The threads kept stopping (${detail}). Try --threads 0, which plays without them. The result counts the rounds before that.`,
  stopped: 'Stopped. The result counts complete rounds only.',
  heading: (game: string, matches: number, player: string, seed: number): string =>
    `${game}: ${whole.format(matches)} matches, player ${player}, seed ${seed}; each skill swapped with others of its school`,
  table,
  never: (names: readonly string[]): string =>
    `Never swapped, because no hero could take ${plural(names.length, 'it', 'them')} in place of another skill: ${list(names)}.`,
  written: (file: string, skills: number): string =>
    `The figures for ${count(skills, 'skill')} are in ${file}.`,
};
