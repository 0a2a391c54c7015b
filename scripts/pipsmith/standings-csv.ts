import { tournamentMessages as say } from '#words/messages/tournament';
import { scoreOf, type Meeting, type Standing } from '@/lib/simulation/tournament/table';
import { csv, rounded } from './csv';
import { visible } from './terminal';
import type { Contestant } from './tournament-folder';

/** The score of the row against the column, in the order of the table; undefined where they never met. */
export const matrixOf = (
  standings: readonly Standing[],
  between: (one: string, other: string) => Meeting,
): readonly (readonly (number | undefined)[])[] =>
  standings.map(({ key }) => standings.map(({ key: other }) => scoreOf(between(key, other))));

/** Table and matrix of a tournament for spreadsheets, by the names of their files. */
export const standingsCsv = (
  standings: readonly Standing[],
  between: (one: string, other: string) => Meeting,
  contestants: readonly Contestant[],
): Readonly<Record<'table.csv' | 'matrix.csv', string>> => {
  const byKey = new Map(contestants.map((one) => [one.key, one]));
  const nameOf = (key: string): string => visible(byKey.get(key)?.name ?? key);
  const table = standings.map(({ key, place, matches, wins, draws, losses, score, interval }) => [
    place,
    nameOf(key),
    visible(byKey.get(key)?.from ?? ''),
    ...[matches, wins, draws, losses],
    ...[score, interval.low, interval.high].map(rounded),
  ]);
  const matrix = matrixOf(standings, between).map((row, at) => [
    nameOf(standings[at]?.key ?? ''),
    ...row.map((share) => (share === undefined ? '' : rounded(share))),
  ]);
  return {
    'table.csv': csv([say.csv.table, ...table]),
    'matrix.csv': csv([[say.csv.corner, ...standings.map(({ key }) => nameOf(key))], ...matrix]),
  };
};
