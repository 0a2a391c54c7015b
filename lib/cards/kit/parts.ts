import type { Card } from '../card';
import type { TableUnit } from '../paper/ruler';
import { drawCorner, drawEdge, type CornerPiece } from '../pieces/corner';

/** Why there are this many of a part, in the reader's language. */
export interface CountNotes<Reason extends string> {
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

/** A part with its number and printed reason; `inAll` counts parts of that name. */
export const several = <Reason extends string>(
  notes: CountNotes<Reason>,
  card: Card,
  count: number,
  why: Reason,
  inAll = count,
): readonly Card[] => {
  const counted: Card = { ...card, countNote: { what: notes.what(card.name, inAll), why: notes.why[why] } };
  return Array.from({ length: count }, () => counted);
};

/** Parts that are used together, which come on one sheet where that takes no more of them. */
export const keptTogether = (set: string, parts: readonly Card[]): readonly Card[] =>
  parts.map((card) => ({ ...card, set }));

/** Texts on the marks of a home base. */
export interface BaseWords {
  readonly baseTip: string;
  /** "Ends at 4#" */
  readonly baseEnd: (radius: number) => string;
  readonly countNote: CountNotes<'three-a-base'>;
}

export type BaseLook = Pick<CornerPiece, 'picture' | 'ink'> & { readonly id: string; readonly name: string };

/** A base is marked at its tip and where it ends on both edges. */
const endsOfBase = 2;

/** The marks of a home base of this many # around a corner: one for its tip, two for where it ends. */
export const baseMarks = (
  { id, name, picture, ink }: BaseLook,
  radius: number,
  { baseTip, baseEnd, countNote }: BaseWords,
): readonly Card[] => {
  const inAll = 1 + endsOfBase;
  const tip = drawCorner({ id, name, picture, ink, text: baseTip });
  const end = drawEdge({ id: `${id}-end`, name, picture, ink, text: baseEnd(radius) });
  return keptTogether(id, [
    ...several(countNote, tip, 1, 'three-a-base', inAll),
    ...several(countNote, end, endsOfBase, 'three-a-base', inAll),
  ]);
};
