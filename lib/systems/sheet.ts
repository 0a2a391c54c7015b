/** A game, by the `system` key of its files. */
export type SystemId = string;

declare const opaque: unique symbol;

/** What a player wrote on a sheet: a hero, a warband, a dragon. Its game alone knows what is in it. */
export interface Sheet {
  readonly [opaque]: 'sheet';
}

/** A change of a sheet as data. Its game alone knows what it says. */
export interface Edit {
  readonly [opaque]: 'edit';
}

/** A sheet, and the game that reads it. */
export interface SheetDocument {
  readonly system: SystemId;
  readonly sheet: Sheet;
}
