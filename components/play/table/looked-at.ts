/** What of an option is shown on the map while it is looked at. */
export interface LookedAt {
  readonly target?: number | undefined;
  readonly range?: string | undefined;
}
