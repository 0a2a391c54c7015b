import type { BalanceFault } from '@/lib/simulation/balance/balance-file';
import type { SkillFigure } from '@/lib/systems/skill-figures';
import { columns, count, list, timeLeft } from '@/lib/language/en';

const whole = new Intl.NumberFormat('en-GB');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

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
    percent(share),
    `${(interval.low * 100).toFixed(1)} to ${percent(interval.high)}`,
    String(matches),
  ]);
  return columns([['Skill', 'Of', 'Won', '19 times of 20', 'Matches'], ...cells], [0, 1])
    .map((line) => `  ${line}`)
    .join('\n');
};

/** What is said of skills that are held against each other; only what does so loads it. */
export const balanceMessages = {
  gameMissing: (known: readonly string[]): string => `Name the game: ${list(known, 'or')}.`,
  oneGame: 'Name one game only.',
  noBalance: (game: string): string => `${game} has no skills that could take each other’s place.`,
  badSchool: (id: string, known: readonly string[]): string =>
    `There is no school “${id}”. Known are ${list(known)}.`,
  onePlayer: 'The same player decides for both sides: name one.',
  fault: (file: string, found: BalanceFault): string =>
    found.fault === 'no-balance'
      ? `${file} holds no figures of exchanged skills. Name another file with -o.`
      : `${file} holds other figures: its ${of[found.of]} is “${found.is}”, not “${found.asked}”. Call it as before, or name another file with -o.`,
  goesOn: (matches: number): string => `${whole.format(matches)} matches were played before.`,
  progress: (done: number, all: number, secondsLeft: number | undefined): string =>
    `round ${done} of ${all}${timeLeft(secondsLeft)}`,
  closeProgress: (skills: number): string =>
    `${count(skills, 'skill')} may or may not be among the ten most or least useful`,
  brokeOff: (one: string, other: string, detail: string): string =>
    `${one} against ${other}: a match broke off by a fault of Pipsmith (${detail}). Its round does not count.`,
  threadsLost: (detail: string): string =>
    `The threads that play were ended again and again (${detail}); --threads 0 plays without them. The rounds before count.`,
  stopped: 'Stopped. What is counted are the rounds that were played whole.',
  heading: (game: string, matches: number, player: string, seed: number): string =>
    `${game}: ${whole.format(matches)} matches, player ${player}, seed ${seed}; one skill in place of another of its school`,
  table,
  never: (names: readonly string[]): string =>
    `Never exchanged, since ${names.length === 1 ? 'it fits no sheet in place of another' : 'they fit no sheet in place of others'}: ${list(names)}.`,
  written: (file: string, skills: number): string => `${count(skills, 'skill')} in ${file}.`,
};
