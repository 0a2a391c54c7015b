declare const place: unique symbol;

/**
 * Place of a sheet in the list of an encounter. Not a figure's id: followers are figures as well, and come in
 * between.
 */
export type SheetPlace = number & { readonly [place]: 'sheet' };

/** The one way to a place: by the sheets that are there. */
export const placesOf = (sheets: readonly unknown[]): readonly SheetPlace[] =>
  sheets.map((_, at) => at as SheetPlace);

/** Which sheet each figure is, and which figure each sheet is. */
export interface Entrants {
  /** Undefined for followers and later arrivals. */
  readonly sheetOf: (figure: number) => SheetPlace | undefined;
  readonly figureOf: (sheet: SheetPlace) => number;
}

/**
 * Heroes of an encounter among its figures: they come to the table in the order of its sheets, each with followers behind.
 * Figures are never removed from the list.
 */
export const entrantsOf = (
  figures: readonly { readonly id: number; readonly kind: string }[],
  sheets: readonly unknown[],
): Entrants => {
  const places = placesOf(sheets);
  const heroes = figures.filter(({ kind }) => kind === 'hero').slice(0, sheets.length);
  const byFigure = new Map(
    heroes.flatMap(({ id }, at) => {
      const sheet = places[at];
      return sheet === undefined ? [] : [[id, sheet] as const];
    }),
  );
  return {
    sheetOf: (figure) => byFigure.get(figure),
    figureOf: (sheet) => heroes[sheet]?.id ?? -1,
  };
};
