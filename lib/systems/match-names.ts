import type { SkillColumn, Standing } from './match-part';

/** A game's tables of names for reports and logs, by id. */
interface NameTables<Count extends string, Cause extends string> {
  readonly skillColumns: Readonly<Record<Count, Omit<SkillColumn, 'id'>>>;
  readonly causeNames: Readonly<Record<Cause, string>>;
  readonly endings: Readonly<Record<string, string>>;
}

/** The names that a match part gives: columns of skills, causes of falls and endings, in the order of the ids. */
export const namesFrom = <Count extends string, Cause extends string>(
  { skillColumns, causeNames, endings }: NameTables<Count, Cause>,
  skillCounts: readonly NoInfer<Count>[],
  causes: readonly NoInfer<Cause>[],
) => ({
  skillColumns: skillCounts.map((id) => ({ id, ...skillColumns[id] })),
  causes: causes.map((id) => ({ id, name: causeNames[id] })),
  ending: (because: string): string => endings[because] ?? because,
});

/** A match in this phase; the outcome has the winner and the reason. */
export const standingIn = (phase: number, outcome: Standing['outcome']): Standing => ({
  phase,
  outcome: outcome && { winner: outcome.winner, because: outcome.because },
});
