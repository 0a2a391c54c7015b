/** An error makes a hero illegal; a warning does not. */
export const severities = ['error', 'warning'] as const;
export type Severity = (typeof severities)[number];

/** Where in a file something stands: keys and list positions from the root, as in `["faces", "4"]`. */
export type Path = readonly (string | number)[];

/** A broken rule, or one worth a warning, as data; `lib/messages` turns it into a sentence. */
export interface Issue<Rule extends string = string, Figures = unknown> {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly path: Path;
  /** The numbers and names that a helpful sentence needs. */
  readonly figures: Figures;
}

/** Two issues are the same complaint when rule and place agree. */
export const issueKey = (issue: Pick<Issue, 'rule' | 'path'>): string =>
  `${issue.rule} ${issue.path.join('/')}`;
