/** What one # measures on the table; chapter "Movement". */
export interface TableUnit {
  readonly id: 'inch' | 'cm' | 'mm';
  /** mm to one #. */
  readonly mm: number;
}

/** 25 mm miniatures are played in inches, 15 mm ones in centimetres. */
export const tableUnits = {
  inch: { id: 'inch', mm: 25.4 },
  cm: { id: 'cm', mm: 10 },
} as const satisfies Readonly<Record<string, TableUnit>>;

/** mm: the shortest and the longest # that rulers and templates are drawn for. */
export const unitBounds = { least: 5, most: 60 } as const;

/** A # of so many mm, or undefined outside of `unitBounds`. */
export const unitOf = (mm: number): TableUnit | undefined =>
  mm >= unitBounds.least && mm <= unitBounds.most ? { id: 'mm', mm } : undefined;
