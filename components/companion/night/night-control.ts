import type { NightAction } from '@/lib/companion/act';
import type { NightTimer, NightView } from '@/lib/companion/kept-night';
import type { Night } from '@/lib/companion/night';

/** A game night on the screen, as its parts use it: only on this device, or shared. */
export interface NightControl {
  readonly night: Night;
  readonly view: NightView;
  readonly do: (action: NightAction) => void;
  readonly beginRound: () => void;
  readonly roll: (figure: number, roll: string) => void;
  /** Whether this phone may do it, at a night that others keep. */
  readonly may: (action: NightAction) => boolean;
  /** Another tab of this device runs it, and this one only shows it. */
  readonly isFollowed: boolean;
  /** Whether rolling is possible now: in a shared night the dice come from the server. */
  readonly hasDice: boolean;
  /** The player of a sheet’s heroes, at a night of several phones. */
  readonly ownerOf?: (sheet: number) => string | undefined;
  /** Whether this phone's player plays a sheet’s heroes, in a night with several phones: they come first. */
  readonly isMine?: (sheet: number) => boolean;
  /** Undefined where there is nothing that could be undone here. */
  readonly undo: (() => void) | undefined;
  /** The next tap to undo, with its author, where several play. */
  readonly undoes?: string | undefined;
  /** Sets the timer; undefined where somebody else has it in hand. */
  readonly setTimer: ((timer: NightTimer) => void) | undefined;
  readonly look: (part: Partial<NightView>) => void;
}

/** The player of a figure, at a night of several phones. */
export const ownerAt = ({ night, ownerOf }: NightControl, at: number): string | undefined =>
  ownerOf?.(night.state.figures[at]?.sheet ?? -1);

/** Whether a figure is one of this phone’s player, at a night of several phones. */
export const isMineAt = ({ night, isMine }: NightControl, at: number): boolean =>
  isMine?.(night.state.figures[at]?.sheet ?? -1) === true;
