import type { Entry } from './entry';
import type { Said } from './phrases';
import type { Pointed } from './pointing';
import type { RoomAddress } from './room-fragment';
import type { Refusal } from './room-messages';

/** A connection that is being made, or stands. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface LineEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** The browser, as a visitor needs it. */
export interface VisitorHost {
  readonly connect: (events: LineEvents) => Line;
  /** Calls once after this many ms; the returned function cancels it. */
  readonly later: (ms: number, act: () => void) => () => void;
  /** An id that nobody can guess. */
  readonly newId: () => string;
  /** 0 to 1, so that not all come back at once. */
  readonly chance: () => number;
}

/** A room to be made, where it isn't there yet. */
export interface Making {
  readonly id: string;
  readonly seats: number;
  /** Hashes of the keys to one seat each. */
  readonly seatKeys?: string[] | undefined;
  /** Key to look on with. */
  readonly look?: string | undefined;
  readonly offer: string;
}

/** Something of this device that waits until the room takes it, behind whatever others have done by then. */
export interface InLine {
  readonly id: string;
  readonly kind: 'sit' | 'stand' | 'play';
  readonly what: string;
}

export interface Membership extends RoomAddress {
  /** The key that holds this device's seat, or will. */
  readonly key: string;
  /** The list as it was kept. */
  readonly entries: readonly Entry[];
  readonly making?: Making | undefined;
  /** Own entries may follow anything: those that a restart of the server has cut off go back in line. */
  readonly repeats?: boolean;
  /** Entries that waited when the page was left, in order. */
  readonly line?: readonly InLine[];
}

/** A room as this device sees it. */
export interface RoomView {
  readonly entries: readonly Entry[];
  /** `gathering`: the server was restarted and waits for the others. */
  readonly line: 'connecting' | 'live' | 'gathering' | 'lost' | 'closed';
  /** This device's seat; -1 for none. */
  readonly seat: number;
  /** Free seats that the link of this device lets it take. */
  readonly mayTake: readonly number[];
  /** That link leads to any free seat: whoever has it can pass it on, or a link for one of them. */
  readonly mayInvite: boolean;
  /** Seats whose holders are here. */
  readonly here: readonly number[];
  /** How many look on. */
  readonly looking: number;
  /** This device looks on: it sends nothing. */
  readonly isLooking: boolean;
  readonly refusal: Refusal | undefined;
  /** An entry of this device that has not come back yet. */
  readonly isSending: boolean;
  /** The server did not take the last entry. */
  readonly isLate: boolean;
  /** Entries that wait on this device, in order; the first may be on its way. */
  readonly inLine: readonly InLine[];
  /** Why the server took something out of this line; undefined where it never did. */
  readonly dropped: 'may-not' | 'full' | undefined;
  /** The last phrases, in their order. */
  readonly said: readonly Said[];
  /** Where others point now, at most one thing for each seat. */
  readonly pointed: readonly Pointed[];
}
