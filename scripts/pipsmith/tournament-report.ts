import { tournamentMessages as say } from '#words/messages/tournament';
import type { Result } from '@/lib/result';
import { pictureOf } from '@/lib/simulation/tournament/picture';
import { standingsOf, type Standing } from '@/lib/simulation/tournament/table';
import { matrixOf, standingsCsv } from './standings-csv';
import type { Contestant } from './tournament-folder';
import type { Meet } from './tournament-play';
import { visible } from './terminal';
import { writeTexts } from './write-texts';

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

  /** As people read it. */
  private readonly name = (key: string): string => visible(this.byKey.get(key)?.name ?? key);

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
      matrix: matrixOf(this.standings, (one, other) => this.meet.tally.between(one, other)).map((row) =>
        row.map((share) => share ?? null),
      ),
    };
  }

  private texts(): Readonly<Record<string, string>> {
    const { tally, contestants } = this.meet;
    return {
      ...standingsCsv(this.standings, (one, other) => tally.between(one, other), contestants),
      'picture.svg': pictureOf(this.standings, tally, {
        ...say.picture,
        subtitle: this.heading,
        name: this.name,
      }),
    };
  }

  /** Writes table, matrix and picture into a folder, each whole or not at all; gives their names. */
  write(folder: string): Promise<Result<readonly string[], string>> {
    return writeTexts(folder, this.texts());
  }
}
