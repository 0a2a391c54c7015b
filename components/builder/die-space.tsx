'use client';

/** Side of the square that the die of the preview takes up. */
export const dieSize = '5.5rem';

/** The room of the die before it is drawn. */
export function DieSpace() {
  return <span aria-hidden className="size-22" />;
}
