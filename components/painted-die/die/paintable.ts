import type { PaintedPip } from '@/lib/cards/icons';
import type { FaceNumber } from '@/lib/dice/face';
import type { Path } from '@/lib/issue';
import { armours, type Equipment } from '@/lib/painted-die/equipment';
import type { DieOwner } from '@/lib/painted-die/pip-places';
import type { DieWords } from '#words/painted-die/messages/die-words';
import type { Edit, Sheet } from '@/lib/systems/sheet';
import type { Points } from '@/lib/systems/system';

/** How a game's dice look and are described, whoever rolls them. */
export interface DieLook<Pip extends string = string> {
  /** In the order of the brushes. */
  readonly pips: readonly Pip[];
  /** Points that a pip costs. */
  readonly costs: Readonly<Record<Pip, number>>;
  readonly painted: Readonly<Record<Pip, PaintedPip>>;
  readonly words: DieWords<Pip>;
  /** The key that paints each. */
  readonly keys: readonly { readonly key: string; readonly pip: Pip }[];
  /** Brush at the start. */
  readonly brush: Pip;
  /** A pip that can’t be painted or cleared, and why. */
  readonly fixed?: { readonly pip: Pip; readonly why: string };
}

/** A die of a sheet that is painted on the page. */
export interface PaintableDie<S = Sheet, E = Edit, Pip extends string = string> {
  /** The same for the same die, and no other die of a sheet has it. */
  readonly id: string;
  readonly look: DieLook<Pip>;
  /** Owner of the die: the hero, a follower. */
  readonly ownerOf: (sheet: S) => DieOwner<Pip>;
  readonly pointsOf: (sheet: S) => Points;
  /** Why a pip cannot be painted so, as a sentence; `from` is the colour that it has now. */
  readonly lockOf: (sheet: S, face: FaceNumber, from: Pip | undefined, to: Pip) => string | undefined;
  /** @param at the place on the face */
  readonly stroke: (face: FaceNumber, from: Pip | undefined, to: Pip | undefined, at?: number) => E;
  readonly apply: (sheet: S, edit: E) => S;
  /** Equipment that would allow more pips, the smallest change first: lighter before heavier armour. */
  readonly gear: (sheet: S) => readonly E[];
  /** The face that an issue at this place speaks of, if it speaks of one of this die. */
  readonly faceAt: (path: Path) => FaceNumber | undefined;
  /** Whether a remedy leaves this die where it was, so that its faces can be compared. */
  readonly staysIn: (before: S, after: S) => boolean;
  /** Whether other parts of the page follow the pip under the mouse: those with the hero's odds. */
  readonly sharesHover: boolean;
}

/** Heavier armour and a shield, the least first: with them more may be painted on a hero's own die. */
export const gearBeyond = ({ armour, shield }: Pick<Equipment<unknown>, 'armour' | 'shield'>) => [
  ...armours
    .slice(armours.indexOf(armour) + 1)
    .map((heavier) => ({ edit: 'set-armour', armour: heavier }) as const),
  ...(shield ? [] : [{ edit: 'set-shield', shield: true } as const]),
];

/** A die of a game with its own types, as the shared views hold it. The one place where they are forgotten. */
export const paintable = <S, E, Pip extends string>(die: PaintableDie<S, E, Pip>): PaintableDie =>
  die as unknown as PaintableDie;
