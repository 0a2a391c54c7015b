/** Parts of an option that the map shows while it is looked at. */
export interface LookedAt {
  readonly target?: number | undefined;
  readonly range?: string | undefined;
  /** Its place in the request: its possible results are shown over the figures. */
  readonly option?: number | undefined;
}
