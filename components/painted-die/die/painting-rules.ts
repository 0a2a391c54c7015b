import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import type { FaceOf } from '@/lib/painted-die/die';
import { issueKey } from '@/lib/issue';
import { edited, issuesOf } from '@/lib/systems/document';
import { systemOf } from '@/lib/systems/open';
import type { Edit, Sheet, SheetDocument } from '@/lib/systems/sheet';
import { isRepainted } from '../fixes/changes';
import type { PaintableDie } from './paintable';

/** Brush of a touch: a pip, or `eraser`. */
export type Brush = string;

export interface Stroke {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Effect of this brush on a pip; a second touch with the same colour removes it. */
export const strokeOf = (now: string | undefined, brush: Brush): Stroke => ({
  from: now,
  to: brush === 'eraser' || brush === now ? undefined : brush,
});

/** Why a pip cannot be painted so, as a sentence, or undefined where it can. */
export const lockOf = (
  die: PaintableDie,
  sheet: Sheet,
  face: FaceNumber,
  from: string | undefined,
  to: string | undefined,
): string | undefined => {
  if (to === from) return undefined;
  const { fixed } = die.look;
  if (fixed && from === fixed.pip) return fixed.why;
  return to === undefined ? undefined : die.lockOf(sheet, face, from, to);
};

/** True where this brush can’t paint a pip; it can still clear any that is not fixed. */
export const isLocked = (
  die: PaintableDie,
  sheet: Sheet,
  face: FaceNumber,
  from: string | undefined,
  brush: Brush,
): boolean => lockOf(die, sheet, face, from, brush === 'eraser' ? undefined : brush) !== undefined;

/** Cost of painting a pip and the points left, or why it cannot be painted. */
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

/** Result of a touch on a pip, in words. */
export const doneSentence = (
  die: PaintableDie,
  after: Sheet,
  from: string | undefined,
  to: string | undefined,
): string => {
  const { spent, budget } = die.pointsOf(after);
  const say = die.look.words.painting;
  if (to !== undefined) return say.painted(to, budget - spent);
  return from === undefined ? '' : say.cleared(from, budget - spent);
};

/**
 * Edits after which a locked pip is painted all the same, the stroke itself last; undefined where the game knows none
 * that leave more pips of this colour on the face than there are.
 */
export const remedyOf = (
  die: PaintableDie,
  document: SheetDocument,
  { face, index }: { readonly face: FaceNumber; readonly index: number },
  from: string | undefined,
  to: string | undefined,
): readonly Edit[] | undefined => {
  if (to === undefined) return undefined;
  const stroke = die.stroke(face, from, to, index);
  const worn = die
    .gear(document.sheet)
    .find((edit) => lockOf(die, die.apply(document.sheet, edit), face, from, to) === undefined);
  if (worn) return [worn, stroke];
  const painted = edited(document, stroke);
  const known = new Set(issuesOf(document).map(issueKey));
  const countIn = ({ sheet }: SheetDocument): number => die.ownerOf(sheet).faces[face][to] ?? 0;
  for (const issue of issuesOf(painted)) {
    if (issue.severity !== 'error' || known.has(issueKey(issue))) continue;
    const remedy = systemOf(document.system).repair(painted.sheet, issue);
    const ready = remedy?.reduce(edited, document);
    if (!remedy || !ready || lockOf(die, ready.sheet, face, from, to) !== undefined) continue;
    if (countIn(edited(ready, stroke)) > countIn(document)) return [...remedy, stroke];
  }
  return undefined;
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

/** The pips that a fix would leave on a face, or undefined if it doesn't change. */
export const faceAfter = (
  die: PaintableDie,
  before: Sheet,
  after: Sheet | undefined,
  face: FaceNumber,
): FaceOf<string> | undefined => {
  if (!after || !die.staysIn(before, after)) return undefined;
  const [was, is] = [die.ownerOf(before).faces[face], die.ownerOf(after).faces[face]];
  return isRepainted(die.look.pips, was, is) ? is : undefined;
};
