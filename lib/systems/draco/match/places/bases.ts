import {
  canSee,
  gapBetween,
  inContact,
  unit,
  type Base,
  type Bases,
  type Units,
} from '../../../../table/table';
import { baseOf, type Figure } from '../state/figure';
import { foesOf, type Table } from '../state/match-context';
import { groundOf } from './table';

/** Other figures as obstacles: friends may be passed, opponents not, the dead stop nobody. */
export const basesFor = (table: Table, figure: Figure): Bases => {
  const passable: Base[] = [];
  const blocking: Base[] = [];
  for (const other of table.s.figures)
    if (other !== figure && !other.isDead)
      (other.team === figure.team ? passable : blocking).push(baseOf(other));
  return { passable, blocking };
};

/** Area where no figure fits. */
export const takenPlaces = ({ s }: Table, but?: Figure): readonly Base[] =>
  s.figures.filter((other) => other !== but && !other.isDead).map((other) => baseOf(other));

export const gapTo = (a: Figure, b: Figure): Units => gapBetween(baseOf(a), baseOf(b));

export const areInContact = ({ s }: Table, a: Figure, b: Figure): boolean =>
  inContact(groundOf(s), baseOf(a), baseOf(b));

/** The living opponents that a figure is in contact with. */
export const contactsOf = (table: Table, figure: Figure): readonly Figure[] =>
  foesOf(table, figure).filter((foe) => areInContact(table, figure, foe));

/** Whether two figures are within this many inches, edge to edge. */
export const areWithin = (a: Figure, b: Figure, inches: number): boolean => gapTo(a, b) <= inches * unit;

/** A free line, from any part of a base to any of the other; ruling 5. */
export const sees = ({ s }: Table, a: Figure, b: Figure): boolean =>
  canSee(groundOf(s), baseOf(a), baseOf(b));
