/** A game, by the `system` key of its files. */
export type SystemId = string;

declare const opaque: unique symbol;

/** A player's sheet: a hero, a warband, a dragon. Only its game knows what is in it. */
export interface Sheet {
  readonly [opaque]: 'sheet';
}

/** A change of a sheet as data; only its game can read it. */
export interface Edit {
  readonly [opaque]: 'edit';
}

/** A sheet, and the game that reads it. */
export interface SheetDocument {
  readonly system: SystemId;
  readonly sheet: Sheet;
}
