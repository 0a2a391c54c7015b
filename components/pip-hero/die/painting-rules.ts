import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import type { FaceOf } from '@/lib/pip-hero/die';
import type { Sheet } from '@/lib/systems/sheet';
import { isRepainted } from '../fixes/changes';
import type { Brush } from './arrangement';
import type { PaintableDie } from './paintable';

/** Why a pip cannot be painted so, as a sentence, or undefined where it can. */
export const lockOf = (
  die: PaintableDie,
  sheet: Sheet,
  face: FaceNumber,
  from: string | undefined,
  to: string | undefined,
): string | undefined => (to === undefined || to === from ? undefined : die.lockOf(sheet, face, from, to));

/** True where this brush cannot paint such a pip; it can always clear one. */
export const isLocked = (
  die: PaintableDie,
  sheet: Sheet,
  face: FaceNumber,
  from: string | undefined,
  brush: Brush,
): boolean => brush !== 'eraser' && lockOf(die, sheet, face, from, brush) !== undefined;

/** What painting a pip so costs and leaves, or why it cannot be. */
export const hintOf = (
  die: PaintableDie,
  sheet: Sheet,
  face: FaceNumber,
  from: string | undefined,
  to: string | undefined,
): string => {
  const lock = lockOf(die, sheet, face, from, to);
  if (lock !== undefined) return lock;
  const { costs, words } = die.look;
  const costOf = (pip: string | undefined): number => (pip === undefined ? 0 : (costs[pip] ?? 0));
  const { spent, budget } = die.pointsOf(sheet);
  const points = budget - spent + costOf(from) - costOf(to);
  const say = words.painting;
  if (to === undefined) return from === undefined ? say.empty : say.clears(from, points);
  return from === undefined ? say.paints(to, costOf(to), points) : say.repaints(from, to, points);
};

const largestFirst = [...faceNumbers].reverse();

/** How many more pips of this colour the rules and the points let a player paint, the largest faces first. */
export const brushRoom = (die: PaintableDie, sheet: Sheet, pip: string): number => {
  let now = sheet;
  let painted = 0;
  for (const face of largestFirst) {
    for (let tries = 0; tries < face; tries += 1) {
      if (lockOf(die, now, face, undefined, pip) !== undefined) break;
      now = die.apply(now, die.stroke(face, undefined, pip));
      painted += 1;
    }
  }
  return painted;
};

/** The pips that a fix would leave on a face, or undefined where it stays as it is. */
export const faceAfter = (
  die: PaintableDie,
  before: Sheet,
  after: Sheet | undefined,
  face: FaceNumber,
): FaceOf<string> | undefined => {
  if (!after || !die.staysIn(before, after)) return undefined;
  const [was, is] = [die.facesOf(before)[face], die.facesOf(after)[face]];
  return isRepainted(die.look.pips, was, is) ? is : undefined;
};
