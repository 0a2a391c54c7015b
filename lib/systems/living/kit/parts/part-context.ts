import type { Card } from '../../../../cards/card';
import type { TableUnit } from '../../../../cards/paper/ruler-unit';
import * as parts from '../../../../pip-hero/kit/several';
import type { PartLabels, PartReasons } from './labels';

/** What every part is made with. */
export interface PartContext {
  readonly unit: TableUnit;
  readonly labels: PartLabels;
}

/** Side of a token, mm. */
export const tokenSize = ({ unit }: PartContext): number => parts.tokenSize(unit);

/** A part as often as it is needed, with the reason that the sheet tells; `inAll` of that name are there. */
export const several = (
  { labels: { countNote } }: PartContext,
  card: Card,
  count: number,
  why: keyof PartReasons,
  inAll = count,
): readonly Card[] => parts.several(countNote, card, count, why, inAll);
