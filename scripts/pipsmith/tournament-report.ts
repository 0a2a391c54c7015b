import { join } from 'node:path';
import { tournamentMessages as say } from '@/lib/messages/en/tournament';
import { err, ok, type Result } from '@/lib/result';
import { pictureOf } from '@/lib/simulation/tournament/picture';
import { scoreOf, standingsOf, type Standing } from '@/lib/simulation/tournament/table';
import { csv, rounded } from './csv';
import { openOutput, writeOutput } from './output';
import type { Contestant } from './tournament-folder';
import type { Meet } from './tournament-play';
import { visible } from './terminal';

/** The table of a tournament, with who they are. */
export class Report {
  readonly standings: readonly Standing[];
  private readonly meet: Meet;
  private readonly byKey: ReadonlyMap<string, Contestant>;

  constructor(meet: Meet) {
    this.meet = meet;
    const { contestants, tally } = meet;
    this.byKey = new Map(contestants.map((one) => [one.key, one]));
    this.standings = standingsOf(
      tally,
      contestants.map(({ key }) => key),
    );
  }

  /** As people read it; so is the file below. */
  private readonly name = (key: string): string => visible(this.byKey.get(key)?.name ?? key);
  private readonly from = (key: string): string => visible(this.byKey.get(key)?.from ?? '');

  /** Matches that are not played yet. */
  get missing(): number {
    const { fixtures, tally } = this.meet;
    return fixtures.filter((fixture) => !tally.has(fixture)).length;
  }

  get heading(): string {
    const { contestants, fixtures, terms } = this.meet;
    const pairs = (contestants.length * (contestants.length - 1)) / 2;
    return say.heading(contestants.length, fixtures.length / pairs, terms);
  }

  private get hash(): string {
    return this.meet.tally.hash(this.meet.fixtures);
  }

  /** For people. */
  inWords(): string {
    const rows = this.standings.map((row) => ({ ...row, name: this.name(row.key) }));
    return [
      this.heading,
      say.table(rows),
      ...(this.missing > 0 ? [say.unfinished(this.missing)] : []),
      say.hash(this.hash),
    ].join('\n');
  }

  /** For programs. */
  inJson() {
    const { terms, fixtures } = this.meet;
    const heroes = this.standings.map(({ key, interval, ...row }) => ({
      name: this.byKey.get(key)?.name ?? key,
      file: this.byKey.get(key)?.from ?? '',
      ...row,
      interval: [interval.low, interval.high],
    }));
    return {
      ...terms,
      matches: fixtures.length - this.missing,
      missing: this.missing,
      hash: this.hash,
      heroes,
      matrix: this.matrix().map((row) => row.map((share) => share ?? null)),
    };
  }

  /** The score of the row against the column, in the order of the table. */
  private matrix(): readonly (readonly (number | undefined)[])[] {
    return this.standings.map(({ key }) =>
      this.standings.map(({ key: other }) => scoreOf(this.meet.tally.between(key, other))),
    );
  }

  private texts(): Readonly<Record<string, string>> {
    const names = this.standings.map(({ key }) => this.name(key));
    const table = this.standings.map(({ key, place, matches, wins, draws, losses, score, interval }) => [
      place,
      this.name(key),
      this.from(key),
      matches,
      wins,
      draws,
      losses,
      ...[score, interval.low, interval.high].map(rounded),
    ]);
    const matrix = this.matrix().map((row, at) => [
      names[at] ?? '',
      ...row.map((share) => (share === undefined ? '' : rounded(share))),
    ]);
    return {
      'table.csv': csv([say.csv.table, ...table]),
      'matrix.csv': csv([[say.csv.corner, ...names], ...matrix]),
      'picture.svg': pictureOf(this.standings, this.meet.tally, {
        ...say.picture,
        subtitle: this.heading,
        name: this.name,
      }),
    };
  }

  /** Writes table, matrix and picture into a folder, each whole or not at all; gives their names. */
  async write(folder: string): Promise<Result<readonly string[], string>> {
    const written: string[] = [];
    for (const [name, text] of Object.entries(this.texts())) {
      const file = join(folder, name);
      const target = await openOutput(file, []);
      if (!target.ok) return target;
      const done = await writeOutput(file, target.value, new TextEncoder().encode(text));
      if (!done.ok) return err(done.error);
      written.push(file);
    }
    return ok(written);
  }
}
