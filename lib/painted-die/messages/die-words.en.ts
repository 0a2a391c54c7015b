import type { FaceNumber } from '../../dice/face';
import { count, list, plural, possessive, terms } from '#words/language/words';

const faceName = (face: FaceNumber): string => `${face}-face`;

const left = (points: number): string => (points < 0 ? `${-points} too many` : `${points} left`);

/**
 * Words for a die that is painted.
 * @param names what the game calls its pips
 * @param keys the key that paints each pip, in the order of the brushes
 */
export const dieWords = <Pip extends string>(
  names: Readonly<Record<Pip, string>>,
  keys: readonly { readonly key: string; readonly pip: Pip }[],
) => ({
  brushes: {
    label: 'Brushes',
    eraser: 'Eraser',
    name: (pip: Pip): string => names[pip],
    cost: (points: number): string => (points === 0 ? 'free' : `${points} ${plural(points, 'pt', 'pts')}`),
    more: (n: number): string => (n === 0 ? 'can’t add' : `${n} left`),
    eraserCost: 'clears',
    aria: (pip: Pip, points: number, more: number): string =>
      `${names[pip]}, ${points === 0 ? 'free' : `${terms.points(points)} each`}, ${more === 0 ? 'can’t add any' : `${more} left`}`,
    eraserAria: 'Eraser, clears a pip',
  },
  die: {
    label: (whose: string): string => `${possessive(whose)} die`,
    pip: (face: FaceNumber, index: number, pip: Pip | undefined, locked: boolean): string =>
      `${faceName(face)}, pip ${index + 1} of ${face}, ${pip ? names[pip] : locked ? 'empty, locked' : 'empty'}`,
    face: (face: FaceNumber, pips: readonly { readonly pip: Pip; readonly n: number }[]): string =>
      pips.length === 0
        ? `${faceName(face)}: empty`
        : `${faceName(face)}: ${list(pips.map(({ pip, n }) => `${n} ${names[pip]}`))}`,
    surplus: (face: FaceNumber): string => `No room on the ${faceName(face)}:`,
    takeOff: (face: FaceNumber, pip: Pip): string =>
      `Remove the ${names[pip]} pip that doesn’t fit on the ${faceName(face)}`,
  },
  /** Effect of a touch on a pip, in the line under the die. `points` are those left afterwards. */
  painting: {
    hint: 'Choose a colour, then tap pips or drag across them. To clear pips, tap or drag from one that already has that colour. Hold a face to fill it as far as the rules allow.',
    keysHint: `On the keyboard: arrows move; ${keys.map(({ key }) => key.toUpperCase()).join(' ')} paint ${list(keys.map(({ pip }) => names[pip]))}; F fills the face; Backspace clears.`,
    dragHint: 'Drag across pips to paint several. Hold a face to fill it as far as the rules allow.',
    closeHint: 'Close the hint',
    paints: (to: Pip, cost: number, points: number): string =>
      cost === 0
        ? `${names[to]}: free, ${left(points)}`
        : `${names[to]}: ${terms.points(cost)}, ${left(points)}`,
    repaints: (from: Pip, to: Pip, points: number): string =>
      `${names[from]} becomes ${names[to]}: ${left(points)}`,
    clears: (from: Pip, points: number): string => `A tap clears ${names[from]}: ${left(points)}`,
    painted: (to: Pip, points: number): string => `${names[to]} painted: ${left(points)}`,
    cleared: (from: Pip, points: number): string => `${names[from]} cleared: ${left(points)}`,
    close: 'Close',
    empty: 'Nothing to clear here.',
    filled: (face: FaceNumber, n: number, to: Pip, points: number): string =>
      `${count(n, `${names[to]} pip`)} painted on the ${faceName(face)}: ${left(points)}`,
    emptied: (face: FaceNumber, points: number): string => `${faceName(face)} cleared: ${left(points)}`,
    nothingToFill: (face: FaceNumber, to: Pip | undefined): string =>
      to === undefined ? `The ${faceName(face)} is empty.` : `The ${faceName(face)} has no empty pip.`,
    several: 'paint several faces',
  },
  /** A face that a remedy would change. */
  changedFace: (whose: string | undefined, face: FaceNumber): string =>
    whose === undefined ? faceName(face) : `${whose}, ${faceName(face)}`,
});

export type DieWords<Pip extends string> = ReturnType<typeof dieWords<Pip>>;

const spelled = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as const;

/**
 * Faults of a painted die, or reasons why a brush cannot paint it; `subject` is the owner, at the start of a sentence.
 */
export const pipSentences = <Pip extends string>(
  names: Readonly<Record<Pip, string>>,
  costs: Readonly<Record<Pip, number>>,
) => ({
  /** Too many points are spent. */
  budget: (subject: string, spent: number, budget: number): string =>
    `${subject} costs ${terms.points(spent)}, and the limit is ${budget}: remove pips worth ${terms.points(spent - budget)}.`,
  capacity: (theFace: string, face: FaceNumber, pips: number): string =>
    `${theFace} has room for ${count(face, 'pip')}, not ${pips}.`,
  oneColour: (theFace: string, face: FaceNumber, pip: Pip): string =>
    face === 1
      ? `${theFace} stays empty: its single pip would fill it with one colour.`
      : `${theFace} can have at most ${count(face - 1, `${names[pip]} pip`)}: ${face === 2 ? 'both' : `all ${spelled[face]}`} in one colour would fill it.`,
  green: (theDie: string, pips: number): string => `${theDie} can have only 1 green Skill pip, not ${pips}.`,
  /** Why the green brush is locked. */
  greenThere: (theDie: string): string => `${theDie} already has its green Skill pip.`,
  /** Why a brush is locked: `spent` counts the pip that it would paint. */
  noPoints: (spent: number, budget: number, to: Pip): string => {
    const cost = costs[to];
    const points = budget - spent + cost;
    const price = `A ${names[to]} pip costs ${terms.points(cost)}`;
    return points <= 0
      ? `${price}, and all ${budget} are spent.`
      : `${price}, and ${points} ${plural(points, 'is', 'are')} left.`;
  },
});
