import type { Card } from '../../cards/card';
import type { TableUnit } from '../../cards/paper/ruler-unit';

/** Why there are so many of a part, in the reader's language. */
export interface ToldParts<Reason extends string> {
  /** "Flag × 2" */
  readonly what: (name: string, count: number) => string;
  readonly why: Readonly<Record<Reason, string>>;
}

/** mm: a token covers a base where that leaves its words readable. */
const tokenBounds = { least: 15, most: 25.4 };

/** mm within bounds. */
export const within = (value: number, { least, most }: typeof tokenBounds): number =>
  Math.min(most, Math.max(least, value));

/** Side of a token for a # of this length, mm. */
export const tokenSize = ({ mm }: TableUnit): number => within(mm, tokenBounds);

/** A part as often as it is needed, with the reason that the sheet tells; `inAll` of that name are there. */
export const several = <Reason extends string>(
  told: ToldParts<Reason>,
  card: Card,
  count: number,
  why: Reason,
  inAll = count,
): readonly Card[] => {
  const counted: Card = { ...card, countNote: { what: told.what(card.name, inAll), why: told.why[why] } };
  return Array.from({ length: count }, () => counted);
};
