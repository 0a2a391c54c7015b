import type { Card } from '../../../../cards/card';
import type { TableUnit } from '../../../../cards/paper/ruler-unit';
import type { PartLabels, PartReasons } from './labels';

/** What every part is made with. */
export interface PartContext {
  readonly unit: TableUnit;
  readonly labels: PartLabels;
}

/** mm: a token covers a base where that leaves its words readable. */
const tokenBounds = { least: 15, most: 25.4 };

/** mm within bounds. */
export const within = (value: number, { least, most }: typeof tokenBounds): number =>
  Math.min(most, Math.max(least, value));

/** Side of a token, mm. */
export const tokenSize = ({ unit }: PartContext): number => within(unit.mm, tokenBounds);

/** A part as often as it is needed, with the reason that the sheet tells; `inAll` of that name are there. */
export const several = (
  { labels: { countNote } }: PartContext,
  card: Card,
  count: number,
  why: keyof PartReasons,
  inAll = count,
): readonly Card[] => {
  const counted: Card = {
    ...card,
    countNote: { what: countNote.what(card.name, inAll), why: countNote.why[why] },
  };
  return Array.from({ length: count }, () => counted);
};
