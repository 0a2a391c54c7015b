/** What a touch paints with: a pip, or `eraser`. */
export type Brush = string;

export interface Stroke {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a touch with this brush does to a pip; the colour that is already there comes off again. */
export const strokeOf = (now: string | undefined, brush: Brush): Stroke => ({
  from: now,
  to: brush === 'eraser' || brush === now ? undefined : brush,
});
