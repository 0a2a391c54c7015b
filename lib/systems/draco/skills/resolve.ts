import { amountOf, type Amount } from '../../../effects/amount';
import type { FaceNumber } from '../../../dice/face';
import type { Act, Bands } from './effect';

/** An act with known numbers: the suns are rolled or the face is picked. */
export type KnownAct = Act<number>;

const resolved = <N>(act: Act<N>, of: (amount: N) => number): KnownAct => {
  switch (act.act) {
    case 'give':
      return { ...act, count: of(act.count) };
    case 'av':
    case 'less-dv':
    case 'more-dv':
    case 'damage':
    case 'dice':
      return { ...act, by: of(act.by) };
    case 'reach':
    case 'farther':
    case 'push':
    case 'walk':
      return { ...act, inches: of(act.inches) };
    case 'raise':
      return { ...act, dice: of(act.dice) };
    case 'magic-attack':
      return { ...act, more: of(act.more) };
    case 'slip-away':
    case 'unmet':
      return act;
  }
};

/** Whether an act whose numbers are known does anything. */
export const doesAnything = (act: KnownAct): boolean => {
  switch (act.act) {
    case 'give':
      return act.count > 0;
    case 'av':
    case 'less-dv':
    case 'more-dv':
    case 'damage':
    case 'dice':
      return act.by > 0;
    case 'reach':
    case 'farther':
    case 'push':
    case 'walk':
      return act.inches > 0;
    case 'raise':
      return act.dice > 0;
    case 'magic-attack':
    case 'slip-away':
    case 'unmet':
      return true;
  }
};

/** Effects of this many suns: nothing without one. */
export const withSuns = (acts: readonly Act<Amount<never>>[], suns: number): readonly KnownAct[] =>
  suns === 0 ? [] : acts.map((act) => resolved(act, (amount) => amountOf(amount, suns, () => 0)));

/** Value of a number of a dragon's skill on a face: 1 and 2, 3 and 4, 5 and 6. */
export const bandOn = ([low, middle, high]: Bands, face: FaceNumber): number =>
  face <= 2 ? low : face <= 4 ? middle : high;

/** Effects of a picked face. */
export const onFace = (acts: readonly Act<Bands>[], face: FaceNumber): readonly KnownAct[] =>
  acts.map((act) => resolved(act, (bands) => bandOn(bands, face)));

/** The sum of what acts of a kind add. @param dice in their owner's pool */
export const addedBy = (acts: readonly KnownAct[], kind: 'av' | 'less-dv', dice: number): number => {
  let sum = 0;
  for (const act of acts) {
    if (act.act === 'av' && kind === 'av' && dice <= (act.atMost ?? dice)) sum += act.by;
    if (act.act === 'less-dv' && kind === 'less-dv') sum += act.by;
  }
  return sum;
};

/** Inches that acts of a kind add. */
export const inchesBy = (acts: readonly KnownAct[], kind: 'reach' | 'farther'): number =>
  acts.reduce((sum, act) => sum + (act.act === kind && 'inches' in act ? act.inches : 0), 0);
